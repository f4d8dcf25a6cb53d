/**
 * What a walk costs and which way it leads, for the eye only: where one may go is the server's
 * word. The cheapest way, among equals the canonical one (DC-32 to DC-42, R-49).
 */
import type { Choice, CrawlerView } from '../../../kit/wire'
import { CREATURES, heroOf, isHero, kindOf, numbersOfFigure, seatOf } from '../box'
import { cellOf, figuresOn } from './figures'
import { waysFrom } from './geometry'
import { SPAWN_CELLS } from './tiles'

export interface Walk {
  readonly cost: number
  /** The spaces entered, the last one is the goal. */
  readonly path: readonly number[]
}

/** What decides where a figure can walk. */
export interface Legs {
  readonly flies: boolean
  readonly fireproof: boolean
  readonly swims: boolean
  readonly ghostly: boolean
  readonly dry: boolean
}

/** From the card, or for a while from potions (DC-92). */
export function legsOf(view: CrawlerView, figure: number): Legs {
  const gear = isHero(figure) ? (view.players[seatOf(figure)]?.gear ?? []) : []
  const skills = CREATURES[kindOf(figure) ?? '']?.abilities ?? []
  return {
    flies: gear.includes('potion_of_flight') || skills.includes('flight'),
    fireproof: gear.includes('potion_of_firewalk') || skills.includes('fire_immune'),
    swims: skills.includes('amphibious') || skills.includes('aquatic'),
    ghostly: skills.includes('incorporeal'),
    dry: skills.includes('dry'),
  }
}

interface Price {
  readonly straight: number
  readonly diagonal: number
  /** Whether every second diagonal costs one more (DC-33). */
  readonly alternates: boolean
}
const PLAIN: Price = { straight: 1, diagonal: 1, alternates: true }
const SHALLOW: Price = { straight: 2, diagonal: 3, alternates: false }
const DEEP: Price = { straight: 3, diagonal: 4, alternates: false }

/** What entering costs, or null where it is closed; lava that destroys is not walked into. */
function price(sign: string, legs: Legs): Price | null {
  if (sign === '.') return PLAIN
  if (sign === '#') return legs.ghostly ? PLAIN : null
  if (sign === 'L') return isDeadly(sign, legs) ? null : PLAIN
  if (sign === '?' || legs.dry) return null
  if (legs.flies || legs.swims || legs.ghostly) return PLAIN
  return sign === 's' ? SHALLOW : DEEP
}

/** Whether ending a Move there destroys (DC-35, DC-36). */
export function isDeadly(sign: string | undefined, legs: Legs): boolean {
  if (sign === 'd') return !(legs.flies || legs.swims || legs.ghostly)
  return sign === 'L' && !(legs.flies || legs.fireproof)
}

const isOpen = (sign: string | undefined): boolean => sign !== undefined && '.sdL'.includes(sign)

/** A space and the parity of plain diagonals so far, as one number. */
const stateOf = (cell: number, odd: number): number => cell * 2 + odd

/** All spaces that a figure can walk to for so many points. */
export function walks(view: CrawlerView, figure: number, most: number): ReadonlyMap<number, Walk> {
  const start = cellOf(view, figure)
  if (start === null) return new Map()
  const legs = legsOf(view, figure)
  const blocked = blockers(view, figure)
  const halts = new Set(isHero(figure) ? [...view.piles, ...view.chests, view.hoard_cell] : [])
  const first = stateOf(start, view.going?.figure === figure && view.going.odd ? 1 : 0)
  const best = new Map([[first, 0]])
  const before = new Map<number, number>()
  const found = new Map<number, Walk>()
  const buckets: number[][] = [[first]]
  // Every step costs at least 1, so a bucket is complete when its turn comes.
  for (let cost = 0; cost <= most; cost++)
    for (const at of (buckets[cost] ?? []).sort((one, other) => one - other)) {
      const [cell, odd] = [at >> 1, at & 1]
      if ((best.get(at) ?? 0) < cost) continue
      if (!found.has(cell)) found.set(cell, { cost, path: trace(before, at) })
      if (halts.has(cell) && cell !== start) continue
      for (const { to, beside } of waysFrom(cell)) {
        const entry = blocked.has(to) ? null : price(view.terrain[to] ?? '?', legs)
        if (!entry || beside.some((each) => isCorner(view, each, legs, blocked))) continue
        const flips = beside.length > 0 && entry.alternates
        const step = beside.length > 0 ? entry.diagonal + (flips ? odd : 0) : entry.straight
        const next = stateOf(to, flips ? 1 - odd : odd)
        if (cost + step > most || cost + step >= (best.get(next) ?? Infinity)) continue
        best.set(next, cost + step)
        before.set(next, at)
        ;(buckets[cost + step] ??= []).push(next)
      }
    }
  return found
}

/** More than any Move has. */
const FARTHEST = 20

/** The walks of whoever is asked, where walking is among the choices. */
export function walksOf(view: CrawlerView, choices: readonly Choice[]): ReadonlyMap<number, Walk> {
  const isWalking = choices.some((each) => each.do.startsWith('move '))
  return isWalking && view.asked !== null ? walks(view, heroOf(view.asked), FARTHEST) : new Map()
}

/** Everybody is in an Adventurer's way, only Adventurers in a Monster's (DC-39). */
function blockers(view: CrawlerView, figure: number): ReadonlySet<number> {
  const others = figuresOn(view).filter((each) => each.figure !== figure)
  return new Set(others.filter((each) => isHero(figure) || each.isHero).map((each) => each.cell))
}

/** Whether a space beside a diagonal step forbids it (DC-37); ghosts mind figures only. */
function isCorner(
  view: CrawlerView,
  cell: number,
  legs: Legs,
  blocked: ReadonlySet<number>,
): boolean {
  return blocked.has(cell) || !(legs.ghostly || isOpen(view.terrain[cell]))
}

function trace(before: ReadonlyMap<number, number>, end: number): number[] {
  const path: number[] = []
  for (let at = end; before.has(at); at = before.get(at)!) path.unshift(at >> 1)
  return path
}

/** What a web leaves of the next Move (DC-80). */
export const WEB = 2

/** The price of every space where a figure could end its next Move (DC-30, DC-80). */
export function reach(view: CrawlerView, figure: number): ReadonlyMap<number, number> {
  const isCaught = view.players.some((each, seat) => each.webbed && heroOf(seat) === figure)
  const points = numbersOfFigure(view, figure)?.mv ?? 0
  const taken = new Set(figuresOn(view).map(({ cell }) => cell))
  const shunned = new Set(isHero(figure) ? [] : [...SPAWN_CELLS, view.six, ...view.chests])
  const legs = legsOf(view, figure)
  const ends = [...walks(view, figure, isCaught ? Math.min(WEB, points) : points)].filter(
    ([cell]) => !taken.has(cell) && !shunned.has(cell) && !isDeadly(view.terrain[cell], legs),
  )
  return new Map(ends.map(([cell, { cost }]) => [cell, cost]))
}
