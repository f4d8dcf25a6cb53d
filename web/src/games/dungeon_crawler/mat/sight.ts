/** Whether one space sees another, and along which line, for the eye: what counts is the server's word. */
import { CELL, column, middle, type Point, row, signAt } from './geometry'

const SCALE = 12
const POINTS = [6, 1, 11] as const

/** Whether a segment touches a solid square, edges and corners included (DC-64). */
function touches(p: Point, q: Point, u: number, v: number): boolean {
  const [left, right] = [Math.min(p.x, q.x), Math.max(p.x, q.x)]
  const [top, bottom] = [Math.min(p.y, q.y), Math.max(p.y, q.y)]
  if (right < u || left > u + SCALE || bottom < v || top > v + SCALE) return false
  const sides = [
    [u, v],
    [u + SCALE, v],
    [u, v + SCALE],
    [u + SCALE, v + SCALE],
  ].map(([x, y]) => (q.x - p.x) * (y! - p.y) - (q.y - p.y) * (x! - p.x))
  return !(sides.every((each) => each > 0) || sides.every((each) => each < 0))
}

/** The north-west corners of the solid spaces between two spaces, at sight's scale. */
function solids(terrain: string, one: number, other: number): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  const [left, right] = [column(one), column(other)].sort((a, b) => a - b) as [number, number]
  const [top, bottom] = [row(one), row(other)].sort((a, b) => a - b) as [number, number]
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++)
      if ('#?'.includes(signAt(terrain, x, y))) found.push([x * SCALE, y * SCALE])
  return found
}

function points(cell: number): Point[] {
  return POINTS.flatMap((i) =>
    POINTS.map((j) => ({ x: column(cell) * SCALE + i, y: row(cell) * SCALE + j })),
  )
}

const drawn = ({ x, y }: Point): Point => ({ x: (x * CELL) / SCALE, y: (y * CELL) / SCALE })

/** A free line between two spaces, at sight's scale, or null. */
function freeLine(terrain: string, one: number, other: number): readonly [Point, Point] | null {
  const between = solids(terrain, one, other)
  for (const p of points(one))
    for (const q of points(other)) if (!between.some(([u, v]) => touches(p, q, u, v))) return [p, q]
  return null
}

/** Whether one space sees another (DC-64). */
export const sees = (terrain: string, one: number, other: number): boolean =>
  one === other || freeLine(terrain, one, other) !== null

/** A free line between two spaces, from middle to middle where that is one. */
export function sightLine(terrain: string, one: number, other: number): readonly [Point, Point] {
  const free = freeLine(terrain, one, other)
  return free ? [drawn(free[0]), drawn(free[1])] : [middle(one), middle(other)]
}
