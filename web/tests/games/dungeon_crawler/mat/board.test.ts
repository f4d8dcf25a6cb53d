import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import Board from '../../../../src/games/dungeon_crawler/Board.svelte'
import { gameUi } from '../../../../src/games/dungeon_crawler'
import { later } from '../../../../src/games/dungeon_crawler/later'
import { cellAt, nameOf } from '../../../../src/games/dungeon_crawler/mat/geometry'
import { read } from '../../../../src/games/dungeon_crawler/mat/gestures'
import Choices from '../../../../src/games/dungeon_crawler/table/Choices.svelte'
import { forget, selection } from '../../../../src/games/dungeon_crawler/selection.svelte'
import type { Choice } from '../../../../src/kit/wire'
import { speak } from '../../../../src/kit/words.svelte'
import { type MatFrame, recordedMat } from '../../../recorded'

const players = { names: ['Ada', 'Racer', 'Cy'], bots: [false, true, true], you: 0, mine: [0] }
beforeAll(() => Promise.all([speak('en'), later.fetch()]))
beforeEach(forget)

const frames = [...recordedMat('crawler'), ...recordedMat('crawler-kinds')]
const offering = (word: string): MatFrame =>
  frames.find(({ choices }) => choices.some((each) => each.do.startsWith(`${word} `)))!
const offer = (...texts: string[]): Choice[] => texts.map((text) => ({ do: text, cell: null }))

function put(frame: MatFrame, choices: readonly Choice[] = frame.choices) {
  const act = vi.fn()
  const miss = vi.fn()
  const props = { view: frame.view, choices, players, cue: null, act, miss }
  const { container, rerender } = render(Board, { props })
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)]
  const tap = async (selector: string, pointerType = 'mouse') => {
    const [target] = all(selector)
    await fireEvent(target!, new PointerEvent('pointerdown', { bubbles: true, pointerType }))
    await fireEvent.click(target!)
  }
  const bar = () => gameUi.buttons(frame.view, choices)
  return { act, miss, all, tap, bar, props, rerender }
}

test('every tile of the mat is a drawing, every figure a labelled button', () => {
  const frame = frames.find(({ view }) => view.monsters.length > 3)!
  const { all } = put(frame, [])
  expect(all('svg[data-place]')).toHaveLength(frame.view.tiles.filter(Boolean).length)
  // An image of SVG is a document of its own: some MB for every few tiles that change.
  expect(all('.ground img')).toEqual([])
  const heroes = frame.view.players.filter(({ cell }) => cell !== null)
  const figures = all('[data-figure]')
  expect(figures).toHaveLength(frame.view.monsters.length + heroes.length)
  for (const each of figures) expect(each.getAttribute('aria-label')).toMatch(/, at \d+:\d+/)
  expect(all('.layer [tabindex="0"]')).toEqual(all('.figures'))
})

test('wounds are on the figure and in its name (DC-69)', () => {
  const frame = frames.find(({ view }) => view.monsters.some(({ wounds }) => wounds > 0))!
  const hurt = frame.view.monsters.find(({ wounds }) => wounds > 0)!
  const { all } = put(frame, [])
  const [figure] = all(`[data-figure="${String(hurt.figure)}"]`)
  expect(figure!.querySelector('.wounds')?.textContent).toBe(String(hurt.wounds))
  expect(figure!.getAttribute('aria-label')).toContain(`${String(hurt.wounds)} of`)
})

test('only what can be done is a target', () => {
  const frame = offering('move')
  const cells = frame.choices.flatMap(({ cell }) => (cell === null ? [] : [cell]))
  const { all } = put(frame)
  expect(all('[data-spot]')).toHaveLength(new Set(cells).size)
})

test('a mouse walks at once; hovering shows the way and its price (DC-31)', async () => {
  const frame = offering('move')
  const { all, act } = put(frame)
  const [spot] = all('.spot.move:not(.deadly)')
  await fireEvent.pointerOver(spot!)
  expect(all('.way').length).toBeGreaterThan(0)
  expect(all('.price')).toHaveLength(1)
  await fireEvent.pointerOut(spot!)
  expect(all('.way')).toHaveLength(0)
  await fireEvent.click(spot!)
  const cell = Number(spot!.dataset['spot'])
  expect(act).toHaveBeenCalledWith(frame.choices.find((each) => each.cell === cell)!.do)
})

