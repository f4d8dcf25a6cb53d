/** The games of the house. A further game is a folder beside this file and a line below. */
import type { Listing, GameUi } from '../kit/game_ui'
import { wordsArrived } from '../kit/words.svelte'
import { listing as delveAndDash } from './delve_and_dash/listing'
import { listing as dooom } from './dooom/listing'
import { listing as dungeonCrawler } from './dungeon_crawler/listing'
import { listing as extrikate } from './extrikate/listing'

export interface GameEntry {
  readonly listing: Listing
  readonly load: () => Promise<GameUi>
}

async function withWords(board: Promise<{ gameUi: unknown }>): Promise<GameUi> {
  const { gameUi } = await board
  await wordsArrived()
  return gameUi as GameUi
}

export const GAMES: Readonly<Record<string, GameEntry>> = {
  'delve-and-dash': {
    listing: delveAndDash,
    load: () => withWords(import('./delve_and_dash')),
  },
  extrikate: { listing: extrikate, load: () => withWords(import('./extrikate')) },
  dooom: { listing: dooom, load: () => withWords(import('./dooom')) },
  'dungeon-crawler': {
    listing: dungeonCrawler,
    load: () => withWords(import('./dungeon_crawler')),
  },
}
