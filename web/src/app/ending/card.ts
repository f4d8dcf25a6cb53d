/** The card of a result, 1200 by 630 as link previews want it, drawn from what the page shows. */
import type { Mood } from '../../kit/game_ui'
import type { Outcome, Standing } from './outcome'

export const WIDTH = 1200
export const HEIGHT = 630
const BOARD = { x: 48, y: 48, side: 534 }
const LEFT = 632
const RIGHT = WIDTH - 56
const ACROSS = RIGHT - LEFT

export interface CardContent {
  readonly game: string
  readonly icon: string
  readonly host: string
  readonly outcome: Outcome
  /** Draws the board on a square of so many pixels; null where it is kept a secret. */
  readonly paint: ((pen: CanvasRenderingContext2D, side: number) => void) | null
}

type Pen = CanvasRenderingContext2D

const TONES: Readonly<Record<Mood, { light: string; title: string }>> = {
  won: { light: '255 190 92', title: '#f0c35a' },
  lost: { light: '120 160 220', title: '#b9cbe4' },
  even: { light: '190 180 200', title: '#ddd4e4' },
}
const INK = '#ece3d2'
const QUIET = '#b3a694'
const GOLD = '#f0c35a'

/** Draw it once the letters are there. */
export async function drawCard(canvas: HTMLCanvasElement, content: CardContent): Promise<void> {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  await Promise.all(
    ['700 76px Cinzel', '400 28px Atkinson'].map((font) => document.fonts.load(font)),
  )
  paintCard(pen, content)
}

export function paintCard(pen: Pen, content: CardContent): void {
  const { outcome } = content
  ground(pen, TONES[outcome.mood].light)
  if (content.paint) board(pen, content.paint)
  else emblem(pen, content.icon)
  text(pen, content.game, LEFT, 92, { font: 'Cinzel', weight: 650, size: 30, colour: GOLD })
  text(pen, outcome.title, LEFT, 176, {
    font: 'Cinzel',
    weight: 750,
    size: 76,
    colour: TONES[outcome.mood].title,
  })
  const lines = wrap(pen, outcome.text, ACROSS, '400 28px Atkinson, sans-serif').slice(0, 2)
  lines.forEach((line, at) => text(pen, line, LEFT, 228 + at * 36, { size: 28, colour: INK }))
  if (outcome.standings.length > 1) people(pen, outcome.standings)
  figures(pen, outcome)
  brand(pen, content.host)
}

function ground(pen: Pen, light: string): void {
  pen.fillStyle = '#110e15'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = '#ffffff09'
  pen.lineWidth = 2
  for (let y = 0, row = 0; y < HEIGHT; y += 42, row++) {
    pen.strokeRect(-2, y, WIDTH + 4, 42)
    for (let x = (row % 2) * 60; x < WIDTH; x += 120) pen.strokeRect(x, y, 120, 42)
  }
  const glow = pen.createRadialGradient(LEFT + 250, 120, 20, LEFT + 250, 120, 620)
  glow.addColorStop(0, `rgb(${light} / 0.26)`)
  glow.addColorStop(1, `rgb(${light} / 0)`)
  pen.fillStyle = glow
  pen.fillRect(0, 0, WIDTH, HEIGHT)
}

function board(pen: Pen, paint: (pen: Pen, side: number) => void): void {
  pen.save()
  pen.translate(BOARD.x, BOARD.y)
  pen.shadowColor = '#000c'
  pen.shadowBlur = 40
  pen.fillStyle = '#08050c'
  rounded(pen, 0, 0, BOARD.side, BOARD.side, 16)
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.clip()
  paint(pen, BOARD.side)
  pen.restore()
}

/** The sign of the game, where the board stays a secret. */
function emblem(pen: Pen, icon: string): void {
  const { x, y, side } = BOARD
  pen.strokeStyle = '#4a3f58'
  pen.lineWidth = 3
  for (const reach of [0.5, 0.44]) {
    pen.beginPath()
    pen.arc(x + side / 2, y + side / 2, side * reach, 0, Math.PI * 2)
    pen.stroke()
  }
  shape(pen, icon, x + side / 2, y + side / 2, side * 0.55, GOLD)
}

