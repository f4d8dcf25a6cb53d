/** Where the coach's bubble stands: beside what it points at, over nothing that is lit. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type Side = 'left' | 'right' | 'above' | 'below'

export interface Spot {
  readonly left: number
  readonly top: number
  /** On which side of the point the bubble stands; its tail is on the other. */
  readonly side: Side
  /** Where the tail is, in pixels along its edge. */
  readonly tail: number
}

const GAP = 26
const TAIL_ROOM = 28
const SHARES = [0.5, 0.25, 0.75, 0.1, 0.9, 0, 1] as const

const middle = (from: number, length: number): number => from + length / 2
const within = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)))

/** How much of one box another covers, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}

function beside(size: Box, point: Box, side: Side): Pick<Box, 'left' | 'top'> {
  const left = side === 'left' ? point.left - GAP - size.width : point.left + point.width + GAP
  const top = side === 'above' ? point.top - GAP - size.height : point.top + point.height + GAP
  return { left, top }
}

function candidate(size: Box, point: Box, room: Box, side: Side, share: number): Box {
  const isBeside = side === 'left' || side === 'right'
  const at = beside(size, point, side)
  const across = isBeside ? at.left : middle(point.left, point.width) - size.width * share
  const down = isBeside ? middle(point.top, point.height) - size.height * share : at.top
  return {
    left: within(room.left, across, room.left + room.width - size.width),
    top: within(room.top, down, room.top + room.height - size.height),
    width: size.width,
    height: size.height,
  }
}

function tailOf(box: Box, point: Box, side: Side): number {
  const isBeside = side === 'left' || side === 'right'
  const at = isBeside
    ? middle(point.top, point.height) - box.top
    : middle(point.left, point.width) - box.left
  return within(TAIL_ROOM, at, (isBeside ? box.height : box.width) - TAIL_ROOM)
}

/** The best place in this room for a bubble of this size. */
export function place(size: Box, point: Box, lit: readonly Box[], room: Box): Spot {
  const sides: readonly Side[] = ['left', 'right', 'above', 'below']
  const found = sides.flatMap((side) =>
    SHARES.map((share) => {
      const box = candidate(size, point, room, side, share)
      const hidden = lit.reduce((sum, each) => sum + overlap(box, each), 0)
      return { box, side, cost: hidden + 10 * overlap(box, point) }
    }),
  )
  const best = found.reduce((one, other) => (other.cost < one.cost ? other : one))
  const { left, top } = best.box
  return { left, top, side: best.side, tail: tailOf(best.box, point, best.side) }
}
