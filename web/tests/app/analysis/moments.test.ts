import { describe, expect, test } from 'vitest'
import type { Analysis, Decision } from '../../../src/kit/wire'
import { signed, written } from '../../../src/app/analysis/figures'
import { decisionAt, momentsOf, nextMistake } from '../../../src/app/analysis/moments'

const decision = (step: number, seat: number, mark: Decision['mark']): Decision => ({
  step,
  seat,
  before: 5000,
  after: 4000,
  best: 5000,
  cost: 1000,
  give: 100,
  lost: 1000,
  stake: 1500,
  played: 'move n',
  better: mark === 'find' ? '' : 'move s',
  mark,
  reasons: [],
  tried: [
    { action: 'move n', value: 4000, tries: 9 },
    { action: 'move s', value: 3700, tries: 9 },
    { action: 'move e', value: 3000, tries: 9 },
  ],
})

const point = (step: number, luck: number, skill: number): Analysis['lines'][0]['points'][0] => ({
  step,
  value: 5000,
  luck,
  skill,
})

const analysis: Analysis = {
  game: 'delve-and-dash',
  checksum: '',
  unit: 'chance',
  seats: [],
  decisions: [
    decision(2, 0, 'mistake'),
    decision(3, 1, 'blunder'),
    decision(4, 0, ''),
    decision(5, 0, 'inaccuracy'),
    decision(6, 1, 'find'),
    decision(9, 0, 'blunder'),
  ],
  lines: [
    {
      seat: 0,
      first: 5000,
      end: 5000,
      luck: 0,
      skill: 0,
      points: [
        point(2, 0, -1000),
        point(3, 900, 2000),
        point(4, 799, 0),
        point(7, -800, 0),
        point(9, 0, -4000),
      ],
    },
  ],
  assumed: { budget: 24, seed: '', engine: 1, rules: 1, others: 'knight' },
}

describe('moments that mattered', () => {
  test('are mistakes and finds of anybody, and great luck, in the order of the match', () => {
    expect(momentsOf(analysis, 0).map(({ step, kind, change }) => [step, kind, change])).toEqual([
      [2, 'mistake', -1000],
      [3, 'mistake', 2000],
      [6, 'find', -300],
      [7, 'luck', -800],
      [9, 'mistake', -4000],
    ])
  })

  test('have no more than three finds, those that led most', () => {
    const led = (step: number, value: number): Decision => ({
      ...decision(step, 0, 'find'),
      tried: [{ action: 'move s', value, tries: 9 }],
    })
    const decisions = [led(1, 3900), led(2, 100), led(3, 200), led(4, 300)]
    const found = momentsOf({ ...analysis, decisions }, 0).filter(({ kind }) => kind === 'find')
    expect(found.map(({ step, change }) => [step, change])).toEqual([
      [2, 3900],
      [3, 3800],
      [4, 3700],
    ])
  })

  test('are none for a seat without a line', () => {
    expect(momentsOf(analysis, 1)).toEqual([])
  })

  test('are the eight that changed most', () => {
    const points = Array.from({ length: 30 }, (_, step) => point(step + 10, 1000 + step, 0))
    const [line] = analysis.lines
    const many = momentsOf({ ...analysis, decisions: [], lines: [{ ...line!, points }] }, 0)
    expect(many.map(({ step }) => step)).toEqual([32, 33, 34, 35, 36, 37, 38, 39])
  })
})

test('the next mistake is the own one behind this step, and after the last the first again', () => {
  expect(nextMistake(analysis, 0, 0)).toBe(2)
  expect(nextMistake(analysis, 0, 2)).toBe(9)
  expect(nextMistake(analysis, 0, 9)).toBe(2)
  expect(nextMistake(analysis, 1, 0)).toBe(3)
  expect(nextMistake({ ...analysis, decisions: [] }, 0, 0)).toBeNull()
})

test('a step has a decision or none', () => {
  expect(decisionAt(analysis, 4)?.seat).toBe(0)
  expect(decisionAt(analysis, 8)).toBeNull()
})

test.each([
  [4321, 'chance', '43\u202f%'],
  [1240, 'treasure', '12.4'],
] as const)('%i is written as %s', (value, unit, text) => {
  expect(written(value, unit)).toBe(text)
})

test.each([
  [-1840, 'chance', '−18'],
  [1160, 'chance', '+12'],
  [-49, 'chance', '±0'],
  [-130, 'treasure', '−1.3'],
] as const)('a change of %i %s is %s', (change, unit, text) => {
  expect(signed(change, unit)).toBe(text)
})
