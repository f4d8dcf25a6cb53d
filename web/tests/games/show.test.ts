/** What playing shows must lead to what the server says: over whole recorded matches. */
import { expect, test } from 'vitest'
import { show } from '../../src/games/delve_and_dash/show'
import type { DelveView } from '../../src/kit/wire'
import { recorded } from '../recorded'

// What only the server knows: whether a dragon is still in sight, and all that the end reveals.
function comparable(view: DelveView): Partial<DelveView> {
  const { dragon, last_seen, ending, secrets, battles, draw_offers, ...rest } = view
  void [dragon, last_seen, ending, secrets, battles, draw_offers]
  const warriors = rest.warriors.map((warrior) => ({ ...warrior, deaths: 0 }))
  return { ...rest, warriors, round: 0 }
}

test.each(['solo', 'cpu', 'spectator'] as const)('a whole %s match', (name) => {
  const frames = recorded(name)
  for (let at = 1; at < frames.length; at++) {
    const before = frames[at - 1]!.view
    const { events, view, n } = frames[at]!
    const played = events.reduce(show, before)
    expect(comparable(played), `step ${String(n)}`).toEqual(comparable(view))
  }
})
