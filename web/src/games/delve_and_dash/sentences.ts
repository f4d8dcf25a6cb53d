/** Every event in plain words, for the chronicle and for screen readers (DD-95, DD-96). */
import type { Players, Sentence } from '../../kit/game_ui'
import { DIRECTIONS, Grid, type Way } from '../../kit/grid'
import type { Tone } from '../../kit/log'
import { personOf } from '../../kit/players'
import type { DelveEvent, DelveView } from '../../kit/wire'
import type { Person } from '../../kit/words.svelte'
import { words } from './words'

const NOBODY = -1

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
  return personIn(seat, players).name
}

/** A seat in a sentence. */
export function personIn(seat: number, players: Players): Person {
  const { you, warrior } = words()
  return personOf(seat, players, { you, seat: (at) => warrior({ number: at + 1 }) })
}

/** How a match ended, in one sentence. */
export function reason(text: string, winner: number | null, players: Players): string {
  // Who dies alone, or against the computer, sits in the first seat.
  const who = personIn(text === 'dead' || text === 'human dead' ? 0 : (winner ?? NOBODY), players)
  const isGivenUp = text === 'forfeit' && winner === null
  return words().reason({ reason: isGivenUp ? 'given up' : text, who })
}

function telling(event: DelveEvent, view: DelveView, players: Players): string {
  const w = words()
  const at = 'cell' in event ? event.cell : null
  const cell = at === null ? '' : new Grid(view.size).name(at)
  const who = personIn('seat' in event ? event.seat : NOBODY, players)
  const way = 'way' in event ? DIRECTIONS[event.way as Way] : ''
  switch (event.kind) {
    case 'waystone_chosen':
      return w.waystone_chosen({ who })
    case 'waystone_placed':
      // On a shared screen the chronicle must not tell where.
      return who.is_you ? w.waystone_placed({ who, cell }) : ''
    case 'match_began':
      return w.match_began
    case 'turn_began':
      return w.turn_began({ who, left: event.left })
    case 'stepped':
      return w.stepped({ who, way, cell })
    case 'bumped':
      return w.bumped({ who, way })
    case 'door_held':
      return w.door_held({ who, way })
    case 'door_forced':
      return w.door_forced({ who })
    case 'door_locked':
      return w.door_locked
    case 'dragon_woke': {
      const lair = new Grid(view.size).name(event.lair)
      return w.dragon_woke({ cell: lair, reach: view.treasure_reach })
    }
    case 'dragon_seen':
      return w.dragon_seen({ cell })
    case 'dragon_stirred':
      return w.dragon_stirred
    case 'dragon_moved':
      return event.cell === null ? w.dragon_moved_unseen : w.dragon_moved({ cell })
    case 'attacked':
      return w.attacked({ who, cell, lives: event.lives })
    case 'treasure_dropped':
      return w.treasure_dropped({ cell })
    case 'respawned':
      return w.respawned({ who, cell })
    case 'died':
      return w.died({ who })
    case 'treasure_found':
      return w.treasure_found({ who, cell })
    case 'treasure_taken':
      return w.treasure_taken({ who, cell })
    case 'battle_held': {
      const { carrier, other } = event
      return w.battle_held({
        carrier: personIn(carrier, players),
        other: personIn(other, players),
      })
    }
    case 'robbed': {
      const { winner, loser } = event
      return w.robbed({ winner: personIn(winner, players), loser: personIn(loser, players) })
    }
    case 'draw_offered':
      return w.draw_offered({ who })
    case 'left':
      return w.left({ who })
    case 'ended':
      return w.ended({ text: reason(event.reason, event.winner, players) })
  }
}

export function sentence(event: DelveEvent, view: DelveView, players: Players): Sentence | null {
  const text = telling(event, view, players)
  if (text === '') return null
  const isMine = 'seat' in event && players.you === event.seat
  return { text, tone: TONES[event.kind] ?? (isMine ? 'mine' : 'plain') }
}
