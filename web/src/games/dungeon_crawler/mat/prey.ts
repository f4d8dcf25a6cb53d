/** Where a Monster could go from a space, and whom it would go for (DC-81 to DC-89), for the eye only. */
import type { CrawlerView } from '../../../kit/wire'
import { CREATURES, kindOf } from '../box'
import { type Figure, figuresOn } from './figures'
import { sees } from './sight'
import { reach, walks } from './walking'

const FARTHEST = 60
/** What goes towards its target; the others guard, stay or flee. */
const GREEDY = ['hunt', 'skirmish', 'prowl']

export interface Prey {
  readonly target: Figure
  /** What the way there costs. */
  readonly cost: number
}

/** The position with the Monster on this space. */
function withMonster(view: CrawlerView, figure: number, cell: number): CrawlerView {
  const monster = {
    figure,
    creature: kindOf(figure) ?? '',
    seat: view.active ?? 0,
    cell,
    wounds: 0,
  }
  return { ...view, monsters: [...view.monsters.filter((each) => each.figure !== figure), monster] }
}

export function reachFrom(
  view: CrawlerView,
  figure: number,
  cell: number,
): ReadonlyMap<number, number> {
  return reach(withMonster(view, figure, cell), figure)
}

/** Whom a Monster would go for from a space, or null. */
export function preyFrom(view: CrawlerView, figure: number, cell: number): Prey | null {
  const creature = CREATURES[kindOf(figure) ?? '']
  if (!creature) return null
  const costs = waysOf(view, figure, cell)
  const all = figuresOn(view)
    .filter((each) => each.isHero)
    .map((target) => ({ target, cost: costs.get(target.cell)?.cost ?? Infinity }))
    .sort((one, other) => one.cost - other.cost)
  const seen = all.filter(({ target }) => sees(view.terrain, cell, target.cell))
  const near = all.filter(({ cost }) => cost <= creature.range)
  const tactic = seen.length ? creature.los : near.length ? creature.within : creature.no_los
  const [first] = seen.length ? seen : near.length ? near : all
  return first && first.cost < Infinity && GREEDY.includes(tactic) ? first : null
}

/** Its ways with all other figures ignored. */
function waysOf(view: CrawlerView, figure: number, cell: number): ReturnType<typeof walks> {
  const players = view.players.map((each) => ({ ...each, cell: null }))
  const alone = { ...view, players, monsters: [], piles: [], chests: [] }
  return walks(withMonster(alone, figure, cell), figure, FARTHEST)
}