test('a finger taps twice, or confirms', async () => {
  const frame = offering('move')
  const [one] = put(frame).all('.spot.move:not(.deadly)')
  const alone = frame.choices.filter(({ cell }) => String(cell) === one!.dataset['spot'])
  document.body.replaceChildren()
  const { tap, act, bar } = put(frame, alone)
  await tap('.spot.move', 'touch')
  expect(act).not.toHaveBeenCalled()
  expect(bar()[0]!.name).toMatch(/^Walk · \d/)
  await tap('.spot.move', 'touch')
  expect(act).toHaveBeenCalledOnce()
})

test('where two targets lie under one finger it looks closer and chooses nothing', async () => {
  // The window of this test is a pixel wide: all targets lie under one finger.
  const { tap, act } = put(offering('move'))
  await tap('.spot.move:not(.deadly)', 'touch')
  await tap('.spot.move:not(.deadly)', 'touch')
  expect(selection.armed).toBeNull()
  expect(act).not.toHaveBeenCalled()
})

test('a space with several deeds asks which', async () => {
  const frame = frames.find(({ view }) => view.monsters.length > 0 && view.asked === 0)!
  const { cell } = frame.view.monsters[0]!
  const at = `${String(cell % 35)}:${String(Math.floor(cell / 35))}`
  const { tap, act, bar } = put(frame, offer(`push ${at}`, `melee ${at}`))
  await tap('[data-spot]')
  expect(act).not.toHaveBeenCalled()
  expect(bar().map(({ name }) => name)).toEqual(['Strike', 'Push past', 'Not here'])
})

test('lava is never entered by a slip of the mouse (DC-36)', async () => {
  const frame = offering('move')
  const terrain = [...frame.view.terrain]
  terrain[cellAt(3, 3)] = 'L'
  const view = { ...frame.view, terrain: terrain.join('') }
  const { tap, act, bar } = put({ ...frame, view }, offer('move 3:3', 'done'))
  await tap('.deadly')
  expect(act).not.toHaveBeenCalled()
  expect(screen.getByText('Lava destroys you at once.')).toBeTruthy()
  expect(bar().map(({ name, isMain }) => [name, isMain])).toEqual([
    ['Not here', false],
    ['Walk', false],
  ])
  bar()[0]!.press!()
  expect(bar().map((each) => each.do)).toEqual(['done'])
})

test('a tile is laid in three steps: slot, rotation, confirmation (DC-12)', async () => {
  const frame = offering('lay')
  const crooked = { ...frame, view: { ...frame.view, drawn_tile: 'crooked' } }
  const { all, tap, bar } = put(crooked, offer('lay 1:0 r1', 'lay 1:0 r3', 'lay 2:0 r0'))
  expect(all('[data-slot]')).toHaveLength(2)
  await tap('[data-slot="1"]')
  expect(all('.slot.armed img')).toHaveLength(1)
  const shown = all('.slot.armed img')[0]!.getAttribute('src')
  await fireEvent.keyDown(all('.mat')[0]!, { key: 'r' })
  expect(all('.slot.armed img')[0]!.getAttribute('src')).not.toBe(shown)
  const [lay, turn, back] = bar()
  expect(lay).toMatchObject({ do: 'lay 1:0 r3', name: 'Lay it here', isMain: true })
  turn!.press!()
  expect(bar()[0]!.do).toBe('lay 1:0 r1')
  back!.press!()
  expect(bar().map(({ name }) => name)).toEqual(['Rotate'])
})

test('what was chosen for one question is forgotten with the next', async () => {
  const frame = offering('lay')
  const { all, tap, props, rerender } = put(frame, offer('lay 1:0 r1', 'lay 2:0 r0'))
  await tap('[data-slot="1"]')
  await rerender({ ...props, choices: offer('lay 2:0 r0') })
  expect(all('.armed')).toHaveLength(0)
})

test('a secret door and a slide are chosen too', async () => {
  const frame = frames[0]!
  const { tap, act, bar } = put(frame, offer('door 2:1 e', 'way n'))
  await tap('.doorway')
  expect(bar()[0]).toMatchObject({ do: 'door 2:1 e', isMain: true })
  await fireEvent.click(screen.getByRole('button', { name: 'Slide north' }))
  expect(act).toHaveBeenCalledWith('way n')
})

