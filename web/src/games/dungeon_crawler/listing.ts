/** The listing of Dungeon Crawler Labyrinth for the home page: small, and there before any board. */
import type { Listing } from '../../kit/game_ui'
import picture from './listing/door.webp'
import { icons } from './listing/icons'
import { words } from './listing/words'

export const listing: Listing = {
  name: 'dungeon-crawler',
  icon: icons.maze,
  door: { picture, light: [48, 62], scene: () => import('./listing/scene.json') },
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
  teaches: true,
  hasReference: true,
  text: words,
  loadSettings: () => import('./settings/words'),
}
