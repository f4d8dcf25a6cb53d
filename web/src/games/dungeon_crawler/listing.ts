/** The listing of Dungeon Crawler Labyrinth for the home page: small, and there before any board. */
import type { Listing } from '../../kit/game_ui'
import { icons } from './listing/icons'
import { words } from './listing/words'

export const listing: Listing = {
  name: 'dungeon-crawler',
  icon: icons.maze,
  modes: [
    { id: 'cpu', seats: ['me', 'bot'], settings: {} },
    { id: 'four', seats: ['me', 'bot', 'bot', 'bot'], settings: {} },
    { id: 'hotseat', seats: ['me', 'me'], settings: {} },
    { id: 'online', seats: ['me', 'open'], settings: {}, online: true },
    {
      id: 'table',
      seats: ['me', 'bot:racer', 'bot:racer', 'none', 'none', 'none'],
      settings: {},
      free: true,
    },
  ],
  offers: [
    { setting: 'hard', values: ['off', 'on'] },
    { setting: 'laying', values: ['join', 'free'] },
    { setting: 'round_limit', values: ['0', '30', '60'] },
    { setting: 'joining', values: ['on', 'off'] },
  ],
  bots: ['random', 'racer', 'warlord'],
  defaultBot: 'racer',
  title: () => 'Dungeon Crawler Labyrinth',
  detail: (settings) => {
    const { details, rounds } = words()
    const limit = settings['round_limit'] ?? '0'
    return [
      ...(settings['hard'] === 'on' ? [details.hard] : []),
      ...(settings['laying'] === 'free' ? [details.free] : []),
      ...(limit === '0' ? [] : [rounds({ limit })]),
    ].join(', ')
  },
  theme: () => 'ember',
  text: words,
}
