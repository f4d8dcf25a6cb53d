/** Small effects on the mat: treasure, the chest, the secret door; figures bring their own. */
import type { BurstKind, BurstLook } from '../../../kit/Burst.svelte'
import type { CrawlerEvent, CrawlerView } from '../../../kit/wire'
import { CELL, heartOf, middle, SPAN } from './geometry'

const KINDS: Partial<Record<CrawlerEvent['kind'], BurstKind>> = {
  pile_taken: 'coins',
  hoard_taken: 'coins',
  chest_placed: 'stars',
  chest_false: 'dust',
  door_placed: 'splinters',
}

function cellOf(event: CrawlerEvent, view: CrawlerView): number | null {
  if (event.kind === 'hoard_taken') return view.players[event.seat]?.cell ?? null
  if (event.kind === 'door_placed') return heartOf(event.place)
  return 'cell' in event ? event.cell : null
}

export function burstOf(event: CrawlerEvent, view: CrawlerView): BurstLook | null {
  const kind = KINDS[event.kind]
  const cell = kind ? cellOf(event, view) : null
  if (!kind || cell === null) return null
  const { x, y } = middle(cell)
  // Larger than a space: the mat is seen from afar.
  return { kind, spot: { x: x / SPAN, y: y / SPAN, side: (2 * CELL) / SPAN } }
}
