import { beforeEach, expect, test } from 'vitest'
import { recall, remember, usual, wishOf } from '../../src/app/home/wish'
import { listing } from '../../src/games/delve_and_dash/listing'

beforeEach(() => localStorage.clear())

test('each mode asks for its seats', () => {
  const asked = (mode: string) => wishOf(listing, { ...usual(listing), mode, bot: 'squire' })
  expect(asked('solo')).toMatchObject({ seats: ['me'], settings: { mode: 'solo', level: '1' } })
  expect(asked('cpu')).toMatchObject({ seats: ['me', 'bot:squire'], settings: { mode: 'cpu' } })
  expect(asked('hotseat')).toMatchObject({ seats: ['me', 'me'], clock: null })
  expect(asked('online')).toMatchObject({ seats: ['me', 'open'], clock: 120, public: false })
})

test('the last wish comes back, as far as it still makes sense', () => {
  const wish = {
    ...usual(listing),
    mode: 'cpu',
    bot: 'squire',
    settings: { level: '2', edition: 'x' },
  }
  remember(listing, wish)
  expect(recall(listing)).toMatchObject({ mode: 'cpu', bot: 'squire', settings: { level: '2' } })
  expect(recall(listing).settings['edition']).toBe('delve-and-dash')
})
