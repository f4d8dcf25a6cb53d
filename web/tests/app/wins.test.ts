import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { keepWin, keptWins, restoreWins, withWin, type Win } from '../../src/app/leaderboard/wins'
import Wins from '../../src/app/leaderboard/Wins.svelte'

const won = (match: string, millis: number, at = 0): Win => ({
  match,
  game: 'delve-and-dash',
  settings: { mode: 'cpu', level: '2' },
  millis,
  at,
})

beforeEach(() => localStorage.clear())

test('DD-92: unranked wins are kept in this browser, fastest first, each once', () => {
  expect(keptWins()).toEqual([])
  for (const win of [won('slow', 90_000), won('fast', 30_000), won('slow', 90_000)]) keepWin(win)
  expect(keptWins().map(({ match }) => match)).toEqual(['fast', 'slow'])
})

test('DD-92: a hundred are kept, the slowest goes', () => {
  let wins: readonly Win[] = []
  for (let number = 0; number < 105; number++)
    wins = withWin(wins, won(String(number), 1000 - number))
  expect(wins).toHaveLength(100)
  expect(wins[0]?.match).toBe('104')
  expect(wins.at(-1)?.match).toBe('5')
})

test('what is broken in the store is left out', () => {
  for (const text of [null, '', '7', '{}', 'null', '{oops']) expect(restoreWins(text)).toEqual([])
  const kept = JSON.stringify([null, 3, { match: 'a' }, won('b', 5)])
  expect(restoreWins(kept).map(({ match }) => match)).toEqual(['b'])
})

test('the list tells what was won, how fast, and shows it again', () => {
  render(Wins, { wins: [won('abc', 127_400)] })
  expect(screen.getByRole('heading').textContent).toBe('Your unranked wins')
  expect(screen.getByText('2:07.4')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/replay/abc')
})
