/** A colour and a shape for every seat. */

export interface Arms {
  readonly colour: string
  /** The outline of the base, in a square of 100. */
  readonly outline: string
  /** The name of the shape in the catalogue. */
  readonly shape: 'circle' | 'square' | 'diamond' | 'hexagon' | 'shield' | 'star'
}

// Colours that stay apart for all eyes (after Okabe and Ito), lightened for dark floors.
const SEATS: readonly Arms[] = [
  { shape: 'circle', colour: '#ffd257', outline: 'M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92z' },
  {
    shape: 'square',
    colour: '#6cc1f5',
    outline: 'M17 8h66q9 0 9 9v66q0 9-9 9h-66q-9 0-9-9v-66q0-9 9-9z',
  },
  { shape: 'diamond', colour: '#ff9a76', outline: 'M50 0l50 50l-50 50l-50-50z' },
  { shape: 'hexagon', colour: '#4fd6a5', outline: 'M27 5h46l26 45l-26 45h-46l-26-45z' },
  {
    shape: 'shield',
    colour: '#e79be0',
    outline: 'M6 6q22 4 44-4q22 8 44 4v38q0 38-44 54q-44-16-44-54z',
  },
  {
    shape: 'star',
    colour: '#f2f2ea',
    outline:
      'M50 0l13 18l22-4l-3 22l18 14l-18 14l3 22l-22-4l-13 18l-13-18l-22 4l3-22l-18-14l18-14l-3-22l22 4z',
  },
]

export const armsOf = (seat: number): Arms => SEATS[seat % SEATS.length]!
