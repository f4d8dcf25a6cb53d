/** Every event in plain words, for the chronicle and for screen readers. */
import { seatName } from '../../kit/players'
import type { Players, Sentence } from '../../kit/game_ui'
import type { Tone } from '../../kit/log'
import type { DooomEvent, DooomSelf, DooomTurnBegan, DooomView } from '../../kit/wire'
import { peopleOf, type Thing } from './chart'
import { words } from './words'

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
  const { you, player } = words()
  return seatName(seat, players, { you, seat: player })
}

/** How a match ended, in one sentence. */
export function reason(text: string, winner: number | null, players: Players): string {
  const { reasons } = words()
  const who = winner === null ? '' : nameOf(winner, players)
  const isYou = winner !== null && winner === players.you
  return text in reasons ? reasons[text as keyof typeof reasons](who, isYou) : text
}

export function onlyFor(event: DooomEvent): number | null {
  return 'seat' in event && PRIVATE.includes(event.kind) ? event.seat : null
}

function blow(event: DooomEvent & { kind: 'attacked' | 'struck' }, who: string, isYou: boolean) {
  const w = words()
  const way = w.way(event.way)
  const told = w[event.kind]
  if (!event.hit) return told.miss(who, isYou, way)
  if (event.damage === 0) return told.held(who, isYou, way)
  if (event.kind === 'struck') return w.struck.hit(who, isYou, way, event.lost)
  if (event.killed) return w.attacked.killed(who, isYou, way)
  return w.attacked.hit(who, isYou, way, event.damage)
}

/** Where others are in sight now, counted from the own tile. */
function change(own: DooomSelf, view: DooomView): string {
  const w = words()
  const seen = peopleOf(view).filter(({ seat }) => seat === null)
  const where = seen.map(({ row, column }) => w.offset(row - own.row, column - own.column))
  return where.length > 0 ? w.changed.people(where.join(w.changed.and)) : w.changed.nobody
}

/** Turns of others matter to who has nothing else to watch; the status line tells them anyway. */
function turn(event: DooomTurnBegan, view: DooomView, players: Players): string {
  const isMine = players.mine.includes(event.seat)
  if (players.mine.length > 0 && view.own && !isMine) return ''
  return words().turn(nameOf(event.seat, players), players.you === event.seat, event.round)
}

function telling(event: DooomEvent, view: DooomView, players: Players): string {
  const w = words()
  const who = 'seat' in event ? nameOf(event.seat, players) : ''
  const isYou = 'seat' in event && players.you === event.seat
  switch (event.kind) {
    case 'joined':
      return w.joined(who, isYou)
    case 'began': {
      const first = event.order[0] ?? 0
      return w.began(nameOf(first, players), first === players.you)
    }
    case 'turn_began':
      return turn(event, view, players)
    case 'moved':
      return w.moved(who, isYou, w.way(event.way))
    case 'picked_up':
      return w.took[event.thing as Thing](who, isYou, event.amount)
    case 'attacked':
    case 'struck':
      return blow(event, who, isYou)
    case 'changed':
      // In a replay that shows everything, everybody's notices would only be noise.
      return view.own && players.mine.length > 0 ? change(view.own, view) : ''
    case 'died':
      return w.died(who, isYou)
    case 'left':
      return w.left(who, isYou)
    case 'ended':
      return w.ended(reason(event.reason, event.winner, players))
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
