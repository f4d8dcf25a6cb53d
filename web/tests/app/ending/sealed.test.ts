import { expect, test, vi } from 'vitest'
import { boardPainter, isSealed, type Told } from '../../../src/app/ending/sealed'
import type { Finale } from '../../../src/kit/game_ui'
import type { GameEvent, GameView } from '../../../src/kit/wire'

const told = (daily: string | null, seed: string): Told => ({
  about: { daily },
  result: { seed },
})
const view = {} as GameView
const finale = {} as Finale<GameEvent>
const pen = {} as CanvasRenderingContext2D

test('a match of the day is sealed until its seed is told', () => {
  expect(isSealed(told('2026-11-17', ''))).toBe(true)
  expect(isSealed({ ...told('2026-11-17', ''), result: null })).toBe(true)
  expect(isSealed(told('2026-11-17', 'told'))).toBe(false)
  expect(isSealed(told(null, ''))).toBe(false)
})

test('the card of a sealed match has no board: what paints it is not even fetched', async () => {
  const loadCard = vi.fn()
  expect(await boardPainter({ loadCard }, view, finale, told('2026-11-17', ''))).toBeNull()
  expect(loadCard).not.toHaveBeenCalled()
})

test('any other card shows the board as it was at the end', async () => {
  const painter = vi.fn()
  const loadCard = (): Promise<typeof painter> => Promise.resolve(painter)
  const paint = await boardPainter({ loadCard }, view, finale, told('2026-11-16', 'told'))
  paint!(pen, 300)
  expect(painter).toHaveBeenCalledWith(pen, 300, view, finale)
  expect(await boardPainter({}, view, finale, told(null, 'told'))).toBeNull()
})
