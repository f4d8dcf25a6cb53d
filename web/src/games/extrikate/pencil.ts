/** Strokes as a hand draws them: a little crooked, and always the same for the same place. */
import { GRID } from './routes'

/** The side of a cell on the sheet, and the margin for letters and numbers. */
export const CELL = 10
export const MARGIN = 8
export const EDGE_OF_SHEET = 3
export const SPAN = CELL * GRID.size + MARGIN + EDGE_OF_SHEET

export interface Point {
  readonly x: number
  readonly y: number
}

export function centre(cell: number): Point {
  return { x: (GRID.column(cell) + 0.5) * CELL, y: (GRID.row(cell) + 0.5) * CELL }
}

/** Between -1 and 1, by a number and which of its several. */
function crooked(seed: number, which: number): number {
  const wave = Math.sin(seed * 12.9898 + which * 78.233) * 43758.5453
  return (wave - Math.floor(wave)) * 2 - 1
}

/** A line from one point to another, bent and overshooting by a hair. */
function stroke(from: Point, to: Point, seed: number, shake = 0.28): string {
  const near = (point: Point, at: number): string =>
    `${(point.x + crooked(seed, at) * shake).toFixed(2)} ${(point.y + crooked(seed, at + 1) * shake).toFixed(2)}`
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return `M${near(from, 1)}Q${near(middle, 3)} ${near(to, 5)}`
}

/** The two ends of an edge. */
export function ends(edge: number): readonly [Point, Point] {
  const { cell, upright } = GRID.boundary(edge)
  const far = { x: (GRID.column(cell) + 1) * CELL, y: (GRID.row(cell) + 1) * CELL }
  const near = upright ? { x: far.x, y: far.y - CELL } : { x: far.x - CELL, y: far.y }
  return [near, far]
}

/** The mark "=" of a door: two short strokes across the edge. */
export function doorMarks(edge: number): readonly string[] {
  const [from, to] = ends(edge)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const along = { x: (to.x - from.x) / CELL, y: (to.y - from.y) / CELL }
  const across = { x: along.y, y: along.x }
  return [-1.15, 1.15].map((shift, at) => {
    const foot = { x: middle.x + along.x * shift, y: middle.y + along.y * shift }
    const tip = (side: number): Point => ({
      x: foot.x + across.x * side,
      y: foot.y + across.y * side,
    })
    return stroke(tip(-2.3), tip(2.3), edge * 2 + at, 0.2)
  })
}

/** A wall: the line, and the same line once more as pencils do. */
export function wallStrokes(edge: number): readonly string[] {
  const [from, to] = ends(edge)
  return [stroke(from, to, edge + 1), stroke(from, to, edge + 500, 0.45)]
}
