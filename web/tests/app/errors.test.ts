import { afterEach, expect, test } from 'vitest'
import { explain, refusal } from '../../src/app/errors'
import '../../src/app/words'
import { ask, CallFailed } from '../../src/kit/http'
import { chooseWiring, serverWiring } from '../../src/kit/wiring'
import { prefer } from '../../src/kit/settings.svelte'
import { fetchRefusals } from '../../src/kit/refusals'
import { speak } from '../../src/kit/words.svelte'

const refused = new CallFailed('NO_SUCH_MATCH', 'there is no such match', 404)
afterEach(() => {
  chooseWiring(serverWiring)
  prefer({ language: '' })
  return speak('en')
})

test('the words of refusals come with the first of them', async () => {
  expect(explain(refused)).toBe('there is no such match')
  const error = { code: 'NO_SUCH_MATCH', message: 'there is no such match' }
  const call = () => Promise.resolve(Response.json({ error }, { status: 404 }))
  chooseWiring({ ...serverWiring, call })
  const failed: unknown = await ask('/api/matches/none').catch((problem: unknown) => problem)
  expect(explain(failed)).toBe('This match does not exist.')
})

test('a refusal is told in the language of the page', async () => {
  expect(explain(refused)).toBe('This match does not exist.')
  await speak('de')
  expect(explain(refused)).toBe('Diese Partie gibt es nicht.')
})

test('who is banned reads until when', async () => {
  await fetchRefusals()
  const banned = new CallFailed('BANNED', 'in English', 403, { until: '2027-03-04T10:00:00Z' })
  expect(explain(banned)).toMatch(/^The host .* banned you until .*2027.*\.$/)
  prefer({ language: 'de' })
  await speak('de')
  expect(explain(banned)).toMatch(/bis .*März 2027.* gesperrt\.$/)
})

test('what is wrong with a record is said with its place, in the language of the page', async () => {
  await fetchRefusals()
  const flaw = (code: string, details: Record<string, string>): string =>
    explain(new CallFailed(code, 'in English', 400, details))
  const digest = { what: 'digest', step: '3' }
  expect(flaw('DIVERGENCE', digest)).toMatch(/^Step 3: the position is another/)
  expect(flaw('DIVERGENCE', { what: 'digest', step: '0' })).toMatch(/^The first position/)
  expect(flaw('DIVERGENCE', { what: 'action', step: '7', recorded: 'move n' })).toBe(
    'Step 7: “move n” is not allowed there.',
  )
  expect(flaw('DIVERGENCE', { what: 'result' })).toMatch(/^The result/)
  expect(flaw('DIVERGENCE', { what: 'checksum', step: '' })).toMatch(/^Every step fits/)
  expect(flaw('DIVERGENCE', {})).toMatch(/^This record does not hold/)
  expect(flaw('BAD_RECORD', { what: 'commitment' })).toMatch(/^The seed is another/)
  expect(flaw('BAD_RECORD', { what: 'text', line: '4', column: '2' })).toMatch(
    /line 4, column 2\.$/,
  )
  expect(flaw('BAD_RECORD', {})).toMatch(/^This is no record/)
  await speak('de')
  expect(flaw('DIVERGENCE', digest)).toMatch(/^Schritt 3: Die Stellung/)
  await speak('fr')
  expect(flaw('DIVERGENCE', digest)).toMatch(/^Étape 3.: la position/)
})

test('a refusal without words of ours keeps those of the server', async () => {
  await speak('de')
  expect(refusal('ODD', 'this is odd')).toBe('this is odd')
})

test('a broken network is no text for players', () => {
  expect(explain(new TypeError('Failed to fetch'))).toBe('Something went wrong')
})
