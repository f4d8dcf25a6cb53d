/** Every event in plain words, for the chronicle and for screen readers. */
import { seatName } from '../../kit/players'
import type { Players, Sentence } from '../../kit/game_ui'
import type { Tone } from '../../kit/log'
import type { ExtrikateEvent, ExtrikateView } from '../../kit/wire'
import type { Result } from './dice'
import { GRID } from './routes'
import { words } from './words'

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
  const { you, delver } = words()
  return seatName(seat, players, { you, seat: delver })
}

/** "Trap 3", "Wall". */
export function resultName(result: string, strength: number): string {
  return words().results[result as Result](strength)
}

/** "north and south". */
export function sides(ways: readonly number[]): string {
  return ways.map((way) => words().way(way)).join(words().and)
}

/** Who begins, and by which dice; who delves alone has not rolled (EX-11). */
export function rollOff(view: ExtrikateView, players: Players): readonly string[] {
  const last = view.roll_off.at(-1)
  if (!last) return []
  const w = words()
  const throws = view.roll_off.map((dice) =>
    dice
      .flatMap((die, seat) => (die ? [`${nameOf(seat, players)} ${String(die)}`] : []))
      .join(', '),
  )
  const first = last.indexOf(Math.max(...last))
  return [w.rollOff(throws.join(w.rolledAgain), nameOf(first, players), first === players.you)]
}

/** How a match ended, in one sentence. */
export function reason(text: string, winners: readonly number[], players: Players): string {
  const isYou = winners.length === 1 && winners[0] === players.you
  const who = winners.map((seat) => nameOf(seat, players)).join(words().and)
  const { reasons } = words()
  return text in reasons ? reasons[text as keyof typeof reasons](who, isYou) : text
}

function telling(event: ExtrikateEvent, players: Players): string {
  const w = words()
  const who = 'seat' in event ? nameOf(event.seat, players) : ''
  const isYou = 'seat' in event && players.you === event.seat
  switch (event.kind) {
    case 'turn_began':
      return w.turn(who, isYou, event.turn)
    case 'exit_declared':
      return w.declared(who, isYou)
    case 'rolled': {
      const result = resultName(event.result, event.strength)
      return w.rolled(who, isYou, event.dice.join(' + '), event.sum, result)
    }
    case 'nothing_happened':
      return w.nothing
    case 'moved':
      return w.moved(who, isYou, w.way(event.way), GRID.name(event.cell), event.explored)
    case 'dug':
      return w.dug(who, isYou, w.way(event.way), event.die, event.opened)
    case 'wall_drawn':
      return w.wall(who, isYou, w.way(event.way), GRID.name(event.cell))
    case 'door_drawn':
      return w.door(who, isYou, w.way(event.way), GRID.name(event.cell))
    case 'cave_in_began':
      return w.caveIn(event.die, event.walls)
    case 'cave_in_ended':
      return w.caved(GRID.name(event.cell), sides(event.ways))
    case 'treasure_gained':
      return w.gained(who, isYou, event.gained, event.treasure)
    case 'trap_sprung':
      return w.trap(who, isYou, event.strength, event.die, event.escaped)
    case 'fought':
      return w.fought(who, isYou, event.strength, event.die, event.won)
    case 'spoils_rolled':
      return w.spoils(event.die, event.gained)
    case 'bribed':
      return w.bribed(who, isYou, event.paid, event.treasure)
    case 'life_lost':
      return w.lifeLost(who, isYou, event.lives)
    case 'died':
      return w.died[event.cause as keyof typeof w.died](who, isYou)
    case 'came_home':
      return w.cameHome(who, isYou, event.treasure)
    case 'ended':
      return w.ended(reason(event.reason, event.winners, players))
  }
}

export function sentence(event: ExtrikateEvent, _view: unknown, players: Players): Sentence {
  const isMine = 'seat' in event && players.you === event.seat
  return { text: telling(event, players), tone: TONES[event.kind] ?? (isMine ? 'mine' : 'plain') }
}
