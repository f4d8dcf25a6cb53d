import { expect, test } from 'vitest'
import { playersOf } from '../../src/app/match/players'
import type { Seat } from '../../src/kit/wire'

const seat = (number: number, change: Partial<Seat>): Seat => ({
  seat: number,
  player: 'person',
  name: 'Ada',
  bot: null,
  mine: false,
  online: true,
  ...change,
})

test('one seat of mine is you; two are nobody in particular', () => {
  expect(playersOf([seat(0, { mine: true }), seat(1, { name: 'Bo' })], 'dooom')).toMatchObject({
    you: 0,
    names: ['Ada', 'Bo'],
  })
  expect(playersOf([seat(0, { mine: true }), seat(1, { mine: true })], 'dooom')).toMatchObject({
    you: null,
    mine: [0, 1],
    names: ['', ''],
  })
  const named = [seat(0, { mine: true }), seat(1, { mine: true, name: 'Bo' })]
  expect(playersOf(named, 'dooom').names).toEqual(['Ada', 'Bo'])
  expect(playersOf([seat(0, {}), seat(1, {})], 'dooom')).toMatchObject({ you: null, mine: [] })
})

test('bots go by their own names', () => {
  const bot = seat(1, { player: 'bot', name: 'knight', bot: 'knight' })
  expect(
    playersOf([seat(0, { mine: true, name: 'Anonymous' }), bot], 'delve-and-dash'),
  ).toMatchObject({
    names: ['', 'Knight'],
    bots: [false, true],
  })
})

test('a bot of one name may be called otherwise in another game', () => {
  const bot = seat(0, { player: 'bot', name: 'random', bot: 'random' })
  const names = ['delve-and-dash', 'dooom'].flatMap((game) => playersOf([bot], game).names)
  expect(new Set(names).size).toBe(2)
})
