/** What each game adds to an analysis: names without coordinates nobody sees, and places. */
import { expect, test } from 'vitest'
import { analysisUi as crawler } from '../../src/games/dungeon_crawler/analysis'
import { analysisUi as delve } from '../../src/games/delve_and_dash/analysis'
import { analysisUi as dooom } from '../../src/games/dooom/analysis'
import { placed, placeOf } from '../../src/games/dooom/analysis/places'
import { gameUi as extrikateUi } from '../../src/games/extrikate'
import type { CrawlerView, DelveView, DooomView, ExtrikateView } from '../../src/kit/wire'

const labyrinth = { size: 8, warriors: [{ cell: 27 }, { cell: null }] } as unknown as DelveView

test('steps in the labyrinth lead to chambers with names', () => {
  expect(delve.name('move n', labyrinth, 0)).toBe('north to D3')
  expect(delve.aim('move n', labyrinth, 0)).toEqual({ from: 27, to: 19 })
  expect(delve.name('waystone h8', labyrinth, 0)).toBe('waystone in H8')
  expect(delve.aim('waystone h8', labyrinth, 0)).toEqual({ from: null, to: 63 })
  expect(delve.name('next turn', labyrinth, 0)).toBe('ending the turn')
  expect(delve.aim('next turn', labyrinth, 0)).toEqual({ from: 27, to: 27 })
  expect(delve.aim('move n', labyrinth, 1)).toBeNull()
})

test('layers of the labyrinth have names, and others have none', () => {
  expect(delve.layer('treasure', '')).toBe('Possible treasure places')
  expect(delve.layer('waystone', 'Bo')).toBe('Possible waystones of Bo')
  expect(delve.layer('nonsense', '')).toBeNull()
})

const dungeon = { own: { row: -2, column: 3, window: [], memory: [] } } as unknown as DooomView

test('tiles of a dungeon are counted from the own start', () => {
  expect(placeOf(placed({ row: -7, column: 12 }))).toEqual({ row: -7, column: 12 })
  expect(dooom.aim('move s', dungeon, 0)).toEqual({
    from: placed({ row: -2, column: 3 }),
    to: placed({ row: -1, column: 3 }),
  })
  expect(dooom.name('attack e', dungeon, 0)).toBe('a blow to the east')
  expect(dooom.name('pick up', dungeon, 0)).toBe('picking it up')
  expect(dooom.layer('rival', 'Bo')).toBe('Where Bo could be')
})

test('the Crawler tells from the own figure where something is done', () => {
  const cell = 17 * 35 + 17
  const player = { cell, adventurer: 'elf_wizard', wounds: 0 }
  const view = { monsters: [], players: [player] } as unknown as CrawlerView
  const { from, to } = crawler.aim('move 19:16', view, 0) ?? {}
  expect(to).toBe(16 * 35 + 19)
  expect(from).toBe(cell)
  expect(crawler.name('move 19:16', view, 0)).toBe('Move 2 spaces east')
  expect(crawler.name('move 16:16', view, 0)).toBe('Move 1 space north-west')
  expect(crawler.name('stop', view, 0)).not.toContain(':')
  expect(crawler.layer('card', 'Bo')).toBe('Cards that Bo could hold')
  expect(crawler.place?.('card', 0)).not.toBe('')
})

test('the sheet has nothing hidden, and buttons keep their names', async () => {
  const own = await extrikateUi.loadAnalysis?.()
  const view = {
    step: 'between_rolls',
    turn: 0,
    delvers: [{ cell: 14, status: 'active' }],
  } as unknown as ExtrikateView
  expect(own?.isOpen).toBe(true)
  expect(own?.layer('anything', '')).toBeNull()
  expect(own?.aim('move e', view, 0)).toEqual({ from: 14, to: 15 })
  expect(own?.aim('roll', view, 0)).toBeNull()
  expect(own?.name('move e', view, 0)).toBe('Walk east')
})
