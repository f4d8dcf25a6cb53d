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
  if (words && code === 'DIVERGENCE') return whatDiffers(words(), details)
  if (words && code === 'BAD_RECORD') return whatIsUnread(words(), details)
  const sentences: Sentences = words?.().refusals ?? {}
  return sentences[code]
}

type Details = Readonly<Record<string, string>>
type Words = ReturnType<typeof refusalWords>

/** Where a record is not what playing it again gives; see waystone.kernel.replay. */
function whatDiffers(w: Words, { what, step = '', recorded = '' }: Details): string {
  if (what === 'action') return w.record_action({ step, action: recorded })
  if (what === 'digest') return step === '0' ? w.record_differs.start : w.record_position({ step })
  if (what === 'result' || what === 'checksum') return w.record_differs[what]
  return w.refusals.DIVERGENCE
}

/** How far a text is a record. */
function whatIsUnread(w: Words, { what, line, column }: Details): string {
  if (what === 'commitment') return w.record_differs.commitment
  if (line === undefined || column === undefined) return w.refusals.BAD_RECORD
  return w.record_unreadable({ line, column })
}

function moment(at: number): string {
  const style = { dateStyle: 'long', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(language(), style).format(at)
}
