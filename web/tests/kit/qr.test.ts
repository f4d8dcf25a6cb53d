import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qr } from '../../src/kit/qr'

const picture = (rows: readonly (readonly boolean[])[]): string =>
  rows.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n')

test('a code has three finders and a size that fits its text', () => {
  fc.assert(
    fc.property(
      fc.webUrl({ size: 'small' }).filter((text) => text.length < 200),
      (text) => {
        const rows = qr(text)
        expect((rows.length - 17) % 4).toBe(0)
        const finder = '#######\n#.....#\n#.###.#\n#.###.#\n#.###.#\n#.....#\n#######'
        const part = (x: number, y: number): string =>
          picture(rows.slice(y, y + 7).map((row) => row.slice(x, x + 7)))
        const far = rows.length - 7
        for (const [x, y] of [
          [0, 0],
          [far, 0],
          [0, far],
        ] as const)
          expect(part(x, y)).toBe(finder)
      },
    ),
    { numRuns: 20 },
  )
})

// Each of these pictures was read back by an independent decoder before it was written down here.
test.each([
  ['http://127.0.0.1:8000/g/k3f9', '8cf4aced8a4732a0'],
  ['https://play.example.org/g/grnyrtnhfb2v3hvl#VXyWNTLMD1yWNTLMD1yWNT', '7163393a8c601f7c'],
  ['x'.repeat(200), '52694c754b2960b4'],
])('the code of %s is as it was', (text, mark) => {
  expect(
    createHash('sha256')
      .update(picture(qr(text)))
      .digest('hex')
      .slice(0, 16),
  ).toBe(mark)
})

test('what is too long is refused', () => {
  expect(() => qr('x'.repeat(300))).toThrow(RangeError)
})
