/** The standing part of the picture as a handful of paths, however many tiles it shows. */
import type { Place } from '../../kit/grid'
import { type Frame, range } from './camera.svelte'
import { type Chart, EXIT, thingOf, type Thing, UNKNOWN, WALL } from './chart'

/** Units of the drawing for one tile. */
export const TILE = 40
const FACE = 16
const FOOT = 9
/** Tiles drawn beyond the frame, so that a step does not slide in from nothing. */
const BEYOND = 2

export interface Found extends Place {
  readonly thing: Thing
}

export interface Ground {
  readonly floor: string
  readonly rock: string
  /** The side of a wall that faces an open tile below it. */
  readonly face: string
  /** The shadow that such a wall throws on the tile below it. */
  readonly foot: string
  /** Known tiles out of sight. */
  readonly shade: string
  readonly exits: readonly Place[]
  readonly things: readonly Found[]
}

function box(column: number, row: number, top = 0, height = TILE): string {
  return `M${String(column * TILE)} ${String(row * TILE + top)}h${String(TILE)}v${String(height)}h${String(-TILE)}z`
}

function isOpen(letter: string): boolean {
  return letter !== WALL && letter !== UNKNOWN
}

export function groundOf(chart: Chart, frame: Frame): Ground {
  let [floor, rock, face, foot, shade] = ['', '', '', '', '']
  const exits: Place[] = []
  const things: Found[] = []
  for (const row of range(frame.row, frame.span, BEYOND))
    for (const column of range(frame.column, frame.span, BEYOND)) {
      const letter = chart.letter(row, column)
      if (letter === UNKNOWN) continue
      if (letter === WALL) rock += box(column, row)
      else floor += box(column, row)
      if (letter === WALL && isOpen(chart.letter(row + 1, column)))
        face += box(column, row, TILE - FACE, FACE)
      if (letter !== WALL && chart.letter(row - 1, column) === WALL)
        foot += box(column, row, 0, FOOT)
      if (!chart.isLit(row, column)) shade += box(column, row)
      if (letter === EXIT) exits.push({ row, column })
      const thing = thingOf(letter)
      if (thing) things.push({ row, column, thing })
    }
  return { floor, rock, face, foot, shade, exits, things }
}
