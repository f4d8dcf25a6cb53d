/** The listing of Dungeon of Dooom for the home page: small, and there before any board. */
import type { Listing } from '../../kit/game_ui'
import { named } from '../../kit/words.svelte'
import { icons } from './listing/icons'
import { words } from './listing/words'

// The form's clock counts, where people wait for each other; not the table's own (DM-28).
const UNHURRIED = { turn_seconds: '0' }

export const listing: Listing = {
  name: 'dooom',
  icon: icons.torch,
  modes: [
    { id: 'cpu', seats: ['me', 'bot', 'bot', 'bot'], settings: UNHURRIED },
    { id: 'hotseat', seats: ['me', 'me'], settings: UNHURRIED },
    { id: 'online', seats: ['me', 'open', 'bot', 'bot'], settings: UNHURRIED, online: true },
    {
      id: 'table',
      seats: ['me', 'bot:seeker', 'bot:hunter', 'none', 'none', 'none', 'none', 'none'],
      settings: UNHURRIED,
      free: true,
    },
  ],
  offers: [{ setting: 'last_standing', values: ['continue', 'wins'] }],
  loadForm: () => import('./maps/Chooser.svelte'),
  pages: { maps: () => import('./maps/Editor.svelte') },
  bots: ['random', 'seeker', 'hunter'],
  defaultBot: 'seeker',
  title: () => 'Dungeon of Dooom',
  detail: (settings) => {
    const map = settings['map'] ?? 'duel'
    return named(words().boards, map)
  },
  theme: () => 'ember',
  text: words,
}
