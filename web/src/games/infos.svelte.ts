/** What the engine says about its games: modes, bots and settings. Asked for once. */
import { ask } from '../kit/http'
import type { GameInfo, Games } from '../kit/wire'

const KEY = 'waystone.games'

let known = $state.raw<readonly GameInfo[]>([])
let answer: Promise<Games> | null = null

/** The engine's answer, or its last one while it can't be reached; the next call asks again. */
export function askForGames(): Promise<Games> {
  answer ??= ask<Games>('/api/games').then(
    (found) => {
      remember(found)
      known = found.games
      return found
    },
    (error: unknown) => {
      answer = null
      const before = remembered()
      if (!before) throw error
      known = before.games
      return before
    },
  )
  return answer
}

function remember(found: Games): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(found))
  } catch {
    // Without storage the page needs its engine to open.
  }
}

function remembered(): Games | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Games | null
  } catch {
    return null
  }
}

/** The games that are known so far: none before the engine has answered. */
export const knownGames = (): readonly GameInfo[] => known

/** What the engine says about one game, or null before it has answered. */
export const infoOf = (game: string): GameInfo | null =>
  known.find(({ name }) => name === game) ?? null
