/** The last walks of the Adventurers over the mat. */
import type { Finale } from '../../../kit/game_ui'
import { backwards, type Point, type Trail } from '../../../kit/trail'
import type { CrawlerEvent, CrawlerView } from '../../../kit/wire'
import { heroOf } from '../box'
import { armsOf } from '../mat/arms'
import { middle } from '../mat/geometry'

const LONGEST = 60

/** The spaces that a seat's Adventurer walked since it came in or was put somewhere else. */
export function cellsOf(past: readonly CrawlerEvent[], seat: number): number[] {
  let cells: number[] = []
  for (const event of past) {
    if (!('figure' in event) || event.figure !== heroOf(seat)) continue
    if (event.kind === 'walked') cells.push(...event.path)
    else if (event.kind === 'appeared' || event.kind === 'put') cells = [event.cell]
  }
  return cells.slice(-LONGEST)
}

export function trailsOf(view: CrawlerView, finale: Finale<CrawlerEvent>): Trail[] {
  const trails = view.players.map((_, seat) => ({
    points: backwards(cellsOf(finale.past, seat).map(middle)),
    colour: armsOf(seat).colour,
    isLit: seat === view.ending?.winner,
  }))
  return trails.filter(({ points }) => points.length > 1)
}

/** The winner stands where the match was decided. */
export function spotOf(view: CrawlerView): Point | null {
  const cell = view.players[view.ending?.winner ?? -1]?.cell ?? null
  return cell === null ? null : middle(cell)
}
