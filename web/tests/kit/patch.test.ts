import { expect, test } from 'vitest'
import { patched } from '../../src/kit/patch'

const view = {
  hp: 3,
  own: { rows: ['abc', 'def', 'ghi'], gear: ['sword'] },
  players: [
    { name: 'Ada', cell: 4 },
    { name: 'Bob', cell: null },
  ],
}
const before = structuredClone(view)

test('a put gives a field, or one of a list, its value', () => {
  const puts = [
    [['hp'], 2],
    [['players', 1, 'cell'], 7],
    [['own', 'gear'], []],
  ] as const
  expect(patched(view, { splices: [], puts })).toEqual({
    hp: 2,
    own: { rows: ['abc', 'def', 'ghi'], gear: [] },
    players: [
      { name: 'Ada', cell: 4 },
      { name: 'Bob', cell: 7 },
    ],
  })
})

test('a splice cuts and puts, in texts and in lists', () => {
  const splices = [
    [['own', 'rows', 1], 1, 1, 'E!'],
    [['own', 'gear'], 1, 0, ['lantern', 'armour']],
    [['players'], 0, 1, []],
  ] as const
  expect(patched(view, { splices, puts: [] })).toEqual({
    hp: 3,
    own: { rows: ['abc', 'dE!f', 'ghi'], gear: ['sword', 'lantern', 'armour'] },
    players: [{ name: 'Bob', cell: null }],
  })
})

test('null stands for each of a list, and splices come in their order, before the puts', () => {
  const splices = [
    [['own', 'rows', null], 0, 0, ' '],
    [['own', 'rows', null], 4, 0, '.'],
    [['own', 'rows'], 0, 0, ['     ']],
    [['own', 'rows', 1], 1, 2, '##'],
  ] as const
  const puts = [[['own', 'rows', 3], 'last']] as const
  expect(patched(view, { splices, puts }).own.rows).toEqual(['     ', ' ##c.', ' def.', 'last'])
})

test('an empty path is the view itself, and an empty patch changes nothing', () => {
  expect(patched(view, { splices: [], puts: [[[], { hp: 1 }]] })).toEqual({ hp: 1 })
  expect(patched(view, { splices: [], puts: [] })).toBe(view)
})

test('the old view stays as it was, and what did not change is shared', () => {
  const now = patched(view, { splices: [[['own', 'rows', 0], 0, 1, 'A']], puts: [[['hp'], 1]] })
  expect(view).toEqual(before)
  expect(now.players).toBe(view.players)
  expect(now.own.gear).toBe(view.own.gear)
})
