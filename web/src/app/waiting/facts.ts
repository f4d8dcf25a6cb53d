/** What the waiting room tells beside the seats. */
import type { Said, Seat } from '../../kit/wire'

/** A page says this by itself when its reader learns the game first. */
export const LEARNING = 'learning'
/** A lesson takes some minutes; who is not back then does something else. */
const LONGEST = 15 * 60_000
const HOUR = 3600
const MINUTE = 60

/** Who said that they are learning, a while ago at most, and has not sat down since. */
export function learners(
  lines: readonly Said[],
  seats: readonly Seat[],
  now: number,
): readonly string[] {
  const seated = seats.map(({ name }) => name)
  const names = lines
    .filter(({ phrase, at }) => phrase === LEARNING && now - at < LONGEST)
    .map(({ name }) => name)
  return [...new Set(names)].filter((name) => !seated.includes(name))
}

const unit = (value: number, name: 'second' | 'minute' | 'hour'): string =>
  new Intl.NumberFormat(document.documentElement.lang || 'en', {
    style: 'unit',
    unit: name,
    unitDisplay: 'long',
  }).format(value)

/** "45 seconds", "2 minutes", "24 hours", in the reader's language. */
export function timeOf(seconds: number): string {
  if (seconds >= HOUR && seconds % HOUR === 0) return unit(seconds / HOUR, 'hour')
  if (seconds >= MINUTE) return unit(Math.floor(seconds / MINUTE), 'minute')
  return unit(Math.max(0, Math.floor(seconds)), 'second')
}
