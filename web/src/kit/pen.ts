/** Small strokes on a canvas that the cards of all games share. */
import type { Trail } from './trail'

/** An icon of 512 by 512, its middle at a point. */
export function stamp(
  pen: CanvasRenderingContext2D,
  icon: string,
  { x, y }: { readonly x: number; readonly y: number },
  size: number,
  colour: string,
): void {
  const path = new Path2D(icon)
  pen.save()
  pen.translate(x - size / 2, y - size / 2)
  pen.scale(size / 512, size / 512)
  pen.lineJoin = 'round'
  pen.lineWidth = 40
  pen.strokeStyle = '#0c0810'
  pen.stroke(path)
  pen.fillStyle = colour
  pen.fill(path)
  pen.restore()
}

/** Ways, the lit one with its glow; `unit` is one place of the board. */
export function drawTrails(
  pen: CanvasRenderingContext2D,
  trails: readonly Trail[],
  unit: number,
): void {
  pen.save()
  pen.lineCap = pen.lineJoin = 'round'
  for (const { points, colour, isLit } of trails) {
    pen.beginPath()
    points.forEach(({ x, y }, at) => (at === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)))
    pen.strokeStyle = colour
    pen.setLineDash(isLit ? [] : [0, unit * 0.18])
    for (const [share, alpha] of isLit
      ? [[0.28, 0.3] as const, [0.1, 1] as const]
      : [[0.08, 0.9] as const]) {
      pen.globalAlpha = alpha
      pen.lineWidth = unit * share
      pen.stroke()
    }
  }
  pen.restore()
}
