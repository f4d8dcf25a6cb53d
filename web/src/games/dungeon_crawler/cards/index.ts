/** What treasure cards do, for how long, and what the keywords in their texts mean. */
import { named } from '../../../kit/words.svelte'
import { CARDS } from '../box'
import { words } from './words'

/** A piece of a text; with a keyword it can be asked about. */
export interface Piece {
  readonly text: string
  readonly keyword: string | null
  /** What stays on one line with it: an article cut short, a comma. */
  readonly before?: string
  readonly after?: string
}

const MARKED = /([^\s[\]]*)\[([^\]]+)\]\((\w+)\)((?:[\u00a0\u202f]?[.,;:!?)])*)/g

/** A text in pieces: keywords are marked as `[words](keyword)`. */
export function pieces(text: string): readonly Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const mark of text.matchAll(MARKED)) {
    found.push({ text: text.slice(from, mark.index), keyword: null })
    found.push({ before: mark[1]!, text: mark[2]!, keyword: mark[3]!, after: mark[4]! })
    from = mark.index + mark[0].length
  }
  found.push({ text: text.slice(from), keyword: null })
  return found.filter((each) => each.text !== '')
}

/** A card's text with its keywords marked. */
export const markedText = (id: string): string => named(words().card_texts, id)

/** A card's text for those who only read it. */
export const cardText = (id: string): string => markedText(id).replace(MARKED, '$1$2$4')

export const meaningOf = (keyword: string): string => named(words().keywords, keyword)

/** What stays behind after an event card; the others work once. */
const STAYS: Readonly<Record<string, 'monster' | 'rooms' | 'door' | 'piles' | 'chests'>> = {
  cave_in: 'rooms',
  rotating_rooms: 'rooms',
  shifting_rooms: 'rooms',
  secret_door: 'door',
  doppelganger: 'monster',
  reinforcements: 'monster',
  summoning_trap: 'monster',
  extra_wealth: 'piles',
  false_treasure: 'chests',
}

/** How long a card works; null where its text says so itself. */
export function lastsOf(id: string): string | null {
  const { lasts } = words()
  const type = CARDS[id]?.type
  if (type === 'lasting') return null
  return type === 'gear' ? lasts.slain : lasts[STAYS[id] ?? 'once']
}
