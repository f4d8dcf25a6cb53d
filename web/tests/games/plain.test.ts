import { fireEvent, render } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { plainUi } from '../../src/games/plain'
import Board from '../../src/games/plain/Board.svelte'
import Panel from '../../src/games/plain/Panel.svelte'
import { cellName, listed, pictureOf } from '../../src/games/plain/picture'
import { written } from '../../src/games/plain/plain_words'
import { plainListing } from '../../src/games/plain/listing'
import type { Choice, GameEvent, GameInfo, GameView, Result } from '../../src/kit/wire'
import { speak } from '../../src/kit/words.svelte'

const info: GameInfo = {
  name: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  summary: 'three in a row wins',
  seats: [2, 2],
  minutes: null,
  version: 1,
  has_secrets: false,
  modes: [],
  settings: [],
  bots: [{ name: 'random', summary: 'does anything', rating: null }],
  usual_bot: 'random',
  pauses: { after: {}, before_bot: {}, otherwise: 600, first: 0 },
  leaderboards: null,
}
const gameUi = plainUi(info)
const players = { names: ['Ada', 'Bo'], bots: [false, true], you: 0, mine: [0] }
const fields = { seat: 0, rows: ['X.O', '...', '...'], acting: [0], winner: null }
const view = fields as unknown as GameView
const choices: Choice[] = [
  { do: 'mark b1', cell: 1 },
  { do: 'pass', cell: null },
  { do: 'dig a2', cell: 3 },
  { do: 'fill a2', cell: 3 },
]
const event = (facts: object): GameEvent => facts as GameEvent
const outcome = (results: string[], reason: string): Result =>
  ({ results, reason, scores: [1, 0] }) as unknown as Result
const ended = (results: string[], you: number | null = 0) =>
  gameUi.ending(view, { ...players, you }, { acting: [], result: outcome(results, 'board full') })

test('rows of text of one length are the picture; nothing else is', () => {
  expect(pictureOf(fields)).toMatchObject({ field: 'rows', width: 3 })
  for (const rows of [['X.', '...'], ['XO'], 'XO', [['X'], ['O']], ['X', 'O'], [1, 2], null])
    expect(pictureOf({ rows })).toBeNull()
})

test('cells are called as the actions call them', () => {
  const picture = pictureOf(fields)!
  expect([0, 2, 7].map((cell) => cellName(picture, cell))).toEqual(['a1', 'c1', 'b3'])
  expect(cellName({ ...picture, width: 30 }, 31)).toBe('2/2')
})

test('lists are read as lists, and lists of lists too', () => {
  const read = (value: unknown): string => written(value, 'nothing')
  expect(read([2, 5])).toBe('2, 5')
  expect(read([[2, 5], [1], []])).toBe('2, 5; 1; nothing')
  expect([read([]), read(null), read(''), read(0)]).toEqual(['nothing', 'nothing', 'nothing', '0'])
  expect(read([{ a: 1 }])).toBe('[{"a":1}]')
})

test('cells that are clicked stay as large as a finger, also while others act', async () => {
  const props = { view, choices: [], players, cue: null, act: vi.fn(), miss: vi.fn() }
  const { container, rerender } = render(Board, { props })
  const isClicked = () => container.querySelector('.picture')!.classList.contains('clicked')
  expect(isClicked()).toBe(false)
  await rerender({ ...props, choices: [{ do: 'pass', cell: null }] })
  expect(isClicked()).toBe(false)
  await rerender({ ...props, choices })
  expect(isClicked()).toBe(true)
  await rerender({ ...props, choices: [] })
  expect(isClicked()).toBe(true)
})

