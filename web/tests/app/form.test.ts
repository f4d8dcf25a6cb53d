import { beforeEach, expect, test } from 'vitest'
import { recall, remember, defaultForm, matchAsked } from '../../src/app/home/form'
import { listing } from '../../src/games/delve_and_dash/listing'

beforeEach(() => localStorage.clear())

test('each mode asks for its seats', () => {
  const asked = (mode: string) =>
    matchAsked(listing, { ...defaultForm(listing), mode, bot: 'squire' })
  expect(asked('solo')).toMatchObject({ seats: ['me'], settings: { mode: 'solo', level: '1' } })
  expect(asked('cpu')).toMatchObject({ seats: ['me', 'bot:squire'], settings: { mode: 'cpu' } })
  expect(asked('hotseat')).toMatchObject({ seats: ['me', 'me'], clock: null })
  expect(asked('online')).toMatchObject({ seats: ['me', 'open'], clock: 120, public: false })
})

test('the last form comes back, as far as it still makes sense', () => {
  const form = {
    ...defaultForm(listing),
    mode: 'cpu',
    bot: 'squire',
    settings: { level: '2', edition: 'x' },
  }
  remember(listing, form)
  expect(recall(listing)).toMatchObject({ mode: 'cpu', bot: 'squire', settings: { level: '2' } })
  expect(recall(listing).settings['edition']).toBe('delve-and-dash')
})
