/** The sounds of stone, steel and claws, and which event plays which. */
import { dirge, endingSound, fanfare, rising, tick } from '../../kit/effects'
import type { Players } from '../../kit/game_ui'
import type { Effect, Note } from '../../kit/sound'
import type { CrawlerEvent, CrawlerView } from '../../kit/wire'
import { isHero } from './box'

const rattle = (at: number, from: number): Note => ({
  wave: 'noise',
  from,
  to: from * 0.55,
  at,
  for: 0.05,
  gain: 0.6,
  filter: 'bandpass',
  q: 3,
})

export const effects = {
  dice: [rattle(0, 2600), rattle(0.11, 2200), rattle(0.2, 2900), rattle(0.34, 2000)],
  step: [
    { wave: 'noise', from: 900, to: 260, for: 0.09, gain: 0.8, filter: 'lowpass' },
    { wave: 'noise', from: 700, to: 220, at: 0.13, for: 0.1, gain: 0.65, filter: 'lowpass' },
  ],
  stone: [
    { wave: 'noise', from: 500, to: 120, for: 0.22, gain: 0.9, filter: 'lowpass' },
    { wave: 'sine', from: 90, to: 55, at: 0.02, for: 0.2, gain: 0.5 },
  ],
  grind: [{ wave: 'noise', from: 180, to: 420, for: 0.8, gain: 0.8, filter: 'lowpass' }],
  growl: [
    { wave: 'sawtooth', from: 95, to: 60, for: 0.45, gain: 0.25 },
    { wave: 'noise', from: 300, to: 140, for: 0.4, gain: 0.35, filter: 'lowpass' },
  ],
  clash: [
    { wave: 'square', from: 1870, to: 1500, for: 0.3, gain: 0.11 },
    { wave: 'noise', from: 5200, to: 2600, for: 0.22, gain: 0.45, filter: 'highpass' },
  ],
  wound: [
    { wave: 'sawtooth', from: 300, to: 90, for: 0.3, gain: 0.26 },
    { wave: 'sine', from: 110, to: 45, for: 0.3, gain: 0.4 },
  ],
  bell: [
    { wave: 'sine', from: 131, for: 1.3, gain: 0.45 },
    { wave: 'sine', from: 316, for: 0.9, gain: 0.16 },
  ],
  slain: [
    { wave: 'sawtooth', from: 220, to: 50, for: 0.5, gain: 0.25 },
    { wave: 'noise', from: 900, to: 150, at: 0.1, for: 0.4, gain: 0.4 },
  ],
  card: [
    { wave: 'noise', from: 3200, to: 5200, for: 0.12, gain: 0.4, filter: 'bandpass', q: 2 },
    { wave: 'triangle', from: 520, to: 780, at: 0.08, for: 0.25, gain: 0.25 },
  ],
  coin: [
    { wave: 'square', from: 1244, for: 0.07, gain: 0.16 },
    { wave: 'square', from: 1661, at: 0.07, for: 0.3, gain: 0.16 },
  ],
  heal: [
    { wave: 'sine', from: 523, for: 0.25, gain: 0.25 },
    { wave: 'sine', from: 784, at: 0.12, for: 0.4, gain: 0.22 },
  ],
  fanfare,
  dirge,
  tick,
  turn: rising,
} as const satisfies Record<string, Effect>

export type EffectName = keyof typeof effects

const BY_KIND: Partial<Record<CrawlerEvent['kind'], EffectName>> = {
  tile_laid: 'stone',
  tile_turned: 'grind',
  tiles_swapped: 'grind',
  tile_removed: 'grind',
  creature_drawn: 'growl',
  walked: 'step',
  attack_declared: 'clash',
  rolled: 'dice',
  dice_changed: 'dice',
  wounded: 'wound',
  healed: 'heal',
  card_played: 'card',
  pile_taken: 'coin',
  hoard_taken: 'coin',
}

export function soundOf(
  event: CrawlerEvent,
  _view: CrawlerView,
  players: Players,
): EffectName | null {
  if (event.kind === 'ended') return endingSound([event.winner], players)
  if (event.kind === 'slain') return isHero(event.figure) ? 'bell' : 'slain'
  if (event.kind === 'activation_began') return players.mine.includes(event.seat) ? 'turn' : null
  return BY_KIND[event.kind] ?? null
}
