import { expect, test } from 'vitest'
import { cellAt, heartOf } from '../../../../src/games/dungeon_crawler/mat/geometry'
import {
  deedOf,
  fittingTurn,
  nextThatWay,
  read,
  tileDeedOf,
} from '../../../../src/games/dungeon_crawler/mat/gestures'
import { recordedMat } from '../../../recorded'

const offer = (...texts: string[]) => read(texts.map((text) => ({ do: text, cell: null })))

test('an action on a space is a deed there', () => {
  expect(deedOf('melee 12:7')).toEqual({ do: 'melee 12:7', verb: 'melee', cell: cellAt(12, 7) })
  expect(deedOf('done')).toBeNull()
  expect(deedOf('lay 1:2 r3')).toBeNull()
})

test('a gate is chosen on its spawn point (DC-18)', () => {
  expect(deedOf('gate 1')?.cell).toBe(cellAt(2, 2))
  expect(deedOf('gate 2')?.cell).toBe(cellAt(32, 2))
  expect(deedOf('gate 3')?.cell).toBe(cellAt(32, 32))
  expect(deedOf('gate 4')?.cell).toBe(cellAt(2, 32))
})

test('several deeds on one space come in order, a blow before a push', () => {
  const { spots } = offer('blast 3:4', 'push 3:4', 'melee 3:4')
  expect(spots.get(cellAt(3, 4))?.map(({ verb }) => verb)).toEqual(['melee', 'push', 'blast'])
})

test('rotations of one place are one slot (DC-8)', () => {
  const { slots } = offer('lay 1:0 r1', 'lay 1:0 r3', 'lay 2:0 r0')
  expect([...slots.keys()]).toEqual([1, 2])
  const slot = slots.get(1)!
  expect(slot.turns.get(3)).toBe('lay 1:0 r3')
  expect(fittingTurn(slot, 2)).toBe(3)
  expect(fittingTurn(slot, 0)).toBe(1)
  expect(fittingTurn(slot, 1)).toBe(1)
})

test('tiles, doors and ways are read too', () => {
  const { slots, doors, ways, spots } = offer('tile 3:4', 'door 2:1 e', 'way n', 'pass', 'die 3')
  expect(slots.get(31)).toMatchObject({ verb: 'tile', place: 31 })
  expect(doors).toEqual([{ do: 'door 2:1 e', place: 9, side: 'e' }])
  expect(ways.get('n')).toBe('way n')
  expect(spots.size).toBe(0)
  expect(tileDeedOf('turn 0:6 r2')).toEqual({ verb: 'turn', place: 42, turn: 2 })
})

const ON_THE_MAT = /^(move|push|melee|shoot|blast|place|target|gate|tile|lay|turn|door|way) /

test('every choice on the mat that was ever recorded can be tapped, where the server says', () => {
  let count = 0
  for (const { choices } of [...recordedMat('crawler'), ...recordedMat('crawler-kinds')]) {
    const { spots, slots, doors, ways } = read(choices)
    const offered = new Set([
      ...[...spots.values()].flat().map((deed) => deed.do),
      ...[...slots.values()].flatMap(({ turns }) => [...turns.values()]),
      ...doors.map((door) => door.do),
      ...ways.values(),
    ])
    for (const { do: text, cell } of choices)
      if (ON_THE_MAT.test(text)) {
        count++
        expect(offered).toContain(text)
        const deed = deedOf(text)
        const tile = tileDeedOf(text)
        if (deed && cell !== null) expect(deed.cell).toBe(cell)
        if (tile) expect(heartOf(tile.place)).toBe(cell)
      }
  }
  expect(count).toBeGreaterThan(500)
})

test('arrow keys go to the nearest target in their direction', () => {
  const [a, b, c] = [
    { x: 5, y: 5 },
    { x: 9, y: 6 },
    { x: 6, y: 1 },
  ]
  const all = [a!, b!, c!]
  expect(nextThatWay(all, a!, 'ArrowRight')).toBe(b)
  expect(nextThatWay(all, a!, 'ArrowUp')).toBe(c)
  expect(nextThatWay(all, a!, 'ArrowLeft')).toBeNull()
  expect(nextThatWay(all, a!, 'Enter')).toBeNull()
})
