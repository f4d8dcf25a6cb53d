/** The cheapest way home, over dotted cells only: a step costs one, a wall four (EX-22). */
import { Grid, WAYS } from '../../kit/grid'
import type { ExtrikateView } from '../../kit/wire'

export const SIDE = 12
export const GRID = new Grid(SIDE)
const WALL_STEPS = 4

function costs(view: ExtrikateView, home: number): number[] {
  const found = Array<number>(GRID.cells).fill(Infinity)
  found[home] = 0
  const queue = [home]
  for (let cell = queue.shift(); cell !== undefined; cell = queue.shift()) {
    for (const way of WAYS) {
      const far = GRID.neighbour(cell, way)
      if (far === null || view.dots[far] !== '.') continue
      const cost = found[cell]! + crossing(view, cell, way)
      if (cost >= found[far]!) continue
      found[far] = cost
      queue.push(far)
    }
  }
  return found
}

function crossing(view: ExtrikateView, cell: number, way: 0 | 1 | 2 | 3): number {
  return view.edges[GRID.edge(cell, way) ?? -1] === '#' ? WALL_STEPS : 1
}

export interface WayHome {
  readonly cells: readonly number[]
  readonly cost: number
}

/** From here to there, the first of equals in the order N E S W. */
export function wayHome(view: ExtrikateView, from: number, home: number): WayHome {
  const cost = costs(view, home)
  const cells = [from]
  for (let cell = from; cell !== home;) {
    const here = cell
    const way = WAYS.find((each) => {
      const far = GRID.neighbour(here, each)
      return far !== null && cost[far]! + crossing(view, here, each) === cost[here]
    })
    if (way === undefined) break
    cell = GRID.neighbour(cell, way)!
    cells.push(cell)
  }
  return { cells, cost: cost[from]! }
}
