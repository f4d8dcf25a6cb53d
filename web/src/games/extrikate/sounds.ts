/** The sounds of pencil, dice and dark, and which event plays which. */
import { dirge, endingSound, falling, fanfare, rising, tick } from '../../kit/effects'
import type { Players } from '../../kit/game_ui'
import type { Effect } from '../../kit/sound'
import type { ExtrikateEvent, ExtrikateView } from '../../kit/wire'

export const effects = {
  dice: [
    { wave: 'noise', from: 2600, to: 1400, for: 0.05, gain: 0.7, filter: 'bandpass', q: 3 },
    {
      wave: 'noise',
      from: 2200,
      to: 1300,
      at: 0.11,
      for: 0.05,
      gain: 0.6,
      filter: 'bandpass',
      q: 3,
    },
    {
      wave: 'noise',
      from: 2900,
      to: 1500,
      at: 0.2,
      for: 0.05,
      gain: 0.6,
      filter: 'bandpass',
      q: 3,
    },
    {
      wave: 'noise',
      from: 2000,
      to: 1000,
      at: 0.34,
      for: 0.07,
      gain: 0.5,
      filter: 'bandpass',
      q: 3,
    },
  ],
  step: [
    { wave: 'noise', from: 900, to: 260, for: 0.09, gain: 0.9, filter: 'lowpass' },
    { wave: 'noise', from: 700, to: 220, at: 0.13, for: 0.1, gain: 0.75, filter: 'lowpass' },
  ],
  scratch: [
    { wave: 'noise', from: 3800, to: 5200, for: 0.32, gain: 0.5, filter: 'bandpass', q: 2 },
  ],
  hinge: [
    { wave: 'noise', from: 3600, to: 4800, for: 0.14, gain: 0.5, filter: 'bandpass', q: 2 },
    {
      wave: 'noise',
      from: 3600,
      to: 4800,
      at: 0.2,
      for: 0.14,
      gain: 0.5,
      filter: 'bandpass',
      q: 2,
    },
    { wave: 'sawtooth', from: 150, to: 230, at: 0.3, for: 0.2, gain: 0.12 },
  ],
  pick: [
    { wave: 'square', from: 1700, to: 1300, for: 0.06, gain: 0.16 },
    { wave: 'noise', from: 1800, to: 500, for: 0.1, gain: 0.5 },
  ],
  crumble: [
    { wave: 'square', from: 1700, to: 1300, for: 0.06, gain: 0.16 },
    { wave: 'noise', from: 900, to: 160, at: 0.08, for: 0.5, gain: 0.8 },
  ],
  rumble: [
    { wave: 'noise', from: 240, to: 60, for: 1.1, gain: 0.95 },
    { wave: 'sine', from: 62, to: 34, for: 1, gain: 0.5 },
  ],
  coin: [
    { wave: 'square', from: 1244, for: 0.07, gain: 0.16 },
    { wave: 'square', from: 1661, at: 0.07, for: 0.3, gain: 0.16 },
  ],
  snap: [
    { wave: 'square', from: 900, to: 120, for: 0.07, gain: 0.2 },
    { wave: 'noise', from: 3000, to: 900, for: 0.12, gain: 0.45, filter: 'highpass' },
  ],
  clash: [
    { wave: 'square', from: 1870, to: 1500, for: 0.35, gain: 0.12 },
    { wave: 'noise', from: 5200, to: 2600, for: 0.26, gain: 0.5, filter: 'highpass' },
  ],
  purse: [
    { wave: 'square', from: 1661, for: 0.07, gain: 0.15 },
    { wave: 'square', from: 1244, at: 0.08, for: 0.07, gain: 0.15 },
    { wave: 'square', from: 932, at: 0.16, for: 0.2, gain: 0.15 },
  ],
  ouch: [
    { wave: 'sawtooth', from: 320, to: 90, for: 0.4, gain: 0.3 },
    { wave: 'sine', from: 110, to: 45, for: 0.35, gain: 0.5 },
  ],
  horn: [
    { wave: 'sawtooth', from: 196, for: 0.3, gain: 0.16 },
    { wave: 'sawtooth', from: 294, at: 0.28, for: 0.6, gain: 0.16 },
  ],
  gate: [
    { wave: 'sine', from: 660, for: 0.4, gain: 0.26 },
    { wave: 'sine', from: 880, at: 0.12, for: 0.6, gain: 0.24 },
  ],
  bell: [
    { wave: 'sine', from: 131, for: 1.3, gain: 0.45 },
    { wave: 'sine', from: 316, for: 0.9, gain: 0.16 },
  ],
  fanfare,
  dirge,
  tick,
  turn1: rising,
  turn2: falling,
  turn3: [
    { wave: 'triangle', from: 494, for: 0.1, gain: 0.24 },
    { wave: 'triangle', from: 494, at: 0.12, for: 0.18, gain: 0.24 },
  ],
} as const satisfies Record<string, Effect>

export type EffectName = keyof typeof effects

const BY_KIND: Partial<Record<ExtrikateEvent['kind'], EffectName>> = {
  exit_declared: 'horn',
  rolled: 'dice',
  moved: 'step',
  wall_drawn: 'scratch',
  door_drawn: 'hinge',
  cave_in_began: 'rumble',
  treasure_gained: 'coin',
  trap_sprung: 'snap',
  bribed: 'purse',
  life_lost: 'ouch',
  came_home: 'gate',
  died: 'bell',
}
const TURNS = ['turn1', 'turn2', 'turn3'] as const

export function soundOf(
  event: ExtrikateEvent,
  view: ExtrikateView,
  players: Players,
): EffectName | null {
  if (event.kind === 'ended') return endingSound(event.winners, players)
  if (event.kind === 'dug') return event.opened ? 'crumble' : 'pick'
  if (event.kind === 'fought') return event.won ? 'clash' : null
  // Alone every turn is one's own: a motif there would only be noise.
  if (event.kind === 'turn_began')
    return view.delvers.length === 1 ? null : (TURNS[event.seat] ?? null)
  return BY_KIND[event.kind] ?? null
}
