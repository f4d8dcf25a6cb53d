/** A tile as one number that needs no map: rows and columns from the own start tile. */
import type { Place } from '../../../kit/grid'

const ROW = 1000
const MIDDLE = 500

export const placed = ({ row, column }: Place): number => (row + MIDDLE) * ROW + column + MIDDLE

export const placeOf = (cell: number): Place => ({
  row: Math.floor(cell / ROW) - MIDDLE,
  column: (cell % ROW) - MIDDLE,
})
