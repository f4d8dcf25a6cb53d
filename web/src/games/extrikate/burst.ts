/** Small effects on the sheet: treasure, a lost life, a death, the way home, falling rock. */
import type { BurstKind, BurstLook } from '../../kit/Burst.svelte'
import type { ExtrikateEvent, ExtrikateView } from '../../kit/wire'
import { GRID, SIDE } from './routes'

const KINDS: Partial<Record<ExtrikateEvent['kind'], BurstKind>> = {
  treasure_gained: 'coins',
  life_lost: 'hearts',
  died: 'soul',
  came_home: 'stars',
  cave_in_ended: 'dust',
  door_drawn: 'splinters',
  dug: 'dust',
}

export function burstOf(
  event: ExtrikateEvent,
  view: ExtrikateView,
  last: number,
): BurstLook | null {
  const kind = KINDS[event.kind]
  if (!kind || !('seat' in event)) return null
  // Who died stands nowhere any more: where they were seen last.
  const cell = view.delvers[event.seat]?.cell ?? last
  const side = 1 / SIDE
  return {
    kind,
    spot: { x: (GRID.column(cell) + 0.5) * side, y: (GRID.row(cell) + 0.5) * side, side },
  }
}
