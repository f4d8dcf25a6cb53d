/** Why a tap on a space of the mat does nothing, when it is one's turn. */
import type { Players } from '../../../kit/game_ui'
import type { CrawlerView } from '../../../kit/wire'
import { heroOf, numbersOfFigure } from '../box'
import { figureName } from '../names'
import { figureAt } from './figures'
import type { Gestures } from './gestures'
import { isDeadly, legsOf, walks, WEB } from './walking'
import { words } from './words'

/** More than any Move has. */
const FARTHEST = 40
const WALKING: readonly (string | null)[] = ['act', 'move']

/** `cell` is the space that was meant, null beyond the mat. */
export function missOf(
  view: CrawlerView,
  players: Players,
  gestures: Gestures,
  cell: number | null,
): string {
  const { misses, stands_there } = words()
  const sign = cell === null ? '?' : (view.terrain[cell] ?? '?')
  if (gestures.spots.size + gestures.slots.size + gestures.doors.length === 0)
    return misses.elsewhere
  if (cell === null || sign === '?') return misses.hidden
  if (sign === '#') return misses.rock
  const there = figureAt(view, cell)
  if (there) return stands_there({ name: figureName(view, there.figure, players) })
  return WALKING.includes(view.question) ? whyNoWalk(view, cell) : misses.lit
}

function whyNoWalk(view: CrawlerView, cell: number): string {
  const { misses, too_far } = words()
  const hero = heroOf(view.asked ?? 0)
  if (isDeadly(view.terrain[cell], legsOf(view, hero)) && view.terrain[cell] === 'L')
    return misses.lava
  const cost = walks(view, hero, FARTHEST).get(cell)?.cost
  const points = pointsOf(view, hero)
  if (cost === undefined) return misses.no_way
  return cost > points ? too_far({ cost, points }) : misses.no_move
}

/** What is left of the Move, or all of it before the first step (DC-30, DC-80). */
function pointsOf(view: CrawlerView, hero: number): number {
  if (view.going?.figure === hero) return view.going.points
  const most = numbersOfFigure(view, hero)?.mv ?? 0
  return view.players[view.asked ?? 0]?.webbed ? Math.min(WEB, most) : most
}