/** An icon, its middle at a point. */
function shape(pen: Pen, icon: string, x: number, y: number, size: number, colour: string): void {
  pen.save()
  pen.translate(x - size / 2, y - size / 2)
  pen.scale(size / 512, size / 512)
  pen.fillStyle = colour
  pen.fill(new Path2D(icon))
  pen.restore()
}

interface Style {
  readonly font?: 'Cinzel' | 'Atkinson'
  readonly weight?: number
  readonly size: number
  readonly colour: string
  readonly align?: CanvasTextAlign
  readonly room?: number
}

/** A line that grows smaller rather than longer than its room. */
function text(pen: Pen, words: string, x: number, y: number, style: Style): void {
  const { font = 'Atkinson', weight = 400, size, colour, align = 'start', room = ACROSS } = style
  const set = (px: number): void => {
    pen.font = `${String(weight)} ${String(px)}px ${font}, ${font === 'Cinzel' ? 'serif' : 'sans-serif'}`
  }
  set(size)
  const width = pen.measureText(words).width
  if (width > room) set((size * room) / width)
  pen.fillStyle = colour
  pen.textAlign = align
  pen.fillText(words, x, y)
}

/** Lines no longer than a width. */
export function wrap(
  pen: Pick<Pen, 'font' | 'measureText'>,
  words: string,
  width: number,
  font: string,
): string[] {
  pen.font = font
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && pen.measureText(longer).width <= width)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function people(pen: Pen, standings: readonly Standing[]): void {
  const columns = Math.min(standings.length, 3)
  const wide = ACROSS / columns
  const rows = Math.ceil(standings.length / columns)
  const size = rows > 1 ? 40 : 60
  standings.forEach(({ name, isWinner, sign }, at) => {
    const x = LEFT + (at % columns) * wide
    const y = 316 + Math.floor(at / columns) * (size + 10)
    const colour = sign?.colour.startsWith('#') ? sign.colour : GOLD
    pen.beginPath()
    pen.arc(x + size / 2, y, size / 2, 0, Math.PI * 2)
    pen.fillStyle = '#08050c'
    pen.fill()
    pen.lineWidth = isWinner ? 4 : 2
    pen.strokeStyle = isWinner ? GOLD : '#4a3f58'
    pen.stroke()
    if (sign) shape(pen, sign.icon, x + size / 2, y, size * 0.62, colour)
    text(pen, name, x + size + 12, y + 9, {
      size: 26,
      weight: isWinner ? 700 : 400,
      colour: isWinner ? GOLD : INK,
      room: wide - size - 24,
    })
  })
}

const BOXES = 5
function figures(pen: Pen, { figures }: Outcome): void {
  const shown = figures.slice(0, BOXES)
  const gap = 10
  const wide = (ACROSS - gap * (shown.length - 1)) / shown.length
  shown.forEach(({ name, value }, at) => {
    const x = LEFT + at * (wide + gap)
    pen.fillStyle = '#211a2ad0'
    pen.strokeStyle = '#4a3f58'
    pen.lineWidth = 2
    rounded(pen, x, 410, wide, 104, 14)
    pen.fill()
    pen.stroke()
    const middle = { align: 'center', room: wide - 14 } as const
    text(pen, value, x + wide / 2, 454, {
      ...middle,
      font: 'Cinzel',
      weight: 700,
      size: 34,
      colour: GOLD,
    })
    label(pen, name, x + wide / 2, middle)
  })
}

/** What a figure means, on two lines where one would be too small to read. */
function label(pen: Pen, name: string, x: number, style: Pick<Style, 'align' | 'room'>): void {
  const lines = wrap(pen, name, style.room ?? ACROSS, '400 20px Atkinson, sans-serif').slice(0, 2)
  const top = lines.length > 1 ? 480 : 494
  lines.forEach((line, at) =>
    text(pen, line, x, top + at * 22, { ...style, size: 20, colour: QUIET }),
  )
}

function brand(pen: Pen, host: string): void {
  text(pen, 'Waystone', RIGHT, 578, {
    font: 'Cinzel',
    weight: 650,
    size: 32,
    colour: GOLD,
    align: 'end',
  })
  text(pen, host, LEFT, 578, { size: 24, colour: QUIET, room: ACROSS - 220 })
}

function rounded(pen: Pen, x: number, y: number, wide: number, high: number, r: number): void {
  pen.beginPath()
  pen.roundRect(x, y, wide, high, r)
}
