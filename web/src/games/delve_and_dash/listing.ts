/** The listing of Delve & Dash for the home page: small, and there before any board. */
import type { Listing } from '../../kit/game_ui'
import { named } from '../../kit/words.svelte'
import picture from './listing/door.webp'
import { icons } from './listing/icons'
import { words } from './listing/words'

const THEMES: Readonly<Record<string, string>> = { 'computer-labyrinth': 'frost' }
const NAME = 'delve-and-dash'
const USUAL_SIZE = '8'

/** Each edition has a title of its own (DD-1). */
function titleOf(edition: string): string {
  const offers: Readonly<Record<string, string>> = words().offers
  return offers[`edition_${edition}`] ?? offers[`edition_${NAME}`] ?? NAME
}

export const listing: Listing = {
  name: NAME,
  icon: icons.dragon,
  door: { picture, light: [67, 46], scene: () => import('./listing/scene.json') },
  title: (settings) => titleOf(settings['edition'] ?? NAME),
  detail: (settings) => {
    const board = `${settings['mode'] ?? 'solo'}-${settings['level'] ?? '1'}`
    const { size = USUAL_SIZE } = settings
    const isUsual = size === USUAL_SIZE
    return named(words().boards, board) + (isUsual ? '' : `, ${size} × ${size}`)
  },
  theme: (settings) => THEMES[settings['edition'] ?? ''] ?? 'ember',
  teaches: true,
  hasReference: true,
  text: words,
  loadSettings: () => import('./settings/words'),
}
