/** What creatures, adventurers, tiles, cards and figures are called. */
import { personOf, seatName } from '../../../kit/players'
import type { Players } from '../../../kit/game_ui'
import type { CrawlerView } from '../../../kit/wire'
import { named, type Person } from '../../../kit/words.svelte'
import { isHero, kindOf, seatOf } from '../box'
import { words } from './words'

/** What a figure is in a sentence: "You see", "sees you", "gets past you". */
export type Role = 'subject' | 'object' | 'indirect'

export const creatureName = (creature: string): string => words().creature({ creature })
export const adventurerName = (id: string): string => named(words().adventurers, id)
export const tileName = (shape: string): string => named(words().tiles, shape)
export const cardName = (id: string): string => named(words().cards, id)

const seatWords = (role: Role): Parameters<typeof seatName>[2] => ({
  you: words().you({ role }),
  seat: (at) => words().player({ number: at + 1 }),
})

/** What a seat is called; two computers of one kind are told apart by their seats. */
export function nameOf(seat: number, players: Players, role: Role = 'subject'): string {
  return seatName(seat, players, seatWords(role))
}

/** A seat in a sentence. */
export function personIn(seat: number, players: Players): Person {
  return personOf(seat, players, seatWords('subject'))
}

const creatureOf = (figure: number): string => kindOf(figure) ?? 'doppelganger'

/** A Monster's kind, whoever controls it. */
export function kindName(figure: number): string {
  return creatureName(creatureOf(figure))
}

/** "You", "Bo", "Bo's Skeleton". */
export function figureName(
  view: CrawlerView,
  figure: number,
  players: Players,
  role: Role = 'subject',
): string {
  if (isHero(figure)) return nameOf(seatOf(figure), players, role)
  const boss = view.monsters.find((each) => each.figure === figure)?.seat
  const creature = creatureOf(figure)
  if (boss === undefined) return words().lone_monster({ creature, role })
  return words().monster({ creature, role, owner: personIn(boss, players) })
}

/** A figure in a sentence: an Adventurer is its player. */
export function figureIn(
  view: CrawlerView,
  figure: number,
  players: Players,
  role: Role = 'subject',
): Person {
  const isYou = isHero(figure) && players.you === seatOf(figure)
  return { name: figureName(view, figure, players, role), is_you: isYou }
}
