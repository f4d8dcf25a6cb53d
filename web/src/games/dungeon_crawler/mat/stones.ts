/**
 * Strokes of the mason: how floor, walls, rubble, water and lava of one space are cut. Everything
 * is path data in a tile's own 200 x 200 drawing, gathered by tone, so that a tile is few paths.
 */
import { CELL } from './geometry'

/** The same stones for the same tile, each time: a small generator of numbers in 0..1. */
export function carver(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Path data by tone. */
export type Paths = Map<string, string>

export function add(paths: Paths, tone: string, data: string): void {
  paths.set(tone, (paths.get(tone) ?? '') + data)
}

const short = (value: number): string => String(Math.round(value * 10) / 10)

function line(...points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('')
}

/** A box as path data. */
export const box = (x: number, y: number, wide: number, high: number): string =>
  `M${short(x)} ${short(y)}h${short(wide)}v${short(high)}h${short(-wide)}z`

type Slab = readonly [x: number, y: number, wide: number, high: number]
/** How the flagstones of a space may lie: always within it, so that spaces can be counted. */
const LAYOUTS: readonly (readonly Slab[])[] = [
  [[0, 0, 40, 40]],
  [
    [0, 0, 17, 40],
    [17, 0, 23, 40],
  ],
  [
    [0, 0, 40, 22],
    [0, 22, 40, 18],
  ],
  [
    [0, 0, 22, 40],
    [22, 0, 18, 16],
    [22, 16, 18, 24],
  ],
  [
    [0, 0, 18, 19],
    [18, 0, 22, 19],
    [0, 19, 40, 21],
  ],
]
const RIM = 1.1
const GAP = 0.7

/** The flagstones of one space. */
export function flags(paths: Paths, x: number, y: number, chance: () => number): void {
  for (const slab of LAYOUTS[Math.floor(chance() * LAYOUTS.length)]!) {
    const [left, top, right, bottom] = edges(slab, x, y)
    const wobble = (): number => (chance() - 0.5) * 1.6
    const corners = [
      [left + wobble(), top + wobble()],
      [right + wobble(), top + wobble()],
      [right + wobble(), bottom + wobble()],
      [left + wobble(), bottom + wobble()],
    ] as const
    add(paths, `flag${String(Math.floor(chance() * 3))}`, `${line(...corners)}z`)
    add(paths, 'gleam', line(corners[3], corners[0], corners[1]))
    if (chance() < 0.16) add(paths, 'crack', crack(left, top, right, bottom, chance))
  }
}

/** A slab's sides on the tile; the joint around a space is wider than those within it. */
function edges([left, top, wide, high]: Slab, x: number, y: number): Slab {
  const joint = (at: number): number => (at % CELL === 0 ? RIM : GAP)
  return [
    x + left + joint(left),
    y + top + joint(top),
    x + left + wide - joint(left + wide),
    y + top + high - joint(top + high),
  ]
}

function crack(left: number, top: number, right: number, bottom: number, chance: () => number) {
  const at = (from: number, to: number): number => from + (to - from) * (0.2 + 0.6 * chance())
  return line(
    [at(left, right), top + 2],
    [at(left, right), at(top, bottom)],
    [right - 3, at(top, bottom)],
  )
}

/** Rubble inside the rock: a few stones that hold the dark together. */
export function rubble(paths: Paths, x: number, y: number, chance: () => number): void {
  for (let stone = 0; stone < 3; stone++) {
    const [wide, high] = [9 + chance() * 11, 7 + chance() * 8]
    const [left, top] = [x + chance() * (CELL - wide), y + chance() * (CELL - high)]
    const round = 2 + chance() * 2
    add(
      paths,
      `rock${String(Math.floor(chance() * 2))}`,
      `M${short(left + round)} ${short(top)}h${short(wide - 2 * round)}l${short(round)} ${short(high * 0.4)}l${short(-round * 0.6)} ${short(high * 0.6)}h${short(-wide + round)}l${short(-round * 0.8)} ${short(-high * 0.5)}z`,
    )
  }
}

/** How thick the brickwork is that lines the rock. */
export const BRICKWORK = 8

/** Brickwork along one side of a rock space: two courses, the joints apart. */
export function bricks(
  paths: Paths,
  [x, y]: readonly [number, number],
  length: number,
  isUpright: boolean,
  chance: () => number,
): void {
  const course = BRICKWORK / 2
  const put = (along: number, across: number, run: number): void => {
    const tone = `brick${String(Math.floor(chance() * 3))}`
    const [a, b, c, d] = [along + 0.4, across + 0.4, run - 0.8, course - 0.8]
    add(paths, tone, isUpright ? box(x + b, y + a, d, c) : box(x + a, y + b, c, d))
    add(paths, 'shine', isUpright ? box(x + b, y + a, 0.8, c) : box(x + a, y + b, c, 0.8))
  }
  add(paths, 'mortar', isUpright ? box(x, y, BRICKWORK, length) : box(x, y, length, BRICKWORK))
  const size = CELL / 3
  for (const [across, start] of [
    [0, 0],
    [course, -size / 2],
  ] as const)
    for (let at = start; at < length; at += size) {
      const from = Math.max(0, at)
      const run = Math.min(length, at + size) - from
      if (run > 1) put(from, across, run)
    }
}

/** A corner stone of the brickwork. */
export function quoin(paths: Paths, x: number, y: number): void {
  add(paths, 'mortar', box(x, y, BRICKWORK, BRICKWORK))
  add(paths, 'brick1', box(x + 0.5, y + 0.5, BRICKWORK - 1, BRICKWORK - 1))
  add(paths, 'shine', box(x + 0.5, y + 0.5, BRICKWORK - 1, 0.8))
}

/** Ripples on water: one row for shallow, three for deep. */
export function ripples(
  paths: Paths,
  x: number,
  y: number,
  rows: number,
  chance: () => number,
): void {
  for (let at = 0; at < rows; at++) {
    const top = y + ((at + 0.5 + (chance() - 0.5) * 0.4) * CELL) / rows
    const left = x + 4 + chance() * 10
    const wave = short(4 + chance() * 1.5)
    const tone = rows > 1 ? 'wave' : 'ripple'
    add(paths, tone, `M${short(left)} ${short(top)}q${wave} -4 8 0t8 0`)
  }
}

/** Crusts that swim on lava, with fire between them. */
export function crusts(paths: Paths, x: number, y: number, chance: () => number): void {
  const split = 16 + chance() * 8
  const shift = chance() * 6 - 3
  for (const [left, top, right, bottom] of [
    [1, 1, split, split + shift],
    [split, 1, 39, split - shift],
    [1, split + shift, split, 39],
    [split, split - shift, 39, 39],
  ] as const) {
    const near = (): number => 0.5 + chance() * 1.4
    const cut = 3 + chance() * 5
    const [l, t, r, b] = [
      x + left + near(),
      y + top + near(),
      x + right - near(),
      y + bottom - near(),
    ]
    add(
      paths,
      'crust',
      `${line([l + cut, t], [r, t + near()], [r - near(), b - cut], [r - cut, b], [l, b - near()])}z`,
    )
  }
}
