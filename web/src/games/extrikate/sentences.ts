/** Every event in plain words, for the chronicle and for screen readers. */
import type { Players, Sentence } from '../../kit/game_ui'
import { DIRECTIONS, type Way } from '../../kit/grid'
import type { Tone } from '../../kit/log'
import { listed, personOf } from '../../kit/players'
import type { ExtrikateEvent, ExtrikateView } from '../../kit/wire'
import type { Person } from '../../kit/words.svelte'
import { GRID } from './routes'
import { words } from './words'

const NOBODY = -1
const TONES: Partial<Record<ExtrikateEvent['kind'], Tone>> = {
  life_lost: 'danger',
  died: 'danger',
  cave_in_began: 'danger',
  treasure_gained: 'good',
  came_home: 'good',
  ended: 'good',
}

/** What a seat is called; two computers of one kind are told apart by their seats. */
export function nameOf(seat: number, players: Players): string {
  return personIn(seat, players).name
}

/** A seat in a sentence. */
export function personIn(seat: number, players: Players): Person {
  const { you, delver } = words()
  return personOf(seat, players, { you, seat: (at) => delver({ number: at + 1 }) })
}

/** "north and south". */
export function sides(ways: readonly number[]): string {
  return listed(ways.map((way) => words().side({ way: letter(way) })))
}

/** A direction as messages know it. */
export const letter = (way: number): string => DIRECTIONS[way as Way]

/** Who begins, and by which dice; who delves alone has not rolled (EX-11). */
export function rollOff(view: ExtrikateView, players: Players): readonly string[] {
  const last = view.roll_off.at(-1)
  if (!last) return []
  const w = words()
  const throws = view.roll_off
    .map((dice) =>
      dice
        .flatMap((die, seat) => (die ? [`${nameOf(seat, players)} (${String(die)})`] : []))
        .join(', '),
    )
    .join(w.roll_off_again)
  const first = last.indexOf(Math.max(...last))
  return [w.roll_off({ throws, who: personIn(first, players) })]
}

/** How a match ended, in one sentence. */
export function reason(text: string, winners: readonly number[], players: Players): string {
  const names = listed(winners.map((seat) => nameOf(seat, players)))
  return words().reason({ reason: text, who: personIn(winners[0] ?? NOBODY, players), names })
}

function telling(event: ExtrikateEvent, players: Players): string {
  const w = words()
  const who = personIn('seat' in event ? event.seat : NOBODY, players)
  const cell = 'cell' in event ? GRID.name(event.cell) : ''
  const way = 'way' in event ? letter(event.way) : ''
  switch (event.kind) {
    case 'turn_began':
      return w.turn_began({ who, turn: event.turn })
    case 'exit_declared':
      return w.exit_declared({ who })
    case 'rolled':
      return w.rolled({ ...event, who, dice: event.dice.join(' + ') })
    case 'nothing_happened':
      return w.nothing_happened
    case 'moved':
      return w.moved({ who, way, cell, is_new: event.explored })
    case 'dug':
      return w.dug({ who, way, die: event.die, is_open: event.opened })
    case 'wall_drawn':
      return w.wall_drawn({ who, way, cell })
    case 'door_drawn':
      return w.door_drawn({ who, way, cell })
    case 'cave_in_began':
      return w.cave_in_began({ die: event.die, count: event.walls })
    case 'cave_in_ended':
      return w.cave_in_ended({ cell, sides: sides(event.ways) })
    case 'treasure_gained':
      return w.treasure_gained({ who, gained: event.gained, all: event.treasure })
    case 'trap_sprung':
      return w.trap_sprung({ ...event, who, is_safe: event.escaped })
    case 'fought':
      return w.fought({ ...event, who, is_won: event.won })
    case 'spoils_rolled':
      return w.spoils_rolled(event)
    case 'bribed':
      return w.bribed({ who, paid: event.paid, all: event.treasure })
    case 'life_lost':
      return w.life_lost({ who, count: event.lives })
    case 'died':
      return w.died({ who, cause: event.cause })
    case 'came_home':
      return w.came_home({ who, all: event.treasure })
    case 'ended':
      return w.ended({ text: reason(event.reason, event.winners, players) })
  }
}

export function sentence(event: ExtrikateEvent, _view: unknown, players: Players): Sentence {
  const isMine = 'seat' in event && players.you === event.seat
  return { text: telling(event, players), tone: TONES[event.kind] ?? (isMine ? 'mine' : 'plain') }
}
