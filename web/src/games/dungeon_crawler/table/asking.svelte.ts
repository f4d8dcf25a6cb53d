/**
 * When a player wants to be asked for cards (DC-100). Where to stop is the table's business
 * (`ask usual`, `ask all`, `ask none`); to be left alone for a while is this page's: it passes at
 * once, until the moment that was named has come.
 */
import type { CrawlerView } from '../../../kit/wire'
import { heroOf } from '../box'

export type Until = 'step' | 'turn' | 'attacked'
export type Stops = 'usual' | 'all' | 'none'

interface Rest {
  readonly until: Until
  /** Where the match stood: a turn or a step that has begun already does not end it. */
  readonly since: string
}

const rests: Record<number, Rest | null> = $state({})
const wished: Record<number, Stops | null> = $state({})
const ATTACK_FRAME = 15
const FIRST_CELL = 8

const turnIn = (view: CrawlerView): string => `${String(view.round)} ${String(view.active)}`
const stepIn = (view: CrawlerView): string => `${turnIn(view)} ${String(view.step)}`

/** Pass from now on, until then. */
export function restUntil(seat: number, until: Until, view: CrawlerView): void {
  rests[seat] = { until, since: until === 'step' ? stepIn(view) : turnIn(view) }
}

export function restOf(seat: number): Until | null {
  return rests[seat]?.until ?? null
}

/** Be asked again, at these moments. */
export function askAt(seat: number, stops: Stops): void {
  rests[seat] = null
  wished[seat] = stops
}

/** Whether dice or wounds threaten a seat's Adventurer. */
function isAttacked(view: CrawlerView, seat: number): boolean {
  const hero = heroOf(seat)
  const attack = view.process.findLast((frame) => frame[0] === ATTACK_FRAME)
  const targets = view.window === 'attack' ? (attack?.slice(FIRST_CELL) ?? []) : []
  return (
    targets.includes(hero) || view.harm?.figure === hero || (view.strike?.target ?? -1) === hero
  )
}

function isOver(rest: Rest, view: CrawlerView, seat: number): boolean {
  if (rest.until === 'step') return stepIn(view) !== rest.since
  if (rest.until === 'attacked') return isAttacked(view, seat)
  return view.active === seat && turnIn(view) !== rest.since
}

/** What is done for a seat without asking: let a window pass, or say where to stop. */
export function reflex(view: CrawlerView, seat: number, isAsked: boolean): string | null {
  if (view.phase === 'over') return null
  if (view.phase === 'choosing') {
    rests[seat] = null
    wished[seat] = null
  }
  const rest = rests[seat]
  if (rest && isOver(rest, view, seat)) rests[seat] = null
  else if (rest && isAsked && view.waiting) return 'pass'
  const stops = wished[seat]
  return stops && view.seat === seat && view.stops !== stops ? `ask ${stops}` : null
}
