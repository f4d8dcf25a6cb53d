/** The sheet as a small picture: what the pencil drew, the ways and the delvers. */
import type { Finale } from '../../../kit/game_ui'
import { drawTrails } from '../../../kit/pen'
import type { ExtrikateEvent, ExtrikateView } from '../../../kit/wire'
import { CELL, doorMarks, MARGIN, SPAN, wallStrokes } from '../pencil'
import { SIDE } from '../routes'
import { COLOURS, middle, trailsOf } from './trails'

type Pen = CanvasRenderingContext2D

export function paint(
  pen: Pen,
  side: number,
  view: ExtrikateView,
  finale: Finale<ExtrikateEvent>,
): void {
  pen.scale(side / SPAN, side / SPAN)
  paper(pen)
  pencil(pen, view)
  drawTrails(pen, trailsOf(view, finale), CELL)
  delvers(pen, view)
}

function paper(pen: Pen): void {
  pen.fillStyle = '#f7f2e3'
  pen.fillRect(0, 0, SPAN, SPAN)
  pen.strokeStyle = '#a9c5da'
  pen.lineWidth = 0.22
  for (let at = 0; at <= SIDE; at++) {
    const line = MARGIN + at * CELL
    pen.strokeRect(line, -1, 0, SPAN + 2)
    pen.strokeRect(-1, line, SPAN + 2, 0)
  }
  pen.strokeStyle = '#2f2c35'
  pen.lineWidth = 0.9
  pen.strokeRect(MARGIN, MARGIN, SIDE * CELL, SIDE * CELL)
}

function pencil(pen: Pen, view: ExtrikateView): void {
  pen.fillStyle = '#57525f'
  for (const [cell, sign] of [...view.dots].entries()) {
    if (sign === '.') dot(pen, cell, 0.95)
  }
  pen.save()
  pen.translate(MARGIN, MARGIN)
  pen.lineCap = 'round'
  for (const [edge, sign] of [...view.edges].entries()) {
    if (sign === ' ') continue
    pen.strokeStyle = sign === '#' ? '#2f2c35' : '#7a3f0b'
    pen.lineWidth = sign === '#' ? 1.25 : 1
    for (const line of sign === '#' ? wallStrokes(edge) : doorMarks(edge))
      pen.stroke(new Path2D(line))
  }
  pen.restore()
}

function delvers(pen: Pen, view: ExtrikateView): void {
  view.delvers.forEach(({ cell, start }, seat) => {
    pen.fillStyle = COLOURS[seat] ?? COLOURS[0]
    pen.globalAlpha = cell === null ? 0.4 : 1
    dot(pen, cell ?? start, 3.1)
  })
  pen.globalAlpha = 1
}

function dot(pen: Pen, cell: number, r: number): void {
  const { x, y } = middle(cell)
  pen.beginPath()
  pen.arc(x, y, r, 0, Math.PI * 2)
  pen.fill()
}
