/**
 * The stage: plays what happened in order and at a pace that one can follow, then shows the view
 * that the server sent. The view wins: whatever the playing showed, the last word is the server's.
 */
import type { Speed } from './settings.svelte'

export interface Moment<V, E> {
  /** What happened, or null for the view that closes a frame. */
  readonly event: E | null
  /** Who acted. */
  readonly by: number
  /** Milliseconds to wait before and after, at normal speed. */
  readonly before: number
  readonly after: number
  /** What to show at this moment. */
  readonly show: (shown: V) => V
  readonly done?: () => void
}

export interface Showing<V, E> {
  readonly view: (view: V) => void
  readonly event: (event: E, by: number, isSkipped: boolean) => void
  readonly busy: (busy: boolean) => void
}

const FACTORS: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1 }
/** Who wants it fast waits no longer than this at a stretch, if it can still be followed then. */
const LONG = 1_600
const HASTE = 0.25

export class Stage<V, E> {
  private queue: Moment<V, E>[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private waitsBefore = true
  private haste = 1

  constructor(
    private shown: V,
    private readonly showing: Showing<V, E>,
    private readonly speed: () => Speed,
  ) {}

  get isBusy(): boolean {
    return this.timer !== undefined
  }

  /** Whether something is still to be shown, and not only a pause to run out. */
  get isBehind(): boolean {
    return this.actors.length > 0
  }

  /** The seats that did what is still to be shown; none while only a pause runs out. */
  get actors(): readonly number[] {
    return this.queue.filter((moment) => moment.event !== null).map((moment) => moment.by)
  }

  play(moments: readonly Moment<V, E>[]): void {
    this.queue.push(...moments)
    const time = this.queue.reduce((sum, { before, after }) => sum + before + after, 0)
    this.haste = Math.max(HASTE, Math.min(1, LONG / (time * FACTORS.fast)))
    if (!this.isBusy) this.run()
  }

  /** Show this at once and forget what was still to be played. */
  cut(view: V): void {
    this.halt()
    this.queue = []
    this.set(view)
  }

  /** Show all that is left without waiting. */
  skip(): void {
    this.halt()
    for (const moment of this.queue.splice(0)) this.perform(moment, true)
  }

  private run(): void {
    for (let moment = this.queue[0]; moment !== undefined; moment = this.queue[0]) {
      if (this.waitsBefore && this.pause(moment.before)) {
        this.waitsBefore = false
        return
      }
      this.waitsBefore = true
      this.queue.shift()
      this.perform(moment, false)
      if (this.pause(moment.after)) return
    }
  }

  private pause(time: number): boolean {
    const speed = this.speed()
    const wait = time * FACTORS[speed] * (speed === 'fast' ? this.haste : 1)
    if (wait <= 0) return false
    this.timer = setTimeout(() => this.wake(), wait)
    this.showing.busy(true)
    return true
  }

  private wake(): void {
    this.timer = undefined
    this.run()
    if (!this.isBusy) this.showing.busy(false)
  }

  private halt(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waitsBefore = true
    this.showing.busy(false)
  }

  private perform(moment: Moment<V, E>, isSkipped: boolean): void {
    this.set(moment.show(this.shown))
    if (moment.event !== null) this.showing.event(moment.event, moment.by, isSkipped)
    moment.done?.()
  }

  private set(view: V): void {
    this.shown = view
    this.showing.view(view)
  }
}
