/** Every event in plain words, for the chronicle and for screen readers (DD-95, DD-96). */
import { seatName } from '../../kit/players'
import type { Players, Sentence } from '../../kit/game_ui'
import { Grid } from '../../kit/grid'
import type { Tone } from '../../kit/log'
import type { DelveEvent, DelveView } from '../../kit/wire'
import { words } from './words'
import type { Side } from './words/en'

const TONES: Partial<Record<DelveEvent['kind'], Tone>> = {
  dragon_woke: 'danger',
  dragon_seen: 'danger',
  dragon_moved: 'danger',
  attacked: 'danger',
  died: 'danger',
  robbed: 'danger',
  treasure_found: 'good',
  treasure_taken: 'good',
  ended: 'good',
}

export function nameOf(seat: number, players: Players): string {
  const { you, warrior } = words()
  return seatName(seat, players, { you, seat: warrior })
}

/** How a match ended, in one sentence. */
export function reason(text: string, winner: number | null, players: Players): string {
  const { reasons } = words()
  // Who dies alone, or against the computer, sits in the first seat.
  const seat = text === 'dead' || text === 'human dead' ? 0 : winner
  const who = seat === null ? '' : nameOf(seat, players)
  const isYou = seat !== null && players.you === seat
  if (text === 'forfeit') return winner === null ? reasons.left : reasons.forfeit(who, isYou)
  const found = reasons[text as keyof typeof reasons] as
    string | ((who: string, isYou: boolean) => string) | undefined
  return typeof found === 'function' ? found(who, isYou) : (found ?? text)
}

function sideOf(players: Players, first: number, second: number): Side {
  if (players.you === first) return 'first'
  return players.you === second ? 'second' : ''
}

function telling(event: DelveEvent, view: DelveView, players: Players): string {
  const w = words()
  const cell = (at: number): string => new Grid(view.size).name(at)
  const who = 'seat' in event ? nameOf(event.seat, players) : ''
  const isYou = 'seat' in event && players.you === event.seat
  switch (event.kind) {
    case 'waystone_chosen':
      return w.chosen(who, isYou)
    case 'waystone_placed':
      // On a shared screen the chronicle must not tell where.
      return isYou ? w.placed(cell(event.cell)) : ''
    case 'match_began':
      return w.began
    case 'turn_began':
      return w.turn(who, isYou, event.left)
    case 'stepped':
      return w.stepped(who, isYou, w.way(event.way), cell(event.cell))
    case 'bumped':
      return w.bumped(who, isYou, w.way(event.way))
    case 'door_held':
      return w.held(who, isYou, w.way(event.way))
    case 'door_forced':
      return w.forced(who, isYou)
    case 'door_locked':
      return w.locked
    case 'dragon_woke':
      return w.woke(cell(event.lair), view.treasure_reach)
    case 'dragon_seen':
      return w.seen(cell(event.cell))
    case 'dragon_stirred':
      return w.stirred
    case 'dragon_moved':
      return event.cell === null ? w.flewUnseen : w.flew(cell(event.cell))
    case 'attacked':
      return w.attacked(who, isYou, cell(event.cell), event.lives)
    case 'treasure_dropped':
      return w.dropped(cell(event.cell))
    case 'respawned':
      return w.respawned(who, isYou, cell(event.cell))
    case 'died':
      return w.died(who, isYou)
    case 'treasure_found':
      return w.found(who, isYou, cell(event.cell))
    case 'treasure_taken':
      return w.taken(who, isYou, cell(event.cell))
    case 'battle_held':
      return w.battleHeld(
        nameOf(event.carrier, players),
        nameOf(event.other, players),
        sideOf(players, event.carrier, event.other),
      )
    case 'robbed':
      return w.robbed(
        nameOf(event.winner, players),
        nameOf(event.loser, players),
        sideOf(players, event.winner, event.loser),
      )
    case 'draw_offered':
      return w.drawOffered(who, isYou)
    case 'left':
      return w.left(who, isYou)
    case 'ended':
      return w.ended(reason(event.reason, event.winner, players))
  }
}

export function sentence(event: DelveEvent, view: DelveView, players: Players): Sentence | null {
  const text = telling(event, view, players)
  if (text === '') return null
  const isMine = 'seat' in event && players.you === event.seat
  return { text, tone: TONES[event.kind] ?? (isMine ? 'mine' : 'plain') }
}
