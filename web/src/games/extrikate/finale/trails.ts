/** The ways of the delvers on the sheet, as far as they were seen: the last part leads home. */
import type { Finale } from '../../../kit/game_ui'
import { backwards, type Point, type Trail } from '../../../kit/trail'
import type { ExtrikateEvent, ExtrikateView } from '../../../kit/wire'
import { centre, MARGIN } from '../pencil'

export const COLOURS = ['#1f5fae', '#b4261f', '#1d6f3a'] as const
const LONGEST = 60

/** On the sheet with its margin. */
export function middle(cell: number): Point {
  const { x, y } = centre(cell)
  return { x: x + MARGIN, y: y + MARGIN }
}

/** The cells of a seat since it turned back, or all of them if it never did. */
export function cellsOf(past: readonly ExtrikateEvent[], seat: number): number[] {
  let cells: number[] = []
  for (const event of past) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.kind === 'moved') cells.push(event.cell)
    else if (event.kind === 'exit_declared') cells = cells.slice(-1)
  }
  return cells.slice(-LONGEST)
}

export function trailsOf(view: ExtrikateView, finale: Finale<ExtrikateEvent>): Trail[] {
  const trails = view.delvers.map((_, seat) => ({
    points: backwards(cellsOf(finale.past, seat).map(middle)),
    colour: COLOURS[seat] ?? COLOURS[0],
    isLit: seat === finale.seat,
  }))
  return trails.filter(({ points }) => points.length > 1)
}

/** Where a seat came home, or where it was seen last. */
export function spotOf(view: ExtrikateView, { seat, past }: Finale<ExtrikateEvent>): Point | null {
  const delver = seat === null ? undefined : view.delvers[seat]
  if (!delver || seat === null) return null
  return middle(delver.cell ?? cellsOf(past, seat).at(-1) ?? delver.start)
}
