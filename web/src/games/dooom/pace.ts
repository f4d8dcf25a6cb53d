/** How long things take to watch: blows want to be felt, one's own steps never wait. */
import type { Players, Pace } from '../../kit/game_ui'
import type { DooomEvent } from '../../kit/wire'

const AFTER: Partial<Record<DooomEvent['kind'], number>> = {
  attacked: 1000,
  struck: 1000,
  died: 700,
  ended: 600,
}
const MOVEMENT_IN_SIGHT = 350
const A_TURN_IN_THE_DARK = 180

export function pace(event: DooomEvent, by: number, players: Players): Pace {
  if (event.kind === 'changed')
    return { before: players.bots[by] ? MOVEMENT_IN_SIGHT : 0, after: 0 }
  if (event.kind === 'turn_began' && players.bots[event.seat])
    return { before: 0, after: A_TURN_IN_THE_DARK }
  return { before: 0, after: AFTER[event.kind] ?? 0 }
}
