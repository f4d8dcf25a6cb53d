/**
 * A tile as SVG, drawn from its spaces and the ring of spaces around them, so that
 * brickwork meets brickwork across tiles and an opening into the unknown fades into the dark.
 */
import { CELL, cornerOf, signAt, TILE, TILE_SPAN } from './geometry'
import {
  add,
  box,
  BRICKWORK,
  bricks,
  carver,
  crusts,
  flags,
  type Paths,
  quoin,
  ripples,
  rubble,
} from './stones'

/** A sign by its column and row in the tile; -1 and 5 are the ring around it. */
export type Look = (x: number, y: number) => string

/** Something carved into the floor: a spawn point's number, or the chest's place. */
export interface Mark {
  readonly x: number
  readonly y: number
  readonly text: string
}

const isOpen = (sign: string): boolean => '.sdL'.includes(sign)

/** How something is painted, as attributes of SVG. */
export type Paint = Readonly<Record<string, string>>

const stroked = (stroke: string, opacity: string, width: string, more: Paint = {}): Paint => ({
  fill: 'none',
  stroke,
  'stroke-opacity': opacity,
  'stroke-width': width,
  ...more,
})
const ROUND = { 'stroke-linecap': 'round' }
const ring = (stroke: string): Paint => ({ fill: '#1d1726', stroke, 'stroke-width': '2' })
const inner = (stroke: string): Paint =>
  stroked(stroke, '.55', '1', { 'stroke-dasharray': '3 3.8' })

export const TONES: Readonly<Record<string, Paint>> = {
  ground: { fill: '#17121d' },
  flag0: { fill: '#4b4455' },
  flag1: { fill: '#524a5c' },
  flag2: { fill: '#453e4f' },
  gleam: stroked('#fff', '.1', '.9'),
  crack: stroked('#1d1823', '.75', '.8'),
  rock0: { fill: '#231c2b' },
  rock1: { fill: '#1c1623' },
  mortar: { fill: '#1c1013' },
  brick0: { fill: '#c9714f' },
  brick1: { fill: '#b9644a' },
  brick2: { fill: '#d67f5d' },
  shine: { fill: '#fff', 'fill-opacity': '.22' },
  shallow: { fill: '#3f97a3', 'fill-opacity': '.62' },
  deep: { fill: '#143a63' },
  abyss: { fill: '#0c2544' },
  ripple: stroked('#d5f3f0', '.65', '1.3', ROUND),
  wave: stroked('#6fa8dc', '.75', '1.5', ROUND),
  foam: stroked('#e4fbf6', '.5', '1.6', ROUND),
  lava: { fill: 'url(#tile-l)' },
  crust: stroked('#ffd98a', '.5', '.8', { fill: '#6a2415' }),
  ember: stroked('#ffb347', '.8', '2.2'),
  north: { fill: 'url(#tile-n)' },
  west: { fill: 'url(#tile-w)' },
  chest: stroked('#f0c35a', '.35', '2.5', { 'stroke-dasharray': '14 7' }),
  plinth: { fill: '#2c2333', stroke: '#f0c35a', 'stroke-width': '2.5' },
  spawn: ring('#b9ade0'),
  spawn_inner: inner('#b9ade0'),
  floating: ring('#5fe0cd'),
  floating_inner: inner('#5fe0cd'),
}
/** What lies under what. */
const ORDER = Object.keys(TONES)

type Stop = readonly [offset: string, colour: string, opacity: string]
/** What the tones shade with: a name, a direction, and what it goes from and to. */
export const SHADES: readonly (readonly [id: string, x2: string, y2: string, stops: Stop[]])[] = [
  [
    'tile-n',
    '0',
    '1',
    [
      ['0', '#000', '.5'],
      ['1', '#000', '0'],
    ],
  ],
  [
    'tile-w',
    '1',
    '0',
    [
      ['0', '#000', '.34'],
      ['1', '#000', '0'],
    ],
  ],
  [
    'tile-l',
    '1',
    '1',
    [
      ['0', '#ffb648', '1'],
      ['.5', '#ff8426', '1'],
      ['1', '#ff6a1f', '1'],
    ],
  ],
  [
    'tile-f',
    '1',
    '0',
    [
      ['0', '#0d0a11', '0'],
      ['1', '#0d0a11', '.92'],
    ],
  ],
]

/** A tile, drawn: path data by tone from below to above, letters, and where it fades away. */
export interface Drawn {
  readonly strokes: readonly (readonly [tone: string, data: string])[]
  readonly letters: readonly Mark[]
  /** Where `FADE` is laid. */
  readonly fades: readonly string[]
}
export const FADE = 'M2-20h18v40h-18z'

/** One tile, drawn. */
function draw(look: Look, marks: readonly Mark[], seed: number): Drawn {
  const [paths, chance] = [new Map() as Paths, carver(seed)]
  const fades: string[] = []
  add(paths, 'ground', box(0, 0, TILE_SPAN, TILE_SPAN))
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++)
      if (isOpen(look(x, y))) {
        lay(paths, look, x, y, chance)
        fades.push(...fade(look, x, y))
      } else wall(paths, look, x, y, chance)
  for (const mark of marks) carve(paths, mark)
  return {
    strokes: ORDER.flatMap((tone) => (paths.has(tone) ? [[tone, paths.get(tone)!]] : [])),
    letters: marks.filter(({ text }) => text !== 'C'),
    fades,
  }
}

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** The ground of an open space. */
function lay(paths: Paths, look: Look, x: number, y: number, chance: () => number): void {
  const sign = look(x, y)
  const [left, top] = [x * CELL, y * CELL]
  if (sign === '.' || sign === 's') flags(paths, left, top, chance)
  if (sign === 's') {
    add(paths, 'shallow', box(left, top, CELL, CELL))
    ripples(paths, left, top, 1, chance)
  } else if (sign === 'd') {
    add(paths, 'deep', box(left, top, CELL, CELL))
    add(paths, 'abyss', `M${String(left + 20)} ${String(top + 5)}q17 0 15 16t-16 14t-14-15t15-15z`)
    ripples(paths, left, top, 3, chance)
  } else if (sign === 'L') {
    add(paths, 'lava', box(left, top, CELL, CELL))
    crusts(paths, left, top, chance)
  }
  shade(paths, look, x, y)
  shore(paths, look, x, y)
}

