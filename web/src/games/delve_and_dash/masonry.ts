/** Where stones, doors and lines are drawn: 100 units a chamber, a rim around. */
import { Grid } from '../../kit/grid'

export const UNIT = 100
export const RIM = 22
export const THICK = 18

/** Signs of boundaries where something stands: a wall, a door, a locked door. */
export const BUILT = '#/+'

export interface Piece {
  readonly edge: number
  readonly sign: string
  readonly upright: boolean
  /** The middle of the boundary. */
  readonly x: number
  readonly y: number
}

export function span(size: number): number {
  return size * UNIT + 2 * RIM
}

export function corner(grid: Grid, cell: number): { x: number; y: number } {
  return { x: RIM + grid.column(cell) * UNIT, y: RIM + grid.row(cell) * UNIT }
}

/** Every boundary with its sign and its middle. */
export function pieces(grid: Grid, boundaries: string): Piece[] {
  return Array.from({ length: grid.edges }, (_, edge) => {
    const { cell, upright } = grid.boundary(edge)
    const { x, y } = corner(grid, cell)
    const sign = boundaries[edge] ?? '?'
    return upright
      ? { edge, sign, upright, x: x + UNIT, y: y + UNIT / 2 }
      : { edge, sign, upright, x: x + UNIT / 2, y: y + UNIT }
  })
}

/** One path along the middles of these boundaries. */
export function dots(pieces: readonly Piece[]): string {
  return pieces
    .map(({ x, y, upright }) =>
      upright ? `M${String(x)} ${String(y - 40)}v80` : `M${String(x - 40)} ${String(y)}h80`,
    )
    .join('')
}
