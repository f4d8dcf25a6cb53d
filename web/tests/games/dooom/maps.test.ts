import { infoOf } from '../../recorded'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Chooser from '../../../src/games/dooom/maps/Chooser.svelte'
import { offersOf, recallChoice, settingsOf } from '../../../src/games/dooom/maps/choice'
import { MapEditor, diagnosticsOf, spotOf } from '../../../src/games/dooom/maps/map_editor.svelte'
import {
  blank,
  box,
  count,
  LETTERS,
  paint,
  read,
  resize,
  stroke,
  widthOf,
  write,
} from '../../../src/games/dooom/maps/drawing'
import MapError from '../../../src/games/dooom/maps/MapError.svelte'
import { begin, change, redo, undo } from '../../../src/games/dooom/maps/history'
import { MOST_BYTES, upload } from '../../../src/games/dooom/maps/maps_api'
import { shown } from '../../../src/games/dooom/maps/picture'
import { keep, recall } from '../../../src/games/dooom/maps/storage'
import en from '../../../src/games/dooom/maps/words/en'

const GOOD = 'name Two tiles\nwin 1\nGE\n..\n'

function serverSays(body: object): ReturnType<typeof vi.fn> {
  const answer = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status: 200 })))
  vi.stubGlobal('fetch', answer)
  return answer
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a file that is read and written again is the same (DM-14)', () => {
  const letters = fc.constantFrom(...LETTERS)
  const drawings = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
    .chain(([width, height]) =>
      fc.record({
        name: fc.stringMatching(/^\S(.{0,20}\S)?$/),
        goal: fc.nat(99).map(String),
        rows: fc.array(
          fc.array(letters, { minLength: width, maxLength: width }).map((row) => row.join('')),
          { minLength: height, maxLength: height },
        ),
      }),
    )
  fc.assert(
    fc.property(drawings, (drawing) => {
      expect(read(write(drawing))).toEqual(drawing)
    }),
  )
})

test('files of other systems are read, too (DM-8)', () => {
  expect(read(`\ufeff${GOOD.replaceAll('\n', '\r\n')}\r\n \r\n`)).toEqual(read(GOOD))
  expect(read(GOOD)).toEqual({ name: 'Two tiles', goal: '1', rows: ['GE', '..'] })
})

test('painting changes what is inside, and nothing else', () => {
  const hall = blank(5, 4, 'x')
  expect(hall.rows).toEqual(['#####', '#...#', '#...#', '#####'])
  const spots = [
    { row: 1, column: 1 },
    { row: -1, column: 9 },
    { row: 1, column: 5 },
  ]
  expect(paint(hall, spots, 'G').rows[1]).toBe('#G..#')
  expect(paint(hall, [{ row: 0, column: 0 }], '#')).toBe(hall)
  expect(count(paint(hall, box({ row: 2, column: 3 }, { row: 1, column: 2 }), 'E'), 'E')).toBe(4)
})

test('a map that grows gets walls, one that shrinks is cut', () => {
  const hall = blank(4, 4, 'x')
  expect(resize(hall, 6, 5).rows).toEqual(['######', '#..###', '#..###', '######', '######'])
  expect(resize(hall, 2, 1).rows).toEqual(['##'])
  expect(widthOf(resize(hall, 1000, 1000))).toBe(1000)
})

test('a quick stroke leaves no gaps', () => {
  const spot = fc.record({ row: fc.integer({ min: -9, max: 9 }), column: fc.nat(20) })
  fc.assert(
    fc.property(spot, spot, (from, to) => {
      const spots = stroke(from, to)
      expect(spots[0]).toEqual(from)
      expect(spots.at(-1)).toEqual(to)
      spots.slice(1).forEach((each, at) => {
        expect(Math.abs(each.row - spots[at]!.row)).toBeLessThanOrEqual(1)
        expect(Math.abs(each.column - spots[at]!.column)).toBeLessThanOrEqual(1)
      })
    }),
  )
})

test('changes are taken back and done again', () => {
  let history = change(change(begin('a'), 'b'), 'c')
  history = undo(undo(undo(history)))
  expect(history.now).toBe('a')
  history = redo(history)
  expect(history.now).toBe('b')
  expect(redo(change(history, 'd')).now).toBe('d')
  expect(change(history, 'b')).toBe(history)
})

test('only the tiles in the window are drawn, however large the map is', () => {
  const rows = Array<string>(1000).fill('#'.repeat(1000))
  const view = { left: -3200, top: -320, width: 640, height: 480, tile: 32 }
  expect(shown(rows, view)).toEqual({
    from: { row: 10, column: 100 },
    to: { row: 25, column: 120 },
  })
})

