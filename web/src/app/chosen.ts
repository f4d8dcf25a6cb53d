/** Which game the pages are about: the one that was looked at last, else the first of the house. */
import { GAMES, type GameEntry } from '../games'
import { settings } from '../kit/settings.svelte'

export function chosenGame(): GameEntry {
  return GAMES[settings.game] ?? Object.values(GAMES)[0]!
}
