import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import Board from '../../../src/games/dooom/Board.svelte'
import { usualSpan, zoomed } from '../../../src/games/dooom/camera.svelte'
import { chartOf } from '../../../src/games/dooom/chart'
import { groundOf } from '../../../src/games/dooom/ground'
import Panel from '../../../src/games/dooom/Panel.svelte'
import type { DooomView } from '../../../src/kit/wire'
import { speak } from '../../../src/kit/words.svelte'
import { type DooomFrame, recordedDungeon } from '../../recorded'

const players = {
  names: ['Ada', 'Hunter', 'Hunter', 'Hunter'],
  bots: [false, true, true, true],
  you: 0,
  mine: [0],
}
const won = recordedDungeon('dooom')
const gear = recordedDungeon('dooom-gear')
const whole = recordedDungeon('dooom-whole')
beforeAll(() => speak('en'))

function put(view: DooomView, choices: DooomFrame['choices'] = [], who = players) {
  const act = vi.fn()
  const miss = vi.fn()
  const props = { view, choices, players: who, cue: null, act, miss }
  const { container } = render(Board, { props })
  const count = (selector: string): number => container.querySelectorAll(selector).length
  const cell = (row: number, column: number): HTMLElement =>
    container.querySelector(`[data-cell="${String(row)},${String(column)}"]`)!
  return { act, miss, container, count, cell }
}
const offering = (verb: string): DooomFrame =>
  won.find(({ choices }) => choices.some((each) => each.do.startsWith(verb)))!
const STEPS = { n: [-1, 0], e: [0, 1], s: [1, 0], w: [0, -1] } as const

test('the grid is the picture around the own figure, one tile in the tab order', () => {
  const { count, cell } = put(offering('move').view)
  expect(screen.getAllByRole('row')).toHaveLength(9)
  expect(count('[role=gridcell]')).toBe(81)
  expect(count('[role=gridcell][tabindex="0"]')).toBe(1)
  const { row, column } = offering('move').view.own!
  expect(cell(row, column).getAttribute('aria-label')).toMatch(/^you, /)
})

test.each(['move', 'attack', 'pick up'])('%s: the tile is lit and does it', async (verb) => {
  const { view, choices } = offering(verb)
  const { act, count, cell } = put(view, choices)
  expect(count('.target')).toBe(choices.filter((each) => each.do !== 'end turn').length)
  for (const { do: text } of choices.filter((each) => each.do.startsWith(verb))) {
    const [rows, columns] = STEPS[text.slice(-1) as keyof typeof STEPS] ?? [0, 0]
    const there = verb === 'pick up' ? [0, 0] : [rows, columns]
    const tile = cell(view.own!.row + there[0]!, view.own!.column + there[1]!)
    expect(tile.classList).toContain(verb.replace(' ', '-'))
    await fireEvent.click(tile)
    expect(act).toHaveBeenLastCalledWith(text)
  }
})

test('a tap farther on in a straight line is a step that way, but never an attack', async () => {
  const { view, choices } = offering('attack')
  const { act, cell } = put(view, choices)
  for (const { do: text } of choices) {
    const [verb, letter] = text.split(' ')
    const step = STEPS[letter as keyof typeof STEPS]
    if (!step) continue
    await fireEvent.click(cell(view.own!.row + 3 * step[0], view.own!.column + 3 * step[1]))
    if (verb === 'move') expect(act).toHaveBeenLastCalledWith(text)
    else expect(act).not.toHaveBeenCalledWith(text)
  }
})

test('a tile that can’t be reached in one step says why, by what is known of it', async () => {
  const { view, choices } = offering('attack')
  const { miss, container } = put(view, choices)
  const chart = chartOf(view)!
  const { row, column } = view.own!
  const reasons = new Map([
    [' ', 'Not yet revealed.'],
    ['#', 'There is a wall.'],
    ['.', 'You know no way there.'],
  ])
  const told = new Set<string>()
  for (const tile of container.querySelectorAll<HTMLElement>('[role=gridcell]')) {
    const [down, across] = [Number(tile.dataset['row']), Number(tile.dataset['column'])]
    const reason = reasons.get(chart.letter(down, across))
    if (down === row || across === column || !reason) continue
    await fireEvent.click(tile)
    expect(miss).toHaveBeenLastCalledWith(reason)
    told.add(reason)
  }
  expect(told.size).toBe(reasons.size)
})

