/** The labyrinth as a small picture: all its walls, the ways, and who stood where. */
import type { Finale } from '../../../kit/game_ui'
import { Grid } from '../../../kit/grid'
import { drawTrails, stamp } from '../../../kit/pen'
import type { DelveEvent, DelveView } from '../../../kit/wire'
import { icons } from '../icons'
import { icons as listingIcons } from '../listing/icons'
import { BUILT, corner, pieces, RIM, span, UNIT } from '../masonry'
import { colourOf, middle, spotOf, trailsOf } from './trails'

type Pen = CanvasRenderingContext2D

export function paint(pen: Pen, side: number, view: DelveView, finale: Finale<DelveEvent>): void {
  const grid = new Grid(view.size)
  const isFrost = view.edition === 'frost'
  pen.scale(side / span(view.size), side / span(view.size))
  floor(pen, view, grid)
  light(pen, view, finale)
  drawTrails(pen, trailsOf(view, finale), UNIT)
  walls(pen, view, grid, isFrost ? '#8fa9bd' : '#d27a58')
  things(pen, view, grid)
}

function floor(pen: Pen, view: DelveView, grid: Grid): void {
  pen.fillStyle = '#1a1620'
  pen.fillRect(0, 0, span(grid.size), span(grid.size))
  for (let cell = 0; cell < grid.cells; cell++) {
    const { x, y } = corner(grid, cell)
    pen.fillStyle = view.visited[cell] === '0' ? '#211c28' : '#3b3542'
    pen.fillRect(x + 1, y + 1, UNIT - 2, UNIT - 2)
  }
}

function light(pen: Pen, view: DelveView, finale: Finale<DelveEvent>): void {
  const spot = spotOf(view, finale)
  if (!spot) return
  const glow = pen.createRadialGradient(spot.x, spot.y, 0, spot.x, spot.y, UNIT * 2.6)
  const tone = finale.mood === 'won' ? '255 210 87' : '134 174 222'
  glow.addColorStop(0, `rgb(${tone} / 0.45)`)
  glow.addColorStop(1, `rgb(${tone} / 0)`)
  pen.fillStyle = glow
  pen.fillRect(0, 0, span(view.size), span(view.size))
}

function walls(pen: Pen, view: DelveView, grid: Grid, brick: string): void {
  const boundaries = view.secrets?.boundaries ?? view.boundaries
  for (const { edge, sign, upright, x, y } of pieces(grid, boundaries)) {
    if (!BUILT.includes(sign)) continue
    pen.globalAlpha = view.boundaries[edge] === '?' ? 0.55 : 1
    pen.fillStyle = sign === '#' ? brick : '#c98f4a'
    const [wide, high] = upright ? [16, UNIT + 16] : [UNIT + 16, 16]
    pen.fillRect(x - wide / 2, y - high / 2, wide, high)
  }
  pen.globalAlpha = 1
  pen.strokeStyle = brick
  pen.lineWidth = RIM
  pen.strokeRect(RIM / 2, RIM / 2, span(grid.size) - RIM, span(grid.size) - RIM)
}

function things(pen: Pen, view: DelveView, grid: Grid): void {
  const put = (cell: number | null, icon: string, size: number, colour: string): void => {
    if (cell !== null) stamp(pen, icon, middle(grid, cell), size, colour)
  }
  view.secrets?.waystones.forEach((cell) => put(cell, icons.gem, 56, '#5fe0cd'))
  put(view.treasure ?? view.secrets?.treasure ?? null, icons.chest, 60, '#ffd257')
  put(view.dragon ?? view.last_seen, listingIcons.dragon, 78, '#ff7340')
  view.warriors.forEach(({ cell }, seat) =>
    put(cell, seat === 0 ? icons.warrior1 : icons.warrior2, 66, colourOf(seat)),
  )
}
