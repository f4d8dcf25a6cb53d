import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import Board from '../../../src/games/extrikate/Board.svelte'
import Panel from '../../../src/games/extrikate/Panel.svelte'
import { speak } from '../../../src/kit/words.svelte'
import { recordedSheet, type SheetFrame } from '../../recorded'

const players = { names: ['Ada', 'Easy', 'Easy'], bots: [false, true, true], you: 0, mine: [0] }
const solo = recordedSheet('extrikate-solo')
const three = recordedSheet('extrikate')
beforeAll(() => speak('en'))

function put(frame: SheetFrame, choices = frame.choices) {
  const act = vi.fn()
  const miss = vi.fn()
  const { container } = render(Board, {
    props: { view: frame.view, choices, players, cue: null, act, miss },
  })
  const count = (selector: string): number => container.querySelectorAll(selector).length
  return { act, miss, container, count }
}
const at = (step: string): SheetFrame =>
  solo.findLast((frame) => frame.view.step === step && frame.choices.length > 0)!

test('the sheet has 144 labelled cells in 12 rows, one in the tab order (EX-2)', () => {
  const { count } = put(at('turn_start'))
  expect(screen.getAllByRole('row')).toHaveLength(12)
  expect(count('[role=gridcell]')).toBe(144)
  expect(count('[role=gridcell][tabindex="0"]')).toBe(1)
})

test('walls, doors, dots, starts and delvers are drawn as the view says', () => {
  for (const frame of [solo.at(-1)!, three.at(-1)!, three[20]!]) {
    const { count, container } = put(frame, [])
    const signs = [...frame.view.edges]
    expect(count('.wall')).toBe(signs.filter((sign) => sign === '#').length)
    expect(count('.door')).toBe(signs.filter((sign) => sign === '/').length)
    expect(count('.dot')).toBe([...frame.view.dots].filter((sign) => sign === '.').length)
    expect(count('.start')).toBe(frame.view.delvers.length)
    expect(count('.token')).toBe(frame.view.delvers.filter(({ cell }) => cell !== null).length)
    container.remove()
  }
})

test('three delvers have three shapes', () => {
  const { container } = put(three[0]!, [])
  const shapes = [...container.querySelectorAll('.token .shape')]
  expect(new Set(shapes.map((shape) => shape.firstElementChild!.tagName)).size).toBe(3)
})

test.each(['move_or_dig', 'place_wall', 'place_door'])(
  '%s: edges and the cells beyond them do the same',
  async (step) => {
    const frame = at(step)
    const { act, container, count } = put(frame)
    expect(count('[data-edge]')).toBe(frame.choices.length)
    expect(count('.target')).toBe(frame.choices.length)
    for (const [number, choice] of frame.choices.entries()) {
      await fireEvent.click(container.querySelector(`[data-cell="${String(choice.cell)}"]`)!)
      expect(act).toHaveBeenNthCalledWith(number + 1, choice.do)
    }
    act.mockClear()
    for (const edge of container.querySelectorAll('[data-edge]')) await fireEvent.click(edge)
    expect(act.mock.calls.flat().sort()).toEqual(frame.choices.map((each) => each.do).sort())
  },
)

test('a click elsewhere explains itself and does nothing', async () => {
  const { act, miss, container } = put(at('turn_start'))
  await fireEvent.click(container.querySelector('[data-cell="0"]')!)
  expect(act).not.toHaveBeenCalled()
  expect(miss).toHaveBeenCalledWith('First roll the dice.')
})

test('a cave-in of two is chosen edge by edge, and can be changed (EX-30)', async () => {
  const frame = solo.find(({ view, choices }) => view.step === 'place_wall' && choices.length > 2)!
  const view = { ...frame.view, step: 'cave_in', strength: 2 }
  const ways = frame.choices.map((each) => each.do.at(-1)!)
  const pairs = ways.flatMap((one, index) => ways.slice(index + 1).map((other) => one + other))
  const choices = pairs.map((pair) => ({ do: `cave in ${pair}`, cell: null }))
  expect(pairs.length).toBeGreaterThan(1)
  const { act, container, count } = put({ ...frame, view }, choices)
  const edges = container.querySelectorAll('[data-edge]')
  await fireEvent.click(edges[0]!)
  expect(count('.picked')).toBe(1)
  await fireEvent.click(edges[0]!)
  expect(count('.picked')).toBe(0)
  await fireEvent.click(edges[1]!)
  await fireEvent.click(edges[0]!)
  expect(act).toHaveBeenCalledTimes(1)
  expect(pairs.map((pair) => `cave in ${pair}`)).toContain(act.mock.calls[0]![0])
})

test('labels tell who, what, the four sides and what Enter does', () => {
  const frame = at('move_or_dig')
  const { container } = put(frame)
  const named = (cell: number): string =>
    container.querySelector(`[data-cell="${String(cell)}"]`)!.getAttribute('aria-label')!
  expect(named(frame.view.delvers[0]!.cell!)).toMatch(
    /^[A-L]\d+, you, .*explored, \S+ north, \S+ east, \S+ south, \S+ west$/,
  )
  expect(named(frame.choices[0]!.cell!)).toMatch(/press Enter: (Walk|Dig) /)
})

test('the panel shows dice, sum, meaning and lights the row of the table (EX-20)', () => {
  const { view } = at('place_wall')
  const { container } = render(Panel, {
    props: {
      view,
      players,
      online: [true],
      acting: [],
      choices: [],
      act: () => undefined,
      past: [],
    },
  })
  const sum = view.dice.reduce((total, die) => total + die, 0)
  expect(container.querySelector('.sum')!.textContent).toBe(String(sum))
  expect(container.querySelectorAll('.die')).toHaveLength(3)
  const lit = container.querySelectorAll('tr.lit')
  expect(lit).toHaveLength(1)
  expect(lit[0]!.textContent).toContain(`${String(sum)}`)
  expect(lit[0]!.textContent).toContain('Wall')
})

test('the throw that ended a turn is read in the next one, though it was never shown', () => {
  const { view } = at('turn_start')
  const rolled = {
    kind: 'rolled',
    seat: 0,
    dice: [1, 2, 3],
    sum: 6,
    phase: 'delve',
    result: 'treasure',
    strength: 0,
  } as const
  const { container } = render(Panel, {
    props: {
      view,
      players,
      online: [true],
      acting: [],
      choices: [],
      act: () => undefined,
      past: [rolled],
    },
  })
  expect(container.querySelector('.past .sum')!.textContent).toBe('6')
  expect(container.querySelectorAll('tr.lit')).toHaveLength(0)
})
