/** Ways over a board, for the moment when it is looked at as a whole. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** A way that is drawn, from where it ended back to where it began. */
export interface Trail {
  readonly points: readonly Point[]
  /** A colour of the palette or any other. */
  readonly colour: string
  /** Whether the light runs along it; the others are dotted. */
  readonly isLit: boolean
}

/** The same way backwards, without standing still. */
export function backwards(points: readonly Point[]): Point[] {
  const moved = points.filter((point, at) => {
    const before = points[at - 1]
    return before?.x !== point.x || before.y !== point.y
  })
  return moved.reverse()
}

/** As SVG writes it. */
export const pointsText = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${String(x)},${String(y)}`).join(' ')
