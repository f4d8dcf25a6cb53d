/** Why something was refused, by its code. Most visits need none of it: it comes with the first refusal. */
import { language, wordsArrived } from '../words.svelte'
import type { words as refusalWords } from './words'

type Sentences = Readonly<Record<string, string | undefined>>
let words: typeof refusalWords | null = null

/** Have the words there before somebody is told; without them the server's own will do. */
export async function fetchRefusals(): Promise<void> {
  try {
    words = (await import('./words')).words
    await wordsArrived()
  } catch {
    // Nothing can be fetched just now, which is what will be told.
  }
}

/** The sentence for a code; undefined for one that no refusal of the server has. */
export function refusalOf(
  code: string,
  details: Readonly<Record<string, string>> = {},
): string | undefined {
  const until = Date.parse(details['until'] ?? '')
  if (words && code === 'BANNED' && !Number.isNaN(until))
    return words().banned_until({ time: moment(until) })
  const sentences: Sentences = words?.().refusals ?? {}
  return sentences[code]
}

function moment(at: number): string {
  const style = { dateStyle: 'long', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(language(), style).format(at)
}
