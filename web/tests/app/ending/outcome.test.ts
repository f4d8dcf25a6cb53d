import { beforeEach, expect, test, vi } from 'vitest'
import { gameUi as delve } from '../../../src/games/delve_and_dash'
import { gameUi as extrikate } from '../../../src/games/extrikate'
import { heroOf, moodOf, outcomeOf, toldToOthers } from '../../../src/app/ending/outcome'
import { paintCard, wrap, type CardContent } from '../../../src/app/ending/card'
import { shareText } from '../../../src/app/ending/share_text'
import type { GameUi, Players } from '../../../src/kit/game_ui'
import { prefer } from '../../../src/kit/settings.svelte'
import type { DelveView, GameView, Result } from '../../../src/kit/wire'
import { recorded, recordedSheet } from '../../recorded'

const view = (ending: DelveView['ending']): GameView => ({
  ...recorded('cpu').at(-1)!.view,
  ending,
})
const result = (...results: string[]): Result => ({
  reason: '',
  results,
  scores: [],
  seed: 'told',
  can_enter: false,
  millis: 61_000,
})
const seated = (you: number | null, mine: number[]): Players => ({
  names: ['', 'Knight'],
  bots: [false, true],
  you,
  mine,
})
const ui = delve as unknown as GameUi
const ended = (players: Players, results: string[]) => ({
  result: result(...results),
  players,
  past: [],
  sawEnd: true,
})

beforeEach(() => prefer({ name: '' }))

test.each([
  ['who won', 0, [0], ['win', 'loss'], 'won', 0],
  ['who lost', 0, [0], ['loss', 'win'], 'lost', 0],
  ['who agreed on a draw', 0, [0], ['draw', 'draw'], 'even', 0],
  ['who only watches', null, [], ['loss', 'win'], 'won', 1],
  ['two on one device', null, [0, 1], ['win', 'loss'], 'won', 0],
  ['anybody, where nobody won', null, [], ['loss', 'loss'], 'lost', null],
])('for %s', (_, you, mine, results, mood, seat) => {
  const winner = results.indexOf('win')
  const reason = mood === 'even' ? 'draw agreed' : winner < 0 ? 'dead' : 'home with the treasure'
  const outcome = outcomeOf(ui, view({ reason, winner: winner < 0 ? null : winner }), {
    ...ended(seated(you, mine), results),
  })!
  expect(outcome.mood).toBe(mood)
  expect(outcome.finale).toMatchObject({ mood, seat, isFresh: true })
  expect(outcome.standings.map((each) => each.isWinner)).toEqual(
    results.map((each) => each === 'win'),
  )
})

test('a match that is not over has no outcome', () => {
  expect(outcomeOf(ui, view(null), ended(seated(0, [0]), ['loss', 'loss']))).toBeNull()
})

test('an end that several share is a win for each of them', () => {
  const shared = { title: '', text: '', isWin: true }
  expect(moodOf(shared, result('win', 'win'))).toBe('won')
  expect(heroOf(result('win', 'win'), seated(1, [1]))).toBe(1)
})

test('others read a name, never "you"', () => {
  const now = ended(seated(0, [0]), ['win', 'loss'])
  const home = view({ reason: 'home with the treasure', winner: 0 })
  expect(toldToOthers(ui, home, now)).toBe('Warrior 1 carried the treasure home.')
  prefer({ name: 'Ada' })
  expect(toldToOthers(ui, home, now)).toBe('Ada carried the treasure home.')
  expect(outcomeOf(ui, home, now)!.standings[0]!.name).toBe('Ada')
})

test('two computers of one kind are told apart, as the chronicle does', () => {
  const players = {
    names: ['', 'Easy', 'Easy'],
    bots: [false, true, true],
    you: 0,
    mine: [0],
  }
  const over = recordedSheet('extrikate').at(-1)!.view
  const { standings } = outcomeOf(extrikate as unknown as GameUi, over, {
    ...ended(players, ['loss', 'win', 'loss']),
  })!
  expect(new Set(standings.map((each) => each.name)).size).toBe(3)
})

const places = (results: string[], scores: number[]): (number | null | undefined)[][] => {
  const names = results.map(() => '')
  const players = { names, bots: names.map(() => false), you: null, mine: [] }
  const over = recordedSheet('extrikate').at(-1)!.view
  const now = ended(players, results)
  const outcome = outcomeOf(extrikate as unknown as GameUi, over, {
    ...now,
    result: { ...now.result, scores },
  })!
  return outcome.standings.map(({ seat, place }) => [seat, place])
}

test('of more than two the winner stands first, then who has more', () => {
  expect(places(['loss', 'loss', 'win', 'loss'], [7, 2, 5, 7])).toEqual([
    [2, 1],
    [0, 2],
    [3, 2],
    [1, 4],
  ])
})

test('there are no places between two, nor where nobody won', () => {
  expect(places(['loss', 'win'], [0, 1])).toEqual([
    [0, null],
    [1, null],
  ])
  expect(places(['loss', 'loss', 'loss'], [1, 2, 3]).map(([, place]) => place)).toEqual([
    null,
    null,
    null,
  ])
})

test('the text to share tells the figures and leads to a match of the same game', () => {
  const outcome = outcomeOf(
    ui,
    view({ reason: 'home with the treasure', winner: 0 }),
    ended(seated(0, [0]), ['win', 'loss']),
  )!
  const lines = shareText('Delve & Dash', 'delve-and-dash', outcome, '2026-11-17', 'https://a.b')
  expect(lines.split('\n')).toEqual([
    'Delve & Dash · 2026-11-17 · Victory',
    'You carried the treasure home.',
    expect.stringContaining('Time 1:01'),
    'Can you do better? https://a.b/?game=delve-and-dash',
  ])
})

/** A pen that writes down what it is told to write. */
function pen(): { said: string[] } & CanvasRenderingContext2D {
  const said: string[] = []
  return new Proxy({} as { said: string[] } & CanvasRenderingContext2D, {
    get: (_, name) => {
      if (name === 'said') return said
      if (name === 'measureText') return (text: string) => ({ width: text.length * 10 })
      if (name === 'fillText') return (text: string) => said.push(text)
      if (String(name).startsWith('create')) return () => ({ addColorStop: () => undefined })
      return () => undefined
    },
    set: () => true,
  })
}

const content = (paint: CardContent['paint']): CardContent => ({
  game: 'Delve & Dash',
  icon: 'M0 0z',
  host: 'waystone.example',
  outcome: outcomeOf(
    ui,
    view({ reason: 'home with the treasure', winner: 0 }),
    ended(seated(0, [0]), ['win', 'loss']),
  )!,
  paint,
})

test('the card says what the page says', () => {
  vi.stubGlobal('Path2D', Object)
  const paint = vi.fn()
  const now = pen()
  paintCard(now, content(paint))
  expect(paint).toHaveBeenCalledOnce()
  expect(now.said).toEqual(
    expect.arrayContaining(['Delve & Dash', 'Victory', 'Knight', '1:01.0', 'waystone.example']),
  )
  paintCard(pen(), content(null)) // a match of the day: no board, and nothing missing
})

test('long lines are broken between words', () => {
  expect(wrap(pen(), 'one two three', 75, '')).toEqual(['one two', 'three'])
  expect(wrap(pen(), 'unbreakable', 50, '')).toEqual(['unbreakable'])
})

test('the sheet has a sign for every seat', () => {
  const signs = [0, 1, 2].map((seat) => extrikate.signOf!(seat, {} as never, seated(0, [0])))
  expect(new Set(signs.map((each) => each.icon)).size).toBe(3)
})
