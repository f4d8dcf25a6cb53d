/** Every event in plain words, for the chronicle and for screen readers. */
import type { Players, Sentence } from '../../kit/game_ui'
import { DIRECTIONS, type Place, type Way } from '../../kit/grid'
import type { Tone } from '../../kit/log'
import { listed, personOf } from '../../kit/players'
import type { DooomEvent, DooomSelf, DooomTurnBegan, DooomView } from '../../kit/wire'
import type { Person } from '../../kit/words.svelte'
import { peopleOf } from './chart'
import { words } from './words'

const NOBODY = -1
const TONES: Partial<Record<DooomEvent['kind'], Tone>> = {
  struck: 'danger',
  died: 'danger',
  picked_up: 'good',
  won: 'good',
  ended: 'good',
}
/** What only the seat itself is told, and nobody else must read (H-11). */
const PRIVATE: readonly DooomEvent['kind'][] = [
  'turn_ended',
  'moved',
  'picked_up',
  'attacked',
  'struck',
  'changed',
  'won',
  'lost',
]

/** What a seat is called; two computers of one kind are told apart by their seats. */
export function nameOf(seat: number, players: Players): string {
  return personIn(seat, players).name
}

/** A seat in a sentence. */
export function personIn(seat: number, players: Players): Person {
  const { you, player } = words()
  return personOf(seat, players, { you, seat: (at) => player({ number: at + 1 }) })
}

/** A direction as messages know it. */
export const letter = (way: number): string => DIRECTIONS[way as Way]

/** "2 north, 1 east"; nothing from a tile to itself. */
export function placeFrom(from: Place, to: Place): string {
  const { distance } = words()
  const [rows, columns] = [to.row - from.row, to.column - from.column]
  const parts = [
    { count: Math.abs(rows), way: rows < 0 ? 'n' : 's' },
    { count: Math.abs(columns), way: columns < 0 ? 'w' : 'e' },
  ]
  return parts
    .filter(({ count }) => count > 0)
    .map(distance)
    .join(', ')
}

/** How a match ended, in one sentence. */
export function reason(text: string, winner: number | null, players: Players): string {
  return words().reason({ reason: text, who: personIn(winner ?? NOBODY, players) })
}

export function onlyFor(event: DooomEvent): number | null {
  return 'seat' in event && PRIVATE.includes(event.kind) ? event.seat : null
}

/** What came of a blow, as messages know it. */
function blow(event: DooomEvent & { kind: 'attacked' | 'struck' }): string {
  if (!event.hit) return 'missed'
  if (event.damage === 0) return 'held'
  return event.kind === 'attacked' && event.killed ? 'killed' : 'hit'
}

/** Where others are in sight now, counted from the own tile. */
function change(own: DooomSelf, view: DooomView, who: Person): string {
  const { changed, movement, somebody_at } = words()
  const seen = peopleOf(view).filter(({ seat }) => seat === null)
  const people = seen.map((each) => somebody_at({ place: placeFrom(own, each) }))
  return people.length > 0 ? movement({ people: listed(people) }) : changed({ who })
}

/** Turns of others matter to who has nothing else to watch; the status line tells them anyway. */
function turn(event: DooomTurnBegan, view: DooomView, players: Players): string {
  const isMine = players.mine.includes(event.seat)
  if (players.mine.length > 0 && view.own && !isMine) return ''
  return words().turn_began({ who: personIn(event.seat, players), round: event.round })
}

function telling(event: DooomEvent, view: DooomView, players: Players): string {
  const w = words()
  const who = personIn('seat' in event ? event.seat : NOBODY, players)
  const way = 'way' in event ? letter(event.way) : ''
  switch (event.kind) {
    case 'joined':
      return w.joined({ who })
    case 'began':
      return w.began({ who: personIn(event.order[0] ?? 0, players) })
    case 'turn_began':
      return turn(event, view, players)
    case 'moved':
      return w.moved({ who, way })
    case 'picked_up':
      return w.picked_up({ ...event, who })
    case 'attacked':
      return w.attacked({ ...event, who, way, blow: blow(event) })
    case 'struck':
      return w.struck({ who, way, blow: blow(event), count: event.lost })
    case 'changed':
      // In a replay that shows everything, everybody's notices would only be noise.
      return view.own && players.mine.length > 0 ? change(view.own, view, who) : ''
    case 'died':
      return w.died({ who })
    case 'left':
      return w.left({ who })
    case 'ended': {
      const winner = personIn(event.winner ?? NOBODY, players)
      return w.ended({ reason: event.reason, who: winner })
    }
    case 'turn_ended':
    case 'won':
    case 'lost':
      return '' // the public news of the same moment says it
  }
}

export function sentence(event: DooomEvent, view: DooomView, players: Players): Sentence | null {
  const text = telling(event, view, players)
  if (text === '') return null
  const isMine = 'seat' in event && players.you === event.seat
  return { text, tone: TONES[event.kind] ?? (isMine ? 'mine' : 'plain') }
}

/** What there is to do for who carries so much gold. */
export function goalOf({ goal }: DooomView, gold: number): string {
  const w = words()
  if (goal === 0) return w.gold_unneeded
  return gold >= goal ? w.gold_enough : w.gold_wanted({ count: goal - gold })
}
