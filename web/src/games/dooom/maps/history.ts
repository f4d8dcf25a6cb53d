/** What can be taken back, and done again. */
const MOST = 200

export interface History<T> {
  readonly now: T
  readonly before: readonly T[]
  readonly after: readonly T[]
}

export const begin = <T>(now: T): History<T> => ({ now, before: [], after: [] })

/** A change; what had been taken back is gone. */
export function change<T>(history: History<T>, now: T): History<T> {
  if (now === history.now) return history
  return { now, before: [...history.before, history.now].slice(-MOST), after: [] }
}

export function undo<T>({ now, before, after }: History<T>): History<T> {
  const last = before.at(-1)
  if (last === undefined) return { now, before, after }
  return { now: last, before: before.slice(0, -1), after: [now, ...after] }
}

export function redo<T>({ now, before, after }: History<T>): History<T> {
  const [next, ...rest] = after
  return next === undefined
    ? { now, before, after }
    : { now: next, before: [...before, now], after: rest }
}
