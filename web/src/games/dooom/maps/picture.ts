/** A map on a canvas, with what lies on each tile. */
import { icons } from '../icons'
import { thingOf } from '../chart'
import type { Spot } from './drawing'
import { colourOf } from './sketch'

const FLOOR = '.'
const ICON = 512
/** Below this many pixels an icon is but a blot. */
const TELLING = 14

export interface Window {
  /** The place of the map's corner on the canvas, in pixels. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly tile: number
}

/** The tiles that a window shows: first and last row and column. */
export function shown(rows: readonly string[], view: Window): { from: Spot; to: Spot } {
  const first = (start: number): number => Math.max(0, Math.floor(-start / view.tile))
  const last = (start: number, length: number, most: number): number =>
    Math.min(most - 1, Math.floor((length - start) / view.tile))
  return {
    from: { row: first(view.top), column: first(view.left) },
    to: {
      row: last(view.top, view.height, rows.length),
      column: last(view.left, view.width, rows[0]?.length ?? 0),
    },
  }
}

/** Only what the window shows is drawn, so that the size of a map costs nothing. */
export function draw(pen: CanvasRenderingContext2D, rows: readonly string[], view: Window): void {
  pen.clearRect(0, 0, view.width, view.height)
  const { from, to } = shown(rows, view)
  for (let row = from.row; row <= to.row; row++)
    for (let column = from.column; column <= to.column; column++)
      drawTile(pen, rows[row]?.[column] ?? '', row, column, view)
}

function drawTile(
  pen: CanvasRenderingContext2D,
  letter: string,
  row: number,
  column: number,
  { left, top, tile }: Window,
): void {
  const [x, y] = [left + column * tile, top + row * tile]
  const isGround = letter === '#' || letter === FLOOR
  const icon = letter === 'E' ? icons.exit : thingOf(letter) && icons[thingOf(letter)!]
  const isLarge = tile >= TELLING
  const gap = isLarge ? 1 : 0
  pen.fillStyle = colourOf(isGround || !isLarge ? letter : FLOOR)
  pen.fillRect(x, y, tile - gap, tile - gap)
  if (!icon || !isLarge) return
  pen.save()
  pen.translate(x + tile * 0.14, y + tile * 0.14)
  pen.scale((tile * 0.72) / ICON, (tile * 0.72) / ICON)
  pen.fillStyle = colourOf(letter)
  pen.strokeStyle = '#0c0810'
  pen.lineWidth = 40
  pen.stroke(pathOf(icon))
  pen.fill(pathOf(icon))
  pen.restore()
}

const paths = new Map<string, Path2D>()

function pathOf(icon: string): Path2D {
  const path = paths.get(icon) ?? new Path2D(icon)
  paths.set(icon, path)
  return path
}

/** A frame around one tile: where the cursor is, or where an error. */
export function frame(
  pen: CanvasRenderingContext2D,
  { row, column }: Spot,
  { left, top, tile }: Window,
  colour: string,
): void {
  pen.strokeStyle = colour
  pen.lineWidth = Math.max(2, tile / 12)
  pen.strokeRect(left + column * tile + 1, top + row * tile + 1, tile - 3, tile - 3)
}
