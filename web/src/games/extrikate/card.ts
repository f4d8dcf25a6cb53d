/** The card of Extrikate for the home page: small, and there before any board. */
import type { Card } from '../../kit/game_ui'
import { catalogue, number } from '../../kit/words.svelte'
import english from './card/en'
import { icons } from './card/icons'

const text = catalogue(english, { de: () => import('./card/de') })

export const card: Card = {
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
    const { brisk, forced } = text().details
    const isForced = settings['explore'] === 'forced'
    return [
      ...((settings['exit_rolls'] ?? '1') === '1' ? [] : [brisk]),
      ...(isForced ? [forced] : []),
    ].join(', ')
  },
  theme: () => 'ember',
  honours: { seats: [1], figures: { treasure: number, turns: number } },
  text,
}
