/** Small effects of the labyrinth: doors, the dragon's flight, a battle held, a treasure, a death. */
import type { BurstKind, BurstLook } from '../../kit/Burst.svelte'
import type { Grid } from '../../kit/grid'
import type { DelveEvent, DelveView } from '../../kit/wire'

const KINDS: Partial<Record<DelveEvent['kind'], BurstKind>> = {
  door_forced: 'splinters',
  door_held: 'dust',
  door_locked: 'dust',
  dragon_woke: 'embers',
  dragon_seen: 'embers',
  dragon_moved: 'embers',
  attacked: 'embers',
  battle_held: 'stars',
  robbed: 'stars',
  treasure_found: 'coins',
  treasure_taken: 'coins',
  treasure_dropped: 'coins',
  died: 'soul',
}

/** The middle of a boundary or a chamber, in chambers. */
function placeOf(event: DelveEvent, view: DelveView, grid: Grid): { x: number; y: number } | null {
  if ('edge' in event) {
    const { cell, upright } = grid.boundary(event.edge)
    const { row, column } = grid.place(cell)
    return upright ? { x: column + 1, y: row + 0.5 } : { x: column + 0.5, y: row + 1 }
  }
  const cell = cellOf(event, view)
  return cell === null ? null : { x: grid.column(cell) + 0.5, y: grid.row(cell) + 0.5 }
}

function cellOf(event: DelveEvent, view: DelveView): number | null {
  if ('cell' in event) return event.cell
  if (event.kind === 'dragon_woke') return event.lair
  if (event.kind === 'robbed') return view.warriors[event.winner]?.cell ?? null
  if (event.kind === 'battle_held') return view.warriors[event.carrier]?.cell ?? null
  // The fallen are gone already; the dragon stands where it struck.
  return event.kind === 'died' ? view.dragon : null
}

export function burstOf(event: DelveEvent, view: DelveView, grid: Grid): BurstLook | null {
  const kind = KINDS[event.kind]
  const place = kind && placeOf(event, view, grid)
  if (!place) return null
  const side = 1 / grid.size
  return { kind, spot: { x: place.x * side, y: place.y * side, side } }
}
