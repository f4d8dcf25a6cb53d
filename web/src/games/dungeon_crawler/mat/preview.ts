/** What the previewed action would look like: a way, a line of sight, a field. */
import type { CrawlerView } from '../../../kit/wire'
import { cellOf } from './figures'
import { middle, type Point } from './geometry'
import { type Deed, deedOf } from './gestures'
import { sightLine } from './sight'
import type { Walk } from './walking'
import { heroOf } from '../box'

export interface Preview {
  /** The way to walk, from where the figure stands. */
  readonly way: readonly Point[]
  readonly cost: number | null
  readonly lines: readonly (readonly [Point, Point])[]
  /** The space in the middle of an Area. */
  readonly field: number | null
}

const NOTHING: Preview = { way: [], cost: null, lines: [], field: null }

/** Whoever would do it: the Adventurer of the asked seat. */
export const doer = (view: CrawlerView): number | null =>
  view.asked === null ? null : cellOf(view, heroOf(view.asked))

export function previewOf(
  view: CrawlerView,
  text: string | null,
  walks: ReadonlyMap<number, Walk>,
): Preview {
  const deed = text === null ? null : deedOf(text)
  const here = doer(view)
  if (!deed || here === null) return NOTHING
  const { verb, cell } = deed
  if (verb === 'move') {
    const walk = walks.get(cell)
    const way = [here, ...(walk?.path ?? [cell])].map(middle)
    return { ...NOTHING, way, cost: walk?.cost ?? null }
  }
  if (verb === 'push') return { ...NOTHING, way: [here, cell].map(middle) }
  if (verb === 'melee' || verb === 'shoot')
    return { ...NOTHING, lines: [sightLine(view.terrain, here, cell)] }
  if (verb === 'blast')
    return { ...NOTHING, lines: [sightLine(view.terrain, here, cell)], field: cell }
  return NOTHING
}

/** The lines to everybody who can be attacked now. */
export function aims(
  view: CrawlerView,
  deeds: Iterable<Deed>,
): readonly (readonly [Point, Point])[] {
  const here = doer(view)
  if (here === null) return []
  return [...deeds]
    .filter(({ verb }) => verb === 'melee' || verb === 'shoot')
    .map(({ cell }) => sightLine(view.terrain, here, cell))
}
