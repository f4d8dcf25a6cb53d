/**
 * When a player wants to be asked for cards (DC-100, DC-112). Where to stop and for which card is
 * the table's business (`ask all`, `ask pit-trap always`); to be left alone for a while is this
 * page's: it passes at once, until the moment that was named has come or a chest is at stake.
 */
import type { Choice, CrawlerView } from '../../../kit/wire'
import { heroOf } from '../box'

export type Until = 'step' | 'turn' | 'attacked'
export type Stops = 'usual' | 'all' | 'none'
export type Switch = 'usual' | 'always' | 'later'
export const SWITCHES: readonly Switch[] = ['usual', 'always', 'later']

interface Rest {
  readonly until: Until
  /** Where the match stood: a turn or a step that has begun already does not end it. */
  readonly since: string
}

const rests: Record<number, Rest | null> = $state({})
const wished: Record<number, Stops | null> = $state({})
const thrown: Record<number, Record<string, Switch>> = $state({})

/** The choices of the window that was passed last: a fixed window stays open for a while. */
let passed = $state.raw<readonly Choice[] | null>(null)

/** A window with these choices was passed. */
export function note(choices: readonly Choice[]): void {
  passed = choices
}

export const hasPassed = (choices: readonly Choice[]): boolean => passed === choices

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

/** How a card's own switch stands, or is wished to stand. */
export function switchOf(view: CrawlerView, card: string): Switch {
  return thrown[view.seat]?.[card] ?? standing(view, card)
}

function standing(view: CrawlerView, card: string): Switch {
  if (view.always.includes(card)) return 'always'
  return view.later.includes(card) ? 'later' : 'usual'
}

/** The words that throw a card's switch; the table is told again until it has heard. */
export function throwSwitch(view: CrawlerView, card: string, to: Switch): string {
  thrown[view.seat] = { ...thrown[view.seat], [card]: to }
  return askFor(card, to)
}

const askFor = (card: string, to: Switch): string => `ask ${card.replaceAll('_', '-')} ${to}`

/** A switch that the table has not heard of yet; those that it has are no wishes any more. */
function unheard(view: CrawlerView, seat: number): string | null {
  const left = Object.entries(thrown[seat] ?? {}).filter(
    ([card, to]) => standing(view, card) !== to,
  )
  if (left.length < Object.keys(thrown[seat] ?? {}).length) thrown[seat] = Object.fromEntries(left)
  return left[0] ? askFor(...left[0]) : null
}

/** Whether dice or wounds threaten a seat's Adventurer. */
function isAttacked(view: CrawlerView, seat: number): boolean {
  const hero = heroOf(seat)
  const targets = view.window === 'attack' ? (view.attack?.targets ?? []) : []
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
    thrown[seat] = {}
  }
  const rest = rests[seat]
  if (rest && isOver(rest, view, seat)) rests[seat] = null
  else if (rest && isAsked && view.waiting && !view.at_stake) return 'pass'
  if (view.seat !== seat) return null
  const stops = wished[seat]
  return stops && view.stops !== stops ? `ask ${stops}` : unheard(view, seat)
}
