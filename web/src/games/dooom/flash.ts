/** Big words over the picture for blows, given and taken. */
import type { FlashLook } from '../../kit/Flash.svelte'
import { beside, type Place } from '../../kit/grid'
import type { DooomEvent } from '../../kit/wire'
import type { Frame } from './camera.svelte'
import type { ChartPerson } from './chart'
import { icons } from './icons'
import { words } from './words'

function textOf(event: DooomEvent): string {
  const { cues, cue_hit, cue_struck } = words()
  if (event.kind === 'attacked') {
    if (!event.hit) return cues.missed
    if (event.killed) return cues.killed
    return event.damage > 0 ? cue_hit({ damage: event.damage }) : cues.held
  }
  if (event.kind !== 'struck') return ''
  if (!event.hit) return cues.missed_you
  return event.damage > 0 ? cue_struck({ count: event.lost }) : cues.held_you
}

/** Where the blow lands: beyond the attacker, or on who is struck. */
function placeOf(event: DooomEvent, crowd: readonly ChartPerson[]): Place | null {
  if (event.kind !== 'attacked' && event.kind !== 'struck') return null
  const person = crowd.find(({ seat }) => seat === event.seat)
  if (!person || event.kind === 'struck') return person ?? null
  return beside(person, event.way)
}

export function flashOf(
  event: DooomEvent,
  frame: Frame,
  crowd: readonly ChartPerson[],
): FlashLook | null {
  const text = textOf(event)
  const place = placeOf(event, crowd)
  if (!text || !place) return null
  const share = (at: number, middle: number): number =>
    (at - middle + (frame.span - 1) / 2) / frame.span
  const isBad = event.kind === 'struck'
  return {
    text,
    spot: {
      left: share(place.column, frame.column),
      top: share(place.row, frame.row),
      side: 1 / frame.span,
    },
    tone: isBad ? 'heart' : 'gold',
    icon: icons.clash,
    glow: isBad ? 'rim' : '',
  }
}
