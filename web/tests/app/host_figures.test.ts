import { expect, test } from 'vitest'
import type { HostFigures } from '../../src/kit/wire'
import { KEPT, added, points, rates, sum, within, type Sample } from '../../src/app/host/figures'

const sample = (at: number, steps: number, process = 'a'): Sample => ({
  at,
  figures: { process, steps: { game: steps } } as unknown as HostFigures,
})

test('rates are per second between two looks', () => {
  const samples = [sample(0, 10), sample(2000, 14), sample(2000, 20)]
  expect(rates(samples, ({ steps }) => sum(steps))).toEqual([2, 0])
})

test('another process begins anew, and old looks are forgotten', () => {
  expect(added([sample(0, 5)], sample(1, 1, 'b'))).toHaveLength(1)
  const many = Array.from({ length: 100 }, (_, at) => sample(at, at))
  const kept = added(many, sample(100, 100))
  expect([kept.length, kept.at(-1)?.at]).toEqual([KEPT, 100])
})

test('99 of 100 stay within a bound, counted since another moment', () => {
  const bounds = [0.1, 1]
  expect(within({ bounds, counts: [0, 0, 0], total: 0 })).toBeNull()
  expect(within({ bounds, counts: [99, 1, 0], total: 1 })).toBe(0.1)
  expect(within({ bounds, counts: [90, 5, 5], total: 1 })).toBe(Infinity)
  const before = { bounds, counts: [0, 5, 5], total: 1 }
  expect(within({ bounds, counts: [90, 5, 5], total: 1 }, before)).toBe(0.1)
})

test('a line ends at the right, and the most is at the top', () => {
  expect(points([0, 4])).toBe('98.3,29.0 100.0,1.0')
})
