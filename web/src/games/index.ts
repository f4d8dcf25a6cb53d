/** The games of the house. A further game is a folder beside this file and a line below. */
import type { Card, GameUi } from '../kit/game_ui'
import { wordsArrived } from '../kit/words.svelte'
import { card as delveAndDash } from './delve_and_dash/card'
import { card as dooom } from './dooom/card'
import { card as dungeonCrawler } from './dungeon_crawler/card'
import { card as extrikate } from './extrikate/card'

export interface Shelf {
  readonly card: Card
  readonly load: () => Promise<GameUi>
}

async function withWords(board: Promise<{ gameUi: unknown }>): Promise<GameUi> {
  const { gameUi } = await board
  await wordsArrived()
  return gameUi as GameUi
}

export const GAMES: Readonly<Record<string, Shelf>> = {
  'delve-and-dash': {
    card: delveAndDash,
    load: () => withWords(import('./delve_and_dash')),
  },
  extrikate: { card: extrikate, load: () => withWords(import('./extrikate')) },
  dooom: { card: dooom, load: () => withWords(import('./dooom')) },
  'dungeon-crawler': {
    card: dungeonCrawler,
    load: () => withWords(import('./dungeon_crawler')),
  },
}
