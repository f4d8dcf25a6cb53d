/** The mat: 35 x 35 spaces in 7 x 7 tile spaces, numbered as the rules number them (DC-5, DC-6). */

export const TILE = 5
export const ACROSS = 7
export const SIDE = TILE * ACROSS
export const PLACES = ACROSS * ACROSS
/** How large a space is drawn before any zoom. */
export const CELL = 40
export const SPAN = SIDE * CELL
export const TILE_SPAN = TILE * CELL

export interface Point {
  readonly x: number
  readonly y: number
}

export const column = (cell: number): number => cell % SIDE
export const row = (cell: number): number => Math.floor(cell / SIDE)
export const cellAt = (x: number, y: number): number => y * SIDE + x

/** `12:7`: a space as actions name it. */
export const nameOf = (cell: number): string => `${String(column(cell))}:${String(row(cell))}`

/** `3:4`: a tile space as actions name it. */
export const placeName = (place: number): string =>
  `${String(place % ACROSS)}:${String(Math.floor(place / ACROSS))}`

export const placeOf = (cell: number): number =>
  Math.floor(row(cell) / TILE) * ACROSS + Math.floor(column(cell) / TILE)

/** The north-west corner of a tile space, in spaces. */
export const cornerOf = (place: number): Point => ({
  x: (place % ACROSS) * TILE,
  y: Math.floor(place / ACROSS) * TILE,
})

/** The middle of a space in the drawing. */
export const middle = (cell: number): Point => ({
  x: (column(cell) + 0.5) * CELL,
  y: (row(cell) + 0.5) * CELL,
})

/** The space at a point of the drawing, or null beyond the mat. */
export function spaceAt({ x, y }: Point): number | null {
  const [across, down] = [Math.floor(x / CELL), Math.floor(y / CELL)]
  return inside(across, down) ? cellAt(across, down) : null
}

/** The middle space of a tile space. */
export function heartOf(place: number): number {
  const { x, y } = cornerOf(place)
  return cellAt(x + 2, y + 2)
}

/** The first and last space of a tile space. */
export function cornersOf(place: number): readonly number[] {
  const { x, y } = cornerOf(place)
  return [cellAt(x, y), cellAt(x + TILE - 1, y + TILE - 1)]
}

/** All spaces of a tile space. */
export function cellsOf(place: number): readonly number[] {
  const { x, y } = cornerOf(place)
  return Array.from({ length: TILE * TILE }, (_, at) =>
    cellAt(x + (at % TILE), y + Math.floor(at / TILE)),
  )
}

export const areAdjacent = (one: number, other: number): boolean =>
  one !== other &&
  Math.abs(column(one) - column(other)) <= 1 &&
  Math.abs(row(one) - row(other)) <= 1

const inside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < SIDE && y < SIDE

/** A neighbouring space, and the two spaces beside a diagonal step (DC-37). */
export interface MatWay {
  readonly to: number
  readonly beside: readonly number[]
}

/** All neighbours in canonical order. */
export function waysFrom(cell: number): readonly MatWay[] {
  const [x, y] = [column(cell), row(cell)]
  const ways: MatWay[] = []
  for (const dy of [-1, 0, 1])
    for (const dx of [-1, 0, 1])
      if ((dx !== 0 || dy !== 0) && inside(x + dx, y + dy))
        ways.push({
          to: cellAt(x + dx, y + dy),
          beside: dx !== 0 && dy !== 0 ? [cell + dx, cell + dy * SIDE] : [],
        })
  return ways
}

/** The sign of a space, `?` beyond the rim. */
export const signAt = (terrain: string, x: number, y: number): string =>
  inside(x, y) ? (terrain[cellAt(x, y)] ?? '?') : '?'
