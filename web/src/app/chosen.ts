/** Which game the pages are about: the one that was looked at last, else the first. */
import { entries, entryOf, type GameEntry } from '../games'
import { settings } from '../kit/settings.svelte'

export function chosenGame(): GameEntry {
  return entryOf(settings.game) ?? entries()[0]!
}
