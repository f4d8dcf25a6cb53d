/** What creatures, adventurers, tiles, cards and figures are called. */
import { seatName } from '../../kit/players'
import type { Players } from '../../kit/game_ui'
import type { CrawlerView } from '../../kit/wire'
import { DOPPELGANGER, isHero, kindOf, seatOf } from './box'
import { words } from './words'

export const creatureName = (id: string): string => words().names.creatures[id] ?? id
export const adventurerName = (id: string): string => words().names.adventurers[id] ?? id
export const tileName = (shape: string): string => words().names.tiles[shape] ?? shape
export const cardName = (id: string): string => words().names.cards[id] ?? id
export const cardText = (id: string): string => words().names.texts[id] ?? ''

/** What a seat is called; two computers of one kind are told apart by their seats. */
export function nameOf(seat: number, players: Players): string {
  const { you, player } = words()
  return seatName(seat, players, { you, seat: player })
}

export const isYou = (figure: number, players: Players): boolean =>
  isHero(figure) && players.you === seatOf(figure)

/** A Monster's kind, whoever controls it. */
export function kindName(figure: number): string {
  return figure === DOPPELGANGER ? words().doppelganger : creatureName(kindOf(figure) ?? '')
}

/** "You", "Bo", "Bo's Skeleton". */
export function figureName(view: CrawlerView, figure: number, players: Players): string {
  if (isHero(figure)) return nameOf(seatOf(figure), players)
  const boss = view.monsters.find((each) => each.figure === figure)?.seat
  const kind = kindName(figure)
  if (boss === undefined) return kind
  return players.you === boss ? words().yours(kind) : words().ofPlayer(kind, nameOf(boss, players))
}
