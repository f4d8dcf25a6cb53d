/** Both languages are whole, and none is only the other one again. */
import { expect, test } from 'vitest'
import appDe from '../../src/app/words/de'
import appEn from '../../src/app/words/en'
import doomListingDe from '../../src/games/dooom/listing/de'
import doomListingEn from '../../src/games/dooom/listing/en'
import doomRulesDe from '../../src/games/dooom/rulebook/de'
import doomRulesEn from '../../src/games/dooom/rulebook/en'
import doomDe from '../../src/games/dooom/words/de'
import doomEn from '../../src/games/dooom/words/en'
import mapsDe from '../../src/games/dooom/maps/words/de'
import mapsEn from '../../src/games/dooom/maps/words/en'
import sheetListingDe from '../../src/games/extrikate/listing/de'
import sheetListingEn from '../../src/games/extrikate/listing/en'
import sheetRulesDe from '../../src/games/extrikate/rulebook/de'
import sheetRulesEn from '../../src/games/extrikate/rulebook/en'
import listingDe from '../../src/games/delve_and_dash/listing/de'
import listingEn from '../../src/games/delve_and_dash/listing/en'
import rulesDe from '../../src/games/delve_and_dash/rulebook/de'
import rulesEn from '../../src/games/delve_and_dash/rulebook/en'
import gameDe from '../../src/games/delve_and_dash/words/de'
import gameEn from '../../src/games/delve_and_dash/words/en'

type Book = typeof rulesDe

function leaves(words: object, path = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(words) as [string, unknown][]) {
    const name = `${path}.${key}`
    if (typeof value === 'object' && value !== null)
      leaves(value, name).forEach((v, k) => found.set(k, v))
    else if (typeof value === 'function')
      found.set(name, String((value as (...words: unknown[]) => string)(1, true, 'x', 'y')))
    else found.set(name, String(value))
  }
  return found
}

test.each([
  ['app', appEn, appDe],
  ['listing', listingEn, listingDe],
  ['game', gameEn, gameDe],
  ['listing of Extrikate', sheetListingEn, sheetListingDe],
  ['listing of Dungeon of Dooom', doomListingEn, doomListingDe],
  ['Dungeon of Dooom', doomEn, doomDe],
  ['maps of Dungeon of Dooom', mapsEn, mapsDe],
])('%s', (_, english, german) => {
  const [en, de] = [leaves(english), leaves(german)]
  expect([...de.keys()].sort()).toEqual([...en.keys()].sort())
  for (const text of [...en.values(), ...de.values()]) expect(text.trim()).not.toBe('')
  const same = [...en].filter(([key, text]) => de.get(key) === text && text.length > 24)
  expect(same).toEqual([])
})

test('the page itself speaks of no game: their words come from the games', () => {
  const ofGames =
    /chamber|dragon\b|labyrinth|warrior|waystone of|delver|kammer|drache|krieger|wegstein/i
  const found = [appEn, appDe].flatMap((words) => [...leaves(words)])
  expect(found.filter(([, text]) => ofGames.test(text))).toEqual([])
})

test.each([
  ['Delve & Dash', rulesEn, rulesDe],
  ['Extrikate', sheetRulesEn, sheetRulesDe],
  ['Dungeon of Dooom', doomRulesEn, doomRulesDe],
])('%s: both rule pages have the same rules in the same order', (_, english, german) => {
  const ids = (chapters: Book): string[] =>
    chapters.flatMap(({ rules }) => rules.map(({ id }) => id))
  expect(ids(german)).toEqual(ids(english))
  expect(new Set(ids(english)).size).toBe(ids(english).length)
})
