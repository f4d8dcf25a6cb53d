/** How long things on the mat take, in milliseconds; the page's pace waits for them. */

const STEP = 110
const LONGEST = 900

/** A walk of so many spaces. */
export const walkTime = (path: readonly number[]): number =>
  Math.min(LONGEST, STEP * Math.max(1, path.length))

export const FLIGHT = 260
export const HIT = 450
export const DEATH = 700
export const ARRIVAL = 500
