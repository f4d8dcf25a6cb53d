/**
 * A tile as a picture: an SVG drawn from its spaces and the ring of spaces around them, so that
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
type Look = (x: number, y: number) => string

/** Something carved into the floor: a spawn point's number, or the chest's place. */
export interface Mark {
  readonly x: number
  readonly y: number
  readonly text: string
}

const isOpen = (sign: string): boolean => '.sdL'.includes(sign)

const TONES: Readonly<Record<string, string>> = {
  flag0: 'fill="#4b4455"',
  flag1: 'fill="#524a5c"',
  flag2: 'fill="#453e4f"',
  gleam: 'fill="none" stroke="#fff" stroke-opacity=".1" stroke-width=".9"',
  crack: 'fill="none" stroke="#1d1823" stroke-opacity=".75" stroke-width=".8"',
  rock0: 'fill="#231c2b"',
  rock1: 'fill="#1c1623"',
  mortar: 'fill="#1c1013"',
  brick0: 'fill="#c9714f"',
  brick1: 'fill="#b9644a"',
  brick2: 'fill="#d67f5d"',
  shine: 'fill="#fff" fill-opacity=".22"',
  shallow: 'fill="#3f97a3" fill-opacity=".62"',
  deep: 'fill="#143a63"',
  abyss: 'fill="#0c2544"',
  ripple:
    'fill="none" stroke="#d5f3f0" stroke-opacity=".65" stroke-width="1.3" stroke-linecap="round"',
  wave: 'fill="none" stroke="#6fa8dc" stroke-opacity=".75" stroke-width="1.5" stroke-linecap="round"',
  foam: 'fill="none" stroke="#e4fbf6" stroke-opacity=".5" stroke-width="1.6" stroke-linecap="round"',
  lava: 'fill="url(#l)"',
  crust: 'fill="#6a2415" stroke="#ffd98a" stroke-opacity=".5" stroke-width=".8"',
  ember: 'fill="none" stroke="#ffb347" stroke-width="2.2" stroke-opacity=".8"',
  north: 'fill="url(#n)"',
  west: 'fill="url(#w)"',
}
/** What lies under what. */
const ORDER = Object.keys(TONES)

const DEFS =
  '<defs><linearGradient id="n" x2="0" y2="1"><stop stop-opacity=".5"/><stop offset="1" stop-opacity="0"/></linearGradient>' +
  '<linearGradient id="w"><stop stop-opacity=".34"/><stop offset="1" stop-opacity="0"/></linearGradient>' +
  '<linearGradient id="l" x2="1" y2="1"><stop stop-color="#ffb648"/><stop offset=".5" stop-color="#ff8426"/><stop offset="1" stop-color="#ff6a1f"/></linearGradient>' +
  '<linearGradient id="f"><stop stop-color="#0d0a11" stop-opacity="0"/><stop offset="1" stop-color="#0d0a11" stop-opacity=".92"/></linearGradient></defs>'

/** One tile, drawn. */
export function draw(look: Look, marks: readonly Mark[], seed: number): string {
  const [paths, chance] = [new Map() as Paths, carver(seed)]
  let fades = ''
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++)
      if (isOpen(look(x, y))) {
        lay(paths, look, x, y, chance)
        fades += fade(look, x, y)
      } else wall(paths, look, x, y, chance)
  const drawn = ORDER.map((tone) => {
    const data = paths.get(tone)
    return data === undefined ? '' : `<path d="${data}" ${TONES[tone]!}/>`
  })
  const span = String(TILE_SPAN)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${span} ${span}" width="${span}" height="${span}">${DEFS}` +
    `<path d="M0 0h${span}v${span}h-${span}z" fill="#17121d"/>${drawn.join('')}${marks.map(carve).join('')}${fades}</svg>`
  )
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
function fade(look: Look, x: number, y: number): string {
  return SIDES.map(([dx, dy], way) => {
    if (look(x + dx, y + dy) !== '?') return ''
    const [cx, cy] = [String((x + 0.5) * CELL), String((y + 0.5) * CELL)]
    return `<path d="M2-20h18v40h-18z" fill="url(#f)" transform="translate(${cx} ${cy}) rotate(${String(way * 90 - 90)})"/>`
  }).join('')
}

/** A spawn point is a ring of stone with its number; the chest stands on a golden one. */
function carve({ x, y, text }: Mark): string {
  const place = `<g transform="translate(${String((x + 0.5) * CELL)} ${String((y + 0.5) * CELL)})" text-anchor="middle">`
  if (text === 'C')
    return `${place}<circle r="52" fill="none" stroke="#f0c35a" stroke-opacity=".35" stroke-width="2.5" stroke-dasharray="14 7"/><circle r="19" fill="#2c2333" stroke="#f0c35a" stroke-width="2.5"/></g>`
  const glow = text === '6' ? '#5fe0cd' : '#b9ade0'
  return (
    `${place}<circle r="17" fill="#1d1726" stroke="${glow}" stroke-width="2"/><circle r="13" fill="none" stroke="${glow}" stroke-opacity=".55" stroke-dasharray="3 3.8"/>` +
    `<text y="6.5" font-family="Georgia,serif" font-weight="700" font-size="19" fill="#ece3d2">${text}</text></g>`
  )
}

const cache = new Map<string, string>()
const MOST = 400

/** The picture as an address for an image. */
export function picture(look: Look, marks: readonly Mark[], seed: number): string {
  let key = `${String(seed)};${marks.map(({ x, y, text }) => `${String(x)}${String(y)}${text}`).join()};`
  for (let y = -1; y <= TILE; y++) for (let x = -1; x <= TILE; x++) key += look(x, y)
  const found = cache.get(key)
  if (found !== undefined) return found
  if (cache.size >= MOST) cache.clear()
  const made = `data:image/svg+xml,${encodeURIComponent(draw(look, marks, seed))}`
  cache.set(key, made)
  return made
}

/** The look of a tile space as it lies on the mat. */
export function lying(terrain: string, place: number): Look {
  const { x: left, y: top } = cornerOf(place)
  return (x, y) => signAt(terrain, left + x, top + y)
}

/** The look of a tile in the hand, rock all around. */
export function alone(signs: string): Look {
  return (x, y) =>
    x >= 0 && y >= 0 && x < TILE && y < TILE ? (signs[y * TILE + x] ?? '#') : ring(signs, x, y)
}

/** Beside a lone tile: an opening stays open, rock goes on. */
function ring(signs: string, x: number, y: number): string {
  const near = (at: number): number => Math.min(TILE - 1, Math.max(0, at))
  const isCorner = x !== near(x) && y !== near(y)
  return isCorner ? '#' : (signs[near(y) * TILE + near(x)] ?? '#')
}
