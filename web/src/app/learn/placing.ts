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
/** Nearest first; from further away, in cells, where something lit lies between. */
const STEPS_AWAY = [0, 1, 2] as const
const TAIL_ROOM = 28
/** The coach's face sticks out of the bubble's corner. */
const FACE = { left: -6, top: -20, width: 54, height: 54 } as const
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

function beside(size: Box, point: Box, side: Side, away: number): Pick<Box, 'left' | 'top'> {
  const [across, down] = [GAP + away * point.width, GAP + away * point.height]
  const left =
    side === 'left' ? point.left - across - size.width : point.left + point.width + across
  const top = side === 'above' ? point.top - down - size.height : point.top + point.height + down
  return { left, top }
}

// prettier-ignore
function candidate(size: Box, point: Box, room: Box, side: Side, away: number, share: number): Box {
  const isBeside = side === 'left' || side === 'right'
  const at = beside(size, point, side, away)
  const across = isBeside ? at.left : middle(point.left, point.width) - size.width * share
  const down = isBeside ? middle(point.top, point.height) - size.height * share : at.top
  return {
    left: within(room.left, across, room.left + room.width - size.width),
    top: within(room.top, down, room.top + room.height - size.height),
    width: size.width,
    height: size.height,
  }
}

/** How much of this the bubble hides, with the face of who speaks. */
function hidden(box: Box, other: Box): number {
  const face = { ...FACE, left: box.left + FACE.left, top: box.top + FACE.top }
  return overlap(box, other) + overlap(face, other)
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
  const places = STEPS_AWAY.flatMap((away) =>
    sides.flatMap((side) => SHARES.map((share) => ({ away, side, share }))),
  )
  const found = places.map(({ away, side, share }) => {
    const box = candidate(size, point, room, side, away, share)
    const cost = lit.reduce((sum, each) => sum + hidden(box, each), 10 * hidden(box, point))
    return { box, side, cost }
  })
  const best = found.reduce((one, other) => (other.cost < one.cost ? other : one))
  const { left, top } = best.box
  return { left, top, side: best.side, tail: tailOf(best.box, point, best.side) }
}
