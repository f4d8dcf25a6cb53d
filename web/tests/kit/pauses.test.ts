import { expect, test } from 'vitest'
import { paceOf } from '../../src/kit/pauses'
import { infoOf } from '../recorded'

const { pauses } = infoOf('delve-and-dash')

test('the computer thinks before its first step and, less, before the others (DD-97)', () => {
  expect(paceOf(pauses, 'stepped', true, true)).toEqual({ before: 800, after: 0 })
  expect(paceOf(pauses, 'stepped', true, false)).toEqual({ before: 600, after: 0 })
  expect(paceOf(pauses, 'stepped', false, true)).toEqual({ before: 0, after: 0 })
})

test('what happens stays in view, whoever did it (DD-97)', () => {
  for (const isBots of [true, false])
    expect(paceOf(pauses, 'dragon_woke', isBots, true)).toEqual({ before: 0, after: 1200 })
})

test('a game that names no pauses has one before everything a bot does', () => {
  const plain = { after: {}, before_bot: {}, otherwise: 600, first: 0 }
  expect(paceOf(plain, 'marked', true, true)).toEqual({ before: 600, after: 0 })
  expect(paceOf(plain, 'marked', false, true)).toEqual({ before: 0, after: 0 })
})

test('before the engine has answered nothing waits', () => {
  expect(paceOf(null, 'dragon_woke', true, true)).toEqual({ before: 0, after: 0 })
})
