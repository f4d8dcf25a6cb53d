/** The ways that the end of a match lights, from what was told. */
import { expect, test } from 'vitest'
import {
  cellsOf as delveCells,
  spotOf,
  trailsOf,
} from '../../src/games/delve_and_dash/finale/trails'
import { cellsOf as sheetCells } from '../../src/games/extrikate/finale/trails'
import { placesOf } from '../../src/games/dooom/finale/trails'
import { cellsOf as matCells } from '../../src/games/dungeon_crawler/finale/trails'
import { heroOf } from '../../src/games/dungeon_crawler/box'
import type { Finale } from '../../src/kit/game_ui'
import { backwards } from '../../src/kit/trail'
import type {
  CrawlerEvent,
  DelveEvent,
  DelveView,
  DooomEvent,
  DooomView,
  ExtrikateEvent,
} from '../../src/kit/wire'

const step = (seat: number, cell: number): DelveEvent => ({
  kind: 'stepped',
  seat,
  cell,
  way: 0,
  edge: 0,
})
const began: DelveEvent = { kind: 'match_began', starts: [0, 63] }

test('in the labyrinth the way begins where the treasure was taken', () => {
  const past: DelveEvent[] = [
    began,
    step(0, 1),
    step(1, 62),
    { kind: 'treasure_found', seat: 0, cell: 1 },
    step(0, 9),
    step(0, 8),
  ]
  expect(delveCells(past, 0)).toEqual([1, 9, 8])
  expect(delveCells(past, 1)).toEqual([63, 62])
})

test('who was struck sets out anew, and who robs goes on from there', () => {
  const struck: DelveEvent[] = [
    began,
    step(0, 1),
    { kind: 'respawned', seat: 0, cell: 5 },
    step(0, 6),
  ]
  expect(delveCells(struck, 0)).toEqual([5, 6])
  const robbed: DelveEvent[] = [
    began,
    step(1, 62),
    { kind: 'robbed', winner: 1, loser: 0 },
    step(1, 61),
  ]
  expect(delveCells(robbed, 1)).toEqual([62, 61])
})

test('only one way is lit, from its end on; the spot is where its warrior stands', () => {
  const view = {
    size: 8,
    warriors: [{ cell: 1 }, { cell: null }],
  } as unknown as DelveView
  const finale: Finale<DelveEvent> = {
    mood: 'won',
    seat: 0,
    past: [began, step(0, 1), step(1, 62)],
    isFresh: true,
  }
  const [first, second] = trailsOf(view, finale)
  expect([first?.isLit, second?.isLit]).toEqual([true, false])
  expect(first?.points[0]).toEqual(spotOf(view, finale))
  expect(spotOf(view, { ...finale, seat: 1 })).toEqual(second?.points[0]) // fallen: where last seen
  expect(spotOf(view, { ...finale, seat: null })).toBeNull()
})

test('on the sheet the way home begins with turning back', () => {
  const moved = (cell: number): ExtrikateEvent => ({
    kind: 'moved',
    seat: 0,
    cell,
    way: 0,
    edge: 0,
    explored: true,
  })
  const past: ExtrikateEvent[] = [moved(3), moved(4), { kind: 'exit_declared', seat: 0 }, moved(3)]
  expect(sheetCells(past, 0)).toEqual([4, 3])
  expect(sheetCells(past, 1)).toEqual([])
})

test('in the dungeon steps are walked back from where the figure stands', () => {
  const view = { whole: { figures: [{ seat: 0, row: 4, column: 4 }] } } as unknown as DooomView
  const past: DooomEvent[] = [
    { kind: 'moved', seat: 0, way: 1 },
    { kind: 'moved', seat: 0, way: 2 },
  ]
  expect(placesOf(view, past, 0)).toEqual([
    { row: 4, column: 4 },
    { row: 3, column: 4 },
    { row: 3, column: 3 },
  ])
  expect(placesOf(view, past, 1)).toEqual([])
})

test('on the mat a way begins where the Adventurer was put', () => {
  const figure = heroOf(0)
  const past: CrawlerEvent[] = [
    { kind: 'walked', figure, path: [1, 2] },
    { kind: 'put', figure, cell: 40 },
    { kind: 'walked', figure, path: [41, 42] },
  ] as CrawlerEvent[]
  expect(matCells(past, 0)).toEqual([40, 41, 42])
})

test('standing still is no part of a way', () => {
  const here = { x: 1, y: 1 }
  expect(backwards([here, here, { x: 2, y: 1 }])).toEqual([{ x: 2, y: 1 }, here])
})
