/** The listing of a game without a board of its own: what the engine says, in its own words. */
import type { Listing, ListingText } from '../../kit/game_ui'
import type { GameInfo } from '../../kit/wire'
import { icons } from './listing/icons'
import { words } from './listing/words'
import { plainWords, sentence } from './plain_words'

function textOf({ summary, bots }: GameInfo): ListingText {
  return {
    summary: sentence(summary),
    modes: words().modes,
    offers: {},
    bots: Object.fromEntries(bots.map(({ name }) => [name, plainWords(name)])),
  }
}

export function plainListing(info: GameInfo): Listing {
  return {
    name: info.name,
    icon: icons.board,
    title: () => info.title,
    detail: (settings) =>
      Object.entries(settings)
        .map(([name, value]) => `${plainWords(name)} ${value}`)
        .join(', '),
    theme: () => 'ember',
    text: () => textOf(info),
  }
}
