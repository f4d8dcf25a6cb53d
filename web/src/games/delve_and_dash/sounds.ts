/** The sounds of the labyrinth (DD-95), each of its own shape, and which event plays which. */
import { dirge, endingSound, falling, rising, tick } from '../../kit/effects'
import type { Players } from '../../kit/game_ui'
import type { Effect } from '../../kit/sound'
import type { DelveEvent, DelveView } from '../../kit/wire'

export const effects = {
  step: [
    { wave: 'noise', from: 900, to: 260, for: 0.09, gain: 0.9, filter: 'lowpass' },
    { wave: 'noise', from: 700, to: 220, at: 0.13, for: 0.1, gain: 0.75, filter: 'lowpass' },
  ],
  thud: [
    { wave: 'sine', from: 140, to: 42, for: 0.28, gain: 0.7 },
    { wave: 'noise', from: 480, to: 90, for: 0.16, gain: 0.5 },
  ],
  creak: [
    { wave: 'sawtooth', from: 96, to: 164, for: 0.3, gain: 0.16 },
    {
      wave: 'noise',
      from: 1400,
      to: 2300,
      at: 0.06,
      for: 0.34,
      gain: 0.5,
      filter: 'bandpass',
      q: 9,
    },
    { wave: 'sawtooth', from: 170, to: 110, at: 0.3, for: 0.22, gain: 0.16 },
  ],
  chime: [
    { wave: 'sine', from: 1320, for: 0.7, gain: 0.2 },
    { wave: 'sine', from: 1760, at: 0.12, for: 0.7, gain: 0.16 },
    { wave: 'sine', from: 2640, at: 0.24, for: 0.5, gain: 0.08 },
  ],
  roar: [
    { wave: 'sawtooth', from: 118, to: 46, for: 1.15, gain: 0.34 },
    { wave: 'sawtooth', from: 86, to: 38, at: 0.05, for: 1.1, gain: 0.26 },
    { wave: 'noise', from: 1100, to: 170, for: 1.1, gain: 0.5 },
  ],
  wings: [
    { wave: 'noise', from: 300, to: 900, for: 0.17, gain: 0.8, filter: 'bandpass', q: 1.4 },
    {
      wave: 'noise',
      from: 320,
      to: 980,
      at: 0.24,
      for: 0.17,
      gain: 0.8,
      filter: 'bandpass',
      q: 1.4,
    },
    {
      wave: 'noise',
      from: 300,
      to: 820,
      at: 0.48,
      for: 0.2,
      gain: 0.65,
      filter: 'bandpass',
      q: 1.4,
    },
  ],
  latch: [
    { wave: 'square', from: 520, to: 240, for: 0.05, gain: 0.2 },
    { wave: 'noise', from: 2400, to: 700, at: 0.06, for: 0.16, gain: 0.5 },
    { wave: 'sine', from: 210, to: 320, at: 0.08, for: 0.2, gain: 0.24 },
  ],
  click: [
    { wave: 'square', from: 1500, to: 900, for: 0.03, gain: 0.22 },
    { wave: 'square', from: 700, to: 420, at: 0.07, for: 0.04, gain: 0.22 },
  ],
  clash: [
    { wave: 'square', from: 1870, to: 1500, for: 0.35, gain: 0.12 },
    { wave: 'square', from: 2690, to: 2300, for: 0.3, gain: 0.1 },
    { wave: 'noise', from: 5200, to: 2600, for: 0.26, gain: 0.5, filter: 'highpass' },
    { wave: 'square', from: 2110, to: 1750, at: 0.3, for: 0.4, gain: 0.12 },
    { wave: 'noise', from: 4800, to: 2400, at: 0.3, for: 0.3, gain: 0.4, filter: 'highpass' },
  ],
  fanfare: [
    { wave: 'triangle', from: 392, for: 0.16, gain: 0.4 },
    { wave: 'triangle', from: 523, at: 0.16, for: 0.16, gain: 0.4 },
    { wave: 'triangle', from: 659, at: 0.32, for: 0.16, gain: 0.4 },
    { wave: 'triangle', from: 784, at: 0.48, for: 0.8, gain: 0.34 },
    { wave: 'triangle', from: 523, at: 0.48, for: 0.8, gain: 0.22 },
    { wave: 'triangle', from: 1046, at: 0.64, for: 0.7, gain: 0.2 },
  ],
  treasure: [
    { wave: 'triangle', from: 523, for: 0.7, gain: 0.26 },
    { wave: 'triangle', from: 659, at: 0.06, for: 0.7, gain: 0.24 },
    { wave: 'triangle', from: 988, at: 0.12, for: 0.8, gain: 0.22 },
    { wave: 'sine', from: 1976, at: 0.2, for: 0.7, gain: 0.12 },
  ],
  coin: [
    { wave: 'square', from: 1244, for: 0.07, gain: 0.16 },
    { wave: 'square', from: 1661, at: 0.07, for: 0.3, gain: 0.16 },
  ],
  thump: [
    { wave: 'sine', from: 96, to: 50, for: 0.2, gain: 0.6 },
    { wave: 'sine', from: 1568, to: 1318, at: 0.1, for: 0.14, gain: 0.1 },
  ],
  snarl: [
    { wave: 'sawtooth', from: 190, to: 88, for: 0.5, gain: 0.3 },
    { wave: 'sawtooth', from: 201, to: 96, for: 0.5, gain: 0.26 },
    { wave: 'noise', from: 3200, to: 600, for: 0.4, gain: 0.5, filter: 'bandpass' },
  ],
  bell: [
    { wave: 'sine', from: 131, for: 1.3, gain: 0.45 },
    { wave: 'sine', from: 316, for: 0.9, gain: 0.16 },
    { wave: 'sine', from: 545, for: 0.5, gain: 0.08 },
  ],
  dirge,
  tick,
  turn1: rising,
  turn2: falling,
} as const satisfies Record<string, Effect>

export type EffectName = keyof typeof effects

const BY_KIND: Partial<Record<DelveEvent['kind'], EffectName>> = {
  stepped: 'step',
  bumped: 'thud',
  door_held: 'creak',
  door_forced: 'latch',
  door_locked: 'click',
  dragon_stirred: 'chime',
  dragon_moved: 'wings',
  dragon_woke: 'roar',
  attacked: 'snarl',
  treasure_found: 'treasure',
  treasure_taken: 'coin',
  treasure_dropped: 'thump',
  robbed: 'clash',
  died: 'bell',
}

export function soundOf(event: DelveEvent, view: DelveView, players: Players): EffectName | null {
  if (event.kind === 'ended')
    return endingSound(event.winner === null ? [] : [event.winner], players)
  // A lone warrior's turn follows the dragon's wings: a motif there would only be noise.
  if (event.kind === 'turn_began')
    return view.mode === 'solo' ? null : event.seat === 0 ? 'turn1' : 'turn2'
  return BY_KIND[event.kind] ?? null
}
