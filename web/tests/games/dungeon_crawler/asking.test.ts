import { beforeEach, expect, test } from 'vitest'
import {
  askAt,
  reflex,
  restOf,
  restUntil,
  switchOf,
  throwSwitch,
} from '../../../src/games/dungeon_crawler/table/asking.svelte'
import { recordedMat } from '../../recorded'

const kinds = recordedMat('crawler-kinds')
const asked = kinds.find(({ view, choices }) => view.waiting && choices.length > 0)!.view
const window = {
  ...asked,
  round: 4,
  active: 1,
  step: 3,
  seat: 0,
  stops: 'usual',
  always: [],
  later: [],
  at_stake: false,
  harm: null,
  strike: null,
}

beforeEach(() => {
  // A new match forgets what was wished in the last one.
  reflex({ ...window, phase: 'choosing' }, 0, true)
})

test('without a wish the player is asked (DC-100)', () => {
  expect(reflex(window, 0, true)).toBeNull()
})

test('who rests until the next step passes until it begins', () => {
  restUntil(0, 'step', window)
  expect(reflex(window, 0, true)).toBe('pass')
  expect(reflex(window, 0, false)).toBeNull()
  expect(reflex({ ...window, waiting: false }, 0, true)).toBeNull()
  expect(restOf(0)).toBe('step')
  expect(reflex({ ...window, step: 4 }, 0, true)).toBeNull()
  expect(restOf(0)).toBeNull()
})

test('who rests until the next turn passes through the rest of their own', () => {
  const own = { ...window, active: 0 }
  restUntil(0, 'turn', own)
  expect(reflex(own, 0, true)).toBe('pass')
  expect(reflex(window, 0, true)).toBe('pass')
  expect(reflex({ ...own, round: 5 }, 0, true)).toBeNull()
  expect(restOf(0)).toBeNull()
})

test('who rests until attacked is asked when wounds threaten (DC-99)', () => {
  restUntil(0, 'attacked', window)
  expect(reflex(window, 0, true)).toBe('pass')
  expect(reflex({ ...window, harm: { figure: 51, wounds: 1 } }, 0, true)).toBe('pass')
  expect(reflex({ ...window, harm: { figure: 50, wounds: 1 } }, 0, true)).toBeNull()
})

test('who rests until attacked is asked when an attack is declared (DC-96)', () => {
  restUntil(0, 'attacked', window)
  const attack = { attacker: 7, attack: 'area', space: 300, targets: [51] }
  const declared = { ...window, window: 'attack', attack }
  expect(reflex(declared, 0, true)).toBe('pass')
  const atBoth = { ...attack, targets: [51, 50] }
  expect(reflex({ ...declared, window: 'turn', attack: atBoth }, 0, true)).toBe('pass')
  expect(reflex({ ...declared, attack: atBoth }, 0, true)).toBeNull()
})

test('where to stop is told to the table until it knows (R-55)', () => {
  askAt(0, 'all')
  expect(reflex(window, 0, false)).toBe('ask all')
  expect(reflex({ ...window, stops: 'all' }, 0, false)).toBeNull()
  expect(reflex({ ...window, phase: 'over' }, 0, false)).toBeNull()
})

test('who rests is asked all the same when the chest is at stake (DC-113)', () => {
  restUntil(0, 'turn', window)
  expect(reflex(window, 0, true)).toBe('pass')
  expect(reflex({ ...window, at_stake: true }, 0, true)).toBeNull()
  expect(restOf(0)).toBe('turn')
})

test('a switch is told to the table until it knows (DC-112)', () => {
  expect(switchOf(window, 'pit_trap')).toBe('usual')
  expect(throwSwitch(window, 'pit_trap', 'always')).toBe('ask pit-trap always')
  expect(switchOf(window, 'pit_trap')).toBe('always')
  expect(reflex(window, 0, false)).toBe('ask pit-trap always')
  const heard = { ...window, always: ['pit_trap'] }
  expect(reflex(heard, 0, false)).toBeNull()
  expect(reflex(window, 0, false)).toBeNull()
})

test('a card that rests until the next turn is as usual then (DC-112)', () => {
  throwSwitch(window, 'lure', 'later')
  const heard = { ...window, later: ['lure'] }
  expect(reflex(heard, 0, false)).toBeNull()
  expect(switchOf(heard, 'lure')).toBe('later')
  expect(switchOf(window, 'lure')).toBe('usual')
})

test('the switches of one seat are not told for another', () => {
  throwSwitch(window, 'lure', 'later')
  expect(reflex({ ...window, seat: 1 }, 0, false)).toBeNull()
  expect(switchOf({ ...window, seat: 1 }, 'lure')).toBe('usual')
})
