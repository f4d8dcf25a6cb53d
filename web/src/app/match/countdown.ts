/** The time that is left, as people read it. */

const WARNINGS = [10, 30] as const
export const HOUR = 3600

/** `0:42`, or hours and minutes where that is more than an hour. */
export function countdown(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (seconds >= HOUR) return `${String(Math.floor(seconds / HOUR))} h ${String(minutes % 60)} min`
  return `${String(minutes)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The warning that is due with so many seconds left: 10 and 30 are worth saying. */
export function warningAt(seconds: number): number | null {
  return WARNINGS.find((each) => seconds <= each) ?? null
}
