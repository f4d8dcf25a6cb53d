import { fireEvent, render } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import Board from '../../../src/games/dooom/Board.svelte'
import { chartOf } from '../../../src/games/dooom/chart'
import { newsOf, stepsTo } from '../../../src/games/dooom/walk'
import type { Choice, DooomSelf, DooomView } from '../../../src/kit/wire'
import { speak } from '../../../src/kit/words.svelte'
import { recordedDungeon } from '../../recorded'

const players = { names: ['Ada', 'Hunter'], bots: [false, true], you: 0, mine: [0] }
beforeAll(() => speak('en'))

/** A view of a drawing in which `@` is the own figure; what is near it is in sight. */
function seen(rows: readonly string[], more: Partial<DooomView> = {}): DooomView {
  const view = recordedDungeon('dooom').find((frame) => frame.view.own)!.view
  const row = rows.findIndex((line) => line.includes('@'))
  const column = rows[row]!.indexOf('@')
  const letter = (down: number, right: number): string =>
    (rows[row + down]?.[column + right] ?? ' ').replace('@', '.').replace(' ', 'X')
  const near = [-2, -1, 0, 1, 2]
  const own: DooomSelf = {
    ...view.own!,
    row,
    column,
    top: 0,
    left: 0,
    hp: 3,
    ap: 6,
    memory: rows.map((line) => line.replace('@', '.').replace('P', '.')),
    window: near.map((down) => near.map((right) => letter(down, right)).join('')),
  }
  return {
    ...view,
    seat: 0,
    acting: [0],
    phase: 'running',
    own,
    whole: null,
    ending: null,
    ...more,
  }
}
const stepsIn = (rows: readonly string[], row: number, column: number): string => {
  const view = seen(rows)
  const steps = stepsTo(view, chartOf(view)!, view.own!, { row, column })
  return steps.map((way) => 'nesw'[way]).join('')
}
const CHOICES: Choice[] = ['n', 'e', 's', 'w'].map((way) => ({ do: `move ${way}`, cell: null }))

test('a walk is the shortest over known floor', () => {
  const cellar = ['#######', '#@.#..#', '##.#.##', '#.....#', '#######']
  expect(stepsIn(cellar, 3, 2)).toBe('ess')
  expect(stepsIn(cellar, 1, 5)).toBe('esseenne')
  expect(stepsIn(cellar, 1, 1)).toBe('')
  expect(stepsIn(cellar, 0, 0)).toBe('')
})

test('nobody walks through walls, the unknown or somebody else', () => {
  expect(stepsIn(['@.#.'], 0, 3)).toBe('')
  expect(stepsIn(['@. .'], 0, 3)).toBe('')
  expect(stepsIn(['@P.'], 0, 2)).toBe('')
  expect(stepsIn(['@P.', '...'], 0, 2)).toBe('seen')
  expect(stepsIn(['@P.'], 0, 1)).toBe('')
})

test.each([
  ['nothing', ['@....'], ['.@...'], null],
  ['gold', ['@..  '], ['.@.G '], 'gold'],
  ['an exit', ['@..  '], ['.@.E '], 'exit'],
  ['somebody', ['@....'], ['.@.P.'], 'somebody'],
  ['gold that was known', ['@..G '], ['.@.G '], null],
  ['gold that somebody took', ['@.G..'], ['.@...'], null],
] as const)('a walker stops at what is new: %s', (_, before, after, news) => {
  expect(newsOf(seen(before), seen(after))).toBe(news)
})

test('a walker stops after a blow and with the turn', () => {
  const view = seen(['@....'])
  expect(newsOf(view, { ...view, own: { ...view.own!, hp: 2 } })).toBe('blow')
  expect(newsOf(view, { ...view, round: view.round + 1 })).toBe('turn')
  expect(newsOf(view, view)).toBeNull()
})

function walking() {
  const act = vi.fn<(text: string) => void>()
  const miss = vi.fn<(why: string) => void>()
  const props = { players, cue: null, act, miss }
  const first = { ...props, view: seen(['@....']), choices: CHOICES }
  const { container, rerender } = render(Board, { props: first })
  const tile = (column: number): Element =>
    container.querySelector(`[data-cell="0,${String(column)}"]`)!
  const go = (rows: readonly string[], choices: Choice[] = CHOICES): Promise<void> =>
    rerender({ ...props, view: seen(rows), choices })
  return { act, miss, tile, go, container }
}

test('a tap on a known tile walks there, a step for each answer', async () => {
  const { act, tile, go, container } = walking()
  await fireEvent.click(tile(3))
  expect(act.mock.calls).toEqual([['move e']])
  expect(container.querySelectorAll('.goal')).toHaveLength(1)
  await go(['.@...'], [])
  expect(act).toHaveBeenCalledTimes(1)
  await go(['.@...'])
  await go(['..@..'])
  expect(act).toHaveBeenCalledTimes(3)
  await go(['...@.'])
  expect(act).toHaveBeenCalledTimes(3)
  expect(container.querySelectorAll('.goal')).toHaveLength(0)
})

test('a walk that something new ends says so', async () => {
  const { act, miss, tile, go } = walking()
  await fireEvent.click(tile(4))
  await go(['.@.P.'])
  expect(act).toHaveBeenCalledTimes(1)
  expect(miss.mock.calls).toEqual([['You stop: somebody is in sight.']])
})

test.each(['keyDown', 'pointerDown'] as const)('anything else stops a walk: %s', async (input) => {
  const { act, tile, go } = walking()
  await fireEvent.click(tile(4))
  await fireEvent[input](document.body)
  await go(['.@...'])
  expect(act).toHaveBeenCalledTimes(1)
})
