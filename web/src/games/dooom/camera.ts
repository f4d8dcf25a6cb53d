/** What part of the dungeon is in the picture: an odd number of tiles around a middle. */
import { type Chart, centreOf, type Place } from './chart'
import type { DoomView } from '../../kit/wire'

/** Tiles across, from near to far; always odd, so that one tile is in the middle. */
export const SPANS = [7, 9, 11, 15, 21, 31, 45, 65] as const
const USUAL = 11
const NARROW = 9
const FARTHEST = SPANS[SPANS.length - 1]!
const WIDE_ENOUGH = 480

export interface Frame extends Place {
  readonly span: number
}

const odd = (count: number): number => count + ((count + 1) % 2)

/** The usual span: near one's own figure, the whole where everything is shown, if it fits. */
export function usualSpan(view: DoomView, chart: Chart, width: number): number {
  if (!view.whole) return width < WIDE_ENOUGH ? NARROW : USUAL
  return Math.min(odd(Math.max(chart.height, chart.width)), FARTHEST)
}

/** Whether all of the chart is in a picture of this span. */
function holds(chart: Chart, span: number): boolean {
  return Math.max(chart.height, chart.width) <= span
}

export function middleOf(view: DoomView, chart: Chart, span: number): Place {
  if (!view.whole || !holds(chart, span)) return centreOf(view, chart)
  return { row: Math.floor(chart.height / 2), column: Math.floor(chart.width / 2) }
}

/** The next span that is nearer (-1) or farther (1), or the same at the end. */
export function zoomed(span: number, by: -1 | 1): number {
  const spans = by > 0 ? SPANS : [...SPANS].reverse()
  return spans.find((each) => (by > 0 ? each > span : each < span)) ?? span
}

/** Rows or columns that the frame shows, with some beyond its rim for what slides in. */
export function range(middle: number, span: number, beyond = 0): number[] {
  const reach = (span - 1) / 2 + beyond
  return Array.from({ length: 2 * reach + 1 }, (_, at) => middle - reach + at)
}
