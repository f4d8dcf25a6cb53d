import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  around,
  isComfortable,
  isInSight,
  lookAt,
  pan,
  settle,
  smallest,
  wholeMat,
  zoomAt,
} from '../../../../src/games/dungeon_crawler/mat/camera'
import { CELL, cellAt, SIDE, SPAN } from '../../../../src/games/dungeon_crawler/mat/geometry'

const sizes = fc.record({
  wide: fc.integer({ min: 300, max: 1600 }),
  high: fc.integer({ min: 300, max: 1600 }),
})
const cameras = fc.record({
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
  scale: fc.double({ min: 0.05, max: 9, noNaN: true }),
})
const everything = { left: 0, top: 0, right: SPAN, bottom: SPAN }

test('the whole mat is all in sight, whatever the window', () => {
  fc.assert(
    fc.property(sizes, (size) => {
      expect(isInSight(everything, wholeMat(size), size)).toBe(true)
    }),
  )
})

test('the mat cannot be lost: some of it is always in the middle', () => {
  fc.assert(
    fc.property(cameras, sizes, (camera, size) => {
      const { x, y, scale } = settle(camera, size)
      const [across, down] = [(size.wide / 2 - x) / scale, (size.high / 2 - y) / scale]
      expect(across).toBeGreaterThanOrEqual(0)
      expect(across).toBeLessThanOrEqual(SPAN)
      expect(down).toBeGreaterThanOrEqual(0)
      expect(down).toBeLessThanOrEqual(SPAN)
      expect(scale).toBeGreaterThanOrEqual(smallest(size) - 1e-9)
    }),
  )
})

test('to settle twice is to settle once', () => {
  fc.assert(
    fc.property(cameras, sizes, (camera, size) => {
      const once = settle(camera, size)
      expect(settle(once, size)).toEqual(once)
    }),
  )
})

test('zooming keeps the point under the pointer', () => {
  const size = { wide: 700, high: 700 }
  const camera = lookAt(around([cellAt(17, 17)], 4)!, size)
  const point = { x: 300, y: 420 }
  const onMat = (each: typeof camera): number => (point.x - each.x) / each.scale
  expect(onMat(zoomAt(camera, point, 1.3, size))).toBeCloseTo(onMat(camera))
})

test('a look at some spaces shows them all, comfortably if they are few', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: SIDE * SIDE - 1 }), { minLength: 1, maxLength: 6 }),
      sizes,
      (cells, size) => {
        const camera = lookAt(around(cells, 0)!, size)
        expect(isInSight(around(cells, 0)!, camera, size)).toBe(true)
      },
    ),
  )
  const size = { wide: 374, high: 374 }
  expect(isComfortable(lookAt(around([600], 2)!, size), size)).toBe(true)
  expect(isComfortable(wholeMat(size), size)).toBe(false)
})

test('nothing to look at is no region', () => expect(around([])).toBeNull())

test('a drag moves the mat by as much', () => {
  const size = { wide: 400, high: 400 }
  const camera = lookAt(around([cellAt(17, 17)], 3)!, size)
  const moved = pan(camera, 2 * CELL, -CELL, size)
  expect([moved.x - camera.x, moved.y - camera.y]).toEqual([2 * CELL, -CELL])
})
