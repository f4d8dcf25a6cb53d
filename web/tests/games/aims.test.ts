import { expect, test } from 'vitest'
import { aimName, aimOf } from '../../src/games/delve_and_dash/aims'
import type { DelveView } from '../../src/kit/wire'

const warrior = { chosen: true, start: 1, cell: 1, lives: 3, carrying: false, moves: 0, deaths: 0 }
const base = {
  phase: 'playing',
  warriors: [warrior, warrior],
  treasure: null,
  awake: false,
} as unknown as DelveView
const carrying = (...seats: boolean[]): DelveView => ({
  ...base,
  warriors: seats.map((each) => ({ ...warrior, carrying: each })),
})
const players = { names: ['Bo', 'Knight'], bots: [false, true], you: 0, mine: [0] }

test('the first trigger that holds tells the phase (DD-100)', () => {
  expect(aimOf(base, 1)).toBe('explore')
  expect(aimOf({ ...base, awake: true }, 1)).toBe('search')
  expect(aimOf({ ...base, awake: true, treasure: 9 }, 1)).toBe('fetch')
  expect(aimOf(carrying(true, false), 1)).toBe('hunt')
  expect(aimOf(carrying(false, true), 1)).toBe('return')
})

test('only a computer that plays and has aims tells one', () => {
  expect(aimName(base, 1, players)).toBe('is exploring')
  expect(aimName(base, 0, players)).toBe('')
  expect(aimName({ ...base, phase: 'choosing' }, 1, players)).toBe('')
  expect(aimName(base, 1, { ...players, names: ['Bo', 'Wanderer'] })).toBe('')
  const dead = { ...base, warriors: [warrior, { ...warrior, lives: 0 }] } as DelveView
  expect(aimName(dead, 1, players)).toBe('')
})
