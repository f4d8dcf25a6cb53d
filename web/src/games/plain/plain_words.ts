/** What a game calls things in its data, made readable. */

/** `card_drawn` and `zero-sprint` as `card drawn` and `zero sprint`. */
export const plainWords = (name: string): string => name.replaceAll(/[_-]/g, ' ')

/** A phrase as a sentence: `board full` as `Board full.` */
export function sentence(phrase: string): string {
  const text = phrase.charAt(0).toUpperCase() + phrase.slice(1)
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`
}

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as people read it: `2, 5; 1, 1` are the dice of two. */
export function written(value: unknown, none: string): string {
  if (value === null || value === undefined || value === '') return none
  if (typeof value === 'string') return value
  if (!Array.isArray(value) || value.some(isRecord)) return JSON.stringify(value)
  const between = value.some((each) => Array.isArray(each)) ? '; ' : ', '
  return value.map((each) => written(each, none)).join(between) || none
}
