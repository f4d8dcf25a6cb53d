/** From a click, a key or a button to one of the choices that the server offers. */
import { DIRECTIONS } from './grid'
import type { Choice } from './wire'

/** The four directions as signs, in their order. */
export const ARROWS = ['↑', '→', '↓', '←'] as const

export type Choices = readonly Choice[]

/** What a click on this cell would do. */
export function atCell(choices: Choices, cell: number): Choice | null {
  return choices.find((choice) => choice.cell === cell) ?? null
}

/** The choice of this text, if it is offered. */
export function offered(choices: Choices, text: string): Choice | null {
  return choices.find((choice) => choice.do === text) ?? null
}

/** The choice that goes this way, whatever is done there: `move n`, `dig n`. */
export function toward(choices: Choices, way: number): Choice | null {
  const letter = DIRECTIONS[way as 0 | 1 | 2 | 3]
  return choices.find((choice) => choice.do.endsWith(` ${letter}`)) ?? null
}

/** The cells to light. */
export function targets(choices: Choices): ReadonlySet<number> {
  return new Set(choices.flatMap((choice) => (choice.cell === null ? [] : [choice.cell])))
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: 0,
  ArrowRight: 1,
  ArrowDown: 2,
  ArrowLeft: 3,
  w: 0,
  d: 1,
  s: 2,
  a: 3,
  k: 0,
  l: 1,
  j: 2,
  h: 3,
}

/** The direction of a key (arrows, WASD, hjkl), or null. */
export function directionOf(key: string): number | null {
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null
}

/** The action text of a step that way. */
export function move(way: number): string {
  return `move ${DIRECTIONS[way as 0 | 1 | 2 | 3]}`
}
