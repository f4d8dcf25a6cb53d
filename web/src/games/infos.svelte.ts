/** What the engine says about its games: modes, bots and settings. Asked for once. */
import { ask } from '../kit/http'
import type { GameInfo, Games } from '../kit/wire'

let known = $state.raw<readonly GameInfo[]>([])
let answer: Promise<Games> | null = null

/** The engine's answer; after a failure the next call asks again. */
export function askForGames(): Promise<Games> {
  answer ??= ask<Games>('/api/games').then(
    (found) => {
      known = found.games
      return found
    },
    (error: unknown) => {
      answer = null
      throw error
    },
  )
  return answer
}

/** The games that are known so far: none before the engine has answered. */
export const knownGames = (): readonly GameInfo[] => known

/** What the engine says about one game, or null before it has answered. */
export const infoOf = (game: string): GameInfo | null =>
  known.find(({ name }) => name === game) ?? null
