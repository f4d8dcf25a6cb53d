/** Why something was refused, by its code. Most visits need none of it: it comes with the first refusal. */
import { wordsArrived } from '../words.svelte'

type Sentences = Readonly<Record<string, string | undefined>>
let sentences: () => Sentences = () => ({})

/** Have the words there before somebody is told; without them the server's own will do. */
export async function fetchRefusals(): Promise<void> {
  try {
    const { words } = await import('./words')
    sentences = () => words().refusals
    await wordsArrived()
  } catch {
    // Nothing can be fetched just now, which is what will be told.
  }
}

/** The sentence for a code; undefined for one that no refusal of the server has. */
export function refusalOf(code: string): string | undefined {
  return sentences()[code]
}
