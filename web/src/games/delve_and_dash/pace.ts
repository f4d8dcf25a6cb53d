/** How long things take to watch (DD-97). Your own steps never wait. */
import type { Players, Pace } from '../../kit/game_ui'
import type { DelveEvent } from '../../kit/wire'

const NONE: Pace = { before: 0, after: 0 }
const FIRST_STEP = 800
const NEXT_STEP = 600

const AFTER: Partial<Record<DelveEvent['kind'], number>> = {
  dragon_stirred: 800,
  dragon_moved: 800,
  dragon_woke: 1200,
  robbed: 1200,
  attacked: 800,
  treasure_found: 600,
  ended: 900,
}

const ATTEMPTS: readonly string[] = ['stepped', 'bumped', 'door_held']

/** `before` is the event played before this one in the same stretch, or null. */
export function pace(
  event: DelveEvent,
  by: number,
  players: Players,
  before: DelveEvent | null,
): Pace {
  const after = AFTER[event.kind]
  if (after !== undefined) return { before: 0, after }
  if (!players.bots[by] || !ATTEMPTS.includes(event.kind)) return NONE
  const isFirst = before === null || before.kind === 'turn_began'
  return { before: isFirst ? FIRST_STEP : NEXT_STEP, after: 0 }
}
