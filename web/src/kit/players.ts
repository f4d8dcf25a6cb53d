/** What the seats of a table are called. */
import type { Players } from './game_ui'
import { ANONYMOUS } from './wire'
import { words as common } from './words'
import type { Person } from './words.svelte'

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

/** A seat as sentences take it. */
export function personOf(seat: number, players: Players, words: Words): Person {
  return { name: seatName(seat, players, words), is_you: players.you === seat }
}

/** Who gave no name is called so in the reader's language. */
export const called = (name: string): string =>
  name === ANONYMOUS || name === '' ? common().anonymous : name

/** "Rules: Extrikate", with the colon of the language. */
export const labelled = (label: string, text: string): string => common().labelled({ label, text })

/** "Anna, Ben and Cleo". */
export function listed(names: readonly string[]): string {
  const { list_middle, list_end } = common()
  return [names.slice(0, -1).join(list_middle), ...names.slice(-1)].filter(Boolean).join(list_end)
}
