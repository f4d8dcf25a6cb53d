import { beforeEach, expect, test } from 'vitest'
import {
  defaultForm,
  hasDeviceClock,
  isChanged,
  isUsualChoice,
  matchAsked,
  offersOf,
  recall,
  remember,
} from '../../src/app/home/form'
import { seatsFor } from '../../src/app/sheet/seats'
import { listing as dooom } from '../../src/games/dooom/listing'
import { listing } from '../../src/games/delve_and_dash/listing'
import { plainListing } from '../../src/games/plain/listing'
import type { GameInfo } from '../../src/kit/wire'
import { infoOf } from '../recorded'

const info = infoOf('delve-and-dash')
const namesOf = (game: GameInfo, of = listing): string[] =>
  offersOf(game, of).map(({ setting }) => setting.name)

beforeEach(() => localStorage.clear())

test('each mode asks for its seats', () => {
  const asked = (mode: string) =>
    matchAsked(info, { ...defaultForm(info, listing), mode, bot: 'squire' })
  expect(asked('solo')).toMatchObject({ seats: ['me'], settings: { mode: 'solo' } })
  expect(asked('cpu')).toMatchObject({ seats: ['me', 'bot:squire'], settings: { mode: 'cpu' } })
  expect(asked('hotseat')).toMatchObject({ seats: ['me', 'me'], clock: null })
  expect(asked('online')).toMatchObject({ seats: ['me', 'open'], clock: 120, public: false })
})

test('who shares a device may have a clock, but for a game that has one as a rule', () => {
  const form = { ...defaultForm(info, listing), mode: 'hotseat', deviceClock: '60' }
  expect(matchAsked(info, form)).toMatchObject({ seats: ['me', 'me'], clock: 60 })
  expect(hasDeviceClock(info, form)).toBe(true)
  expect(hasDeviceClock(info, { ...form, mode: 'solo' })).toBe(false)
  expect(matchAsked(info, { ...form, mode: 'solo' }).clock).toBeNull()
  const other = infoOf('dooom')
  const timed = { ...defaultForm(other, dooom), mode: 'hotseat', deviceClock: '60' }
  expect(matchAsked(other, timed).clock).toBe(60)
  const modes = [{ ...other.modes[0]!, seats: ['me', 'me'], free: false, settings: {} }]
  expect(hasDeviceClock({ ...other, modes }, timed)).toBe(false)
})

test('the last form comes back, as far as it still makes sense', () => {
  const form = {
    ...defaultForm(info, listing),
    mode: 'cpu',
    bot: 'squire',
    settings: { level: '2', edition: 'x' },
  }
  remember(info, form)
  const kept = recall(info, listing)
  expect(kept).toMatchObject({ mode: 'cpu', bot: 'squire', settings: { level: '2' } })
  expect(kept.settings['edition']).toBe('delve-and-dash')
})

test('who has chosen no opponent yet meets the weakest but one', () => {
  expect(recall(info, listing).bot).toBe(info.bots[1]!.name)
  remember(info, { ...defaultForm(info, listing), bot: info.usual_bot })
  expect(recall(info, listing).bot).toBe(info.usual_bot)
})

test('every setting is offered that no mode decides, in order: some always, the others as house rules', () => {
  const names = info.settings.map(({ name }) => name)
  expect(namesOf(info)).toEqual(names.filter((name) => name !== 'mode'))
  const usual = offersOf(info, listing).filter(isUsualChoice)
  expect(usual.map(({ setting }) => setting.name)).toEqual(['level', 'edition'])
  const size = offersOf(info, listing).find(({ setting }) => setting.name === 'size')
  expect(size?.values).toEqual(['8', '6', '10', '12', '16', '20'])
})

test('only what is not as usual is asked for', () => {
  const form = defaultForm(info, listing)
  expect(matchAsked(info, form).settings).toEqual({ mode: 'solo' })
  form.settings['size'] = '20'
  form.settings['lives'] = '5'
  expect(matchAsked(info, form).settings).toEqual({ mode: 'solo', size: '20', lives: '5' })
  const changed = offersOf(info, listing).filter((offer) => isChanged(offer, form))
  expect(changed.map(({ setting }) => setting.name)).toEqual(['size', 'lives'])
})

