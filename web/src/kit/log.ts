/** The chronicle: what happened, in plain words, newest last. */

export interface Line {
  readonly id: number
  readonly text: string
  readonly tone: Tone
  /** The step it belongs to, where steps can be jumped to. */
  readonly at: number | null
  /** The one seat that was told, where several share a screen; null for everybody. */
  readonly to: number | null
}

/** How a line looks: something quiet, something of yours, good, or dangerous. */
export type Tone = 'plain' | 'mine' | 'good' | 'danger'

const LONGEST = 400

export class Log {
  lines: readonly Line[] = []
  private last = 0

  constructor(private readonly changed: (lines: readonly Line[]) => void = () => undefined) {}

  add(
    text: string,
    tone: Tone = 'plain',
    at: number | null = null,
    to: number | null = null,
  ): void {
    if (text === '') return
    this.lines = [...this.lines, { id: ++this.last, text, tone, at, to }].slice(-LONGEST)
    this.changed(this.lines)
  }

  clear(): void {
    this.lines = []
    this.changed(this.lines)
  }
}
