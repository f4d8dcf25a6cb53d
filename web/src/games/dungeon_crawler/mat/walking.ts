/**
 * What an offered walk costs and which way it leads, for the eye only: where one may go is the
 * server's word. The cheapest way, among equals the canonical one (DC-32 to DC-42, R-49).
 */
import type { CrawlerView } from '../../../kit/wire'
import { heroOf } from '../box'
import { waysFrom } from './geometry'

export interface Walk {
  readonly cost: number
  /** The spaces entered, the last one is the goal. */
  readonly path: readonly number[]
}

interface Legs {
  readonly flies: boolean
  readonly fireproof: boolean
}

/** Straight and diagonal price of entering, 0 if closed; `alternates` as in DC-33. */
function price(
  sign: string,
  legs: Legs,
): { straight: number; diagonal: number; alternates: boolean } {
  const plain = { straight: 1, diagonal: 1, alternates: true }
  if (sign === '.' || sign === 'L') return plain
  if (sign === 's') return legs.flies ? plain : { straight: 2, diagonal: 3, alternates: false }
  if (sign === 'd') return legs.flies ? plain : { straight: 3, diagonal: 4, alternates: false }
  return { straight: 0, diagonal: 0, alternates: false }
}

const isOpen = (sign: string | undefined): boolean => sign !== undefined && '.sdL'.includes(sign)

export function legsOf(view: CrawlerView, seat: number): Legs {
  const gear = view.players[seat]?.gear ?? []
  return {
    flies: gear.includes('potion_of_flight'),
    fireproof: gear.includes('potion_of_firewalk'),
  }
}

/** Whether ending a Move there destroys an Adventurer (DC-35, DC-36). */
export function isDeadly(sign: string | undefined, legs: Legs): boolean {
  return (sign === 'd' && !legs.flies) || (sign === 'L' && !legs.flies && !legs.fireproof)
}

/** A space and the parity of plain diagonals so far, as one number. */
const stateOf = (cell: number, odd: number): number => cell * 2 + odd

/** The walks of a seat's Adventurer to all spaces within so many points. */
export function walks(view: CrawlerView, seat: number, most: number): ReadonlyMap<number, Walk> {
  const start = view.players[seat]?.cell ?? null
  if (start === null) return new Map()
  const legs = legsOf(view, seat)
  const figure = heroOf(seat)
  const blocked = new Set([
    ...view.monsters.map(({ cell }) => cell),
    ...view.players.flatMap(({ cell }, other) => (cell === null || other === seat ? [] : [cell])),
  ])
  const halts = new Set([...view.piles, ...view.chests, view.hoard_cell])
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
        const sign = view.terrain[to] ?? '?'
        const { straight, diagonal, alternates } = price(sign, legs)
        const isShut = straight === 0 || (sign === 'L' && isDeadly(sign, legs)) || blocked.has(to)
        if (isShut || beside.some((each) => !isOpen(view.terrain[each]) || blocked.has(each)))
          continue
        const isDiagonal = beside.length > 0
        const flips = isDiagonal && alternates
        const total = cost + (isDiagonal ? diagonal + (flips ? odd : 0) : straight)
        const next = stateOf(to, flips ? 1 - odd : odd)
        if (total > most || total >= (best.get(next) ?? Infinity)) continue
        best.set(next, total)
        before.set(next, at)
        ;(buckets[total] ??= []).push(next)
      }
    }
  return found
}

function trace(before: ReadonlyMap<number, number>, end: number): number[] {
  const path: number[] = []
  for (let at = end; before.has(at); at = before.get(at)!) path.unshift(at >> 1)
  return path
}
