import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { CARDS } from '../../../src/games/dungeon_crawler/box'
import {
  cardText,
  lastsOf,
  markedText,
  meaningOf,
  pieces,
} from '../../../src/games/dungeon_crawler/cards'
import { words } from '../../../src/games/dungeon_crawler/cards/words'
import TreasureCard from '../../../src/games/dungeon_crawler/table/TreasureCard.svelte'
import { speak } from '../../../src/kit/words.svelte'

const ALL = Object.keys(CARDS)
const LANGUAGES = ['en', 'de', 'fr'] as const
const keywordsIn = (card: string): string[] =>
  pieces(markedText(card)).flatMap(({ keyword }) => (keyword === null ? [] : [keyword]))

beforeAll(() => speak('en'))
afterEach(() => speak('en'))

test.each(LANGUAGES)('each of the 40 cards explains its keywords in %s', async (language) => {
  const english = new Map(ALL.map((card) => [card, keywordsIn(card).sort()]))
  await speak(language)
  expect(ALL).toHaveLength(40)
  for (const card of ALL) {
    const keywords = keywordsIn(card)
    expect(keywords.length, card).toBeGreaterThan(0)
    expect(new Set(keywords).size, `${card} explains a word twice`).toBe(keywords.length)
    expect([...keywords].sort(), `${card}: the same words as in English`).toEqual(english.get(card))
    for (const keyword of keywords) expect(meaningOf(keyword)).toMatch(/^\S.*\.$/)
    expect(cardText(card)).not.toMatch(/[[\]]/)
  }
})

test('no keyword is explained that no card has, save the numbers of figures', () => {
  const used = new Set([...ALL.flatMap(keywordsIn), 'mv', 'bp', 'defence', 'melee', 'ranged'])
  expect(Object.keys(words().keywords).sort()).toEqual([...used].sort())
})

test.each([
  ['en', /until the end of your turn/],
  ['de', /bis zum Ende deines Zuges/],
  ['fr', /jusqu’à la fin de ton tour/],
] as const)('each of the 40 cards says how long it works in %s', async (language, lasting) => {
  await speak(language)
  for (const card of ALL)
    if (CARDS[card]!.type === 'lasting') expect(cardText(card)).toMatch(lasting)
    else expect(lastsOf(card), card).toMatch(/^\S.*\.$/)
  expect(lastsOf('magic_boots')).toBe(words().lasts.slain)
  expect(lastsOf('doppelganger')).toBe(words().lasts.monster)
  expect(lastsOf('pit_trap')).toBe(words().lasts.once)
})

test('a keyword says what it means where it stands, until it is tapped again', async () => {
  render(TreasureCard, { card: 'magic_cloak', open: true })
  const keyword = screen.getByRole('button', { name: 'DEF' })
  expect(screen.queryByText(/A die hits/)).toBeNull()
  await fireEvent.click(keyword)
  expect(screen.getByRole('status').textContent).toBe(`DEF ${meaningOf('defence')}`)
  expect(keyword.getAttribute('aria-expanded')).toBe('true')
  await fireEvent.click(keyword)
  expect(screen.getByRole('status').textContent).toBe('')
})
