/** What is in the box: the numbers of adventurers, creatures and cards (made from the rules' data). */
import type { CrawlerPlayer, CrawlerView } from '../../kit/wire'
import box from './box.json'

export interface Numbers {
  readonly bp: number
  readonly mv: number
  readonly def: number
  readonly melee: number
  readonly ranged: number
  readonly area: number
}
export interface Adventurer extends Numbers {
  readonly id: string
  readonly heal: number
}
export interface Creature extends Numbers {
  readonly id: string
  readonly count: number
  readonly abilities: readonly string[]
  readonly los: string
  readonly range: number
  readonly within: string
  readonly no_los: string
  readonly treasure: number
}
export interface TreasureCard {
  readonly id: string
  readonly type: string
  readonly windows: readonly string[]
  readonly own: boolean
}

const byId = <T extends { readonly id: string }>(all: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(all.map((each) => [each.id, each]))

export const ADVENTURERS: Readonly<Record<string, Adventurer>> = byId(box.adventurers)
export const CREATURES: Readonly<Record<string, Creature>> = byId(box.creatures)
export const CARDS: Readonly<Record<string, TreasureCard>> = byId(box.cards)

// Figures by number: creature cards, the Doppelganger, then each seat's Adventurer.
export const DOPPELGANGER = 49
const FIRST_HERO = 50
const KINDS = box.creatures.flatMap(({ id, count }) => Array.from({ length: count }, () => id))

export const isHero = (figure: number): boolean => figure >= FIRST_HERO
export const heroOf = (seat: number): number => FIRST_HERO + seat
export const seatOf = (figure: number): number => figure - FIRST_HERO
/** The creature of a numbered card, or undefined for the Doppelganger and Adventurers. */
export const kindOf = (figure: number): string | undefined => KINDS[figure]

/** The Monster for which its controller is asked, and what (DC-82, DC-90, DC-91). */
export function steered(
  view: CrawlerView,
): { readonly figure: number; readonly question: 'prey' | 'attack' | 'space' } | null {
  const now = view.under_way.at(-1)
  const { question } = view
  if (now?.kind === 'monster_attacking' && question === 'target')
    return { figure: now.figure, question: 'attack' }
  if (now?.kind !== 'monster_moving') return null
  if (question === 'space') return { figure: now.figure, question }
  return question === 'target' ? { figure: now.figure, question: 'prey' } : null
}

const has = (player: CrawlerPlayer, card: string): number => (player.gear.includes(card) ? 1 : 0)

/** An Adventurer's numbers with gear (DC-30, DC-62, DC-69). */
export function numbersOf(player: CrawlerPlayer): Numbers | null {
  const card = ADVENTURERS[player.adventurer ?? '']
  if (!card) return null
  const bow = has(player, 'ranged_attack') * (card.ranged ? 1 : 2)
  return {
    bp: card.bp + 2 * has(player, 'magic_belt'),
    mv: card.mv + 2 * has(player, 'magic_boots'),
    def: Math.min(6, card.def + has(player, 'magic_cloak')),
    melee: card.melee + has(player, 'magic_weapon'),
    ranged: card.ranged + bow,
    area: card.area,
  }
}

/** The numbers of any figure that is in play. */
export function numbersOfFigure(view: CrawlerView, figure: number): Numbers | null {
  const player = view.players[seatOf(figure)]
  if (isHero(figure)) return player ? numbersOf(player) : null
  const monster = view.monsters.find((each) => each.figure === figure)
  if (figure === DOPPELGANGER) return ADVENTURERS[monster?.creature ?? ''] ?? null
  return CREATURES[kindOf(figure) ?? ''] ?? null
}
