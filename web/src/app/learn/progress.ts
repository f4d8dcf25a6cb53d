/** What was done in each lesson and problem, kept in the browser so that it can be resumed. */

export interface Kept {
  /** The actions so far. */
  readonly actions: readonly string[]
  /** Whether it was finished or solved once. */
  readonly isDone: boolean
}

const KEY = 'waystone.lessons'
const NOTHING: Kept = { actions: [], isDone: false }
type ByLesson = Readonly<Record<string, Kept>>

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { actions, isDone } = value as Record<string, unknown>
  const isList = Array.isArray(actions) && actions.every((each) => typeof each === 'string')
  return isList && typeof isDone === 'boolean'
}

/** What a text holds that was stored before; whatever is not as we write it counts as nothing. */
export function restore(text: string | null): ByLesson {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    return Object.fromEntries(Object.entries(found ?? {}).filter(([, value]) => isKept(value)))
  } catch {
    return {}
  }
}

function read(): ByLesson {
  try {
    return restore(localStorage.getItem(KEY))
  } catch {
    return {} // Storage can be switched off; then every lesson begins at its beginning.
  }
}

export function keptOf(game: string, lesson: string): Kept {
  return read()[nameOf(game, lesson)] ?? NOTHING
}

export function keep(game: string, lesson: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [nameOf(game, lesson)]: kept }))
  } catch {
    // As above: nothing is lost but the memory of it.
  }
}
