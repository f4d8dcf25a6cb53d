/** What a screen reader hears about a chamber: who and what is there, then its four sides. */
import type { Players } from '../../kit/game_ui'
import { type Grid, WAYS } from '../../kit/grid'
import type { DelveView } from '../../kit/wire'
import { nameOf } from './sentences'
import { words } from './words'

function people(view: DelveView, players: Players, cell: number): string[] {
  const w = words().cell
  return view.warriors.flatMap((warrior, seat) => {
    if (warrior.cell !== cell) return []
    const name = players.you === seat ? w.you : nameOf(seat, players)
    return [warrior.carrying ? w.withTreasure(name) : name]
  })
}

function things(view: DelveView, players: Players, cell: number): string[] {
  const w = words().cell
  const found: string[] = []
  if (view.dragon === cell) found.push(w.dragon)
  else if (view.dragon === null && view.last_seen === cell && view.awake) found.push(w.lastSeen)
  if (view.treasure === cell || view.secrets?.treasure === cell) found.push(w.treasure)
  if (view.hint && view.lair === cell) found.push(w.hint)
  if (view.secrets) {
    view.secrets.waystones.forEach((at, seat) => {
      if (at !== cell) return
      found.push(players.you === seat ? w.waystone : w.waystoneOf(nameOf(seat, players)))
    })
  } else if (view.waystone === cell) found.push(w.waystone)
  return found
}

function sides(view: DelveView, grid: Grid, cell: number): string[] {
  const w = words()
  const boundaries = view.secrets?.boundaries ?? view.boundaries
  return WAYS.map((way) => {
    const edge = grid.edge(cell, way)
    const name = w.way(way)
    if (edge === null) return w.cell.rim(name)
    switch (boundaries[edge]) {
      case '#':
        return w.cell.wall(name)
      case ' ':
        return w.cell.open(name)
      case '/':
        return w.cell.door(name)
      case '+':
        return w.cell.lockedDoor(name)
      default:
        return w.cell.unknown(name)
    }
  })
}

export interface Marks {
  readonly isTarget: boolean
  readonly isSelected: boolean
  readonly isDanger: boolean
}

export function label(
  view: DelveView,
  grid: Grid,
  players: Players,
  cell: number,
  marks: Marks,
): string {
  const w = words().cell
  const isVisited = view.visited[cell] !== '0'
  return [
    grid.name(cell),
    ...people(view, players, cell),
    ...things(view, players, cell),
    isVisited ? w.explored : w.unexplored,
    ...(view.phase === 'choosing' ? [] : sides(view, grid, cell)),
    ...(marks.isDanger ? [w.danger] : []),
    ...(marks.isSelected ? [w.selected] : []),
    ...(marks.isTarget ? [view.phase === 'choosing' ? w.canChoose : w.canGo] : []),
  ].join(', ')
}
