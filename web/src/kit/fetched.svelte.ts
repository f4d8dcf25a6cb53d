/** A part of a game that its first board does not need, so that the board is there sooner. */
import { wordsArrived } from './words.svelte'

export interface Fetched<T> {
  /** The part, or null until it is there. */
  readonly now: T | null
  /** Ask for it, if nobody has; after a failure the next call asks again. */
  fetch(): Promise<T>
}

/** The part is there when its words are, too. */
export function fetched<T>(load: () => Promise<T>): Fetched<T> {
  let now = $state.raw<T | null>(null)
  let coming: Promise<T> | null = null

  async function bring(): Promise<T> {
    try {
      const part = await load()
      await wordsArrived()
      return (now = part)
    } catch (error) {
      coming = null
      throw error
    }
  }
  return {
    get now() {
      return now
    },
    fetch: () => (coming ??= bring()),
  }
}
