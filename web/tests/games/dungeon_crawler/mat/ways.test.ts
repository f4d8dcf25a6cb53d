import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { column, middle, row, SIDE } from '../../../../src/games/dungeon_crawler/mat/geometry'
import { sightLine } from '../../../../src/games/dungeon_crawler/mat/sight'
import { isDeadly, walks } from '../../../../src/games/dungeon_crawler/mat/walking'
import { heroOf } from '../../../../src/games/dungeon_crawler/box'
import type { CrawlerView } from '../../../../src/kit/wire'

/** What the engine says, made by tools/record_mat_ways.py. */
interface Position {
  readonly seat: number
  readonly view: CrawlerView
  readonly ways: readonly (readonly [cell: number, cost: number, path: readonly number[]][])[]
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
      const found = walks({ ...view, going }, seat, FARTHEST)
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
  const found = walks({ ...view, going }, seat, FARTHEST)
  for (const [cell, cost] of ways[0]!) expect(found.get(cell)?.cost).toBe(cost)
})

test('an Adventurer off the mat walks nowhere', () => {
  const { seat, view } = positions[0]!
  const players = view.players.map((each) => ({ ...each, cell: null }))
  expect(walks({ ...view, players, going: null }, seat, FARTHEST).size).toBe(0)
})

test('deep water and lava are deadly without the potion (DC-35, DC-36)', () => {
  const plain = { flies: false, fireproof: false }
  expect(['.', 's', 'd', 'L'].map((sign) => isDeadly(sign, plain))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(isDeadly('L', { flies: false, fireproof: true })).toBe(false)
  expect(isDeadly('d', { flies: true, fireproof: false })).toBe(false)
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
