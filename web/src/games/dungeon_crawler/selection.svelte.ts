/** What the eyes are on: shared by the mat, by the cards beside it and by the bar of actions. */
import type { Doorway, Slot } from './mat/gestures'

/** What was tapped and waits to be confirmed. */
export type Armed =
  | { readonly kind: 'spot'; readonly cell: number }
  | { readonly kind: 'slot'; readonly slot: Slot }
  | { readonly kind: 'door'; readonly door: Doorway }

interface Selection {
  /** The figure that was tapped, or null. */
  figure: number | null
  /** The text of the action that is being thought about, or null. */
  preview: string | null
  /** The space under the pointer or the keyboard's focus, or null. */
  cell: number | null
  armed: Armed | null
  /** The text of the response that was tapped in a window and waits to be confirmed, or null. */
  answer: string | null
  /** The wanted rotation of the tile in the hand, in quarter turns. */
  turn: number
  /** Whether what can be chosen on the mat shows its number, since a list names it by that. */
  isNumbered: boolean
}

const NOTHING: Selection = {
  figure: null,
  preview: null,
  cell: null,
  armed: null,
  answer: null,
  turn: 0,
  isNumbered: false,
}

export const selection: Selection = $state({ ...NOTHING })

/** Look at nothing in particular: a new question, another match. */
export function forget(): void {
  Object.assign(selection, NOTHING)
}

/** What was tapped is taken back. */
export function disarm(): void {
  Object.assign(selection, { armed: null, answer: null, preview: null, cell: null })
}
