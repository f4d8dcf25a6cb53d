/** Ways through the dungeon: back from where a figure stands, over the steps that we were told. */
import type { Finale } from '../../../kit/game_ui'
import { beside, type Place } from '../../../kit/grid'
import type { Point } from '../../../kit/trail'
import type { DooomEvent, DooomView } from '../../../kit/wire'

const LONGEST = 60

/** The places of a seat from its last one back, as far as its steps are known. */
export function placesOf(view: DooomView, past: readonly DooomEvent[], seat: number): Place[] {
  const figure = view.whole?.figures.find((each) => each.seat === seat)
  if (!figure) return []
  const steps = past.flatMap((each) =>
    each.kind === 'moved' && each.seat === seat ? [each.way] : [],
  )
  const places: Place[] = [{ row: figure.row, column: figure.column }]
  for (const way of steps.slice(-LONGEST).reverse())
    places.push(beside(places.at(-1)!, (way + 2) % 4))
  return places
}

/** The figure that it is about: its own, else whoever won. */
export function spotOf(view: DooomView, { seat }: Finale<DooomEvent>): Place | null {
  const standing = (wanted: number | null): Place | undefined =>
    view.whole?.figures.find((each) => each.seat === wanted)
  return standing(seat) ?? standing(view.ending?.winner ?? null) ?? null
}

/** The middle of a tile, in tiles from a corner. */
export const middle = ({ row, column }: Place, top: number, left: number): Point => ({
  x: column - left + 0.5,
  y: row - top + 0.5,
})
