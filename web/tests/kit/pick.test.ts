import { expect, test } from 'vitest'
import { atCell, directionOf, move, offered, targets } from '../../src/kit/pick'

const choices = [
  { do: 'next turn', cell: null },
  { do: 'move n', cell: 3 },
  { do: 'move e', cell: 12 },
]

test('a click finds the choice of its cell', () => {
  expect(atCell(choices, 12)?.do).toBe('move e')
  expect(atCell(choices, 4)).toBeNull()
})

test('only cells are lit', () => {
  expect([...targets(choices)]).toEqual([3, 12])
})

test('what is not offered cannot be done', () => {
  expect(offered(choices, 'next turn')).not.toBeNull()
  expect(offered(choices, 'move s')).toBeNull()
})

test('arrows, WASD and hjkl walk the same ways (DD-98)', () => {
  for (const keys of [
    ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'],
    ['w', 'd', 's', 'a'],
    ['K', 'L', 'J', 'H'],
  ])
    expect(keys.map(directionOf)).toEqual([0, 1, 2, 3])
  expect(directionOf('x')).toBeNull()
  expect([0, 1, 2, 3].map(move)).toEqual(['move n', 'move e', 'move s', 'move w'])
})
