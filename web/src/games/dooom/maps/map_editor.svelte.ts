/** The editor's editor: the drawing with its history, and what the server says to it. */
import type { Checked, Diagnostic } from '../../../kit/wire'
import {
  box,
  count,
  HEAD,
  type Drawing,
  type Letter,
  paint,
  read,
  type Spot,
  stroke,
  write,
} from './drawing'
import { begin, change, type History, redo, undo } from './history'
import { check } from './maps_api'
import { keep } from './storage'

/** Milliseconds of rest before a drawing is checked; large ones wait longer. */
const REST = 400
const CHARACTERS_PER_MILLISECOND = 200

export type Verdict = Checked | 'checking' | 'offline'

export class MapEditor {
  private history = $state.raw<History<Drawing>>({} as History<Drawing>)
  /** What the stroke under way has made so far. */
  private stroked = $state.raw<Drawing | null>(null)
  private pressed: Spot | null = null
  private last: Spot | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked: AbortController | null = null
  verdict = $state.raw<Verdict>('checking')
  isKept = $state(true)

  constructor(first: Drawing) {
    this.history = begin(first)
    this.rest()
  }

  get drawing(): Drawing {
    return this.stroked ?? this.history.now
  }

  get text(): string {
    return write(this.history.now)
  }

  get canUndo(): boolean {
    return this.history.before.length > 0
  }

  get canRedo(): boolean {
    return this.history.after.length > 0
  }

  // Changes

  put(drawing: Drawing): void {
    this.turn(change(this.history, drawing))
  }

  open(text: string): void {
    this.put(read(text))
  }

  undo(): void {
    this.turn(undo(this.history))
  }

  redo(): void {
    this.turn(redo(this.history))
  }

  dot(spot: Spot, letter: Letter): void {
    this.put(paint(this.drawing, [spot], letter))
  }

  private turn(history: History<Drawing>): void {
    if (history.now === this.history.now) return
    this.history = history
    this.rest()
  }

  // One stroke of the pencil is one change

  press(spot: Spot, letter: Letter): void {
    this.pressed = this.last = spot
    this.stroked = paint(this.history.now, [spot], letter)
  }

  drag(spot: Spot, letter: Letter, isBox: boolean): void {
    if (!this.pressed || !this.last || !this.stroked) return
    this.stroked = isBox
      ? paint(this.history.now, box(this.pressed, this.within(spot)), letter)
      : paint(this.stroked, stroke(this.last, spot), letter)
    this.last = spot
  }

  release(): void {
    const made = this.stroked
    this.stroked = this.pressed = this.last = null
    if (made) this.put(made)
  }

  private within({ row, column }: Spot): Spot {
    const { rows } = this.history.now
    const inside = (value: number, most: number): number => Math.min(Math.max(value, 0), most - 1)
    return { row: inside(row, rows.length), column: inside(column, rows[0]?.length ?? 1) }
  }

  // What the server says

  private rest(): void {
    clearTimeout(this.timer)
    this.asked?.abort()
    this.verdict = 'checking'
    const size = this.history.now.rows.length * (this.history.now.rows[0]?.length ?? 0)
    this.timer = setTimeout(() => void this.judge(), REST + size / CHARACTERS_PER_MILLISECOND)
  }

  /** Ask the server now; also keeps the drawing on this device. */
  async judge(): Promise<void> {
    const asked = new AbortController()
    this.asked = asked
    this.isKept = keep('draft', this.text)
    try {
      const verdict = await check(this.text, asked.signal)
      if (this.asked === asked) this.verdict = verdict
    } catch {
      if (this.asked === asked && !asked.signal.aborted) this.verdict = 'offline'
    }
  }

  close(): void {
    clearTimeout(this.timer)
    this.asked?.abort()
    keep('draft', this.text)
  }
}

export function diagnosticsOf(verdict: Verdict): readonly Diagnostic[] {
  if (typeof verdict === 'string') return []
  return verdict.error ? [verdict.error] : verdict.warnings
}

/** The tile that a diagnostic is about, or null. */
export function spotOf({ line, column }: Diagnostic): Spot | null {
  return line > HEAD && column > 0 ? { row: line - HEAD - 1, column: column - 1 } : null
}

export function countsOf(drawing: Drawing): Readonly<Record<string, number>> {
  return Object.fromEntries(
    (['E', 'G', 'H', 'S', 'A', 'L'] as const).map((letter) => [letter, count(drawing, letter)]),
  )
}
