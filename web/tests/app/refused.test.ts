import { afterEach, beforeAll, expect, test } from 'vitest'
import { whyRefused } from '../../src/app/sheet/refused'
import '../../src/app/words'
import { listing as delve } from '../../src/games/delve_and_dash/listing'
import { listing as dooom } from '../../src/games/dooom/listing'
import { CallFailed } from '../../src/kit/http'
import { fetchRefusals } from '../../src/kit/refusals'
import { prefer } from '../../src/kit/settings.svelte'
import { speak } from '../../src/kit/words.svelte'
import { infoOf } from '../recorded'

beforeAll(fetchRefusals)
const info = infoOf('delve-and-dash')
const refused = (details: Record<string, string>, code = 'BAD_SETTING') =>
  new CallFailed(code, 'in English', 400, details)
const why = (details: Record<string, string>) => whyRefused(refused(details), info, delve)
const whyDooom = (details: Record<string, string>) =>
  whyRefused(refused(details), infoOf('dooom'), dooom)
afterEach(() => {
  prefer({ language: '' })
  return speak('en')
})

test('a number out of its bounds is told with its setting and the bounds, in each language', async () => {
  const size = { setting: 'size', given: '99' }
  expect(await why(size)).toBe('Board: a whole number from 6 to 20, not “99”.')
  await speak('de')
  expect(await why(size)).toBe('Brett: eine ganze Zahl von 6 bis 20, nicht „99“.')
  await speak('fr')
  expect(await why(size)).toBe('Plateau\u202f: un nombre entier de 6 à 20, pas «\u202f99\u202f».')
})

test('a share is told as the language writes it', async () => {
  const share = { setting: 'force_chance', given: '0.505' }
  expect(await why(share)).toBe(
    'Chance to force a locked door: a share from 0.01 to 1 with at most two decimals, not “0.505”.',
  )
  prefer({ language: 'de' })
  await speak('de')
  expect(await why(share)).toContain(': ein Anteil von 0,01 bis 1 mit')
})

test('words are told by the names that the form gives them', async () => {
  expect(await why({ setting: 'start', given: 'far' })).toBe(
    'Where two warriors start: one of near their waystones, on their waystones, not “far”.',
  )
})

test('a good value that is not for this table is told with the reason', async () => {
  expect(await whyDooom({ setting: 'goal', why: 'gold', most: '7' })).toMatch(
    /: the map has only 7 gold\.$/,
  )
  expect(await whyDooom({ setting: 'open_spectating', why: 'people' })).toMatch(
    /: only where at most one person sits at the table\.$/,
  )
  expect(await whyDooom({ setting: 'map_goal', why: 'room' })).toMatch(/Make it larger/)
})

test('a setting that this game has not is named', async () => {
  expect(await why({ setting: 'color' })).toBe(
    'The game has no setting “color”. Load this page again.',
  )
})

test('any other failure is told as everywhere', async () => {
  expect(await why({})).toBe('A setting can’t have this value.')
  expect(await why({ setting: 'size' })).toBe('A setting can’t have this value.')
  expect(await whyRefused(new TypeError('Failed to fetch'), info, delve)).toBe(
    'Something went wrong',
  )
})