test('one stroke of the pencil is one change, and the drawing is kept on this device', async () => {
  vi.useFakeTimers()
  const asked = serverSays({ error: null, warnings: [] })
  const editor = new MapEditor(blank(6, 5, 'x'))
  editor.press({ row: 1, column: 1 }, 'G')
  editor.drag({ row: 1, column: 4 }, 'G', false)
  expect(editor.drawing.rows[1]).toBe('#GGGG#')
  expect(editor.canUndo).toBe(false)
  editor.release()
  editor.press({ row: 2, column: 2 }, 'E')
  editor.drag({ row: 99, column: 99 }, 'E', true)
  editor.drag({ row: 3, column: 3 }, 'E', true)
  editor.release()
  expect(editor.drawing.rows.slice(2, 4)).toEqual(['#.EE.#', '#.EE.#'])
  editor.undo()
  editor.undo()
  expect(editor.drawing.rows[1]).toBe('#....#')
  editor.redo()
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveBeenCalledOnce()
  expect(editor.verdict).toEqual({ error: null, warnings: [] })
  expect(read(recall('draft')).rows[1]).toBe('#GGGG#')
  editor.close()
})

test('what the server says is shown at its tile (DM-12)', async () => {
  vi.useFakeTimers()
  const diagnostic = { code: 'MAP_SPLIT', line: 4, column: 2, message: '' }
  serverSays({ error: null, warnings: [diagnostic] })
  const editor = new MapEditor(read(GOOD))
  expect(diagnosticsOf(editor.verdict)).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(diagnosticsOf(editor.verdict).map(spotOf)).toEqual([{ row: 1, column: 1 }])
  expect(spotOf({ ...diagnostic, line: 2, column: 5 })).toBeNull()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  editor.dot({ row: 0, column: 0 }, 'L')
  await vi.advanceTimersByTimeAsync(1000)
  expect(editor.verdict).toBe('offline')
  editor.close()
})

test('each choice is said in settings of a match', () => {
  const choice = { map: 'duel', style: 'cave', size: '61x41', goal: '5' }
  expect(settingsOf(choice, GOOD)).toEqual({ map: 'duel' })
  expect(settingsOf({ ...choice, map: 'generated' }, '')).toEqual({
    map: 'generated',
    style: 'cave',
    width: '61',
    height: '41',
    map_goal: '5',
  })
  expect(settingsOf({ ...choice, map: 'custom' }, GOOD)).toEqual({ map: 'custom', map_text: GOOD })
  expect(settingsOf({ ...choice, map: 'custom' }, '')).toBeNull()
})

test('what was kept and makes no sense any more is forgotten', () => {
  const offers = offersOf(infoOf('dooom').settings)
  expect(offers.size.values).toContain('61x41')
  keep('choice', '{"map":"castle","size":"9x9","style":"cave"}')
  expect(recallChoice(offers)).toEqual({
    map: 'ring-vault',
    style: 'cave',
    size: '31x21',
    goal: '3',
  })
  keep('choice', 'nonsense')
  expect(recallChoice(offers).style).toBe('rooms')
})

test('a file that is too large is not sent (DM-12)', async () => {
  const asked = serverSays({})
  const { error } = await upload(new File(['#'.repeat(MOST_BYTES + 1)], 'a.map'))
  expect(error?.code).toBe('MAP_TOO_BIG')
  expect(asked).not.toHaveBeenCalled()
})

test('an error is shown at line and column of the text', () => {
  const error = { code: 'MAP_BAD_CHAR', line: 4, column: 3, message: 'found x' }
  const { container } = render(MapError, { error, text: 'name n\nwin 0\nE...\n..x.\n....\n' })
  expect(screen.getByRole('alert').textContent).toContain('Line 4, column 3')
  expect(container.querySelector('mark')?.textContent).toBe('x')
  expect(container.querySelector('.bad')?.textContent.trim()).toBe('4 ..x.')
})

test('the chooser says what is chosen, and nothing while there is no map of one’s own', async () => {
  serverSays({ examples: [{ name: 'duel', text: GOOD }], orders: [] })
  const choose = vi.fn()
  render(Chooser, { choose, settings: infoOf('dooom').settings })
  await vi.waitFor(() => expect(choose).toHaveBeenLastCalledWith({ map: 'ring-vault' }))
  await fireEvent.click(screen.getByRole('radio', { name: /Duel/ }))
  await vi.waitFor(() => expect(choose).toHaveBeenLastCalledWith({ map: 'duel' }))
  expect(
    await screen.findByText(en.size_and_gold({ width: 2, height: 2, gold: 1, goal: '1' })),
  ).toBeTruthy()
  await fireEvent.click(screen.getByRole('radio', { name: /Own map/ }))
  await vi.waitFor(() => expect(choose).toHaveBeenLastCalledWith(null))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  serverSays({ error: null, warnings: [] })
  Object.defineProperty(input, 'files', { value: [new File([GOOD], 'two.map')] })
  await fireEvent.change(input)
  await vi.waitFor(() => expect(choose).toHaveBeenLastCalledWith({ map: 'custom', map_text: GOOD }))
  expect(recall('own')).toBe(GOOD)
})

test('every flaw and diagnostic of the rules has words', () => {
  expect(Object.keys(en.flaws)).toHaveLength(13)
})
