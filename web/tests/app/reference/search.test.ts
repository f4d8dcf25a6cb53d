import { expect, test } from 'vitest'
import { countOf, isFound, search } from '../../../src/app/reference/search'
import { entries } from '../../../src/games'
import { tableOf } from '../../../src/games/extrikate/dice'
import facts from '../../../src/games/extrikate/reference/facts.json'
import type { ReferencePart } from '../../../src/kit/game_ui'

async function partsOf(name: string): Promise<readonly ReferencePart[]> {
  const entry = entries().find(({ listing }) => listing.name === name)
  return (await (await entry!.load()).loadReference!())()
}

const cardsIn = (parts: readonly ReferencePart[]): readonly string[] =>
  parts.flatMap(({ cards }) => cards?.all.map(({ id }) => id) ?? [])

test('words are found by their beginnings, without accents and in any order', () => {
  expect(isFound('Une épée et une armure', 'armure epee')).toBe(true)
  expect(isFound('Une épée et une armure', 'ARM')).toBe(true)
  expect(isFound('Une épée et une armure', 'armure lanterne')).toBe(false)
})

test('every game has a reference whose parts have titles of their own', async () => {
  for (const { listing } of entries()) {
    const parts = await partsOf(listing.name)
    const titles = parts.map(({ title }) => title)
    expect(listing.hasReference, listing.name).toBe(true)
    expect(new Set(titles).size, listing.name).toBe(titles.length)
    expect(search(parts, '  ')).toBe(parts)
    expect(search(parts, 'no such word')).toEqual([])
  }
})

test('the crawler lists everything that is in the box', async () => {
  const parts = await partsOf('dungeon-crawler')
  const counts = parts.flatMap(({ cards }) => (cards ? [cards.all.length] : []))
  expect(counts).toEqual([10, 16, 20, 20, 37])
})

test('cards are found by what stands on them, and nothing else is left', async () => {
  const parts = await partsOf('dungeon-crawler')
  expect(cardsIn(search(parts, 'kobold'))).toEqual(['kobold'])
  expect(cardsIn(search(parts, 'web'))).toEqual(['giant_spider'])
  expect(cardsIn(search(parts, 'lava bridge'))).toEqual(['lava_bridge'])
  expect(cardsIn(search(parts, 'pit trap'))).toEqual(['pit_trap'])
})

test('a part whose title has the word stays whole, a table keeps its head', async () => {
  const parts = await partsOf('extrikate')
  const [whole] = search(parts, 'three dice')
  expect(whole?.rows).toHaveLength(16)
  const [left] = search(parts, 'cave-in')
  expect(left?.rows).toEqual([['17', '1.4 %', 'Cave-in', 'Monster 3']])
  expect(left?.head).toHaveLength(4)
  expect(countOf(search(parts, 'cave-in'))).toBe(2)
})

test('the table beside the board is the one of the rules (EX-20)', () => {
  for (const phase of ['delve', 'exit'] as const)
    expect(
      tableOf(phase).map(({ sum, ways, result, strength }) => [sum, ways, result, strength]),
    ).toEqual(facts.sums.map((each) => [each.sum, each.ways, ...each[phase]]))
})
