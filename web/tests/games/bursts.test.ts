/** Every small effect stands where its event happened, in every game. */
import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { burstOf as delve } from '../../src/games/delve_and_dash/burst'
import { burstOf as dungeon } from '../../src/games/dooom/burst'
import { burstOf as mat } from '../../src/games/dungeon_crawler/mat/burst'
import { burstOf as sheet } from '../../src/games/extrikate/burst'
import Burst, { type BurstKind } from '../../src/kit/Burst.svelte'
import { Grid } from '../../src/kit/grid'
import type {
  CrawlerEvent,
  CrawlerView,
  DelveEvent,
  DelveView,
  DooomEvent,
  ExtrikateEvent,
  ExtrikateView,
} from '../../src/kit/wire'

const labyrinth = {
  size: 8,
  warriors: [{ cell: 9 }, { cell: 10 }],
  dragon: 18,
} as unknown as DelveView
const grid = new Grid(8)

test.each([
  [{ kind: 'door_forced', seat: 0, edge: grid.edge(0, 1)! }, 'splinters', 1, 0.5],
  [{ kind: 'door_held', seat: 0, cell: 0, way: 2, edge: grid.edge(0, 2)! }, 'dust', 0.5, 1],
  [{ kind: 'dragon_moved', cell: 9 }, 'embers', 1.5, 1.5],
  [{ kind: 'battle_held', carrier: 1, other: 0 }, 'stars', 2.5, 1.5],
  [{ kind: 'treasure_taken', seat: 0, cell: 9 }, 'coins', 1.5, 1.5],
  [{ kind: 'died', seat: 0 }, 'soul', 2.5, 2.5],
] as [DelveEvent, BurstKind, number, number][])('labyrinth: %j', (event, kind, x, y) => {
  expect(delve(event, labyrinth, grid)).toEqual({ kind, spot: { x: x / 8, y: y / 8, side: 1 / 8 } })
})

test('what nobody saw has no effect', () => {
  expect(delve({ kind: 'dragon_moved', cell: null }, labyrinth, grid)).toBeNull()
  expect(delve({ kind: 'dragon_stirred' }, labyrinth, grid)).toBeNull()
})

test.each([
  [{ kind: 'treasure_gained', seat: 0, gained: 1, treasure: 1 }, 'coins', 13],
  [{ kind: 'died', seat: 1, cause: 'killed', treasure: 2 }, 'soul', 30],
] as [ExtrikateEvent, BurstKind, number][])('sheet: %j', (event, kind, cell) => {
  const view = { delvers: [{ cell: 13 }, { cell: null }] } as unknown as ExtrikateView
  const found = sheet(event, view, 30)!
  expect(found.kind).toBe(kind)
  expect(found.spot.x).toBeCloseTo(((cell % 12) + 0.5) / 12)
  expect(found.spot.y).toBeCloseTo((Math.floor(cell / 12) + 0.5) / 12)
})

test('in the dark an effect is where its figure is seen, or nowhere', () => {
  const frame = { row: 5, column: 5, span: 11 }
  const crowd = [{ key: 'own', seat: 0, row: 5, column: 6 }]
  const taken: DooomEvent = { kind: 'picked_up', seat: 0, thing: 'gold', amount: 1 }
  expect(dungeon(taken, frame, crowd)).toEqual({
    kind: 'coins',
    spot: { x: 6.5 / 11, y: 5.5 / 11, side: 1 / 11 },
  })
  expect(dungeon({ ...taken, seat: 1 }, frame, crowd)).toBeNull()
  expect(dungeon({ kind: 'moved', seat: 0, way: 0 }, frame, crowd)).toBeNull()
})

test('on the mat treasure, chest and secret door have one', () => {
  const view = { players: [{ cell: 36 }] } as unknown as CrawlerView
  const kinds = (
    [
      { kind: 'pile_taken', seat: 0, cell: 36 },
      { kind: 'hoard_taken', seat: 0, cards: 2 },
      { kind: 'chest_placed', cell: 36 },
      { kind: 'door_placed', place: 0, side: 'e' },
    ] as CrawlerEvent[]
  ).map((event) => mat(event, view)?.kind)
  expect(kinds).toEqual(['coins', 'coins', 'stars', 'splinters'])
})

test('each event bursts once, and screen readers hear nothing of it', async () => {
  const look = { kind: 'coins' as const, spot: { x: 0.5, y: 0.5, side: 0.1 } }
  const { container, rerender } = render(Burst, { props: { id: 1, look } })
  const first = container.querySelector('.burst')!
  expect(first.getAttribute('aria-hidden')).toBe('true')
  expect(first.querySelectorAll('i')).toHaveLength(7)
  await rerender({ id: 2, look })
  expect(container.querySelector('.burst')).not.toBe(first)
  await rerender({ id: 3, look: null })
  expect(container.querySelector('.burst')).toBeNull()
})
