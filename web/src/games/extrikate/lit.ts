/** What can be done at the sides of a delver's cell: the edges and cells to light. */
import { DIRECTIONS, type Way, WAYS } from '../../kit/grid'
import type { Choice, ExtrikateView } from '../../kit/wire'
import { GRID } from './routes'

export type Verb = 'move' | 'dig' | 'wall' | 'door' | 'cave in'

export interface Lit {
  readonly way: Way
  readonly edge: number
  /** The cell beyond the edge. */
  readonly cell: number
  readonly verb: Verb
  /** The action, or null for one edge of several that are chosen together. */
  readonly do: string | null
}

const AT_EDGES = /^(move|dig|wall|door|cave in) ([nesw]+)$/

/** The verb and the ways of an action at edges, or null for another action. */
export function parse(text: string): { verb: Verb; ways: Way[] } | null {
  const found = AT_EDGES.exec(text)
  if (!found) return null
  const ways = [...found[2]!].map((letter) => DIRECTIONS.findIndex((each) => each === letter))
  return { verb: found[1] as Verb, ways: ways as Way[] }
}

/** How many edges a choice of this moment names: more than one in a cave-in only. */
export function needed(choices: readonly Choice[]): number {
  return Math.max(0, ...choices.map((choice) => parse(choice.do)?.ways.length ?? 0))
}

export function litOf(view: ExtrikateView, choices: readonly Choice[]): readonly Lit[] {
  const here = view.delvers[view.turn]?.cell ?? null
  if (here === null) return []
  const lit = new Map<Way, Lit>()
  for (const choice of choices) {
    const found = parse(choice.do)
    for (const way of found?.ways ?? []) {
      const [edge, cell] = [GRID.edge(here, way), GRID.neighbour(here, way)]
      if (!found || edge === null || cell === null) continue
      lit.set(way, {
        way,
        edge,
        cell,
        verb: found.verb,
        do: found.ways.length > 1 ? null : choice.do,
      })
    }
  }
  return [...lit.values()]
}

const TRIED: Readonly<Record<string, Verb>> = {
  move_or_dig: 'move',
  dig_only: 'dig',
  place_wall: 'wall',
  place_door: 'door',
}

/** What a click on a neighbouring cell tries now, whether it can be done or not; null elsewhere. */
export function attemptAt(view: ExtrikateView, here: number, cell: number): string | null {
  const verb = TRIED[view.step]
  const way = WAYS.find((each) => GRID.neighbour(here, each) === cell)
  return verb === undefined || way === undefined ? null : `${verb} ${DIRECTIONS[way]}`
}

/** The choice that names exactly these ways. */
export function together(choices: readonly Choice[], ways: readonly Way[]): Choice | null {
  const wanted = [...ways].sort().join()
  return choices.find((choice) => parse(choice.do)?.ways.join() === wanted) ?? null
}
