/** A match of the day gives nothing of its labyrinth away while its day lasts. */
import type { Finale, GameUi } from '../../kit/game_ui'
import type { About, GameEvent, GameView, Result } from '../../kit/wire'
import type { CardContent } from './card'

/** What a room knows of its match. */
export interface Told {
  readonly about: Pick<About, 'daily'> | null
  readonly result: Pick<Result, 'seed'> | null
}

/** Its seed is told, and its replays open, when the day is over. */
export const isSealed = ({ about, result }: Told): boolean => Boolean(about?.daily) && !result?.seed

/** Paints the board on the card; null where there is none to show, or none that may be shown. */
export async function boardPainter(
  gameUi: Pick<GameUi, 'loadCard'>,
  view: GameView,
  finale: Finale<GameEvent>,
  told: Told,
): Promise<CardContent['paint']> {
  const paint = isSealed(told) ? null : await gameUi.loadCard?.()
  return paint ? (pen, side) => paint(pen, side, view, finale) : null
}