test('strangers are drawn without a seat, the own figure with its own (DM-40)', () => {
  const { container } = put(offering('attack').view)
  const seats = [...container.querySelectorAll<HTMLElement>('.person')].map(
    (each) => each.dataset['seat'],
  )
  expect(seats).toContain('stranger')
  expect(seats.filter((seat) => seat !== 'stranger')).toEqual(['0'])
})

test('what lies below the own figure is still shown (DM-39)', () => {
  const { view } = offering('pick up')
  expect(put(view).count('[data-seat="0"] .below')).toBe(1)
})

test('the picture is a handful of paths, however large the dungeon is', () => {
  const rows = Array.from({ length: 1000 }, () => `G${'.'.repeat(24)}`.repeat(40))
  const figures = [{ seat: 0, row: 500, column: 500, hp: 3, gold: 0, gear: [] }]
  const view: DooomView = {
    ...whole[0]!.view,
    whole: { rows, figures, piles: [] },
  }
  const chart = chartOf(view)!
  expect(usualSpan(view, chart, 800)).toBe(65)
  const { count } = put(view, [], { ...players, you: null as unknown as number, mine: [] })
  expect(count('[role=gridcell]')).toBe(441)
  expect(count('*')).toBeLessThan(441 + 69 * 3 * 3 + 200)
  const near = groundOf(chart, { row: 500, column: 500, span: 11 })
  expect(near.things).toHaveLength(15)
})

test('the picture can be brought nearer and farther, to an end', async () => {
  const { container } = put(offering('move').view)
  await fireEvent.click(screen.getByRole('button', { name: 'Farther away' }))
  expect(container.querySelectorAll('[role=gridcell]')).toHaveLength(121)
  expect(zoomed(7, -1)).toBe(7)
  expect(zoomed(65, 1)).toBe(65)
})

test('everything revealed: each figure with its seat, the whole map in the picture (DM-74)', () => {
  const { view } = whole.at(-1)!
  const { count, container } = put(view)
  expect(count('.person')).toBe(view.whole!.figures.length)
  expect(container.querySelector('svg')!.getAttribute('viewBox')).toBe('0 0 360 360')
})

test('who is dead sees a grave and no map (DM-77, H-10)', () => {
  const fallen = recordedDungeon('dooom-dead').find(
    ({ view }) => view.status[0] === 'dead' && view.phase === 'running',
  )!
  const { count } = put(fallen.view)
  expect(screen.getByRole('heading', { name: 'You are dead' })).toBeTruthy()
  expect(count('[role=grid]')).toBe(0)
})

const unasked = { acting: [], choices: [], act: () => undefined, past: [] }

test('the panel shows hit points, action points, gold against goal, and the price of gear', () => {
  const { view } = gear.find((frame) => (frame.view.own?.gear.length ?? 0) > 1)!
  const { container } = render(Panel, {
    props: { view, players, online: [true, true], ...unasked },
  })
  const own = view.own!
  expect(screen.getByRole('img', { name: `${String(own.hp)} hit points` })).toBeTruthy()
  expect(screen.getByRole('img', { name: /of 4 action points/ })).toBeTruthy()
  expect(screen.getByRole('img', { name: `${String(own.gold)} of 3 gold` })).toBeTruthy()
  expect(container.textContent).toContain('4 AP from your next turn on')
  expect(container.textContent).toContain('lantern: you see 3 tiles far')
})

test('the panel lists the players in the order of their turns with their state', () => {
  const fallen = recordedDungeon('dooom-dead').find(({ view }) => view.status.includes('dead'))!
  const { container } = render(Panel, {
    props: { view: fallen.view, players, online: [true, true, true, true], ...unasked },
  })
  const lines = [...container.querySelectorAll('li')].map((line) => line.textContent)
  expect(lines).toHaveLength(4)
  expect(lines.filter((line) => line.includes('dead'))).toHaveLength(
    fallen.view.status.filter((state) => state === 'dead').length,
  )
})
