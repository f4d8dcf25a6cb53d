import { expect, test } from 'vitest'
import { boxOf, doerOf, selectorOf } from '../../../src/app/learn/things'

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

test('what lies out of sight on a board that shows a part of itself is not lit', () => {
  const root = document.createElement('div')
  root.innerHTML = '<div data-part="board"><i data-cell="1"></i><i data-cell="2"></i></div>'
  const at = (selector: string, left: number, top: number, size: number): void => {
    root.querySelector(selector)!.getBoundingClientRect = () => new DOMRect(left, top, size, size)
  }
  at('[data-part]', 0, 100, 300)
  at('[data-cell="1"]', 20, 120, 40)
  at('[data-cell="2"]', 20, 70, 40)
  expect(boxOf(root, ['cell 1'])).toEqual({ left: 20, top: 120, width: 40, height: 40 })
  expect(boxOf(root, ['cell 2'])).toBeNull()
})
