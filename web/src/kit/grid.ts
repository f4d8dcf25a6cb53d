/** Square boards, numbered as the rules number them: cells row by row, one index per boundary. */

export const DIRECTIONS = ['n', 'e', 's', 'w'] as const
export type Way = 0 | 1 | 2 | 3
export const WAYS: readonly Way[] = [0, 1, 2, 3]
const ROW_STEPS = [-1, 0, 1, 0] as const
const COLUMN_STEPS = [0, 1, 0, -1] as const

/** Where a cell is: rows count from the north, columns from the west. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** The place next to this one that way; nobody says that it is on a board. */
export function beside({ row, column }: Place, way: number): Place {
  return { row: row + ROW_STEPS[way as Way], column: column + COLUMN_STEPS[way as Way] }
}

export class Grid {
  readonly cells: number
  /** The numbers of all rows, and of all columns. */
  readonly lines: readonly number[]

  constructor(readonly size: number) {
    this.cells = size * size
    this.lines = Array.from({ length: size }, (_, at) => at)
  }

  cell({ row, column }: Place): number {
    return row * this.size + column
  }

  place(cell: number): Place {
    return { row: this.row(cell), column: this.column(cell) }
  }

  row(cell: number): number {
    return Math.floor(cell / this.size)
  }

  column(cell: number): number {
    return cell % this.size
  }

  /** The neighbour that way, or null beyond the rim. */
  neighbour(cell: number, way: Way): number | null {
    const place = beside(this.place(cell), way)
    const { row, column } = place
    const inside = row >= 0 && column >= 0 && row < this.size && column < this.size
    return inside ? this.cell(place) : null
  }

  /** The boundary's index that way, or null at the rim. */
  edge(cell: number, way: Way): number | null {
    const other = this.neighbour(cell, way)
    if (other === null) return null
    const first = Math.min(cell, other)
    if (way % 2 === 1) return this.row(cell) * (this.size - 1) + this.column(first)
    return (this.size - 1) * this.size + this.row(first) * this.size + this.column(cell)
  }

  /** Where a boundary is: the cell before it (west or north of it), and how it runs. */
  boundary(edge: number): { cell: number; upright: boolean } {
    const upright = (this.size - 1) * this.size
    if (edge >= upright) return { cell: edge - upright, upright: false }
    const row = Math.floor(edge / (this.size - 1))
    return { cell: row * this.size + (edge % (this.size - 1)), upright: true }
  }

  /** The two corners between which a boundary runs. */
  ends(edge: number): readonly [Place, Place] {
    const { cell, upright } = this.boundary(edge)
    const { row, column } = this.place(cell)
    const far = { row: row + 1, column: column + 1 }
    return upright ? [{ row, column: column + 1 }, far] : [{ row: row + 1, column }, far]
  }

  get edges(): number {
    return 2 * (this.size - 1) * this.size
  }

  /** `C5`: column by letter from the west, row by number from the north. */
  name(cell: number): string {
    return String.fromCharCode(65 + this.column(cell)) + String(this.row(cell) + 1)
  }

  /** Moves of a chess king: how many flights apart two cells are. */
  king(one: number, other: number): number {
    return Math.max(
      Math.abs(this.row(one) - this.row(other)),
      Math.abs(this.column(one) - this.column(other)),
    )
  }
}
