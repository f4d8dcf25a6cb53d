/** The listing of Delve & Dash for the home page: small, and there before any board. */
import type { Listing } from '../../kit/game_ui'
import { duration, named, number } from '../../kit/words.svelte'
import { icons } from './listing/icons'
import { words } from './listing/words'

const EDITIONS: Readonly<Record<string, { readonly title: string; readonly theme: string }>> = {
  'delve-and-dash': { title: 'Delve & Dash', theme: 'ember' },
  'computer-labyrinth': { title: 'Computer Labyrinth', theme: 'frost' },
}
const FIRST = EDITIONS['delve-and-dash']!

export const listing: Listing = {
  name: 'delve-and-dash',
  icon: icons.dragon,
  modes: [
    { id: 'solo', seats: ['me'], settings: { mode: 'solo' } },
    { id: 'cpu', seats: ['me', 'bot'], settings: { mode: 'cpu' } },
    { id: 'hotseat', seats: ['me', 'me'], settings: { mode: 'duel' } },
    { id: 'online', seats: ['me', 'open'], settings: { mode: 'duel' }, online: true },
  ],
  offers: [
    { setting: 'level', values: ['1', '2'] },
    { setting: 'edition', values: ['delve-and-dash', 'computer-labyrinth'] },
    { setting: 'size', values: ['8', '6', '10', '12', '16', '20'] },
  ],
  bots: ['random', 'squire', 'knight', 'expert'],
  defaultBot: 'knight',
  title: (settings) => (EDITIONS[settings['edition'] ?? ''] ?? FIRST).title,
  detail: (settings) => {
    const board = `${settings['mode'] ?? 'solo'}-${settings['level'] ?? '1'}`
    return named(words().boards, board)
  },
  theme: (settings) => (EDITIONS[settings['edition'] ?? ''] ?? FIRST).theme,
  leaderboards: {
    seats: [1, 2],
    figures: {
      millis: duration,
      moves: number,
      deaths: number,
      explored: (share) => `${number(share)} %`,
    },
  },
  teaches: true,
  text: words,
}
