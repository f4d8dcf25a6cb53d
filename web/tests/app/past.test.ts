import { expect, test } from 'vitest'
import { endingOf } from '../../src/app/past'

const names = ['Ada', 'Bob', 'Eve']

test.each([
  [[0], ['win', 'loss'], 'Won'],
  [[1], ['win', 'loss'], 'Lost'],
  [[1], ['draw', 'draw'], 'Draw'],
  [[0, 1], ['loss', 'win'], 'Bob won'],
  [[0, 1, 2], ['win', 'loss', 'win'], 'Ada, Eve won'],
  [[0, 1], ['draw', 'draw'], 'Draw'],
  [[0, 1], ['loss', 'loss'], 'Nobody won'],
])('seats %j with %j: %s', (mine, results, words) => {
  expect(endingOf({ game: 'dooom', mine, results, names, void: false })).toBe(words)
})

test('a match closed for other rules has no winner to name', () => {
  expect(endingOf({ game: 'dooom', mine: [0], results: [], names: ['Ada'], void: true })).toBe(
    'Closed: the rules changed',
  )
})