test('a number out of bounds is not remembered', () => {
  const form = defaultForm(info, listing)
  const kept = (settings: Record<string, string>) => {
    remember(info, { ...form, settings: { ...form.settings, ...settings } })
    return recall(info, listing).settings
  }
  expect(kept({ lives: '9', door_locked: '1.00' })).toMatchObject({
    lives: '9',
    door_locked: '1.00',
  })
  expect(kept({ lives: '10', door_locked: '1.01' })).toMatchObject({
    lives: '3',
    door_locked: '0.35',
  })
  expect(kept({ lives: '', size: '7' })).toMatchObject({ lives: '3', size: '8' })
})

test('the engine says which values are suggested', () => {
  const lives = info.settings.find(({ name }) => name === 'lives')!
  const more = { ...info, settings: [...info.settings, { ...lives, suggested: ['1', '3'] }] }
  expect(offersOf(more, listing).at(-1)?.values).toEqual(['1', '3'])
})

test("what the game's own part of the form asks is not asked again", () => {
  const names = namesOf(infoOf('dooom'), dooom)
  for (const own of ['map', 'map_text', 'style', 'width', 'height', 'map_goal'])
    expect(names).not.toContain(own)
  expect(names).toContain('last_standing')
})

test('a game without a listing of its own offers every setting that is no text', () => {
  const game = infoOf('dooom')
  const offers = offersOf(game, plainListing(game))
  expect(offers.map(({ setting }) => setting.name)).not.toContain('map_text')
  expect(offers.map(({ setting }) => setting.name)).not.toContain('turn_seconds') // by mode
  expect(offers).toHaveLength(game.settings.length - 2)
  expect(offers.find(({ setting }) => setting.name === 'gather')?.values).toEqual(['no', 'yes'])
  expect(offers.find(({ setting }) => setting.name === 'max_rounds')?.values).toEqual([])
  expect(defaultForm(game, plainListing(game)).settings['width']).toBe('31')
})

test('those who share a device may be named, the others not', () => {
  const form = { ...defaultForm(info, listing), names: [' Ada ', ''] }
  expect(matchAsked(info, { ...form, mode: 'hotseat' }).seats).toEqual(['me:Ada', 'me'])
  expect(matchAsked(info, { ...form, mode: 'solo' }).seats).toEqual(['me'])
})

test('computers take as many seats as the map is made for', () => {
  const game = infoOf('dooom')
  const form = { ...defaultForm(game, dooom), mode: 'cpu', bot: 'hunter' }
  const seats = (map: string): number => matchAsked(game, form, { map }).seats!.length
  expect(['cellar', 'ring-vault', 'long-dark', 'generated'].map(seats)).toEqual([2, 4, 8, 4])
  expect(matchAsked(game, form, { map: 'duel' }).seats).toEqual(['me', 'bot:hunter'])
})

test('computers alone are watched in public only where that was chosen', () => {
  const mode = info.modes.find(({ name }) => name === 'watch')!
  const form = { ...defaultForm(info, listing), mode: 'watch' }
  form.seats = seatsFor(info, mode, form.seats)
  expect(matchAsked(info, form)).toMatchObject({
    seats: [`bot:${info.usual_bot}`, `bot:${info.usual_bot}`],
    clock: null,
    public: false,
  })
  expect(matchAsked(info, { ...form, isPublic: true }).public).toBe(true)
  expect(matchAsked(info, { ...form, mode: 'solo' }).public).toBe(true)
})

test('who sat at a table of people is not put among computers, nor the other way round', () => {
  const game = infoOf('extrikate')
  const [table, watch] = ['table', 'watch'].map((name) => game.modes.find((x) => x.name === name)!)
  const bots = seatsFor(game, watch!, ['me', 'me', 'none'])
  expect(bots).toEqual([`bot:${game.usual_bot}`, `bot:${game.usual_bot}`, 'none'])
  expect(seatsFor(game, watch!, ['bot:easy', 'bot:hard', 'none'])[1]).toBe('bot:hard')
  expect(seatsFor(game, table!, bots)).toEqual(['me', 'me', 'me'])
  expect(seatsFor(game, table!, ['me', 'bot:easy', 'none'])).toEqual(['me', 'bot:easy', 'none'])
  expect(seatsFor(game, game.modes[0]!, bots)).toEqual(bots)
})
