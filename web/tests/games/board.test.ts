import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import Board from '../../src/games/delve_and_dash/Board.svelte'
import { prefer } from '../../src/kit/settings.svelte'
import { speak } from '../../src/kit/words.svelte'
import { recorded, type RecordedFrame } from '../recorded'

const players = { names: ['Ada', 'Knight'], bots: [false, true], you: 0, mine: [0] }
beforeAll(() => speak('en'))

async function put(frame: RecordedFrame, choices = frame.choices) {
  const act = vi.fn()
  const miss = vi.fn()
  const { container } = render(Board, {
    props: { view: frame.view, choices, players, cue: null, act, miss },
  })
  // The chambers come after the first picture of the walls.
  await waitFor(() => expect(container.querySelector('[role=grid]')).not.toBeNull())
  const count = (selector: string): number => container.querySelectorAll(selector).length
  return { act, miss, container, count }
}

const cpu = recorded('cpu')
const playing = cpu.find((frame) => frame.view.phase === 'playing' && frame.choices.length > 0)!

test('the grid has 64 labelled cells in 8 rows, one in the tab order', async () => {
  const { count } = await put(playing)
  expect(screen.getAllByRole('row')).toHaveLength(8)
  expect(screen.getAllByRole('gridcell')).toHaveLength(64)
  expect(count('[role=gridcell][tabindex="0"]')).toBe(1)
})

test('legal targets are lit, and a click there acts', async () => {
  const { act, container, count } = await put(playing)
  const moves = playing.choices.filter((choice) => choice.cell !== null)
  expect(count('.target')).toBe(moves.length)
  await fireEvent.click(container.querySelector(`[data-cell="${String(moves[0]!.cell)}"]`)!)
  expect(act).toHaveBeenCalledWith(moves[0]!.do)
})

test('a click elsewhere explains itself and does nothing', async () => {
  const { act, miss, container } = await put(playing)
  const far = [...container.querySelectorAll('[role=gridcell]:not(.target)')].at(-1)!
  await fireEvent.click(far)
  expect(act).not.toHaveBeenCalled()
  expect(miss.mock.calls[0]?.[0]).toBeTruthy()
})

test('a waystone is chosen in two steps (DD-17)', async () => {
  const { act, container } = await put(cpu[0]!)
  const corner = container.querySelector('[data-cell="0"]')!
  await fireEvent.click(corner)
  expect(act).not.toHaveBeenCalled()
  await fireEvent.click(screen.getByRole('button', { name: 'Place it in A1' }))
  expect(act).toHaveBeenCalledWith('waystone a1')
})

test('a lesson marks its one chamber and offers no other', async () => {
  const { count } = await put(cpu[0]!, [{ do: 'waystone b6', cell: 41 }])
  expect(count('.target')).toBe(1)
  expect(count('[data-cell="41"].target')).toBe(1)
  expect(screen.queryByRole('button', { name: 'Choose for me' })).toBeNull()
})

test('where every chamber can be chosen none is marked', async () => {
  const { count } = await put(cpu[0]!)
  expect(count('.target')).toBe(0)
  expect(screen.getByRole('button', { name: 'Choose for me' })).toBeTruthy()
})

test('who leaves the choice to the page has a waystone on the rim at once', async () => {
  const { act } = await put(cpu[0]!)
  await fireEvent.click(screen.getByRole('button', { name: 'Choose for me' }))
  expect(act).toHaveBeenCalledTimes(1)
  expect(act.mock.calls[0]?.[0]).toMatch(/^waystone ([ah]\d|[a-h][18])$/)
})

test('the cursor walks by arrow keys and Enter acts', async () => {
  const { act, container } = await put(cpu[0]!)
  const grid = screen.getByRole('grid')
  const cursor = (): string | null =>
    container.querySelector('[role=gridcell][tabindex="0"]')!.getAttribute('data-cell')
  const from = Number(cursor())
  await fireEvent.keyDown(grid, { key: from % 8 === 7 ? 'ArrowLeft' : 'ArrowRight' })
  expect(Math.abs(Number(cursor()) - from)).toBe(1)
  await fireEvent.keyDown(grid, { key: 'Enter' })
  await fireEvent.keyDown(grid, { key: 'Enter' })
  expect(act).toHaveBeenCalledTimes(1)
})

test('a chamber that gets the focus is the one in the tab order', async () => {
  const { container } = await put(playing)
  const last = container.querySelector<HTMLElement>('[data-cell="63"]')!
  last.focus()
  await waitFor(() => expect(last.tabIndex).toBe(0))
  expect(container.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1)
})

test('the gem is shown to its owner; a spectator sees none (DD-30)', async () => {
  expect((await put(playing)).count('.gem')).toBe(1)
  for (const frame of recorded('spectator')) expect(frame.view.waystone).toBeNull()
})

test('walls, doors and locks are drawn as the view says', async () => {
  const last = recorded('solo').at(-1)!
  const { count } = await put(last, [])
  const signs = [...(last.view.secrets?.boundaries ?? '')]
  expect(count('.wall')).toBe(signs.filter((sign) => sign === '#').length)
  expect(count('.door')).toBe(signs.filter((sign) => sign === '+' || sign === '/').length)
  expect(count('.lock')).toBe(signs.filter((sign) => sign === '+').length)
})

test('before the end only what is known is drawn (DD-27)', async () => {
  for (const frame of recorded('solo')
    .filter(({ view }) => view.phase === 'playing')
    .slice(0, 8)) {
    const { count, container } = await put(frame)
    const signs = [...frame.view.boundaries]
    expect(count('.wall')).toBe(signs.filter((sign) => sign === '#').length)
    const dots = container.querySelector('.dots')?.getAttribute('d') ?? ''
    expect(dots.split('M').length - 1).toBe(signs.filter((sign) => sign === '?').length)
    container.remove()
  }
})

test('labels tell who, what and the four sides (DD-96)', async () => {
  const { container } = await put(playing)
  const cell = playing.view.warriors[0]!.cell!
  const label = container.querySelector(`[data-cell="${String(cell)}"]`)!.getAttribute('aria-label')
  expect(label).toMatch(/^[A-H][1-8], you, .*explored, \S+.* north, .* east, .* south, .* west/)
})

test('the danger ring is there on request only (DD-98)', async () => {
  const awake = cpu.find(({ view }) => view.dragon !== null && view.phase === 'playing')!
  expect((await put(awake)).count('.danger')).toBe(0)
  prefer({ danger: true })
  const ring = (await put(awake)).count('.danger')
  expect(ring).toBeGreaterThanOrEqual(3)
  expect(ring).toBeLessThanOrEqual(8)
  prefer({ danger: false })
})
