/** Seats, cells and other values of events and views, as people call them. */
import type { Players } from '../../kit/game_ui'
import { seatName } from '../../kit/players'
import { cellName, pictureOf, type PlainView } from './picture'
import { written } from './plain_words'
import { words } from './words'

// Names of fields that hold a seat or several, and that of the field that holds a cell.
const SEATS = ['seat', 'winner', 'loser', 'by', 'to', 'acting']
const CELL = 'cell'

export const nameOf = (seat: number, players: Players): string =>
  seatName(seat, players, {
    you: words().you,
    seat: (at) => words().player({ seat: at + 1 }),
  })

/** Whether this is one of the seats of the table. */
export const isSeat = (value: unknown, players: Players): value is number =>
  typeof value === 'number' && value >= 0 && value < players.names.length

export function valueOf(field: string, value: unknown, view: PlainView, players: Players): string {
  const seats: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (SEATS.includes(field) && seats.length > 0 && seats.every((each) => isSeat(each, players)))
    return seats.map((seat) => nameOf(seat as number, players)).join(', ')
  const picture = field === CELL && typeof value === 'number' ? pictureOf(view) : null
  return picture ? cellName(picture, value as number) : written(value, words().none)
}
