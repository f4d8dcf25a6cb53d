import { expect, test } from 'vitest'
import { doerOf, selectorOf } from '../../../src/app/learn/things'

test.each([
  ['cell 41', '[data-cell="41"]'],
  ['do next turn', '[data-do="next turn"]'],
  ['warrior 1', '[data-part="warrior 1"]'],
  ['cellar', '[data-part="cellar"]'],
])('%s is found by %s', (name, selector) => {
  expect(selectorOf(name)).toBe(selector)
})

test('an action is done by its button, or by a click on its cell', () => {
  const choices = [{ do: 'move e', cell: 42 }]
  expect(doerOf('move e', choices)).toEqual(['do move e', 'cell 42'])
  expect(doerOf('next turn', choices)).toEqual(['do next turn'])
})
