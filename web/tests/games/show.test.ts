/** What playing shows must lead to what the server says: over whole recorded matches. */
import { expect, test } from 'vitest'
import { show } from '../../src/games/delve_and_dash/show'
import type { DelveView } from '../../src/kit/wire'
import { recorded } from '../recorded'

// What only the server knows: whether a dragon is still in sight, and all that the end reveals.
function comparable(view: DelveView): Partial<DelveView> {
  const { dragon, last_seen, ending, secrets, battles, draw_offers, ...rest } = view
  void [dragon, last_seen, ending, secrets, battles, draw_offers]
  return { ...rest, round: 0 }
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

test('who picks the treasure up has the moves of this match’s carriers (DD-40)', () => {
  const view = { ...recorded('cpu').at(-1)!.view, acting: [0], left: 8, carrier_moves: 7 }
  expect(show(view, { kind: 'treasure_taken', seat: 0, cell: 0 }).left).toBe(7)
  expect(show(view, { kind: 'robbed', winner: 0, loser: 1 }).left).toBe(7)
})

test('a door shows itself by its own event, after the step (DD-109)', () => {
  const { view } = recorded('cpu')[0]!
  const stepped = show(view, { kind: 'stepped', seat: 0, cell: 1, way: 1, edge: 0 })
  expect(stepped.boundaries[0]).toBe(' ')
  expect(show(stepped, { kind: 'door_locked', seat: 0, edge: 0 }).boundaries[0]).toBe('+')
  const forced = show(view, { kind: 'door_forced', seat: 0, edge: 0 })
  const through = show(forced, { kind: 'stepped', seat: 0, cell: 1, way: 1, edge: 0 })
  expect(through.boundaries[0]).toBe('/')
})
