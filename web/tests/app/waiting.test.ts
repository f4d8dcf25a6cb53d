import { expect, test } from 'vitest'
import { learners, timeOf } from '../../src/app/waiting/facts'
import { forgetInvitation, invitation, rememberInvitation } from '../../src/app/waiting/invitation'
import type { Said, Seat } from '../../src/kit/wire'

const MINUTE = 60_000
const said = (name: string, at: number, phrase: string | null = 'learning'): Said => ({
  kind: 'said',
  match: 'm',
  by: 31,
  name,
  text: '',
  phrase,
  at,
})
const seat = (name: string): Seat => ({
  seat: 0,
  player: 'person',
  name,
  bot: null,
  mine: false,
  online: true,
})

test('who said that they learn is learning, until they sit down', () => {
  const lines = [said('Bob', 0), said('Bob', 5), said('Cy', 5, 'hello'), said('Di', 6)]
  expect(learners(lines, [seat('Ada')], MINUTE)).toEqual(['Bob', 'Di'])
  expect(learners(lines, [seat('Ada'), seat('Bob')], MINUTE)).toEqual(['Di'])
})

test('who has not come back after a quarter of an hour does something else', () => {
  expect(learners([said('Bob', 0)], [], 15 * MINUTE - 1)).toEqual(['Bob'])
  expect(learners([said('Bob', 0)], [], 15 * MINUTE)).toEqual([])
})

test('times are told in the unit that fits', () => {
  const told = [-1, 0, 45, 60, 119, 120, 3600, 5400, 86_400].map(timeOf)
  expect(told).toEqual([
    '0 seconds',
    '0 seconds',
    '45 seconds',
    '1 minute',
    '1 minute',
    '2 minutes',
    '1 hour',
    '90 minutes',
    '24 hours',
  ])
})

test('the way back to the table is known until one sits there', () => {
  expect(invitation()).toBeNull()
  rememberInvitation('/g/abc#secret')
  expect(invitation()).toBe('/g/abc#secret')
  forgetInvitation()
  expect(invitation()).toBeNull()
})
