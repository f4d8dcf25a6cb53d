/** How long things take to watch: dice want to be read, one's own pencil never waits. */
import type { Players, Pace } from '../../kit/game_ui'
import type { ExtrikateEvent } from '../../kit/wire'

const AFTER: Partial<Record<ExtrikateEvent['kind'], number>> = {
  rolled: 700,
  dug: 700,
  trap_sprung: 1100,
  fought: 1000,
  spoils_rolled: 900,
  cave_in_began: 900,
  nothing_happened: 500,
  came_home: 800,
  died: 800,
  ended: 600,
}
const THINKING: readonly string[] = ['rolled', 'moved', 'wall_drawn', 'door_drawn', 'dug', 'bribed']
const A_BOT_THINKS = 450

export function pace(event: ExtrikateEvent, by: number, players: Players): Pace {
  const isWatched = players.bots[by] === true && THINKING.includes(event.kind)
  return { before: isWatched ? A_BOT_THINKS : 0, after: AFTER[event.kind] ?? 0 }
}
