/** From the choices that are offered to what can be tapped on the mat. */
import type { Choice } from '../../../kit/wire'
import { ACROSS, cellAt } from './geometry'
import { gateCell } from './tiles'

export type Verb = 'move' | 'push' | 'melee' | 'shoot' | 'blast' | 'place' | 'target' | 'gate'

/** One thing to do on one space. */
export interface Deed {
  readonly do: string
  readonly verb: Verb
  readonly cell: number
}

/** A tile space with the rotations that may be chosen for it, by quarter turns. */
export interface Slot {
  readonly verb: 'lay' | 'turn' | 'tile'
  readonly place: number
  readonly turns: ReadonlyMap<number, string>
}

/** A side of a tile space where the secret door may lie. */
export interface Doorway {
  readonly do: string
  readonly place: number
  readonly side: 'e' | 's'
}

export interface Gestures {
  readonly spots: ReadonlyMap<number, readonly Deed[]>
  readonly slots: ReadonlyMap<number, Slot>
  readonly doors: readonly Doorway[]
  /** Action by direction: n, e, s, w. */
  readonly ways: ReadonlyMap<string, string>
}

const ON_SPACE = /^(move|push|melee|shoot|blast|place|target) (\d+):(\d+)$/
const AT_GATE = /^gate (\d)$/
const ON_TILE = /^(lay|turn|tile) (\d):(\d)(?: r(\d))?$/
const AT_SIDE = /^door (\d):(\d) ([es])$/
const THAT_WAY = /^way ([nesw])$/

/** The deed of an action on a space, or null for another action. */
export function deedOf(text: string): Deed | null {
  const found = ON_SPACE.exec(text)
  if (found)
    return { do: text, verb: found[1] as Verb, cell: cellAt(Number(found[2]), Number(found[3])) }
  const gate = AT_GATE.exec(text)
  return gate && { do: text, verb: 'gate', cell: gateCell(Number(gate[1])) }
}

const placeAt = (x: string | undefined, y: string | undefined): number =>
  Number(y) * ACROSS + Number(x)

/** The tile space and rotation of an action on a tile, or null for another action. */
export function tileDeedOf(
  text: string,
): { verb: Slot['verb']; place: number; turn: number } | null {
  const found = ON_TILE.exec(text)
  if (!found) return null
  const [, verb, x, y, turn] = found
  return { verb: verb as Slot['verb'], place: placeAt(x, y), turn: Number(turn ?? 0) }
}

export function read(choices: readonly Choice[]): Gestures {
  const spots = new Map<number, Deed[]>()
  const slots = new Map<number, Slot & { turns: Map<number, string> }>()
  const doors: Doorway[] = []
  const ways = new Map<string, string>()
  for (const { do: text } of choices) {
    const deed = deedOf(text)
    const tile = tileDeedOf(text)
    const side = AT_SIDE.exec(text)
    const way = THAT_WAY.exec(text)
    if (deed) spots.set(deed.cell, [...(spots.get(deed.cell) ?? []), deed].sort(byVerb))
    else if (tile) {
      const { verb, place, turn } = tile
      const slot = slots.get(place) ?? { verb, place, turns: new Map<number, string>() }
      slots.set(place, slot)
      slot.turns.set(turn, text)
    } else if (side)
      doors.push({ do: text, place: placeAt(side[1], side[2]), side: side[3] as 'e' | 's' })
    else if (way) ways.set(way[1]!, text)
  }
  return { spots, slots, doors, ways }
}

/** What a space is mostly tapped for: a blow before a push, a walk before a blast. */
const RANK: Readonly<Record<Verb, number>> = {
  melee: 0,
  shoot: 1,
  move: 2,
  place: 3,
  target: 4,
  gate: 5,
  push: 6,
  blast: 7,
}
const byVerb = (one: Deed, other: Deed): number => RANK[one.verb] - RANK[other.verb]

/** The rotation to show in a slot: the wanted one if it is offered, else the next that is. */
export function fittingTurn(slot: Slot, wanted: number): number {
  for (let by = 0; by < 4; by++) if (slot.turns.has((wanted + by) % 4)) return (wanted + by) % 4
  return wanted
}

/** The next rotation that is offered, from the one that is shown. */
export function nextTurn(slot: Slot | null, turn: number): number {
  return slot ? fittingTurn(slot, fittingTurn(slot, turn) + 1) : (turn + 1) % 4
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}

/** The thing nearest in the direction of an arrow key, so that keys walk from target to target. */
export function nextThatWay<T extends { readonly x: number; readonly y: number }>(
  all: readonly T[],
  from: { readonly x: number; readonly y: number },
  key: string,
): T | null {
  const step = STEPS[key]
  if (!step) return null
  const [dx, dy] = step
  let [best, least]: [T | null, number] = [null, Infinity]
  for (const each of all) {
    const along = (each.x - from.x) * dx + (each.y - from.y) * dy
    const aside = Math.abs((each.x - from.x) * dy) + Math.abs((each.y - from.y) * dx)
    const far = along + 2 * aside
    if (along > 0 && far < least) [best, least] = [each, far]
  }
  return best
}
