/** What is left of a quick reference when somebody looks for a word in it. */
import type { ReferencePart } from '../../kit/game_ui'

/** Lower case without accents, so that a hurried "epee" finds an "épée". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether every word that was typed occurs, at least its beginning. */
export function isFound(text: string, typed: string): boolean {
  const words = plain(text)
  return plain(typed)
    .split(/\s+/)
    .every((word) => words.includes(word))
}

function leftOf(part: ReferencePart, typed: string): ReferencePart | null {
  if (isFound(part.title, typed)) return part
  const keep = (text: string): boolean => isFound(text, typed)
  const { title, head, text } = part
  const symbols = part.symbols?.filter(({ name, letter = '' }) => keep(`${name} ${letter}`)) ?? []
  const cards = part.cards?.all.filter(({ words }) => keep(words)) ?? []
  const drawings = part.drawings?.filter(({ name }) => keep(name)) ?? []
  const rows = part.rows?.filter((row) => keep(row.join(' '))) ?? []
  const lines = part.lines?.filter(keep) ?? []
  const left = {
    title,
    ...(symbols.length > 0 && { symbols }),
    ...(part.cards && cards.length > 0 && { cards: { Card: part.cards.Card, all: cards } }),
    ...(drawings.length > 0 && { drawings }),
    ...(rows.length > 0 && { rows, ...(head && { head }) }),
    ...(lines.length > 0 && { lines }),
    ...(text && keep(text) && { text }),
  }
  return Object.keys(left).length > 1 ? left : null
}

/** The parts that have something of it, without the rest; all of a part whose title has it. */
export function search(parts: readonly ReferencePart[], typed: string): readonly ReferencePart[] {
  if (typed.trim() === '') return parts
  return parts.flatMap((part) => leftOf(part, typed.trim()) ?? [])
}

/** How many signs, cards, rows and sentences these are. */
export function countOf(parts: readonly ReferencePart[]): number {
  const lists = parts.flatMap(({ symbols, cards, drawings, rows, lines, text }) => [
    symbols,
    cards?.all,
    drawings,
    rows,
    lines,
    text ? [text] : [],
  ])
  return lists.reduce((sum, list) => sum + (list?.length ?? 0), 0)
}
