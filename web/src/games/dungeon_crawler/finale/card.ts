/** The mat as a small map: what was laid, and everybody on it. */
import type { Finale } from '../../../kit/game_ui'
import { drawTrails, stamp } from '../../../kit/pen'
import type { CrawlerEvent, CrawlerView } from '../../../kit/wire'
import { iconOf } from '../mat/heraldry'
import { armsOf } from '../mat/arms'
import { figuresOn } from '../mat/figures'
import { CELL, column, middle, row, SPAN } from '../mat/geometry'
import { icons } from '../mat/icons'
import { spotOf, trailsOf } from './trails'

type Pen = CanvasRenderingContext2D
const TONES: Readonly<Record<string, string>> = {
  '#': '#4a342f',
  '.': '#8d8496',
  s: '#6f9fc0',
  d: '#2f6ea0',
  L: '#e2622c',
}

export function paint(
  pen: Pen,
  side: number,
  view: CrawlerView,
  finale: Finale<CrawlerEvent>,
): void {
  pen.scale(side / SPAN, side / SPAN)
  pen.fillStyle = '#110e15'
  pen.fillRect(0, 0, SPAN, SPAN)
  for (const [cell, sign] of [...view.terrain].entries()) {
    const tone = TONES[sign]
    if (!tone) continue
    pen.fillStyle = tone
    pen.fillRect(column(cell) * CELL + 1, row(cell) * CELL + 1, CELL - 2, CELL - 2)
  }
  light(pen, view, finale)
  drawTrails(pen, trailsOf(view, finale), CELL * 2)
  for (const chest of view.chests) stamp(pen, icons.chest, middle(chest), CELL * 2, '#ffd257')
  for (const { kind, seat, cell, isHero } of figuresOn(view))
    stamp(
      pen,
      iconOf(kind),
      middle(cell),
      CELL * (isHero ? 2.4 : 1.4),
      isHero ? armsOf(seat).colour : '#e8b0a0',
    )
}

function light(pen: Pen, view: CrawlerView, { mood }: Finale<CrawlerEvent>): void {
  const spot = spotOf(view)
  if (!spot) return
  const glow = pen.createRadialGradient(spot.x, spot.y, 0, spot.x, spot.y, CELL * 8)
  const tone = mood === 'won' ? '255 210 87' : '134 174 222'
  glow.addColorStop(0, `rgb(${tone} / 0.5)`)
  glow.addColorStop(1, `rgb(${tone} / 0)`)
  pen.fillStyle = glow
  pen.fillRect(0, 0, SPAN, SPAN)
}
