/** A rulebook out of a catalogue: a table per chapter, its title first, then its rules by number. */
import type { Chapter } from './game_ui'

type Book = Readonly<Record<string, Readonly<Record<string, string>>>>

export function chaptersOf(book: Book): readonly Chapter[] {
  return Object.values(book).map(({ title = '', ...rules }) => ({
    title,
    rules: Object.entries(rules).map(([id, text]) => ({ id, text })),
  }))
}
