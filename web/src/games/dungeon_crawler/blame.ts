/** What a figure suffers from: the attack or the card that is being carried out. */
import type { CrawlerAttack, CrawlerEvent } from '../../kit/wire'

export interface Blame {
  readonly attack: CrawlerAttack | null
  readonly card: string | null
}

/** After these nobody suffers from what was before. */
const OVER: readonly CrawlerEvent['kind'][] = ['activation_began', 'step_began', 'path_committed']

/** Whom and what to blame after an event. */
export function blame(before: Blame, event: CrawlerEvent): Blame {
  const { attack, card } = before
  if (OVER.includes(event.kind)) return { attack: null, card: null }
  if (event.kind === 'card_played') return { attack, card: event.card }
  if (event.kind !== 'attack_declared') return { attack, card }
  const { figure: attacker, cell: space, targets } = event
  return { attack: { attacker, attack: event.attack, space, targets }, card }
}

/** How an Adventurer fell, and what went with it. */
export interface Fall extends Blame {
  readonly figure: number
  readonly how: string
  readonly by: number | null
  readonly lost: readonly string[]
}

/** The fall of a figure that has not come back since, or null. */
export function lastFall(past: readonly CrawlerEvent[], figure: number): Fall | null {
  const at = past.findLastIndex((each) => each.kind === 'slain' && each.figure === figure)
  const event = past[at]
  const later = past.slice(at + 1)
  const isBack = later.some((each) => each.kind === 'appeared' && each.figure === figure)
  if (event?.kind !== 'slain' || isBack) return null
  const [next] = later
  const lost = next?.kind === 'cards_discarded' ? next.cards : []
  const nothing: Blame = { attack: null, card: null }
  return { ...event, ...past.slice(0, at).reduce(blame, nothing), lost }
}
