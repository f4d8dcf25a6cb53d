/** The ways of the warriors, as far as they were seen: the winner's from the treasure home. */
import type { Finale } from '../../../kit/game_ui'
import { Grid } from '../../../kit/grid'
import { backwards, type Point, type Trail } from '../../../kit/trail'
import type { DelveEvent, DelveView } from '../../../kit/wire'
import { corner, UNIT } from '../masonry'

const COLOURS = ['#ffe08a', '#7cc0ff'] as const
/** Of a way that only went here and there, the end is enough. */
const LONGEST = 40

export const colourOf = (seat: number): string => COLOURS[seat] ?? COLOURS[0]

export function middle(grid: Grid, cell: number): Point {
  const { x, y } = corner(grid, cell)
  return { x: x + UNIT / 2, y: y + UNIT / 2 }
}

/** The chambers of a seat since it set out, or since it took the treasure that it carries. */
export function cellsOf(past: readonly DelveEvent[], seat: number): number[] {
  let cells: number[] = []
  for (const event of past) {
    if (event.kind === 'match_began') cells = [event.starts[seat] ?? 0]
    else if (event.kind === 'robbed' && event.winner === seat) cells = cells.slice(-1)
    else if (!('seat' in event) || event.seat !== seat) continue
    else if (event.kind === 'stepped') cells.push(event.cell)
    else if (['respawned', 'treasure_found', 'treasure_taken'].includes(event.kind))
      cells = [(event as { cell: number }).cell]
  }
  return cells.slice(-LONGEST)
}

export function trailsOf(view: DelveView, { past, seat }: Finale<DelveEvent>): Trail[] {
  const grid = new Grid(view.size)
  const trails = view.warriors.map((_, each) => ({
    points: backwards(cellsOf(past, each).map((cell) => middle(grid, cell))),
    colour: colourOf(each),
    isLit: each === seat,
  }))
  return trails.filter(({ points }) => points.length > 1)
}

/** Where it ended for this seat: where it stands, or where it was last seen alive. */
export function spotOf(view: DelveView, { past, seat }: Finale<DelveEvent>): Point | null {
  if (seat === null) return null
  const cell = view.warriors[seat]?.cell ?? cellsOf(past, seat).at(-1)
  return cell === undefined ? null : middle(new Grid(view.size), cell)
}