test('one stop in the tab order leads to all targets; keys go from one to the next', async () => {
  const { all, act } = put(offering('move'))
  const [group] = all('.targets')
  expect(group!.tabIndex).toBe(0)
  group!.focus()
  const first = document.activeElement as HTMLElement
  expect(first.dataset['stop']).toBeDefined()
  await Promise.resolve()
  expect(group!.tabIndex).toBe(-1)
  await fireEvent.keyDown(first, { key: 'ArrowDown' })
  expect(document.activeElement).not.toBe(first)
  expect((document.activeElement as HTMLElement).dataset['stop']).toBeDefined()
  expect(act).not.toHaveBeenCalled()
})

test('where a key has to choose among deeds, the bar offers them, the blow first', async () => {
  const frame = frames.find(({ view }) => view.monsters.length > 0 && view.asked === 0)!
  const { cell } = frame.view.monsters[0]!
  const at = `${String(cell % 35)}:${String(Math.floor(cell / 35))}`
  const { all, bar } = put(frame, offer(`push ${at}`, `melee ${at}`))
  const [spot] = all('[data-spot]')
  await fireEvent.keyDown(spot!, { key: 'Enter' })
  await fireEvent.click(spot!)
  const [blow, push] = bar()
  expect(blow).toMatchObject({ do: `melee ${at}`, isMain: true, confirms: true })
  expect(push).toMatchObject({ do: `push ${at}`, isMain: false })
})

test('a figure can be selected, and a click beside it lets it go', async () => {
  const frame = frames.find(({ view }) => view.monsters.length > 0)!
  const { all, tap, miss } = put(frame, [])
  await tap('[data-figure]')
  expect(selection.figure).toBe(Number(all('[data-figure]')[0]!.dataset['figure']))
  await tap('.mist')
  expect(selection.figure).toBeNull()
  await tap('.mist')
  expect(miss).toHaveBeenCalledWith('That is not chosen on the mat.')
})

test('the slain are shown falling, the wounded what it cost (DC-69)', async () => {
  const frame = frames.find(({ view }) => view.monsters.length > 1)!
  const [one, other] = frame.view.monsters
  const { all, props, rerender } = put(frame, [])
  const wounded = { kind: 'wounded', figure: other!.figure, amount: 2, wounds: 2 } as const
  await rerender({ ...props, cue: { id: 1, event: wounded } })
  expect(all('.mark')[0]!.textContent).toContain('−2')
  const monsters = frame.view.monsters.slice(1)
  const slain = { kind: 'slain', figure: one!.figure, how: 'wounds', by: null } as const
  await rerender({ ...props, view: { ...frame.view, monsters }, cue: { id: 2, event: slain } })
  expect(all('.ghost')).toHaveLength(1)
})

test('what the list names by numbers shows its number, while the list is open', async () => {
  const frame = offering('move')
  const { all, act } = put(frame)
  render(Choices, { props: { choices: frame.choices, act } })
  expect(all('[data-spot] .number')).toHaveLength(0)
  const list = screen.getByText(/All choices as a list/).closest('details')!
  list.open = true
  await fireEvent(list, new Event('toggle'))
  const cells = new Set(frame.choices.flatMap(({ cell }) => (cell === null ? [] : [cell])))
  const shown = all('[data-spot] .number').map((each) => each.textContent)
  expect(shown).toEqual([...cells].map(nameOf))
  expect(screen.getByRole('combobox').textContent).toContain(shown[0])
})

test('the key that turns a tile says so where there is none', async () => {
  const { miss } = put(offering('move'))
  await fireEvent.keyDown(document.body, { key: 'r' })
  expect(miss).toHaveBeenCalledWith('There is no tile to turn now.')
})

test('a place that is tapped once more turns its tile, or waits to be confirmed', async () => {
  const frame = offering('lay')
  const slots = [...read(frame.choices).slots.values()]
  const turning = slots.find(({ turns }) => turns.size > 1)!
  const { miss, tap, act } = put(frame)
  await tap(`[data-slot="${String(turning.place)}"]`)
  const before = selection.turn
  await tap(`[data-slot="${String(turning.place)}"]`)
  expect(selection.turn).not.toBe(before)
  expect(miss).not.toHaveBeenCalled()
  const only = frame.choices.filter(({ do: text }) => text === turning.turns.values().next().value)
  const alone = put(frame, only)
  forget()
  await alone.tap('[data-slot]')
  await alone.tap('[data-slot]')
  expect(alone.miss).toHaveBeenCalledWith('Confirm it with the golden button.')
  expect(act).not.toHaveBeenCalled()
})
