import fc from 'fast-check'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { qr } from '../../src/kit/qr'

const SCALE = 3
const MARGIN = 4

/** The code as a camera would see it: black on white, with a margin. */
function seen(rows: readonly (readonly boolean[])[]): [Uint8ClampedArray, number] {
  const size = (rows.length + 2 * MARGIN) * SCALE
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let at = 0; at < size * size; at++) {
    const [x, y] = [at % size, Math.floor(at / size)].map(
      (each) => Math.floor(each / SCALE) - MARGIN,
    )
    if (rows[y!]?.[x!]) pixels.fill(0, at * 4, at * 4 + 3)
  }
  return [pixels, size]
}

const read = (text: string): string | undefined => {
  const [pixels, size] = seen(qr(text))
  return jsQR(pixels, size, size, { inversionAttempts: 'dontInvert' })?.data
}

test('another program reads the address that was written', () => {
  fc.assert(
    fc.property(fc.webUrl({ size: 'small' }), (address) => {
      expect(read(address)).toBe(address)
    }),
    { numRuns: 15 },
  )
  const invite = 'https://play.example.org/g/grnyrtnhfb2v3hvl#VXyWNTLMD1yWNTLMD1yWNT'
  expect(read(invite)).toBe(invite)
})
