/** Big words over the board for the few events that deserve them. */
import type { FlashLook } from '../../kit/Flash.svelte'
import type { Grid } from '../../kit/grid'
import type { DelveEvent, DelveView } from '../../kit/wire'
import { icons } from './icons'
import { words } from './words'

const PLAIN = { tone: 'dragon', icon: null }
const LOOKS: Readonly<Record<string, { tone: string; icon: string | null }>> = {
  attacked: { tone: 'dragon', icon: icons.breath },
  robbed: { tone: 'warrior-2', icon: icons.clash },
  treasure_found: { tone: 'treasure', icon: null },
}

function cellOf(event: DelveEvent, view: DelveView): number | null {
  if (event.kind === 'dragon_woke') return event.lair
  if (event.kind === 'attacked' || event.kind === 'treasure_found') return event.cell
  return event.kind === 'robbed' ? (view.warriors[event.winner]?.cell ?? null) : null
}

export function flashOf(event: DelveEvent, view: DelveView, grid: Grid): FlashLook | null {
  const text = (words().cues as Readonly<Record<string, string>>)[event.kind]
  const cell = cellOf(event, view)
  if (!text || cell === null) return null
  const side = 1 / grid.size
  return {
    text,
    spot: { left: grid.column(cell) * side, top: grid.row(cell) * side, side },
    ...(LOOKS[event.kind] ?? PLAIN),
    glow: event.kind === 'treasure_found' ? 'all' : 'rim',
  }
}
