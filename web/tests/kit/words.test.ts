import { expect, test } from 'vitest'
import {
  catalogue,
  day,
  duration,
  type Language,
  language,
  named,
  speak,
  wordsArrived,
} from '../../src/kit/words.svelte'
import { LANGUAGES } from '../../src/kit/languages'
import { prefer } from '../../src/kit/settings.svelte'

/** Every language but English says this. */
function inAll<T>(
  load: () => Promise<{ default: T }>,
): Record<Exclude<Language, 'en'>, () => Promise<{ default: T }>> {
  const codes = Object.keys(LANGUAGES) as Language[]
  return Object.fromEntries(codes.map((each) => [each, load])) as ReturnType<typeof inAll<T>>
}

test('a time is minutes, seconds and tenths', () => {
  expect(duration(0)).toBe('0:00.0')
  expect(duration(127_480)).toBe('2:07.4')
})

test('a catalogue speaks the language that was chosen', async () => {
  const words = catalogue(
    { hello: 'Hello' },
    inAll(() => Promise.resolve({ default: { hello: 'Hallo' } })),
  )
  expect(words().hello).toBe('Hello')
  await speak('de')
  expect(words().hello).toBe('Hallo')
  expect(document.documentElement.lang).toBe('de')
  await speak('en')
  expect(words().hello).toBe('Hello')
})

test('words that are on their way can be waited for, and those that never come do no harm', async () => {
  prefer({ language: 'de' })
  const words = catalogue(
    { hello: 'Hello' },
    inAll(() => new Promise((come) => setTimeout(() => come({ default: { hello: 'Hallo' } }), 5))),
  )
  const lost = catalogue(
    { bye: 'Bye' },
    inAll(() => Promise.reject(new Error('no network'))),
  )
  await wordsArrived()
  expect(words().hello).toBe('Hallo')
  expect(lost().bye).toBe('Bye')
  prefer({ language: '' })
})

test('an unknown language falls back to English', () => {
  prefer({ language: 'xx' })
  expect(language()).toBe('en')
  prefer({ language: '' })
  expect(day('2026-11-16')).toContain('2026')
})

test('a word that no table has stays as it is, whatever it is called', () => {
  const table = { knight: 'Ritter' }
  expect(named(table, 'knight')).toBe('Ritter')
  for (const name of ['Ada', '__proto__', 'constructor']) expect(named(table, name)).toBe(name)
})
