/** How long things take to watch: dice want to be read, Monsters to be followed. */
import type { Players, Pace } from '../../kit/game_ui'
import type { CrawlerEvent } from '../../kit/wire'
import { isHero } from './box'
import { walkTime } from './mat/motion'

const AFTER: Partial<Record<CrawlerEvent['kind'], number>> = {
  activation_began: 350,
  tile_drawn: 250,
  tile_laid: 450,
  tile_turned: 500,
  tiles_swapped: 500,
  tile_removed: 500,
  creature_drawn: 350,
  appeared: 300,
  attack_declared: 450,
  rolled: 900,
  dice_changed: 700,
  wounded: 350,
  slain: 500,
  put: 450,
  push_tried: 300,
  card_played: 900,
  pile_taken: 250,
  chest_placed: 500,
  chest_false: 700,
  ended: 600,
}
const A_BOT_THINKS = 300
const THINKING: readonly string[] = ['tile_laid', 'card_played', 'path_committed']

/** Monsters that stay where they are take no time. */
function after(event: CrawlerEvent): number {
  if (event.kind === 'walked') return walkTime(event.path)
  if (event.kind === 'planned') return event.tactic === 'hold' ? 0 : 120
  if (event.kind === 'struck') return event.hits ? 0 : 250
  return AFTER[event.kind] ?? 0
}

export function pace(event: CrawlerEvent, by: number, players: Players): Pace {
  const isHeros = !('figure' in event) || isHero(event.figure)
  const isWatched = players.bots[by] === true && isHeros && THINKING.includes(event.kind)
  return { before: isWatched ? A_BOT_THINKS : 0, after: after(event) }
}
