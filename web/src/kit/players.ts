/** What the seats of a table are called. */
import type { Players } from './game_ui'

interface Words {
  readonly you: string
  /** What a seat without a name is called. */
  readonly seat: (seat: number) => string
}

/** "You", a name, or the seat's own; several of one name are told apart by their seats. */
export function seatName(seat: number, { you, names }: Players, words: Words): string {
  if (you === seat) return words.you
  const name = names[seat]
  if (!name) return words.seat(seat)
  const isShared = names.filter((each) => each === name).length > 1
  return isShared ? `${name} ${String(seat + 1)}` : name
}