/** Walls to the north and west throw their shadow on the floor. */
function shade(paths: Paths, look: Look, x: number, y: number): void {
  if (look(x, y - 1) === '#') add(paths, 'north', box(x * CELL, y * CELL, CELL, 11))
  if (look(x - 1, y) === '#') add(paths, 'west', box(x * CELL, y * CELL, 8, CELL))
}

/** Foam where water meets land, embers where lava does. */
function shore(paths: Paths, look: Look, x: number, y: number): void {
  const sign = look(x, y)
  if (sign === '.') return
  const tone = sign === 'L' ? 'ember' : 'foam'
  for (const [dx, dy] of SIDES) {
    const other = look(x + dx, y + dy)
    if (other === sign || other === '?' || other === '#' || (sign === 's' && other === 'd'))
      continue
    const [cx, cy] = [(x + 0.5 + dx * 0.47) * CELL, (y + 0.5 + dy * 0.47) * CELL]
    add(
      paths,
      tone,
      dx === 0
        ? `M${String(cx - 19)} ${String(cy)}q5 -2.5 9.5 0t9.5 0t9.5 0t9.5 0`
        : `M${String(cx)} ${String(cy - 19)}q-2.5 5 0 9.5t0 9.5t0 9.5t0 9.5`,
    )
  }
}

/** A rock space: rubble, lined with brickwork wherever it meets open ground. */
function wall(paths: Paths, look: Look, x: number, y: number, chance: () => number): void {
  const [left, top] = [x * CELL, y * CELL]
  const far = CELL - BRICKWORK
  rubble(paths, left, top, chance)
  const [north, east, south, west] = SIDES.map(([dx, dy]) => isOpen(look(x + dx, y + dy)))
  if (north) bricks(paths, [left, top], CELL, false, chance)
  if (south) bricks(paths, [left, top + far], CELL, false, chance)
  const [from, to] = [north ? BRICKWORK : 0, south ? far : CELL]
  if (west) bricks(paths, [left, top + from], to - from, true, chance)
  if (east) bricks(paths, [left + far, top + from], to - from, true, chance)
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    if (isOpen(look(x + dx, y + dy)) && !isOpen(look(x + dx, y)) && !isOpen(look(x, y + dy)))
      quoin(paths, left + (dx > 0 ? far : 0), top + (dy > 0 ? far : 0))
}

/** An opening into the unknown fades into the dark. */
function fade(look: Look, x: number, y: number): string[] {
  return SIDES.flatMap(([dx, dy], way) =>
    look(x + dx, y + dy) === '?' ? [`${shift(x, y)} rotate(${String(way * 90 - 90)})`] : [],
  )
}

/** To the middle of a space. */
export const shift = (x: number, y: number): string =>
  `translate(${String((x + 0.5) * CELL)} ${String((y + 0.5) * CELL)})`

/** A spawn point is a ring of stone with its number; the chest stands on a golden one. */
function carve(paths: Paths, { x, y, text }: Mark): void {
  const [outer, within] =
    text === 'C'
      ? ['chest', 'plinth']
      : text === '6'
        ? ['floating', 'floating_inner']
        : ['spawn', 'spawn_inner']
  add(paths, outer, round(x, y, text === 'C' ? 52 : 17))
  add(paths, within, round(x, y, text === 'C' ? 19 : 13))
}

/** A circle around the middle of a space. */
function round(x: number, y: number, radius: number): string {
  const [r, wide] = [String(radius), String(2 * radius)]
  return `M${String((x + 0.5) * CELL + radius)} ${String((y + 0.5) * CELL)}a${r} ${r} 0 1 1-${wide} 0a${r} ${r} 0 1 1 ${wide} 0z`
}

const cache = new Map<string, Drawn>()
const MOST = 400

/** The same drawing for the same tile. */
export function drawn(look: Look, marks: readonly Mark[], seed: number): Drawn {
  let key = `${String(seed)};${marks.map(({ x, y, text }) => `${String(x)}${String(y)}${text}`).join()};`
  for (let y = -1; y <= TILE; y++) for (let x = -1; x <= TILE; x++) key += look(x, y)
  const found = cache.get(key)
  if (found !== undefined) return found
  if (cache.size >= MOST) cache.clear()
  const made = draw(look, marks, seed)
  cache.set(key, made)
  return made
}

/** How the numbers of spawn points are written. */
export const LETTER: Paint = {
  y: '6.5',
  'text-anchor': 'middle',
  'font-family': 'Georgia,serif',
  'font-weight': '700',
  'font-size': '19',
  fill: '#ece3d2',
}

/** The look of a tile space as it lies on the mat. */
export function lying(terrain: string, place: number): Look {
  const { x: left, y: top } = cornerOf(place)
  return (x, y) => signAt(terrain, left + x, top + y)
}
