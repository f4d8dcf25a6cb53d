/** The dice on the table: what the last roll was for, and which dice hit. */
import type { Choice, CrawlerEvent, CrawlerView } from '../../../kit/wire'
import { numbersOfFigure } from '../box'

export interface Throw {
  readonly purpose: string
  readonly dice: readonly number[]
  readonly rollers: readonly number[]
  /** The number a die must reach to hit, and whom; null for a roll that hits nobody. */
  readonly against: number | null
  readonly target: number | null
  readonly plus: number
  readonly ignored: number
  readonly turned: boolean
  /** Whether the dice still lie there to be changed. */
  readonly isOpen: boolean
  /** Changes with every roll. */
  readonly key: string
}

/** The last roll of this activation, as the cards have left it; an older one tells nobody anything. */
export function lastThrow(view: CrawlerView, past: readonly CrawlerEvent[]): Throw | null {
  const at = past.findLastIndex(({ kind }) => kind === 'rolled' || kind === 'activation_began')
  const event = past[at]
  if (event?.kind !== 'rolled') return null
  const changed = past.slice(at).findLast(({ kind }) => kind === 'dice_changed')
  const dice = changed?.kind === 'dice_changed' ? changed.dice : event.dice
  const isOpen = view.roll !== null
  const strike = isOpen ? view.strike : null
  const attacker = strike?.turned ? strike.attacker : null
  const target = attacker ?? event.target
  return {
    purpose: event.purpose,
    dice: view.roll?.dice ?? dice,
    rollers: event.rollers,
    against: attacker === null ? event.against : (numbersOfFigure(view, attacker)?.def ?? null),
    target,
    plus: strike?.plus ?? 0,
    ignored: strike?.ignored ?? 0,
    turned: strike?.turned ?? false,
    isOpen,
    key: `${String(view.round)} ${String(at)} ${event.dice.join('')}`,
  }
}

/** Whether a die hits (DC-62). */
export const isHit = (thrown: Throw, die: number): boolean =>
  thrown.against !== null && die + thrown.plus >= thrown.against

export const hitsOf = (thrown: Throw): number =>
  Math.max(0, thrown.dice.filter((die) => isHit(thrown, die)).length - thrown.ignored)

/** What a choice does to which die: `die 2`, `change 2 +1`, `turn-die 2 5`. */
export interface Change {
  readonly do: string
  readonly at: number
  readonly kind: 'die' | 'change' | 'turn-die'
  readonly to: number
}

const WITHIN = (value: number): number => Math.min(6, Math.max(1, value))

export function changesOf(choices: readonly Choice[], dice: readonly number[]): readonly Change[] {
  return choices.flatMap((choice): Change[] => {
    const [kind, die, by] = choice.do.split(' ')
    const at = Number(die) - 1
    const value = dice[at]
    if (value === undefined) return []
    if (kind === 'die') return [{ do: choice.do, at, kind, to: value }]
    if (kind === 'change') return [{ do: choice.do, at, kind, to: WITHIN(value + Number(by)) }]
    if (kind === 'turn-die') return [{ do: choice.do, at, kind, to: Number(by) }]
    return []
  })
}

/** The action that rolls these dice again, numbered from 0. */
export const reroll = (some: readonly number[]): string =>
  `reroll ${[...some]
    .sort()
    .map((at) => String(at + 1))
    .join('')}`
