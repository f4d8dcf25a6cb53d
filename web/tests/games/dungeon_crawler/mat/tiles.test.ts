import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLACES, TILE } from '../../../../src/games/dungeon_crawler/mat/geometry'
import { alone, picture } from '../../../../src/games/dungeon_crawler/mat/image'
import { drawn, lying, TONES } from '../../../../src/games/dungeon_crawler/mat/picture'
import { carver } from '../../../../src/games/dungeon_crawler/mat/stones'
import { drawing, ground, marksAt, SHAPES } from '../../../../src/games/dungeon_crawler/mat/tiles'
import { recordedMat } from '../../../recorded'

const frames = [...recordedMat('crawler'), ...recordedMat('crawler-kinds')]

test("the tiles are the engine's own (DC-8)", () => {
  const text = readFileSync('../src/waystone/games/dungeon_crawler/data/tiles.toml', 'utf8')
  const found = [
    ...text.matchAll(/^id = "(\w+)"[^[]*?(?:groups = .*\n)?[^[]*?grid = \[([^\]]*)\]/gm),
  ]
  const shapes = found.map(([, id, grid]) => [
    id,
    [...grid!.matchAll(/"(.{5})"/g)].map(([, line]) => line).join(' '),
  ])
  expect(shapes.length).toBeGreaterThan(30)
  expect(Object.fromEntries(shapes)).toEqual(SHAPES)
})

test('turned tiles are the terrain that the server sends (DC-8)', () => {
  let count = 0
  for (const { view } of frames) {
    if (view.door !== null) continue
    for (let place = 0; place < PLACES; place++) {
      const shape = view.tiles[place]
      if (!shape) continue
      const look = lying(view.terrain, place)
      const signs = ground(drawing(shape, view.turns[place] ?? 0))
      const lain = Array.from({ length: TILE * TILE }, (_, at) =>
        look(at % TILE, Math.floor(at / TILE)),
      )
      expect(lain.join('')).toBe(signs)
      count++
    }
  }
  expect(count).toBeGreaterThan(200)
})

test('four quarter turns are none, and an unknown tile is mist', () => {
  expect(drawing('crooked', 4)).toBe(drawing('crooked', 0))
  expect(drawing('crooked', 1)).not.toBe(drawing('crooked', 0))
  expect(drawing('no such tile', 1)).toBe('?'.repeat(25))
})

test('gates carry their own number, stairs a 5, the teleport a 6 (DC-7)', () => {
  const { view } = frames[0]!
  const marks = [0, 6, 48, 42, 3].map((place) => marksAt(view, place)[0]?.text)
  expect(marks).toEqual(['1', '2', '3', '4', '5'])
})

const unpacked = (address: string): string =>
  decodeURIComponent(address.replace('data:image/svg+xml,', ''))
const parse = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml')

test('a picture is a sound drawing, the same each time', () => {
  for (const shape of Object.keys(SHAPES)) {
    const look = alone(ground(drawing(shape, 1)))
    const svg = unpacked(picture(look, [], 3))
    expect(unpacked(picture(look, [], 3))).toBe(svg)
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(parse(svg).querySelector('svg')).not.toBeNull()
  }
})

test('rock, water and lava look different', () => {
  const of = (sign: string): string => JSON.stringify(drawn(() => sign, [], 1).strokes)
  const looks = ['#', '.', 's', 'd', 'L'].map(of)
  expect(new Set(looks).size).toBe(5)
  expect(of('L')).toContain('"lava"')
  expect(unpacked(picture(() => 'L', [], 1))).toContain(`fill="${TONES['lava']!['fill']!}"`)
})

test('brickwork meets across tiles: only the side towards open ground is lined (DC-9)', () => {
  const rock = '#'.repeat(25)
  const bricks = (look: Parameters<typeof drawn>[0]): boolean =>
    drawn(look, [], 1).strokes.some(([tone]) => tone === 'brick0' || tone === 'brick1')
  expect(bricks(alone(rock))).toBe(false)
  const beside = (x: number, y: number): string => (x === TILE && y === 2 ? '.' : '#')
  expect(bricks(beside)).toBe(true)
})

test('an opening into the unknown fades', () => {
  const edge = (x: number): string => (x < TILE ? '.' : '?')
  expect(drawn((x) => edge(x), [], 1).fades).toHaveLength(5)
})

test('a mark is a ring with its number, the chest a ring without', () => {
  const look = alone('.'.repeat(25))
  const marked = (text: string) => drawn(look, [{ x: 2, y: 2, text }], 1)
  expect(marked('5').letters.map(({ text }) => text)).toEqual(['5'])
  expect(marked('C').letters).toEqual([])
  const rings = (text: string): string[] =>
    marked(text).strokes.flatMap(([tone, data]) => (data.includes('a') ? [tone] : []))
  expect(rings('5')).toEqual(['spawn', 'spawn_inner'])
  expect(rings('6')).toEqual(['floating', 'floating_inner'])
  expect(rings('C')).toEqual(['chest', 'plinth'])
})

test('drawings are kept', () => {
  const look = alone(ground(drawing('island', 0)))
  expect(drawn(look, [], 1)).toBe(drawn(look, [], 1))
  expect(picture(look, [], 1)).toMatch(/^data:image\/svg\+xml,/)
})

test('the carver gives numbers between 0 and 1', () => {
  const chance = carver(5)
  const numbers = Array.from({ length: 500 }, () => chance())
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(new Set(numbers).size).toBeGreaterThan(450)
})
