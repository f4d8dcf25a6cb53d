/** What a screen reader hears about a chamber: who and what is there, then its four sides. */
import type { Players } from '../../kit/game_ui'
import { DIRECTIONS, type Grid, WAYS } from '../../kit/grid'
import type { DelveView } from '../../kit/wire'
import { personIn } from './sentences'
import { words } from './words'

function people(view: DelveView, players: Players, cell: number): string[] {
  const w = words()
  return view.warriors.flatMap((warrior, seat) => {
    if (warrior.cell !== cell) return []
    const who = personIn(seat, players)
    if (warrior.carrying) return [w.cell_with_treasure({ who })]
    return [who.is_you ? w.cell.you : who.name]
  })
}

function things(view: DelveView, players: Players, cell: number): string[] {
  const w = words().cell
  const found: string[] = []
  if (view.dragon === cell) found.push(w.dragon)
  else if (view.dragon === null && view.last_seen === cell && view.awake) found.push(w.last_seen)
  if (view.treasure === cell || view.secrets?.treasure === cell) found.push(w.treasure)
  if (view.hint && view.lair === cell) found.push(w.hint)
  if (view.secrets) {
    view.secrets.waystones.forEach((at, seat) => {
      if (at !== cell) return
      const who = personIn(seat, players)
      found.push(who.is_you ? w.waystone : words().cell_waystone_of({ who }))
    })
  } else if (view.waystone === cell) found.push(w.waystone)
  return found
}

function sides(view: DelveView, grid: Grid, cell: number): string[] {
  const w = words()
  const boundaries = view.secrets?.boundaries ?? view.boundaries
  return WAYS.map((way) => {
    const edge = grid.edge(cell, way)
    const there = { way: DIRECTIONS[way] }
    if (edge === null) return w.cell_rim(there)
    switch (boundaries[edge]) {
      case '#':
        return w.cell_wall(there)
      case ' ':
        return w.cell_open(there)
      case '/':
        return w.cell_door(there)
      case '+':
        return w.cell_locked_door(there)
      default:
        return w.cell_unknown(there)
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
    ...(marks.isTarget ? [view.phase === 'choosing' ? w.can_choose : w.can_go] : []),
  ].join(', ')
}
