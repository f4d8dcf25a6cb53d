/** Victories that no leaderboard takes, kept in this browser (DD-92). */

export interface Win {
  readonly match: string
  readonly game: string
  readonly settings: Readonly<Record<string, string>>
  readonly millis: number
  /** When it was won, in milliseconds since 1970. */
  readonly at: number
}

const KEY = 'waystone.wins'
const MOST = 100

function isWin(found: unknown): found is Win {
  if (typeof found !== 'object' || found === null) return false
  const { match, game, settings, millis, at } = found as Record<string, unknown>
  const isNamed = typeof match === 'string' && typeof game === 'string'
  const isCounted = typeof millis === 'number' && typeof at === 'number'
  return isNamed && isCounted && typeof settings === 'object' && settings !== null
}

/** What is stored and still makes sense. */
export function restoreWins(text: string | null): readonly Win[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter(isWin) : []
  } catch {
    return []
  }
}

/** Fastest first, as on the leaderboards; each match once, at most a hundred. */
export function withWin(wins: readonly Win[], win: Win): readonly Win[] {
  if (wins.some(({ match }) => match === win.match)) return wins
  return [...wins, win].sort((a, b) => a.millis - b.millis || a.at - b.at).slice(0, MOST)
}

/** The victories of this browser. */
export function keptWins(): readonly Win[] {
  try {
    return restoreWins(localStorage.getItem(KEY))
  } catch {
    return [] // Storage can be switched off.
  }
}

export function keepWin(win: Win): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withWin(keptWins(), win)))
  } catch {
    // As above: the victory itself remains.
  }
}
