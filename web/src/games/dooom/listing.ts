/** The listing of Dungeon of Dooom for the home page: small, and there before any board. */
import type { Listing } from '../../kit/game_ui'
import { named } from '../../kit/words.svelte'
import picture from './listing/door.webp'
import { icons } from './listing/icons'
import { words } from './listing/words'

export const listing: Listing = {
  name: 'dooom',
  icon: icons.torch,
  door: { picture, light: [50, 60], scene: () => import('./listing/scene.json') },
  form: {
    settings: ['map', 'style', 'width', 'height', 'map_goal'],
    load: () => import('./maps/Chooser.svelte'),
    recall: async (settings) => (await import('./maps/choice')).recalledSettings(settings),
  },
  pages: { maps: () => import('./maps/Editor.svelte') },
  title: () => 'Dungeon of Dooom',
  detail: (settings) => {
    const map = settings['map'] ?? 'duel'
    return named(words().boards, map)
  },
  theme: () => 'ember',
  teaches: true,
  hasReference: true,
  text: words,
  loadSettings: () => import('./settings/words'),
}
