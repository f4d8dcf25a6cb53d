import { expect, test } from 'vitest'
import { bytesOf, isCalledOff, isKnown, textOf } from '../../src/app/player/passkey'

test('bytes travel as browsers and the server write them', () => {
  const bytes = Uint8Array.from([0, 250, 251, 252, 253, 254, 255])
  expect(textOf(bytes.buffer)).toBe('APr7_P3-_w')
  expect(bytesOf('APr7_P3-_w')).toEqual(bytes)
})

test('who changes their mind is told so, and a failure stays one', () => {
  expect(isCalledOff(new DOMException('', 'NotAllowedError'))).toBe(true)
  expect(isKnown(new DOMException('', 'InvalidStateError'))).toBe(true)
  expect(isCalledOff(new TypeError())).toBe(false)
  expect(isKnown(new DOMException('', 'NotAllowedError'))).toBe(false)
})