test('a click on a cell means the only choice there; what is ambiguous or elsewhere is listed', async () => {
  const [act, miss] = [vi.fn(), vi.fn()]
  const props = { view, choices, players, cue: null, act, miss }
  const { container } = render(Board, { props })
  const cell = (number: number) => container.querySelector(`[data-cell="${String(number)}"]`)!
  await fireEvent.click(cell(1))
  expect(act).toHaveBeenLastCalledWith('mark b1')
  await fireEvent.click(cell(3))
  await fireEvent.click(cell(0))
  expect(act).toHaveBeenCalledTimes(1)
  expect(miss).toHaveBeenCalledTimes(2)
  expect(cell(1).getAttribute('aria-label')).toBe('b1: nothing, mark b1')
  expect(cell(2).getAttribute('aria-label')).toBe('c1: O')
  expect(listed(choices, pictureOf(fields)).map((each) => each.do)).toEqual([
    'pass',
    'dig a2',
    'fill a2',
  ])
  expect(listed(choices, null)).toBe(choices)
})

test('the panel offers the rest as buttons, and tells the fields with names of seats', async () => {
  const act = vi.fn()
  const online = [true, false]
  const props = { view, players, online, acting: [0], choices, act, past: [] }
  const { container, getByRole } = render(Panel, { props })
  await fireEvent.click(getByRole('button', { name: 'fill a2' }))
  expect(act).toHaveBeenCalledWith('fill a2')
  const facts = [...container.querySelectorAll('dt, dd')].map((each) => each.textContent)
  expect(facts).toEqual(['acting', 'You', 'winner', '–'])
  expect(container.querySelector('.turn')!.textContent).toContain('You')
  expect(container.querySelectorAll('li')[1]!.textContent).toContain('(away)')
})

test('events are sentences with names of seats and cells, in the words of the game', () => {
  const say = (facts: object) => gameUi.sentence(event(facts), view, players)
  expect(say({ kind: 'marked', seat: 0, cell: 4 })).toEqual({
    text: 'You: marked, cell b2.',
    tone: 'mine',
  })
  expect(say({ kind: 'card_drawn', seat: 1, cards: [2, 3] })?.text).toBe(
    'Bo: card drawn, cards 2, 3.',
  )
  expect(say({ kind: 'ended', reason: 'board full', winner: null })?.text).toBe(
    'Ended, reason board full, winner –.',
  )
})

test('it says whose turn it is, whoever looks', async () => {
  const say = (acting: number[], change: object = {}) =>
    gameUi.status(view, { ...players, ...change }, { acting, result: null })
  expect(say([0])).toBe('Your turn')
  expect(say([1])).toBe('Waiting for Bo')
  expect(say([])).toBe('Waiting')
  expect(say([1], { you: null, mine: [0, 1] })).toBe('Bo: it is your turn')
  await speak('de')
  expect(say([0])).toBe('Du bist dran')
  await speak('en')
})

test('the end is told to who won, who lost and who watched', () => {
  expect(ended(['win', 'loss'])).toEqual({ title: 'Victory', text: 'Board full.', isWin: true })
  expect(ended(['loss', 'win'])).toMatchObject({ title: 'Defeat', isWin: false })
  expect(ended(['draw', 'draw'])).toMatchObject({ title: 'A draw', isWin: false })
  expect(ended(['loss', 'loss'], null)).toMatchObject({ title: 'Nobody wins' })
  expect(ended(['loss', 'win'], null)).toMatchObject({ title: 'Bo wins', isWin: true })
  expect(gameUi.ending(view, players, { acting: [], result: null })).toBeNull()
})

test('a game with secrets covers the board between two on one device', () => {
  expect(gameUi.isSecretTurn(view)).toBe(false)
  expect(plainUi({ ...info, has_secrets: true }).isSecretTurn(view)).toBe(true)
})

test('the listing says what the engine says', () => {
  const listing = plainListing(info)
  expect(listing.title({})).toBe('Tic-tac-toe')
  expect(listing.text().summary).toBe('Three in a row wins.')
  expect(listing.text().bots['random']).toBe('random')
  expect(listing.detail({ board_size: '5' })).toBe('board size 5')
})
