/** A tile that stands alone as an image: in the hand, in a card, over the place it would take. */
import { TILE, TILE_SPAN } from './geometry'
import {
  drawn,
  FADE,
  LETTER,
  type Look,
  type Mark,
  type Paint,
  SHADES,
  shift,
  TONES,
} from './picture'

const written = (tag: string, paint: Paint, inside = ''): string =>
  `<${tag} ${Object.entries(paint)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}>${inside}</${tag}>`

/** The picture as an address for an image: for one that stands alone, as each takes a document. */
export function picture(look: Look, marks: readonly Mark[], seed: number): string {
  const { strokes, letters, fades } = drawn(look, marks, seed)
  const span = String(TILE_SPAN)
  const shades = SHADES.map(([id, x2, y2, stops]) => {
    const inside = stops.map(([offset, colour, opacity]) =>
      written('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    return written('linearGradient', { id, x2, y2 }, inside.join(''))
  })
  const parts = [
    written('defs', {}, shades.join('')),
    ...strokes.map(([tone, d]) => written('path', { d, ...TONES[tone] })),
    ...letters.map(({ x, y, text }) =>
      written('text', { transform: shift(x, y), ...LETTER }, text),
    ),
    ...fades.map((transform) => written('path', { d: FADE, fill: 'url(#tile-f)', transform })),
  ]
  const about = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${span} ${span}` }
  const whole = written('svg', { ...about, width: span, height: span }, parts.join(''))
  return `data:image/svg+xml,${encodeURIComponent(whole)}`
}

/** The look of a tile in the hand, rock all around. */
export function alone(signs: string): Look {
  return (x, y) =>
    x >= 0 && y >= 0 && x < TILE && y < TILE ? (signs[y * TILE + x] ?? '#') : beside(signs, x, y)
}

/** Beside a lone tile: an opening stays open, rock goes on. */
function beside(signs: string, x: number, y: number): string {
  const near = (at: number): number => Math.min(TILE - 1, Math.max(0, at))
  const isCorner = x !== near(x) && y !== near(y)
  return isCorner ? '#' : (signs[near(y) * TILE + near(x)] ?? '#')
}
