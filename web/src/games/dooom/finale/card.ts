/** The dungeon as a small map: rock, floor, gates, what still lies there, and the figures. */
import type { Finale } from '../../../kit/game_ui'
import { drawTrails, stamp } from '../../../kit/pen'
import type { DooomEvent, DooomView } from '../../../kit/wire'
import { EXIT, thingOf, UNKNOWN, WALL } from '../chart'
import { icons } from '../icons'
import { colourOf, shapeOf } from '../looks'
import { middle, placesOf } from './trails'

type Pen = CanvasRenderingContext2D

export function paint(pen: Pen, side: number, view: DooomView, finale: Finale<DooomEvent>): void {
  const rows = view.whole?.rows ?? []
  const [high, wide] = [rows.length, rows[0]?.length ?? 0]
  const span = Math.max(high, wide, 1)
  const [top, left] = [-(span - high) / 2, -(span - wide) / 2]
  pen.scale(side / span, side / span)
  ground(pen, rows, top, left)
  const trails = view.status.map((_, seat) => ({
    points: placesOf(view, finale.past, seat).map((each) => middle(each, top, left)),
    colour: colourOf(seat),
    isLit: seat === finale.seat,
  }))
  drawTrails(pen, trails, Math.max(1, span / 14))
  const size = Math.max(0.9, span / 14)
  for (const { seat, ...place } of view.whole?.figures ?? [])
    stamp(pen, shapeOf(seat), middle(place, top, left), size, colourOf(seat))
}

const TONES: Readonly<Record<string, string>> = { [WALL]: '#5b4038', [EXIT]: '#7ef0b4' }

function ground(pen: Pen, rows: readonly string[], top: number, left: number): void {
  rows.forEach((line, row) =>
    [...line].forEach((letter, column) => {
      if (letter === UNKNOWN) return
      const { x, y } = middle({ row, column }, top, left)
      pen.fillStyle = TONES[letter] ?? '#8d7f70'
      pen.fillRect(x - 0.5, y - 0.5, 1.02, 1.02)
      if (thingOf(letter) === 'gold') stamp(pen, icons.gold, { x, y }, 0.8, '#ffd257')
    }),
  )
}
