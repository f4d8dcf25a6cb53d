/** Each seat has a colour and a shape of its own; a stranger in the dark has neither (DM-40). */
import type { Place } from '../../kit/grid'
import { type Chart, EXIT, thingOf } from './chart'
import { icons } from './icons'

const SHAPES = [
  icons.seat1,
  icons.seat2,
  icons.seat3,
  icons.seat4,
  icons.seat5,
  icons.seat6,
  icons.seat7,
  icons.seat8,
]
const COLOURS = [
  '#ffe08a',
  '#7cc0ff',
  '#ff9d7a',
  '#9fe58a',
  '#d3a6ff',
  '#6fe3dc',
  '#ff9ec9',
  '#d8d2c4',
]
const STRANGER = '#ff6f5e'

export const shapeOf = (seat: number | null): string =>
  (seat === null ? undefined : SHAPES[seat % SHAPES.length]) ?? icons.stranger
export const colourOf = (seat: number | null): string =>
  (seat === null ? undefined : COLOURS[seat % COLOURS.length]) ?? STRANGER

export const TINTS = {
  gold: 'var(--treasure)',
  potion: '#ff7aa8',
  sword: '#d5e2f2',
  armour: '#c9a2ff',
  lantern: '#ffab4d',
  exit: '#7ef0b4',
} as const
export type Lying = keyof typeof TINTS

/** What a tile holds that a figure on it would hide. */
export function lyingAt(chart: Chart, { row, column }: Place): Lying | null {
  const letter = chart.letter(row, column)
  return letter === EXIT ? 'exit' : thingOf(letter)
}
