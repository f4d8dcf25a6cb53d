/** A match in a few words: "Delve & Dash · Computer, level 2". */
import { entryOf } from '../games'

type Texts = Readonly<Record<string, string>>

export function titleOf(game: string, settings: Texts): string {
  return entryOf(game)?.listing.title(settings) ?? game
}

/** The settings worth telling, without the title. */
export function detailOf(game: string, settings: Texts): string {
  return entryOf(game)?.listing.detail(settings) ?? ''
}

export function describe(game: string, settings: Texts): string {
  return [titleOf(game, settings), detailOf(game, settings)].filter(Boolean).join(' · ')
}
