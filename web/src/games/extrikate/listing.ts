/** The listing of Extrikate for the home page: small, and there before any board. */
import type { Listing } from '../../kit/game_ui'
import picture from './listing/door.webp'
import { icons } from './listing/icons'
import { words } from './listing/words'

export const listing: Listing = {
  name: 'extrikate',
  icon: icons.pencil,
  door: { picture, light: [18, 40], scene: () => import('./listing/scene.json') },
  title: () => 'Extrikate',
  detail: (settings) => {
    const details: Readonly<Record<string, string>> = words().details
    const { brisk, forced } = words().details
    const isForced = settings['explore'] === 'forced'
    const lives = details[`lives_${settings['lives'] ?? ''}`]
    return [
      ...(lives ? [lives] : []),
      ...((settings['exit_rolls'] ?? '1') === '1' ? [] : [brisk]),
      ...(isForced ? [forced] : []),
    ].join(', ')
  },
  theme: () => 'ember',
  teaches: true,
  hasReference: true,
  text: words,
  loadSettings: () => import('./settings/words'),
}
