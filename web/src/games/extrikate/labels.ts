/** What a screen reader hears about a cell, and why a click there does nothing. */
import type { Players } from '../../kit/game_ui'
import { WAYS } from '../../kit/grid'
import type { ExtrikateView } from '../../kit/wire'
import type { Lit } from './lit'
import { GRID } from './routes'
import { letter, personIn } from './sentences'
import { words } from './words'

function people(view: ExtrikateView, players: Players, cell: number): string[] {
  const w = words()
  return view.delvers.flatMap((delver, seat) => {
    const who = personIn(seat, players)
    return [
      ...(delver.cell === cell ? [who.is_you ? w.cell_you : who.name] : []),
      ...(delver.start === cell ? [who.is_you ? w.cell_your_start : w.cell_start({ who })] : []),
    ]
  })
}

function sides(view: ExtrikateView, cell: number): string[] {
  const w = words()
  return WAYS.map((way) => {
    const edge = GRID.edge(cell, way)
    const there = { way: letter(way) }
    if (edge === null) return w.cell_rim(there)
    const sign = view.edges[edge]
    return sign === '#'
      ? w.cell_wall(there)
      : sign === '/'
        ? w.cell_door(there)
        : w.cell_open(there)
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
    view.dots[cell] === '.' ? w.cell_explored : w.cell_unexplored,
    ...sides(view, cell),
    ...(target ? [w.cell_can({ task: w.do_there({ ...target, way: letter(target.way) }) })] : []),
  ].join(', ')
}

/** Why a click does nothing when it is one's turn, in one line. */
export function missOf(view: ExtrikateView): string {
  const { misses } = words()
  if (view.step === 'monster') return misses.monster
  return view.step === 'turn_start' || view.step === 'between_rolls' ? misses.roll : misses.far
}
