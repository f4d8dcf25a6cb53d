/** Where one looks at the mat: a shift and a scale, in pixels of the window onto it. */
import { CELL, column, type Point, row, SPAN } from './geometry'

export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Size {
  readonly wide: number
  readonly high: number
}

/** A part of the mat, in its drawing's units. */
export interface Region {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Room for the frame around the mat. */
const MARGIN = 16
const LARGEST = 2.2
/** A space this large can be read and tapped. */
const COMFORT = 44
/** A look at nearly everything becomes one at everything. */
const ALMOST_ALL = 1.3

export const smallest = ({ wide, high }: Size): number => Math.min(wide, high) / (SPAN + 2 * MARGIN)

const between = (low: number, value: number, high: number): number =>
  Math.min(high, Math.max(low, value))

/** Along one axis: the mat never leaves its window, and a small one stands in the middle. */
function hold(shift: number, room: number, scale: number): number {
  const [span, margin] = [SPAN * scale, MARGIN * scale]
  if (span + 2 * margin <= room) return (room - span) / 2
  return between(room - span - margin, shift, margin)
}

export function settle({ x, y, scale }: Camera, size: Size): Camera {
  const fair = between(smallest(size), scale, LARGEST)
  return { x: hold(x, size.wide, fair), y: hold(y, size.high, fair), scale: fair }
}

export const wholeMat = (size: Size): Camera => settle({ x: 0, y: 0, scale: 0 }, size)

/** Zoom by a factor while one point of the window stays where it is. */
export function zoomAt(camera: Camera, point: Point, factor: number, size: Size): Camera {
  const scale = between(smallest(size), camera.scale * factor, LARGEST)
  const by = scale / camera.scale
  const shift = (from: number, at: number): number => at - (at - from) * by
  return settle({ x: shift(camera.x, point.x), y: shift(camera.y, point.y), scale }, size)
}

export const pan = (camera: Camera, dx: number, dy: number, size: Size): Camera =>
  settle({ ...camera, x: camera.x + dx, y: camera.y + dy }, size)

/** The part of the mat that holds these spaces, with some room around. */
export function around(cells: readonly number[], room = 1): Region | null {
  if (cells.length === 0) return null
  const [columns, rows] = [cells.map(column), cells.map(row)]
  return {
    left: (Math.min(...columns) - room) * CELL,
    top: (Math.min(...rows) - room) * CELL,
    right: (Math.max(...columns) + 1 + room) * CELL,
    bottom: (Math.max(...rows) + 1 + room) * CELL,
  }
}

/** Look at a region, as large as it fits but no larger than is comfortable. */
export function lookAt({ left, top, right, bottom }: Region, size: Size): Camera {
  const fits = Math.min(size.wide / (right - left), size.high / (bottom - top))
  const scale = between(smallest(size), fits, comfort(size))
  if (scale < ALMOST_ALL * smallest(size)) return wholeMat(size)
  const shift = (from: number, to: number, room: number): number =>
    room / 2 - ((from + to) / 2) * scale
  return settle({ x: shift(left, right, size.wide), y: shift(top, bottom, size.high), scale }, size)
}

const comfort = (size: Size): number => between(smallest(size), COMFORT / CELL, LARGEST)

/** Whether a region lies within the window. */
export function isInSight(region: Region, { x, y, scale }: Camera, { wide, high }: Size): boolean {
  const slack = 2
  return (
    region.left * scale + x >= -slack &&
    region.top * scale + y >= -slack &&
    region.right * scale + x <= wide + slack &&
    region.bottom * scale + y <= high + slack
  )
}

/** Whether a region is large enough to be played on. */
export const isComfortable = (camera: Camera, size: Size): boolean =>
  camera.scale * CELL >= Math.min(26, comfort(size) * CELL) - 0.5
