/** What a game calls things in its data, made readable. */

/** `card_drawn` and `zero-sprint` as `card drawn` and `zero sprint`. */
export const plainWords = (name: string): string => name.replaceAll(/[_-]/g, ' ')

/** A phrase as a sentence: `board full` as `Board full.` */
export function sentence(phrase: string): string {
  const text = phrase.charAt(0).toUpperCase() + phrase.slice(1)
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`
}

/** A value as people read it. */
export function written(value: unknown, none: string): string {
  if (value === null || value === undefined || value === '') return none
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return value.length > 0 ? value.join(', ') : none
  return JSON.stringify(value)
}
