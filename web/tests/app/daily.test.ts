import { expect, test, vi } from 'vitest'
import { kindOf } from '../../src/app/daily/kinds'
import { shareText } from '../../src/app/daily/telling'
import type { Daily, DailyKind, LeaderboardRow } from '../../src/kit/wire'
import { askForGames } from '../../src/games'
import { infoOf } from '../recorded'

const GAME = 'delve-and-dash'
const DUEL: DailyKind = {
  date: '2026-11-20',
  settings: { mode: 'cpu', level: '2', edition: 'computer-labyrinth' },
  opponent: 'knight',
}
const ENTRY: LeaderboardRow = {
  rank: 3,
  name: 'Ada',
  figures: { millis: 192_400, moves: 41, deaths: 1, explored: 37 },
  details: {},
  date: 0,
  match: 'm',
  mine: true,
  older_rules: null,
  can_replay: true,
}
const DAILY: Daily = {
  date: '2026-11-20',
  ends: 0,
  game: GAME,
  settings: DUEL.settings,
  commitment: 'c0ffee',
  played: 'secretmatch',
  over: true,
  result: 'loss',
  week: [true, false, true, true, true, true, true],
  streak: 5,
  calendar: [DUEL],
  entries: [],
  programs: [],
  tries: 4,
  counts: true,
  yesterday: { date: '2026-11-19', seed: 'seed', entries: [], programs: [] },
}

test('a kind is told by its title, its mode, its size and its opponent', () => {
  expect(kindOf(GAME, DUEL)).toBe('Computer Labyrinth · Computer, level 2 · Knight')
  const large = { date: '', settings: { mode: 'solo', level: '1', size: '12' }, opponent: null }
  expect(kindOf(GAME, large)).toBe('Delve & Dash · Solo, level 1, 12 × 12')
  const sheet = { date: '', settings: { lives: '1', explore: 'forced' }, opponent: null }
  expect(kindOf('extrikate', sheet)).toBe('Extrikate · one life, into the unknown')
})

test('a result is shared with its week in flames, and betrays nothing', () => {
  const text = shareText(DAILY, 'Labyrinth of the day')
  expect(text.split('\n')).toEqual([
    'Labyrinth of the day · Nov 20, 2026',
    'Computer Labyrinth · Computer, level 2 · Knight',
    'Lost',
    '🔥▫️🔥🔥🔥🔥🔥 5 days in a row',
  ])
  for (const secret of ['secretmatch', 'c0ffee', 'seed']) expect(text).not.toContain(secret)
})

test('who signed shares the figures', async () => {
  const games = { games: [infoOf(GAME)], phrases: {} }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(games)))
  await askForGames()
  const signed = {
    ...DAILY,
    result: 'win',
    entries: [{ ...ENTRY, mine: false, figures: {} }, ENTRY],
  }
  expect(shareText(signed, 'T').split('\n')[2]).toBe(
    'Time 3:12.4 · Moves 41 · Lives lost 1 · Walls found 37 %',
  )
})
