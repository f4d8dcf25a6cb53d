/** Small questions about a view that the board asks. */
import type { Players } from '../../kit/game_ui'
import { type Grid, WAYS } from '../../kit/grid'
import type { DelveView } from '../../kit/wire'
import { icons } from './icons'
import { words } from './words'

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

/** Why a click there does nothing, in one line. */
export function missOf(view: DelveView, players: Players, grid: Grid, cell: number): string {
  const { misses } = words()
  if (view.phase === 'over') return misses.over
  if (players.mine.length === 0) return misses.watching
  const [acting] = view.acting
  if (acting === undefined || !players.mine.includes(acting)) return misses.theirs
  const here = view.warriors[acting]?.cell ?? -1
  const way = WAYS.find((each) => grid.neighbour(here, each) === cell)
  return way === undefined ? misses.far : misses.wall
}

/** A chamber at the rim, for who does not mind which; `luck` is 0 to 1. */
export function randomRim(grid: Grid, luck: number): number {
  const rim = Array.from({ length: grid.cells }, (_, cell) => cell).filter((cell) =>
    WAYS.some((way) => grid.neighbour(cell, way) === null),
  )
  return rim[Math.floor(luck * rim.length)] ?? 0
}
