/** A match in a few words: "Delve & Dash · Computer, level 2". */
import { entryOf } from '../games'
import { called } from '../kit/players'
import { named } from '../kit/words.svelte'

type Texts = Readonly<Record<string, string>>

export function titleOf(game: string, settings: Texts): string {
  return entryOf(game)?.listing.title(settings) ?? game
}

/** The settings worth telling, without the title. */
export function detailOf(game: string, settings: Texts): string {
  return entryOf(game)?.listing.detail(settings) ?? ''
}

/** Who plays in a list: a computer by its name in the reader's language. */
export const playerOf = (game: string, name: string): string =>
  called(named(entryOf(game)?.listing.text().bots ?? {}, name))

export function describe(game: string, settings: Texts): string {
  return [titleOf(game, settings), detailOf(game, settings)].filter(Boolean).join(' · ')
}
