/** The dungeon as far as this view knows it: letters by row and column, and what is lit. */
import type { Place } from '../../kit/grid'
import type { DooomPlacedPlayer, DooomSelf, DooomView, DooomWhole } from '../../kit/wire'

export interface Chart {
  readonly top: number
  readonly left: number
  readonly height: number
  readonly width: number
  /** What is known to be there; a blank where nothing is. */
  letter(row: number, column: number): string
  isLit(row: number, column: number): boolean
}

/** A figure on the board; without a seat it is somebody whom the dark keeps nameless (DM-40). */
export interface ChartPerson extends Place {
  readonly key: string
  readonly seat: number | null
}

export const UNKNOWN = ' '
export const WALL = '#'
export const EXIT = 'E'
export const THINGS = {
  G: 'gold',
  H: 'potion',
  S: 'sword',
  A: 'armour',
  L: 'lantern',
} as const
export type Thing = (typeof THINGS)[keyof typeof THINGS]
const OUTSIDE = 'X'
const PLAYER = 'P'
const NEAR_SIGHT = 2
const LANTERN_SIGHT = 3

export function thingOf(letter: string): Thing | null {
  return (THINGS as Readonly<Record<string, Thing>>)[letter] ?? null
}

/** The shape of sight: a square without its corners (DM-36). */
export function isSeen(rows: number, columns: number, sight: number): boolean {
  const [down, across] = [Math.abs(rows), Math.abs(columns)]
  return down <= sight && across <= sight && down + across <= sight + 1
}

export function sightOf(gear: readonly string[]): number {
  return gear.includes('lantern') ? LANTERN_SIGHT : NEAR_SIGHT
}

/** The letter of the own window at a place, or null outside it. */
function inWindow(own: DooomSelf, row: number, column: number): string | null {
  const reach = (own.window.length - 1) / 2
  const letter = own.window[row - own.row + reach]?.[column - own.column + reach]
  return letter === undefined || letter === OUTSIDE ? null : letter
}

function remembered(own: DooomSelf, row: number, column: number): string {
  const letter = own.memory[row - own.top]?.[column - own.left] ?? UNKNOWN
  // A tile that was only ever seen below somebody can be walked on, and no more is known (DM-76).
  return letter === 'p' ? '.' : letter
}

function ownChart(own: DooomSelf): Chart {
  return {
    top: own.top,
    left: own.left,
    height: own.memory.length,
    width: own.memory[0]?.length ?? 0,
    letter: (row, column) => {
      const seen = inWindow(own, row, column)
      if (seen === null) return remembered(own, row, column)
      // A player hides what lies below (DM-38).
      return seen === PLAYER ? '.' : seen
    },
    isLit: (row, column) => inWindow(own, row, column) !== null,
  }
}

function wholeChart({ rows, figures }: DooomWhole): Chart {
  const lights = (row: number, column: number) => (each: DooomPlacedPlayer) =>
    isSeen(row - each.row, column - each.column, sightOf(each.gear))
  return {
    top: 0,
    left: 0,
    height: rows.length,
    width: rows[0]?.length ?? 0,
    letter: (row, column) => rows[row]?.[column] ?? UNKNOWN,
    isLit: (row, column) => figures.some(lights(row, column)),
  }
}

/** What there is to draw, or null for who may see nothing (DM-77). */
export function chartOf(view: DooomView): Chart | null {
  if (view.whole) return wholeChart(view.whole)
  return view.own && ownChart(view.own)
}

function strangers(own: DooomSelf): ChartPerson[] {
  const reach = (own.window.length - 1) / 2
  return own.window.flatMap((line, down) =>
    [...line].flatMap((letter, right) => {
      if (letter !== PLAYER) return []
      const [row, column] = [own.row + down - reach, own.column + right - reach]
      return [{ key: `${String(row)},${String(column)}`, seat: null, row, column }]
    }),
  )
}

export function peopleOf(view: DooomView): ChartPerson[] {
  if (view.whole)
    return view.whole.figures.map(({ seat, row, column }) => ({
      key: `seat ${String(seat)}`,
      seat,
      row,
      column,
    }))
  if (!view.own) return []
  const { row, column } = view.own
  return [...strangers(view.own), { key: 'own', seat: view.seat, row, column }]
}

/** Where the view's own figure stands on the chart, or null. */
export function standing(view: DooomView): Place | null {
  if (view.whole) return view.whole.figures.find(({ seat }) => seat === view.seat) ?? null
  return view.own
}

/** Where to look: at one's own figure, else at the one to move, else at the middle. */
export function centreOf(view: DooomView, chart: Chart): Place {
  const own = standing(view)
  if (own) return own
  const acting = view.whole?.figures.find(({ seat }) => view.acting.includes(seat))
  return (
    acting ?? {
      row: chart.top + Math.floor(chart.height / 2),
      column: chart.left + Math.floor(chart.width / 2),
    }
  )
}
