/** What part of the dungeon is in the picture: an odd number of tiles around a middle. */
import type { Place } from '../../kit/grid'
import type { DooomView } from '../../kit/wire'
import { centreOf, type Chart } from './chart'

/** Tiles across, from near to far; always odd, so that one tile is in the middle. */
const SPANS: readonly number[] = [7, 9, 11, 15, 21, 31, 45, 65]
const FARTHEST = 65
/** From this span on tiles are too small for textures: they are drawn as a flat map. */
const FLAT = 21
const USUAL = 11
const NARROW = 9
const WIDE_ENOUGH = 480

export interface Frame extends Place {
  readonly span: number
}

export const isFlat = ({ span }: Frame): boolean => span >= FLAT

const odd = (count: number): number => count + ((count + 1) % 2)

/** The usual span: near one's own figure; where everything is shown, the whole if it fits. */
export function usualSpan(view: DooomView, chart: Chart, width: number): number {
  if (!view.whole) return width < WIDE_ENOUGH ? NARROW : USUAL
  return Math.min(odd(Math.max(chart.height, chart.width)), FARTHEST)
}

/** Around the whole if it fits, else around the figure that matters. */
function middleOf(view: DooomView, chart: Chart, span: number): Place {
  const fits = Math.max(chart.height, chart.width) <= span
  if (!view.whole || !fits) return centreOf(view, chart)
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

/** Follows the figure until somebody zooms or drags. */
export class Camera {
  private span = $state<number | null>(null)
  private strayed = $state.raw<Place | null>(null)

  get isAstray(): boolean {
    return this.strayed !== null
  }

  frame(view: DooomView, chart: Chart, width: number): Frame {
    const span = this.span ?? usualSpan(view, chart, width)
    const { row, column } = this.strayed ?? middleOf(view, chart, span)
    return { row, column, span }
  }

  zoom(from: Frame, by: -1 | 1): void {
    this.span = zoomed(from.span, by)
  }

  /** Look at another place, though never out of sight of what is known. */
  stray(chart: Chart, row: number, column: number): void {
    const within = (at: number, from: number, size: number): number =>
      Math.max(from, Math.min(at, from + size - 1))
    this.strayed = {
      row: within(row, chart.top, chart.height),
      column: within(column, chart.left, chart.width),
    }
  }

  back(): void {
    this.strayed = null
  }
}
