/** What targets on the mat are called, and what they warn of. */
import type { Players } from '../../../kit/game_ui'
import type { CrawlerView } from '../../../kit/wire'
import { heroOf, kindOf } from '../box'
import { creatureName, figureName, tileName } from '../names'
import { figureAt, figuresOn } from './figures'
import { areAdjacent, nameOf, placeName } from './geometry'
import type { Deed, Doorway, Slot } from './gestures'
import { legsOf, isDeadly, type Walk } from './walking'
import { words } from './words'

/** Everybody within a blast, in the words of the table. */
function crowd(view: CrawlerView, cell: number, players: Players): string {
  const hit = figuresOn(view).filter((each) => each.cell === cell || areAdjacent(each.cell, cell))
  return hit.map((each) => figureName(view, each.figure, players)).join(words().and)
}

function whom(view: CrawlerView, { verb, cell, do: text }: Deed, players: Players): string {
  if (verb === 'blast') return crowd(view, cell, players)
  if (verb === 'gate') return text.slice('gate '.length)
  if (verb === 'place') return drawnName(view)
  const there = figureAt(view, cell)
  return there ? figureName(view, there.figure, players) : ''
}

/** The Monster that waits to be put down, or whoever it is. */
function drawnName(view: CrawlerView): string {
  const kind = view.drawn_creature === null ? undefined : kindOf(view.drawn_creature)
  return kind === undefined ? words().someone : creatureName(kind)
}

/** A deed in full, for screen readers. */
export function deedName(
  view: CrawlerView,
  deed: Deed,
  players: Players,
  walk: Walk | undefined,
): string {
  const w = words()
  const at = nameOf(deed.cell)
  if (deed.verb !== 'move') return w.deeds[deed.verb](at, whom(view, deed, players))
  const find = view.piles.includes(deed.cell) || view.hoard_cell === deed.cell ? w.treasure : ''
  const chest = view.chests.includes(deed.cell) ? w.chest : ''
  const danger = dangerOf(view, deed) ? `, ${w.deadly}` : ''
  return w.deeds.move(at, (walk ? w.cost(walk.cost) : '') + find + chest + danger)
}

/** A deed in a word or two, for its button. */
export function deedShort(deed: Deed, walk: Walk | undefined): string {
  const name = words().short[deed.verb]
  return deed.verb === 'move' && walk ? `${name} · ${words().points(walk.cost)}` : name
}

/** Why a walk may be the last one, or null. */
export function dangerOf(view: CrawlerView, { verb, cell }: Deed): string | null {
  const sign = view.terrain[cell]
  if (verb !== 'move' || view.asked === null) return null
  if (!isDeadly(sign, legsOf(view, heroOf(view.asked)))) return null
  return words().deadlyHere[sign as 'L' | 'd']
}

export function slotName(view: CrawlerView, { verb, place }: Slot): string {
  const shape = verb === 'lay' ? view.drawn_tile : view.tiles[place]
  return words().slots[verb](shape ? tileName(shape) : words().emptySlot, placeName(place))
}

export function doorName({ place, side }: Doorway): string {
  return words().door(placeName(place), words().sides[side])
}
