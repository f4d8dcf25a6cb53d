/** The games of the house. A further game is a folder beside this file and a line below. */
import type { Card, Face } from '../kit/face'
import { card as delveAndDash } from './delve_and_dash/card'
import { card as dooom } from './dooom/card'
import { card as dungeonCrawler } from './dungeon_crawler/card'
import { card as extrikate } from './extrikate/card'

export interface Shelf {
  readonly card: Card
  readonly load: () => Promise<Face>
}

export const GAMES: Readonly<Record<string, Shelf>> = {
  'delve-and-dash': {
    card: delveAndDash,
    load: async () => (await import('./delve_and_dash')).face as Face,
  },
  extrikate: { card: extrikate, load: async () => (await import('./extrikate')).face as Face },
  dooom: { card: dooom, load: async () => (await import('./dooom')).face as Face },
  'dungeon-crawler': {
    card: dungeonCrawler,
    load: async () => (await import('./dungeon_crawler')).face as Face,
  },
}
