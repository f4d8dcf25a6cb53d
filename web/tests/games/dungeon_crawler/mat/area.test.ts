import { beforeAll, expect, test } from 'vitest'
import { CREATURES, heroOf, kindOf } from '../../../../src/games/dungeon_crawler/box'
import { blastArea, tileArea } from '../../../../src/games/dungeon_crawler/mat/area'
import { cellAt, placeOf } from '../../../../src/games/dungeon_crawler/mat/geometry'
import { areaText, preyText } from '../../../../src/games/dungeon_crawler/mat/labels'
import { preyFrom, reachFrom } from '../../../../src/games/dungeon_crawler/mat/prey'
import { read } from '../../../../src/games/dungeon_crawler/mat/gestures'
import { previewOf } from '../../../../src/games/dungeon_crawler/mat/preview'
import { speak } from '../../../../src/kit/words.svelte'
import type { CrawlerView } from '../../../../src/kit/wire'
import { recordedMat } from '../../../recorded'

const players = { names: ['Ada', 'Racer', 'Cy'], bots: [false, true, true], you: 0, mine: [0] }
const { view: recorded } = recordedMat('crawler-kinds').find(
  ({ view }) => view.players[0]?.cell !== null && view.players[1]?.cell !== null,
)!
const ROOM = { left: 5, top: 5, right: 14, bottom: 9 }
beforeAll(() => speak('en'))

/** Rock with one hall of ten by five spaces, and a wall of rock in it at column 10 where wanted. */
function hall(wall: readonly number[] = []): string {
  return Array.from({ length: 35 * 35 }, (_, cell) => {
    const [x, y] = [cell % 35, Math.floor(cell / 35)]
    const isInside = x >= ROOM.left && x <= ROOM.right && y >= ROOM.top && y <= ROOM.bottom
    return isInside && !(x === 10 && wall.includes(y)) ? '.' : '#'
  }).join('')
}

function scene(change: Partial<CrawlerView>, cells: readonly (number | null)[]): CrawlerView {
  const seats = recorded.players.map((each, seat) => ({ ...each, cell: cells[seat] ?? null }))
  const monsters: CrawlerView['monsters'] = []
  return { ...recorded, terrain: hall(), players: seats, monsters, asked: 0, ...change }
}
const monsterOf = (creature: string): number =>
  Array.from({ length: 49 }, (_, figure) => figure).find((each) => kindOf(each) === creature)!

test('a blast reaches what its middle sees, and spares who makes it (DC-61)', () => {
  const view = scene({}, [cellAt(6, 6), cellAt(9, 7)])
  const { cells, hit } = blastArea(view, cellAt(9, 6))
  expect(cells).toHaveLength(9)
  expect(hit.map(({ figure }) => figure)).toEqual([heroOf(1)])
  const walled = blastArea({ ...view, terrain: hall([5, 6, 7]) }, cellAt(9, 6))
  expect(walled.cells).toHaveLength(6)
})

test('a fireball spares those whom fire does not harm (DC-92)', () => {
  const figure = monsterOf('fire_elemental')
  const monster = { figure, creature: 'fire_elemental', seat: 1, cell: cellAt(9, 7), wounds: 0 }
  const view = scene({ monsters: [monster] }, [cellAt(6, 6), null])
  expect(blastArea(view, cellAt(9, 6)).hit).toHaveLength(1)
  const burning = { ...view, card: 'scroll_of_fireball' }
  expect(blastArea(burning, cellAt(9, 6)).hit).toHaveLength(0)
})

test('a fireball shows its area while its space is chosen', () => {
  const view = { ...scene({}, [cellAt(5, 5), cellAt(8, 5)]), asked: 0, question: 'space' }
  const aimed = (card: string) => previewOf({ ...view, card }, 'target 8:6', new Map())
  expect(aimed('scroll_of_fireball').area?.hit.map(({ figure }) => figure)).toEqual([heroOf(1)])
  expect(aimed('scroll_of_fireball').lines).toHaveLength(1)
  expect(aimed('spear_trap').area).toBeNull()
})

test('a card that is played on a tile shows whom it concerns (DC-105)', () => {
  const ghost = Object.values(CREATURES).find(({ abilities }) => abilities.includes('incorporeal'))!
  const at = { figure: monsterOf(ghost.id), creature: ghost.id, seat: 1, wounds: 0 }
  const view = scene({ monsters: [{ ...at, cell: cellAt(6, 7) }] }, [cellAt(6, 6), cellAt(12, 6)])
  const place = placeOf(cellAt(6, 6))
  const on = (card: string) => tileArea({ ...view, card }, place)!
  expect(on('crushing_trap').hit.map(({ figure }) => figure)).toEqual([heroOf(0)])
  expect(on('healing_font')).toMatchObject({ heals: true, hit: [{ figure: heroOf(0) }] })
  expect(on('cave_in').hit).toEqual([])
  expect(on('cave_in').cells).toHaveLength(25)
  expect(tileArea({ ...view, card: 'map' }, place)).toBeNull()
  expect(areaText(view, on('healing_font'), players)).toBe('Heals you.')
  const text = `tile ${String(place % 7)}:${String(Math.floor(place / 7))}`
  const preview = previewOf({ ...view, card: 'crushing_trap' }, text, new Map())
  expect(preview.area?.hit).toHaveLength(1)
})

test('where one may walk or blast, both are shown', () => {
  const view = { ...scene({}, [cellAt(5, 5), cellAt(8, 5)]), asked: 0 }
  const { spots } = read(['move 8:6', 'blast 8:6'].map((text) => ({ do: text, cell: null })))
  const both = previewOf(view, 'move 8:6', new Map(), spots)
  expect(both.way).toHaveLength(2)
  expect(both.area?.hit.map(({ figure }) => figure)).toEqual([heroOf(1)])
  expect(previewOf(view, 'move 8:6', new Map()).area).toBeNull()
})

test('a Monster that waits to be placed shows its reach, and whom it would go for (DC-82)', () => {
  const figure = monsterOf('minotaur')
  const view = scene({ drawn_creature: figure }, [cellAt(5, 5), cellAt(13, 9)])
  const cell = cellAt(11, 9)
  expect(preyFrom(view, figure, cell)).toMatchObject({ target: { figure: heroOf(1) }, cost: 2 })
  expect(reachFrom(view, figure, cell).has(cellAt(12, 9))).toBe(true)
  expect(preyText(view, figure, cell, players)).toBe('From here: Racer, 2 MV away.')
  const preview = previewOf(view, 'place 11:9', new Map())
  expect(preview.prey).not.toBeNull()
  expect(preview.reach.size).toBeGreaterThan(5)
})

test('one that only guards goes for nobody', () => {
  const guard = Object.values(CREATURES).find(({ los }) => los === 'guard' || los === 'hold')
  if (!guard) return
  const figure = monsterOf(guard.id)
  const view = scene({ drawn_creature: figure }, [cellAt(5, 5), null])
  expect(preyFrom(view, figure, cellAt(8, 5))).toBeNull()
})
