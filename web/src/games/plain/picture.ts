/**
 * The picture in a view. A field that is a list of rows of text, all of one length, is one: a sign
 * per cell, and the cells of the actions are counted row by row.
 */
import type { Place } from '../../kit/grid'
import type { Choices } from '../../kit/pick'
import type { Choice } from '../../kit/wire'

export type PlainView = Readonly<Record<string, unknown>>

export interface Picture {
  /** The field that holds it. */
  readonly field: string
  readonly rows: readonly string[]
  readonly width: number
}

function isPicture(value: unknown): value is readonly string[] {
  if (!Array.isArray(value) || value.length < 2) return false
  const rows: readonly unknown[] = value
  const [first] = rows
  if (typeof first !== 'string' || first.length < 2) return false
  return rows.every((row) => typeof row === 'string' && row.length === first.length)
}

/** The first picture among the fields of a view, or null. */
export function pictureOf(view: PlainView): Picture | null {
  for (const [field, value] of Object.entries(view))
    if (isPicture(value)) return { field, rows: value, width: value[0]!.length }
  return null
}

export const cellAt = ({ width }: Picture, { row, column }: Place): number => row * width + column

/** `a1` is the north-west corner; beyond the letters a cell goes by row and column. */
export function cellName({ width }: Picture, cell: number): string {
  const [row, column] = [Math.floor(cell / width) + 1, cell % width]
  if (width > 26) return `${String(row)}/${String(column + 1)}`
  return String.fromCharCode(97 + column) + String(row)
}

/** The choice that a click on this cell means: the only one that is about it. */
export function choiceAt(choices: Choices, cell: number): Choice | null {
  const [choice, another] = choices.filter((each) => each.cell === cell)
  return choice && !another ? choice : null
}

/** What has to be chosen from a list, because no click on the picture means it alone. */
export function listed(choices: Choices, picture: Picture | null): Choices {
  if (!picture) return choices
  const cells = picture.rows.length * picture.width
  return choices.filter(
    ({ cell }) => cell === null || cell < 0 || cell >= cells || !choiceAt(choices, cell),
  )
}
