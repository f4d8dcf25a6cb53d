/**
 * A rulebook out of a catalogue: a table per chapter, its title first, then its rules by number. A
 * chapter without numbers of its own, such as the quick reference, cites them behind its sentences.
 */
import type { Chapter } from './game_ui'

type Book = Readonly<Record<string, Readonly<Record<string, string>>>>

const NUMBER = /^[A-Z]+-/
const CITED = /^(.*) \(([A-Z]+-[^()]+)\)$/

function ruleOf(key: string, text: string): Chapter['rules'][number] {
  if (NUMBER.test(key)) return { id: key, text }
  const [, said = text, id = ''] = CITED.exec(text) ?? []
  return { id, text: said }
}

export function chaptersOf(book: Book): readonly Chapter[] {
  return Object.values(book).map(({ title = '', ...rules }) => ({
    title,
    rules: Object.entries(rules).map(([key, text]) => ruleOf(key, text)),
  }))
}

/** What a chapter says, without its title. */
export function sentencesOf(chapter: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(chapter).flatMap(([key, text]) => (key === 'title' ? [] : [text]))
}
