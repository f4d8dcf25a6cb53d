import { beforeEach, expect, test } from 'vitest'
import { keep, keptOf, restore } from '../../../src/app/learn/progress'

beforeEach(() => localStorage.clear())

test('a lesson is resumed where it was left', () => {
  expect(keptOf('dooom', 'first')).toEqual({ actions: [], isDone: false })
  keep('dooom', 'first', { actions: ['look'], isDone: false })
  keep('dooom', 'second', { actions: [], isDone: true })
  expect(keptOf('dooom', 'first')).toEqual({ actions: ['look'], isDone: false })
  expect(keptOf('dooom', 'second').isDone).toBe(true)
  expect(keptOf('extrikate', 'first').isDone).toBe(false)
})

test.each([
  null,
  '',
  'no JSON',
  '[]',
  'null',
  '7',
  '{"dooom/first": {"actions": [1], "isDone": true}}',
])('what nobody wrote counts as nothing: %s', (text) => {
  expect(restore(text)).toEqual({})
})
