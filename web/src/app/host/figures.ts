/** From counts since the start to what happened lately. */
import type { Histogram, HostFigures } from '../../kit/wire'

/** One look at the server: when, and what it said. */
export interface Sample {
  readonly at: number
  readonly figures: HostFigures
}

export const KEPT = 61

export function added(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  // Another process answers, or the same one anew: its counts have another beginning.
  const last = samples.at(-1)
  const isOther = last && last.figures.process !== sample.figures.process
  return [...(isOther ? [] : samples), sample].slice(-KEPT)
}

export function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, each) => total + each, 0)
}

/** What happened between each look and the next, per second. */
export function rates(
  samples: readonly Sample[],
  of: (figures: HostFigures) => number,
): readonly number[] {
  return samples.slice(1).map((sample, before) => {
    const earlier = samples[before]!
    const seconds = (sample.at - earlier.at) / 1000
    return seconds > 0 ? (of(sample.figures) - of(earlier.figures)) / seconds : 0
  })
}

/** The seconds that 99 of 100 stayed within, Infinity beyond the last bound, null if nothing was. */
export function within(histogram: Histogram, since?: Histogram): number | null {
  const counts = histogram.counts.map((count, at) => count - (since?.counts[at] ?? 0))
  const wanted = counts.reduce((total, each) => total + each, 0) * 0.99
  if (wanted === 0) return null
  let seen = 0
  const at = counts.findIndex((count) => (seen += count) >= wanted)
  return histogram.bounds[at] ?? Infinity
}

/** Points of a line in a box of 100 by 30, the newest at the right. */
export function points(values: readonly number[]): string {
  const most = Math.max(...values, 1e-9)
  return values
    .map((value, at) => {
      const x = 100 - (values.length - 1 - at) * (100 / (KEPT - 1))
      return `${x.toFixed(1)},${(29 - (value / most) * 28).toFixed(1)}`
    })
    .join(' ')
}
