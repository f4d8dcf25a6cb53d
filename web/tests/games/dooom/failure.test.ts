import { afterEach, beforeAll, expect, test } from 'vitest'
import { failureOf } from '../../../src/games/dooom/maps/failure'
import { CallFailed } from '../../../src/kit/http'
import { fetchRefusals } from '../../../src/kit/refusals'
import { speak } from '../../../src/kit/words.svelte'

beforeAll(fetchRefusals)
const refused = (code: string, details = {}) => new CallFailed(code, 'in English', 400, details)
afterEach(() => speak('en'))

test('why a map cannot be made is told in the language of the page', async () => {
  const full = refused('BAD_SETTING', { setting: 'map_goal', why: 'room' })
  expect(failureOf(full)).toMatch(/make the map larger/)
  await speak('de')
  expect(failureOf(full)).toMatch(/Mach die Karte größer/)
  await speak('fr')
  expect(failureOf(full)).toMatch(/agrandis la carte/)
  expect(failureOf(refused('MAP_NO_EXIT'))).toBe('Il n’y a pas de sortie.')
  expect(failureOf(refused('TOO_FAST'))).toMatch(/^Trop vite/)
})

test('what has no words of ours keeps those of the server, and no answer asks after it', () => {
  expect(failureOf(refused('ODD'))).toBe('in English')
  expect(failureOf(new TypeError('Failed to fetch'))).toMatch(/server/)
})
