/** What a screen reader hears about a cell, and why a click there does nothing. */
import type { Players } from '../../kit/game_ui'
import { WAYS } from '../../kit/grid'
import type { ExtrikateView } from '../../kit/wire'
import type { Lit } from './lit'
import { GRID } from './routes'
import { nameOf } from './sentences'
import { words } from './words'

function people(view: ExtrikateView, players: Players, cell: number): string[] {
  const w = words().cell
  return view.delvers.flatMap((delver, seat) => {
    const name = players.you === seat ? w.you : nameOf(seat, players)
    return [
      ...(delver.cell === cell ? [name] : []),
      ...(delver.start === cell ? [players.you === seat ? w.yourStart : w.start(name)] : []),
    ]
  })
}

function sides(view: ExtrikateView, cell: number): string[] {
  const w = words()
  return WAYS.map((way) => {
    const edge = GRID.edge(cell, way)
    const name = w.way(way)
    if (edge === null) return w.cell.rim(name)
    const sign = view.edges[edge]
    return sign === '#' ? w.cell.wall(name) : sign === '/' ? w.cell.door(name) : w.cell.open(name)
  })
}

export function label(
  view: ExtrikateView,
  players: Players,
  cell: number,
  lit: readonly Lit[],
): string {
  const w = words()
  const target = lit.find((each) => each.cell === cell)
  return [
    GRID.name(cell),
    ...people(view, players, cell),
    view.dots[cell] === '.' ? w.cell.explored : w.cell.unexplored,
    ...sides(view, cell),
    ...(target ? [w.cell.can(w.verbs[target.verb].long(w.way(target.way)))] : []),
  ].join(', ')
}

/** Why a click does nothing, in one line. */
export function missOf(view: ExtrikateView, players: Players): string {
  const { misses } = words()
  if (view.step === 'over') return misses.over
  if (players.mine.length === 0) return misses.watching
  if (view.to_act === null || !players.mine.includes(view.to_act)) return misses.theirs
  if (view.step === 'monster') return misses.monster
  return view.step === 'turn_start' || view.step === 'between_rolls' ? misses.roll : misses.far
}
