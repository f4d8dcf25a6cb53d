/** What a computer is up to, as far as everybody may know: the phase whose trigger holds (DD-100). */
import type { Players } from '../../kit/game_ui'
import type { DelveView } from '../../kit/wire'
import { words as listingWords } from './listing/words'
import { words } from './words'

export type WarriorAim = 'return' | 'hunt' | 'fetch' | 'search' | 'explore'

/** The triggers are all public; that it turns aside from the dragon is its own secret (DD-105). */
export function aimOf(view: DelveView, seat: number): WarriorAim {
  const { warriors, treasure, awake } = view
  if (warriors[seat]?.carrying) return 'return'
  if (warriors.some(({ carrying }) => carrying)) return 'hunt'
  if (treasure !== null) return 'fetch'
  return awake ? 'search' : 'explore'
}

/** The same in words, for a computer that has aims and still plays; else nothing. */
export function aimName(view: DelveView, seat: number, players: Players): string {
  const isAimless = players.names[seat] === listingWords().bots.random
  const isPlaying = view.phase === 'playing' && (view.warriors[seat]?.lives ?? 0) > 0
  return players.bots[seat] && isPlaying && !isAimless ? words().aims[aimOf(view, seat)] : ''
}
