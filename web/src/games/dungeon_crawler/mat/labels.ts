/** What targets on the mat are called, and what they warn of. */
import type { Players } from '../../../kit/game_ui'
import type { CrawlerView } from '../../../kit/wire'
import { heroOf, kindOf } from '../box'
import { creatureName, figureName, tileName, type Role } from '../names'
import { type Area, blastArea } from './area'
import { figureAt } from './figures'
import { listed } from '../../../kit/players'
import { nameOf, placeName } from './geometry'
import type { Deed, Doorway, Slot } from './gestures'
import { preyFrom } from './prey'
import { legsOf, isDeadly, type Walk } from './walking'
import { words } from './words'

/** Everybody within an area, in the words of the table. */
function crowd(view: CrawlerView, area: Area, players: Players): string {
  return listed(area.hit.map((each) => figureName(view, each.figure, players, 'object')))
}

/** Whom an area reaches, in a sentence. */
export function areaText(view: CrawlerView, area: Area, players: Players): string {
  const names = crowd(view, area, players)
  const { area_hits, area_heals, area_nobody } = words()
  if (!names) return area_nobody
  return area.heals ? area_heals({ names }) : area_hits({ names })
}

/** Whom the drawn Monster would go for from a space, in a sentence. */
export function preyText(
  view: CrawlerView,
  figure: number,
  cell: number,
  players: Players,
): string {
  const prey = preyFrom(view, figure, cell)
  if (!prey) return words().no_prey
  const name = figureName(view, prey.target.figure, players, 'object')
  return words().prey_from({ name, count: prey.cost })
}

function whom(view: CrawlerView, { verb, cell, do: text }: Deed, players: Players): string {
  if (verb === 'blast') return crowd(view, blastArea(view, cell), players)
  if (verb === 'gate') return text.slice('gate '.length)
  if (verb === 'place') return drawnName(view)
  const there = figureAt(view, cell)
  const role: Role = verb === 'push' ? 'indirect' : 'object'
  return there ? figureName(view, there.figure, players, role) : ''
}

/** The Monster that waits to be put down, or whoever it is. */
function drawnName(view: CrawlerView): string {
  const kind = view.drawn_creature === null ? undefined : kindOf(view.drawn_creature)
  return kind === undefined ? words().the_figure : creatureName(kind)
}

/** A deed in full, for screen readers. */
export function deedName(
  view: CrawlerView,
  deed: Deed,
  players: Players,
  walk: Walk | undefined,
): string {
  const w = words()
  const cell = nameOf(deed.cell)
  if (deed.verb === 'move') return [w.walk_there({ cell }), ...notes(view, deed, walk)].join(', ')
  const name = whom(view, deed, players)
  return name || deed.verb !== 'target'
    ? w.deed({ verb: deed.verb, name, cell })
    : w.choose_space({ cell })
}

/** What is to be known of a walk: what it costs, and what is there. */
function notes(view: CrawlerView, deed: Deed, walk: Walk | undefined): string[] {
  const { movement, finds } = words()
  const hasTreasure = view.piles.includes(deed.cell) || view.hoard_cell === deed.cell
  return [
    ...(walk ? [movement({ points: walk.cost })] : []),
    ...(hasTreasure ? [finds.treasure] : []),
    ...(view.chests.includes(deed.cell) ? [finds.chest] : []),
    ...(dangerOf(view, deed) ? [finds.deadly] : []),
  ]
}

/** A deed in a word or two, for its button. */
export function deedShort(deed: Deed, walk: Walk | undefined): string {
  if (deed.verb === 'move' && walk) return words().walk_points({ points: walk.cost })
  return words().deed_short[deed.verb]
}

/** Why a walk may be the last one, or null. */
export function dangerOf(view: CrawlerView, { verb, cell }: Deed): string | null {
  const sign = view.terrain[cell]
  if (verb !== 'move' || view.asked === null) return null
  if (!isDeadly(sign, legsOf(view, heroOf(view.asked)))) return null
  return words().deadly_here[sign as 'L' | 'd']
}

export function slotName(view: CrawlerView, { verb, place }: Slot): string {
  const shape = verb === 'lay' ? view.drawn_tile : view.tiles[place]
  const tile = shape ? tileName(shape) : words().empty_slot
  return words().at_slot({ verb, tile, place: placeName(place) })
}

export function doorName({ place, side }: Doorway): string {
  return words().door_at({ side, place: placeName(place) })
}
