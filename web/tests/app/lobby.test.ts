import { expect, test } from 'vitest'
import { choose, namesAt, onlyKind } from '../../src/app/lobby/list'
import type { Listed } from '../../src/kit/wire'

const listed = (
  match: string,
  game: string,
  state: string,
  free: number,
  created: number,
): Listed => ({
  match,
  game,
  settings: {},
  state,
  names: ['Ada'],
  free,
  mine: false,
  your_turn: false,
  created,
  bots: false,
  again: null,
})
const MATCHES = [
  listed('new', 'dooom', 'open', 1, 30),
  listed('played', 'dooom', 'running', 0, 40),
  listed('old', 'extrikate', 'open', 2, 10),
  listed('late', 'dungeon-crawler', 'running', 1, 20),
]
const ids = (found: readonly Listed[]): readonly string[] => found.map(({ match }) => match)

test('who waits longest stands first, then what can still be joined, then what is played', () => {
  expect(ids(choose(MATCHES, '', 'all'))).toEqual(['old', 'new', 'late', 'played'])
})

test('the list shows one game, what waits, or what is played', () => {
  expect(ids(choose(MATCHES, 'dooom', 'all'))).toEqual(['new', 'played'])
  expect(ids(choose(MATCHES, '', 'open'))).toEqual(['old', 'new'])
  expect(ids(choose(MATCHES, '', 'running'))).toEqual(['late', 'played'])
  expect(ids(choose(MATCHES, 'extrikate', 'running'))).toEqual([])
  expect(['open', 'running', 'nonsense'].map(onlyKind)).toEqual(['open', 'running', 'all'])
})

test('a long list ends somewhere', () => {
  const many = Array.from({ length: 100 }, (_, at) => listed(String(at), 'dooom', 'open', 1, at))
  expect(choose(many, '', 'all')).toHaveLength(24)
})

test('free seats are named like people', () => {
  expect(namesAt(MATCHES[2]!, 'free seat')).toBe('Ada · free seat · free seat')
})
