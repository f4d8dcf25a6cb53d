import { expect, test } from 'vitest'
import { overlap, place, type Box } from '../../../src/app/learn/placing'

const ROOM: Box = { left: 0, top: 0, width: 700, height: 700 }
const SIZE: Box = { left: 0, top: 0, width: 320, height: 200 }
const cell = (left: number, top: number): Box => ({ left, top, width: 80, height: 80 })
const boxAt = ({ left, top }: { left: number; top: number }): Box => ({ ...SIZE, left, top })

test('boxes overlap by their common part', () => {
  expect(overlap(cell(0, 0), cell(40, 60))).toBe(40 * 20)
  expect(overlap(cell(0, 0), cell(80, 0))).toBe(0)
})

test.each([
  ['in the middle', cell(310, 310)],
  ['in the first corner', cell(0, 0)],
  ['in the last corner', cell(620, 620)],
  ['at the rim', cell(620, 300)],
])('a bubble covers neither its point nor what is lit: %s', (_, point) => {
  const lit = [cell(point.left, Math.max(0, point.top - 80)), point]
  const spot = place(SIZE, point, lit, ROOM)
  const box = boxAt(spot)
  expect(lit.map((each) => overlap(box, each))).toEqual([0, 0])
  expect(overlap(box, ROOM)).toBe(SIZE.width * SIZE.height)
})

test('the tail is level with the point', () => {
  const point = cell(600, 100)
  const spot = place(SIZE, point, [], ROOM)
  expect(spot.side).toBe('left')
  expect(spot.top + spot.tail).toBe(140)
  const corner = place(SIZE, cell(0, 0), [], { ...ROOM, width: 330 })
  expect(corner.side).toBe('below')
  expect(corner.left + corner.tail).toBe(40)
})

test('what is lit between bubble and point is not covered, nor by the face of who speaks', () => {
  const point = cell(80, 540)
  const lit = [point, cell(160, 540), cell(160, 460)]
  const spot = place(SIZE, point, lit, ROOM)
  const face: Box = { left: spot.left - 6, top: spot.top - 20, width: 54, height: 54 }
  for (const box of [boxAt(spot), face])
    expect(lit.map((each) => overlap(box, each))).toEqual([0, 0, 0])
})
