/** A map under somebody's pencil: what its file says, and how it is changed (DM-9, DM-10). */

export interface Drawing {
  readonly name: string
  readonly goal: string
  readonly rows: readonly string[]
}

export interface Spot {
  readonly row: number
  readonly column: number
}

export const LETTERS = ['#', '.', 'E', 'G', 'H', 'S', 'A', 'L'] as const
export type Letter = (typeof LETTERS)[number]
/** The file's first lines are the name and the goal; rows follow (DM-9). */
export const HEAD = 2
export const MOST_SIDE = 1000
const WALL = '#'
const TILES = {
  '#': 'wall',
  '.': 'floor',
  E: 'exit',
  G: 'gold',
  H: 'potion',
  S: 'sword',
  A: 'armour',
  L: 'lantern',
} as const

/** What a letter stands for, as messages know it. */
export const tileOf = (letter: Letter): (typeof TILES)[Letter] => TILES[letter]

export function isLetter(text: string): text is Letter {
  return (LETTERS as readonly string[]).includes(text)
}

export const widthOf = ({ rows }: Drawing): number => rows[0]?.length ?? 0

/** The drawing in a file that the server found good. */
export function read(text: string): Drawing {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  while (lines.length > 0 && !lines.at(-1)!.trim()) lines.pop()
  const [name = '', goal = '', ...rows] = lines
  return { name: name.replace(/^name +/, '').trim(), goal: goal.replace(/^win +/, '').trim(), rows }
}

/** The file of a drawing; reading it gives an equal one (DM-14). */
export function write({ name, goal, rows }: Drawing): string {
  return [`name ${name}`, `win ${goal}`, ...rows, ''].join('\n')
}

/** Floor with a wall around it. */
export function blank(width: number, height: number, name: string): Drawing {
  const edge = WALL.repeat(width)
  const inner = WALL + '.'.repeat(Math.max(0, width - 2)) + WALL
  const rows = Array.from({ length: height }, (_, row) =>
    row === 0 || row === height - 1 ? edge : inner.slice(0, width),
  )
  return { name, goal: '0', rows }
}

/** Put a letter on these spots; those outside do not matter. The same drawing if nothing changes. */
export function paint(drawing: Drawing, spots: readonly Spot[], letter: Letter): Drawing {
  const rows = [...drawing.rows]
  let isChanged = false
  for (const { row, column } of spots) {
    const old = rows[row]
    if (old === undefined || column < 0 || column >= old.length || old[column] === letter) continue
    rows[row] = old.slice(0, column) + letter + old.slice(column + 1)
    isChanged = true
  }
  return isChanged ? { ...drawing, rows } : drawing
}

/** Cut at the right and below, or add wall there. */
export function resize(drawing: Drawing, width: number, height: number): Drawing {
  const rows = Array.from({ length: height }, (_, row) =>
    (drawing.rows[row] ?? '').slice(0, width).padEnd(width, WALL),
  )
  return { ...drawing, rows }
}

/** The spots on the way from one to another, both included: a quick stroke leaves no gaps. */
export function stroke(from: Spot, to: Spot): Spot[] {
  const [down, right] = [to.row - from.row, to.column - from.column]
  const steps = Math.max(Math.abs(down), Math.abs(right), 1)
  return Array.from({ length: steps + 1 }, (_, step) => ({
    row: from.row + Math.round((down * step) / steps),
    column: from.column + Math.round((right * step) / steps),
  }))
}

/** All spots of the rectangle between two corners. */
export function box(from: Spot, to: Spot): Spot[] {
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)]
  const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)]
  const spots: Spot[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) spots.push({ row, column })
  return spots
}

/** How often each letter is on the map. */
export function count({ rows }: Drawing, letter: Letter): number {
  return rows.reduce((sum, row) => sum + row.split(letter).length - 1, 0)
}
