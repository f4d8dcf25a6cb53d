/** Who sits at the table, as the player at this page sees it. */
import type { Players } from '../../kit/game_ui'
import { ANONYMOUS, type Seat } from '../../kit/wire'
import { entryOf } from '../../games'
import { named } from '../../kit/words.svelte'

function botName(bot: string, game: string): string {
  return named(entryOf(game)?.listing.text().bots ?? {}, bot)
}

export function playersOf(seats: readonly Seat[], game: string | undefined): Players {
  const mine = seats.filter((seat) => seat.mine).map((seat) => seat.seat)
  // Several on one device may have one name between them, and some have none: then the seat's own
  // name says more.
  const isShared = ({ name }: Seat): boolean =>
    seats.filter((seat) => seat.mine && seat.name === name).length > 1
  return {
    names: seats.map((seat) => {
      if (seat.bot) return botName(seat.bot, game ?? '')
      return isShared(seat) || seat.name === ANONYMOUS ? '' : seat.name
    }),
    bots: seats.map((seat) => seat.player === 'bot'),
    you: mine.length === 1 ? (mine[0] ?? null) : null,
    mine,
  }
}
