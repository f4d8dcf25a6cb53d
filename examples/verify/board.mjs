// Square boards: cells and boundaries as numbers, directions N, E, S, W; and how a key is put together.

export const WAYS = ['n', 'e', 's', 'w']
const DOWN = [-1, 0, 1, 0]
const RIGHT = [0, 1, 0, -1]
export const NONE = -1
export const range = (length) => Array.from({ length }, (_, each) => each)

export class Board {
  constructor(size) {
    this.size = size
    this.cells = range(size * size)
    this.edges = range(2 * size * (size - 1))
  }
  row(cell) {
    return Math.floor(cell / this.size)
  }
  column(cell) {
    return cell % this.size
  }
  moved(cell, down, right) {
    const [row, column] = [this.row(cell) + down, this.column(cell) + right]
    const isInside = row >= 0 && column >= 0 && row < this.size && column < this.size
    return isInside ? row * this.size + column : NONE
  }
  neighbour(cell, way) {
    return this.moved(cell, DOWN[way], RIGHT[way])
  }
  edge(cell, way) {
    const far = this.neighbour(cell, way)
    if (far === NONE) return NONE
    const first = Math.min(cell, far)
    if (way % 2) return this.row(first) * (this.size - 1) + this.column(first)
    return this.size * (this.size - 1) + first
  }
  named(text) {
    return this.cells.find(
      (cell) => text === String.fromCharCode(97 + this.column(cell)) + (this.row(cell) + 1),
    )
  }
  gaps(one, other) {
    const down = Math.abs(this.row(one) - this.row(other))
    return [down, Math.abs(this.column(one) - this.column(other))]
  }
  steps(one, other) {
    const [down, right] = this.gaps(one, other)
    return down + right
  }
  flights(one, other) {
    return Math.max(...this.gaps(one, other))
  }
  crow(one, other) {
    const [down, right] = this.gaps(one, other)
    return down * down + right * right
  }
}

/** The parts of a key, joined by the byte 0x7C. */
export const keyOf = (text, ...rows) =>
  Buffer.concat([Buffer.from(text), ...rows.flatMap((row) => [Buffer.from('|'), Buffer.from(row)])])

/** The rules do not allow an action. */
export class Refused extends Error {}

export const refuseIf = (isSo, why) => {
  if (isSo) throw new Refused(why)
}
