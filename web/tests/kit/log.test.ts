import { expect, test } from 'vitest'
import { Log } from '../../src/kit/log'

test('lines keep their order and have names of their own', () => {
  const log = new Log()
  log.add('one')
  log.add('')
  log.add('two', 'danger')
  expect(log.lines.map((line) => line.text)).toEqual(['one', 'two'])
  expect(new Set(log.lines.map((line) => line.id)).size).toBe(2)
})

test('a long match does not grow without end', () => {
  const log = new Log()
  for (let line = 0; line < 1000; line++) log.add(String(line))
  expect(log.lines).toHaveLength(400)
  expect(log.lines.at(-1)?.text).toBe('999')
})
