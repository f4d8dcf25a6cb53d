/** What the previewed action would look like: a way, a line of sight, an area, a Monster's reach. */
import type { CrawlerView } from '../../../kit/wire'
import { cellOf } from './figures'
import { middle, type Point } from './geometry'
import { type Area, blastArea, tileArea } from './area'
import { type Deed, deedOf, tileDeedOf } from './gestures'
import { preyFrom, reachFrom } from './prey'
import { sightLine } from './sight'
import type { Walk } from './walking'
import { heroOf, steered } from '../box'

export interface Preview {
  /** The way to walk, from where the figure stands. */
  readonly way: readonly Point[]
  readonly cost: number | null
  readonly lines: readonly (readonly [Point, Point])[]
  /** The spaces and figures of an effect with an area. */
  readonly area: Area | null
  /** Where a Monster could go from the space where it would be placed, with prices. */
  readonly reach: ReadonlyMap<number, number>
  /** From there to whom it would go for. */
  readonly prey: readonly [Point, Point] | null
}

const NOTHING: Preview = {
  way: [],
  cost: null,
  lines: [],
  area: null,
  reach: new Map(),
  prey: null,
}

/** Whoever would do it: the Adventurer of the asked seat. */
const doer = (view: CrawlerView): number | null =>
  view.asked === null ? null : cellOf(view, heroOf(view.asked))

export function previewOf(
  view: CrawlerView,
  text: string | null,
  walks: ReadonlyMap<number, Walk>,
  spots: ReadonlyMap<number, readonly Deed[]> = new Map(),
): Preview {
  const deed = text === null ? null : deedOf(text)
  const tile = text === null ? null : tileDeedOf(text)
  if (tile?.verb === 'tile') return { ...NOTHING, area: tileArea(view, tile.place) }
  if (deed?.verb === 'place') return placing(view, deed.cell)
  const here = doer(view)
  if (!deed || here === null) return NOTHING
  const { verb, cell } = deed
  if (verb === 'move') {
    const walk = walks.get(cell)
    const way = [here, ...(walk?.path ?? [cell])].map(middle)
    return { ...NOTHING, way, cost: walk?.cost ?? null, area: alsoBlast(view, text, spots) }
  }
  if (verb === 'push') return { ...NOTHING, way: [here, cell].map(middle) }
  if (verb === 'melee' || verb === 'shoot')
    return { ...NOTHING, lines: [sightLine(view.terrain, here, cell)] }
  if (verb === 'blast' || (verb === 'target' && view.card === 'scroll_of_fireball'))
    return {
      ...NOTHING,
      lines: [sightLine(view.terrain, here, cell)],
      area: blastArea(view, cell),
    }
  return NOTHING
}

/** The area of a Blast around the space to which one could as well walk. */
export function alsoBlast(
  view: CrawlerView,
  text: string | null,
  spots: ReadonlyMap<number, readonly Deed[]>,
): Area | null {
  const deed = text === null ? null : deedOf(text)
  if (deed?.verb !== 'move') return null
  const can = spots.get(deed.cell)?.some(({ verb }) => verb === 'blast')
  return can ? blastArea(view, deed.cell) : null
}

/** The drawn Monster on a space: where it could go, and whom it would go for. */
function placing(view: CrawlerView, cell: number): Preview {
  const figure = view.drawn_creature
  if (figure === null) return NOTHING
  const prey = preyFrom(view, figure, cell)
  return {
    ...NOTHING,
    reach: reachFrom(view, figure, cell),
    prey: prey && [middle(cell), middle(prey.target.cell)],
  }
}

/** The lines to everybody who can be attacked now. */
export function aims(
  view: CrawlerView,
  deeds: Iterable<Deed>,
): readonly (readonly [Point, Point])[] {
  const monster = steered(view)
  const here = monster ? cellOf(view, monster.figure) : doer(view)
  if (here === null || monster?.question === 'space') return []
  return [...deeds]
    .filter(({ verb }) => verb === 'melee' || verb === 'shoot' || (monster && verb === 'target'))
    .map(({ cell }) => sightLine(view.terrain, here, cell))
}
