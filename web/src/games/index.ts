/**
 * The games of this page. One with a board of its own is a folder beside this file and a line below;
 * any other game that the engine offers is shown by the plain board.
 */
import type { GameUi, Listing } from '../kit/game_ui'
import type { GameInfo } from '../kit/wire'
import { wordsArrived } from '../kit/words.svelte'
import { listing as delveAndDash } from './delve_and_dash/listing'
import { listing as dooom } from './dooom/listing'
import { listing as dungeonCrawler } from './dungeon_crawler/listing'
import { listing as extrikate } from './extrikate/listing'
import { askForGames, infoOf, knownGames } from './infos.svelte'
import { plainListing } from './plain/listing'

export { askForGames, infoOf } from './infos.svelte'

export interface GameEntry {
  readonly listing: Listing
  readonly load: () => Promise<GameUi>
}

async function withWords(board: Promise<{ gameUi: unknown }>): Promise<GameUi> {
  const { gameUi } = await board
  await wordsArrived()
  return gameUi as GameUi
}

const WITH_BOARD: readonly GameEntry[] = [
  { listing: delveAndDash, load: () => withWords(import('./delve_and_dash')) },
  { listing: extrikate, load: () => withWords(import('./extrikate')) },
  { listing: dooom, load: () => withWords(import('./dooom')) },
  { listing: dungeonCrawler, load: () => withWords(import('./dungeon_crawler')) },
]

const plainEntries = new Map<string, GameEntry>()

function plainEntry(info: GameInfo): GameEntry {
  const load = (): Promise<GameUi> =>
    withWords(import('./plain').then(({ plainUi }) => ({ gameUi: plainUi(info) })))
  const entry = plainEntries.get(info.name) ?? { listing: plainListing(info), load }
  plainEntries.set(info.name, entry)
  return entry
}

/** A game by name: at once if it has a board of its own, else as soon as the engine has answered. */
export function entryOf(game: string): GameEntry | null {
  const own = WITH_BOARD.find(({ listing }) => listing.name === game)
  if (own) return own
  const info = infoOf(game)
  return info && plainEntry(info)
}

/** As `entryOf`, after the engine has answered where that is needed; null if there is no such game. */
export async function findEntry(game: string): Promise<GameEntry | null> {
  if (!entryOf(game)) await askForGames()
  return entryOf(game)
}

/** All games that are known so far, those with a board of their own first. */
export function entries(): readonly GameEntry[] {
  const own = WITH_BOARD.map(({ listing }) => listing.name)
  const others = knownGames().filter(({ name }) => !own.includes(name))
  return [...WITH_BOARD, ...others.map(plainEntry)]
}
