/** Sounds that mean the same in every game. */
import type { Players } from './game_ui'
import type { Effect } from './sound'

/** How a match ends: a fanfare for who won, or for any winner where nobody here lost. */
export function endingSound(winners: readonly number[], { you }: Players): 'fanfare' | 'dirge' {
  const isWon = you === null ? winners.length > 0 : winners.includes(you)
  return isWon ? 'fanfare' : 'dirge'
}

export const fanfare = [
  { wave: 'triangle', from: 392, for: 0.16, gain: 0.4 },
  { wave: 'triangle', from: 523, at: 0.16, for: 0.16, gain: 0.4 },
  { wave: 'triangle', from: 659, at: 0.32, for: 0.16, gain: 0.4 },
  { wave: 'triangle', from: 784, at: 0.48, for: 0.8, gain: 0.34 },
] as const satisfies Effect

export const dirge = [
  { wave: 'triangle', from: 220, for: 0.4, gain: 0.4 },
  { wave: 'triangle', from: 208, at: 0.36, for: 0.4, gain: 0.4 },
  { wave: 'triangle', from: 165, at: 0.72, for: 0.7, gain: 0.44 },
] as const satisfies Effect

/** Something that can't be done. */
export const tick = [
  { wave: 'sine', from: 210, to: 180, for: 0.06, gain: 0.35 },
] as const satisfies Effect

/** A turn begins: each seat has its motif. */
export const rising = [
  { wave: 'triangle', from: 440, for: 0.1, gain: 0.24 },
  { wave: 'triangle', from: 587, at: 0.1, for: 0.18, gain: 0.24 },
] as const satisfies Effect

export const falling = [
  { wave: 'triangle', from: 587, for: 0.1, gain: 0.24 },
  { wave: 'triangle', from: 440, at: 0.1, for: 0.18, gain: 0.24 },
] as const satisfies Effect
