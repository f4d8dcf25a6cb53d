/** The sounds of the dungeon, and which event plays which. */
import { dirge, endingSound, fanfare, rising, tick } from '../../kit/effects'
import type { Players } from '../../kit/game_ui'
import type { Effect } from '../../kit/sound'
import type { DooomEvent, DooomView } from '../../kit/wire'

export const effects = {
  step: [
    { wave: 'noise', from: 760, to: 210, for: 0.1, gain: 0.9, filter: 'lowpass' },
    { wave: 'noise', from: 560, to: 180, at: 0.15, for: 0.12, gain: 0.7, filter: 'lowpass' },
  ],
  coin: [
    { wave: 'square', from: 1480, for: 0.06, gain: 0.16 },
    { wave: 'square', from: 1976, at: 0.07, for: 0.28, gain: 0.15 },
    { wave: 'sine', from: 2960, at: 0.14, for: 0.3, gain: 0.08 },
  ],
  gulp: [
    { wave: 'sine', from: 190, to: 420, for: 0.12, gain: 0.5 },
    { wave: 'sine', from: 210, to: 480, at: 0.17, for: 0.12, gain: 0.45 },
    { wave: 'sine', from: 240, to: 620, at: 0.34, for: 0.3, gain: 0.4 },
  ],
  buckle: [
    { wave: 'square', from: 620, to: 300, for: 0.05, gain: 0.2 },
    { wave: 'noise', from: 3200, to: 1200, at: 0.05, for: 0.1, gain: 0.5, filter: 'bandpass' },
    { wave: 'square', from: 480, to: 260, at: 0.2, for: 0.06, gain: 0.2 },
  ],
  blade: [
    { wave: 'noise', from: 5200, to: 1800, for: 0.2, gain: 0.6, filter: 'highpass' },
    { wave: 'square', from: 1640, to: 900, at: 0.05, for: 0.28, gain: 0.12 },
    { wave: 'sine', from: 130, to: 60, at: 0.06, for: 0.2, gain: 0.5 },
  ],
  clank: [
    { wave: 'square', from: 830, to: 790, for: 0.4, gain: 0.14 },
    { wave: 'square', from: 1247, to: 1190, for: 0.3, gain: 0.1 },
  ],
  whiff: [{ wave: 'noise', from: 500, to: 2600, for: 0.26, gain: 0.6, filter: 'bandpass', q: 1.2 }],
  ouch: [
    { wave: 'sawtooth', from: 300, to: 82, for: 0.42, gain: 0.3 },
    { wave: 'sine', from: 104, to: 44, for: 0.36, gain: 0.5 },
  ],
  rustle: [
    { wave: 'noise', from: 4200, to: 3000, for: 0.07, gain: 0.32, filter: 'bandpass', q: 2 },
    {
      wave: 'noise',
      from: 3600,
      to: 2600,
      at: 0.09,
      for: 0.09,
      gain: 0.26,
      filter: 'bandpass',
      q: 2,
    },
  ],
  knock: [
    { wave: 'sine', from: 240, to: 120, for: 0.09, gain: 0.6 },
    { wave: 'sine', from: 240, to: 120, at: 0.18, for: 0.11, gain: 0.6 },
  ],
  bell: [
    { wave: 'sine', from: 131, for: 1.3, gain: 0.45 },
    { wave: 'sine', from: 316, for: 0.9, gain: 0.16 },
  ],
  door: [
    { wave: 'sawtooth', from: 120, to: 180, for: 0.3, gain: 0.14 },
    { wave: 'noise', from: 420, to: 90, at: 0.3, for: 0.22, gain: 0.8 },
  ],
  drum: [
    { wave: 'sine', from: 110, to: 52, for: 0.3, gain: 0.7 },
    { wave: 'sine', from: 110, to: 52, at: 0.32, for: 0.3, gain: 0.6 },
    { wave: 'sine', from: 130, to: 60, at: 0.56, for: 0.5, gain: 0.7 },
  ],
  fanfare,
  dirge,
  tick,
  turn1: rising,
} as const satisfies Record<string, Effect>

export type EffectName = keyof typeof effects

const BY_KIND: Partial<Record<DooomEvent['kind'], EffectName>> = {
  moved: 'step',
  changed: 'rustle',
  joined: 'knock',
  died: 'bell',
  left: 'door',
  began: 'drum',
}
const TAKEN: Readonly<Record<string, EffectName>> = { gold: 'coin', potion: 'gulp' }

function blow(event: DooomEvent & { kind: 'attacked' | 'struck' }): EffectName {
  if (!event.hit) return 'whiff'
  if (event.damage === 0) return 'clank'
  return event.kind === 'attacked' ? 'blade' : 'ouch'
}

export function soundOf(event: DooomEvent, view: DooomView, players: Players): EffectName | null {
  switch (event.kind) {
    case 'ended':
      return endingSound(event.winner === null ? [] : [event.winner], players)
    case 'attacked':
    case 'struck':
      return blow(event)
    case 'picked_up':
      return TAKEN[event.thing] ?? 'buckle'
    case 'turn_began':
      return players.mine.includes(event.seat) ? 'turn1' : null
    case 'changed':
      // Where everything is shown, everybody's notices would only be noise.
      return view.own ? 'rustle' : null
    default:
      return BY_KIND[event.kind] ?? null
  }
}
