/** Small effects in the dark: what is taken, and the end of a figure. */
import type { BurstKind, BurstLook } from '../../kit/Burst.svelte'
import type { DooomEvent } from '../../kit/wire'
import type { Frame } from './camera.svelte'
import type { ChartPerson } from './chart'

const THINGS: Readonly<Record<string, BurstKind>> = { gold: 'coins', potion: 'hearts' }

function kindOf(event: DooomEvent): BurstKind | null {
  if (event.kind === 'picked_up') return THINGS[event.thing] ?? 'stars'
  if (event.kind === 'attacked') return event.killed ? 'soul' : event.hit ? 'stars' : null
  if (event.kind === 'struck') return event.hit ? 'stars' : 'dust'
  return event.kind === 'died' ? 'soul' : null
}

/** Where the figure of its seat is in the picture; whoever is out of it has none. */
export function burstOf(
  event: DooomEvent,
  frame: Frame,
  crowd: readonly ChartPerson[],
): BurstLook | null {
  const kind = kindOf(event)
  const person = 'seat' in event ? crowd.find(({ seat }) => seat === event.seat) : undefined
  if (!kind || !person) return null
  const share = (at: number, middle: number): number => (at - middle + frame.span / 2) / frame.span
  const { row, column } = person
  return {
    kind,
    spot: { x: share(column, frame.column), y: share(row, frame.row), side: 1 / frame.span },
  }
}
