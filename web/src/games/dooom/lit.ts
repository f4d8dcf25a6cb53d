/** Which tile stands for which choice: the four neighbours, and the own tile for what lies there. */
import { beside, DIRECTIONS, type Place } from '../../kit/grid'
import type { Choice, DooomView } from '../../kit/wire'
import { standing } from './chart'

export type Verb = 'move' | 'attack' | 'pick up'

export interface Lit extends Place {
  readonly do: string
  readonly verb: Verb
  readonly way: number | null
}

/** "attack n" taken apart. */
export function parse(text: string): { verb: Verb; way: number } | null {
  const [verb, letter] = text.split(' ')
  const way = (DIRECTIONS as readonly string[]).indexOf(letter ?? '')
  return (verb === 'move' || verb === 'attack') && way >= 0 ? { verb, way } : null
}

export function litOf(view: DooomView, choices: readonly Choice[]): Lit[] {
  const here = standing(view)
  if (!here) return []
  return choices.flatMap((choice): Lit[] => {
    if (choice.do === 'pick up')
      return [{ row: here.row, column: here.column, do: choice.do, verb: 'pick up', way: null }]
    const found = parse(choice.do)
    if (!found) return []
    return [{ ...beside(here, found.way), do: choice.do, ...found }]
  })
}

export function litAt(lit: readonly Lit[], { row, column }: Place): Lit | undefined {
  return lit.find((each) => each.row === row && each.column === column)
}

/** A tap on a tile farther on in a straight line means the step that way. */
export function litToward(lit: readonly Lit[], from: Place | null, to: Place): Lit | undefined {
  const way = from && wayTo(from, to)
  return way === null ? undefined : lit.find((each) => each.way === way && each.verb === 'move')
}

/** The way to a tile straight ahead, near or far, or null. */
function wayTo(from: Place, to: Place): number | null {
  const [rows, columns] = [to.row - from.row, to.column - from.column]
  if ((rows === 0) === (columns === 0)) return null
  if (columns === 0) return rows < 0 ? 0 : 2
  return columns > 0 ? 1 : 3
}
