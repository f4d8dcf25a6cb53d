import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Grid, WAYS, type Way } from '../../src/kit/grid'

const boards = fc.integer({ min: 2, max: 12 }).map((size) => new Grid(size))
const opposite = (way: Way): Way => ((way + 2) % 4) as Way

test('a boundary has one index, the same from both sides, and lies where it says (DD-8)', () => {
  fc.assert(
    fc.property(boards, (grid) => {
      const seen = new Set<number>()
      for (let cell = 0; cell < grid.cells; cell++)
        for (const way of WAYS) {
          const other = grid.neighbour(cell, way)
          const edge = grid.edge(cell, way)
          if (other === null || edge === null) {
            expect(edge).toBe(other)
            continue
          }
          seen.add(edge)
          expect(grid.edge(other, opposite(way))).toBe(edge)
          expect(grid.boundary(edge).cell).toBe(Math.min(cell, other))
          expect(grid.boundary(edge).upright).toBe(way % 2 === 1)
        }
      expect(seen.size).toBe(grid.edges)
    }),
  )
})

test('columns are letters from the west, rows numbers from the north (DD-7)', () => {
  expect(new Grid(8).name(34)).toBe('C5')
})

test('there are 112 boundaries on the usual board', () => {
  expect(new Grid(8).edges).toBe(112)
})
