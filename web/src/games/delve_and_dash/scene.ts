/** Small questions about a view that the board asks. */
import type { Players } from '../../kit/game_ui'
import { type Grid, WAYS } from '../../kit/grid'
import { move } from '../../kit/pick'
import type { DelveView } from '../../kit/wire'
import { icons } from './icons'

/** The eight chambers round a visible dragon (DD-98). */
export function dangersOf(view: DelveView, grid: Grid): Set<number> {
  const { dragon } = view
  if (dragon === null || view.phase !== 'playing') return new Set()
  const cells = Array.from({ length: grid.cells }, (_, cell) => cell)
  return new Set(cells.filter((cell) => grid.king(cell, dragon) === 1))
}

export function warriorIcon(seat: number, players: Players): string {
  if (seat === 0) return icons.warrior1
  return players.bots[seat] ? icons.computer : icons.warrior2
}

/** The step to a neighbouring chamber, whether it can be made or not; null for any other chamber. */
export function stepTo(view: DelveView, grid: Grid, cell: number): string | null {
  const here = view.warriors[view.acting[0] ?? -1]?.cell ?? null
  const way = WAYS.find((each) => here !== null && grid.neighbour(here, each) === cell)
  return way === undefined || view.phase !== 'playing' ? null : move(way)
}

/** A chamber at the rim, for who does not mind which; `luck` is 0 to 1. */
export function randomRim(grid: Grid, luck: number): number {
  const rim = Array.from({ length: grid.cells }, (_, cell) => cell).filter((cell) =>
    WAYS.some((way) => grid.neighbour(cell, way) === null),
  )
  return rim[Math.floor(luck * rim.length)] ?? 0
}
