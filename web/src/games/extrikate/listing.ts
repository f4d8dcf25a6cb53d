/** The listing of Extrikate for the home page: small, and there before any board. */
import type { Listing } from '../../kit/game_ui'
import { number } from '../../kit/words.svelte'
import { icons } from './listing/icons'
import { words } from './listing/words'

export const listing: Listing = {
  name: 'extrikate',
  icon: icons.pencil,
  modes: [
    { id: 'solo', seats: ['me'], settings: {} },
    { id: 'cpu', seats: ['me', 'bot'], settings: {} },
    { id: 'hotseat', seats: ['me', 'me'], settings: {} },
    { id: 'online', seats: ['me', 'open'], settings: {}, online: true },
    { id: 'table', seats: ['me', 'me', 'me'], settings: {}, free: true },
  ],
  offers: [
    { setting: 'exit_rolls', values: ['1', '3'] },
    { setting: 'explore', values: ['free', 'forced'] },
  ],
  bots: ['easy', 'medium', 'hard'],
  defaultBot: 'medium',
  title: () => 'Extrikate',
  detail: (settings) => {
    const { brisk, forced } = words().details
    const isForced = settings['explore'] === 'forced'
    return [
      ...((settings['exit_rolls'] ?? '1') === '1' ? [] : [brisk]),
      ...(isForced ? [forced] : []),
    ].join(', ')
  },
  theme: () => 'ember',
  leaderboards: { seats: [1], figures: { treasure: number, turns: number } },
  text: words,
}
