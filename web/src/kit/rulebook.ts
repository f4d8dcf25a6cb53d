/**
 * A rulebook out of a catalogue: a table per chapter, its title first, then its rules by number. A
 * chapter without numbers of its own, such as the quick reference, cites them in its sentences.
 */
import type { Chapter } from './game_ui'

type Book = Readonly<Record<string, Readonly<Record<string, string>>>>

const isNumber = (key: string): boolean => /^[A-Z]+-/.test(key)

export function chaptersOf(book: Book): readonly Chapter[] {
  return Object.values(book).map(({ title = '', ...rules }) => ({
    title,
    rules: Object.entries(rules).map(([key, text]) => ({ id: isNumber(key) ? key : '', text })),
  }))
}
