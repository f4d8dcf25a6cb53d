import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { column, middle, row, SIDE } from '../../../../src/games/dungeon_crawler/mat/geometry'
import { sightLine } from '../../../../src/games/dungeon_crawler/mat/sight'
import { isDeadly, reach, walks } from '../../../../src/games/dungeon_crawler/mat/walking'
import { heroOf, kindOf } from '../../../../src/games/dungeon_crawler/box'
import type { CrawlerView } from '../../../../src/kit/wire'

/** What the engine says, made by tools/record_mat_ways.py. */
interface Position {
  readonly seat: number
  readonly view: CrawlerView
  readonly ways: readonly (readonly [cell: number, cost: number, path: readonly number[]][])[]
  readonly ends: readonly (readonly [
    figure: number,
    spaces: readonly (readonly [cell: number, cost: number])[],
  ])[]
  readonly sights: readonly (readonly [cell: number, isSeen: boolean])[]
}
const positions = JSON.parse(
  readFileSync('tests/fixtures/crawler-ways.json', 'utf8'),
) as readonly Position[]

const FARTHEST = 9

test('ways and prices are those of the engine (DC-32 to DC-42, R-49)', () => {
  let wet = 0
  for (const { seat, view, ways } of positions)
    ways.forEach((expected, odd) => {
      const going = { figure: heroOf(seat), points: FARTHEST, odd: odd === 1 }
      const found = walks({ ...view, going }, heroOf(seat), FARTHEST)
      expect(found.size).toBe(expected.length)
      for (const [cell, cost, path] of expected) {
        expect(found.get(cell)).toEqual({ cost, path })
        if (path.some((each) => 'sdL'.includes(view.terrain[each] ?? ''))) wet++
      }
    })
  expect(wet).toBeGreaterThan(100)
})

test('somebody else who moves does not change the price of my diagonals (DC-33)', () => {
  const { seat, view, ways } = positions[0]!
  const going = { figure: heroOf(seat) + 1, points: 3, odd: true }
  const found = walks({ ...view, going }, heroOf(seat), FARTHEST)
  for (const [cell, cost] of ways[0]!) expect(found.get(cell)?.cost).toBe(cost)
})

test('an Adventurer off the mat walks nowhere', () => {
  const { seat, view } = positions[0]!
  const players = view.players.map((each) => ({ ...each, cell: null }))
  expect(walks({ ...view, players, going: null }, heroOf(seat), FARTHEST).size).toBe(0)
})

test('Monsters reach what the engine says, each with its own legs (DC-39, DC-80, DC-83)', () => {
  const kinds = new Set<string | undefined>()
  for (const { view, ends } of positions)
    for (const [figure, spaces] of ends) {
      kinds.add(kindOf(figure))
      const found = [...reach({ ...view, going: null }, figure)].sort(([a], [b]) => a - b)
      expect(found).toEqual(spaces)
    }
  for (const kind of ['specter', 'gargoyle', 'slime', 'fire_elemental', 'zombie'])
    expect(kinds).toContain(kind)
})

test('a web leaves an Adventurer 2 points (DC-92)', () => {
  const { seat, view } = positions[0]!
  const players = view.players.map((each) => ({ ...each, webbed: true }))
  const costs = [...reach({ ...view, players, going: null }, heroOf(seat)).values()]
  expect(Math.max(...costs)).toBeLessThanOrEqual(2)
})

const PLAIN = { flies: false, fireproof: false, swims: false, ghostly: false, dry: false }

test('deep water and lava are deadly without the defence (DC-35, DC-36)', () => {
  const deadly = ['.', 's', 'd', 'L'].map((sign) => isDeadly(sign, PLAIN))
  expect(deadly).toEqual([false, false, true, true])
  expect(isDeadly('L', { ...PLAIN, fireproof: true })).toBe(false)
  expect(isDeadly('d', { ...PLAIN, flies: true })).toBe(false)
  expect(isDeadly('d', { ...PLAIN, swims: true })).toBe(false)
})

/** Whether a drawn line runs through a solid space, by small steps: another way to look at it. */
function crosses(terrain: string, [from, to]: ReturnType<typeof sightLine>): boolean {
  return Array.from({ length: 401 }, (_, at) => {
    const x = Math.floor((from.x + ((to.x - from.x) * at) / 400) / 40)
    const y = Math.floor((from.y + ((to.y - from.y) * at) / 400) / 40)
    return '#?'.includes(terrain[y * SIDE + x] ?? '?')
  }).some(Boolean)
}

test('a line of sight touches nothing solid, wherever the engine sees (DC-64)', () => {
  let seen = 0
  for (const { seat, view, sights } of positions) {
    const here = view.players[seat]!.cell!
    for (const [cell, isSeen] of sights) {
      const line = sightLine(view.terrain, here, cell)
      if (!isSeen) continue
      seen++
      expect(crosses(view.terrain, line)).toBe(false)
      expect(Math.floor(line[1].x / 40)).toBe(column(cell))
      expect(Math.floor(line[1].y / 40)).toBe(row(cell))
    }
  }
  expect(seen).toBeGreaterThan(100)
})

test('where nothing is seen the line is the straight one', () => {
  const terrain = '#'.repeat(SIDE * SIDE)
  expect(sightLine(terrain, 0, 80)).toEqual([middle(0), middle(80)])
})
