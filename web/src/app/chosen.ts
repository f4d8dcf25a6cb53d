/** Which game the pages are about: the one that was looked at last, else the first of the house. */
import { GAMES, type Shelf } from '../games'
import { settings } from '../kit/settings.svelte'

export function chosenGame(): Shelf {
  return GAMES[settings.game] ?? Object.values(GAMES)[0]!
}
