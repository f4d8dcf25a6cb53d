/** Where on the page the things are that a moment of a lesson is about, measured as they move. */
import { tick } from 'svelte'
import type { Choices } from '../../kit/pick'
import type { LessonMoment } from '../../kit/wire'
import type { Box } from './placing'
import { boxOf, doerOf } from './things'

const WATCHED = { attributes: true, childList: true, subtree: true } as const
const MOVES = ['scroll', 'transitionend', 'animationend', 'load'] as const

export class Sights {
  board = $state.raw<Box | null>(null)
  /** What lies beside the board. */
  side = $state.raw<Box | null>(null)
  point = $state.raw<Box | null>(null)
  lit = $state.raw<readonly Box[]>([])
  marks = $state.raw<readonly (Box & { text: string })[]>([])
  /** Whether the point lies on the board and not beside it. */
  readonly isOnBoard = $derived(
    this.point !== null &&
      this.board !== null &&
      this.point.left < this.board.left + this.board.width &&
      this.point.top < this.board.top + this.board.height,
  )

  private moment: LessonMoment | null = null
  private choices: Choices = []
  private frame = 0

  /** Measure for this moment from now on; null while nothing is to be shown. */
  async look(root: HTMLElement, moment: LessonMoment | null, choices: Choices): Promise<void> {
    this.moment = moment
    this.choices = choices
    await tick()
    this.measure(root)
  }

  /** Measure again whenever something moves or changes its size; ends with what it returns. */
  watch(root: HTMLElement): () => void {
    const again = (): void => {
      this.frame ||= requestAnimationFrame(() => {
        this.frame = 0
        this.measure(root)
      })
    }
    const sizes = new ResizeObserver(again)
    sizes.observe(root)
    const changes = new MutationObserver(again)
    for (const part of root.querySelectorAll('.board, .side')) changes.observe(part, WATCHED)
    for (const name of MOVES) root.addEventListener(name, again, true)
    return () => {
      cancelAnimationFrame(this.frame)
      sizes.disconnect()
      changes.disconnect()
      for (const name of MOVES) root.removeEventListener(name, again, true)
    }
  }

  private measure(root: HTMLElement): void {
    const { moment } = this
    const found = (names: readonly string[]): Box[] =>
      names.flatMap((name) => boxOf(root, [name]) ?? [])
    // A game names its drawing where there is more than that in its place.
    this.board = boxOf(root, ['board', 'stand'])
    this.side = boxOf(root, ['side'])
    this.point = moment && boxOf(root, this.pointNames(moment))
    this.lit = moment ? found(moment.light) : []
    this.marks = Object.entries(moment?.marks ?? {}).flatMap(([text, names]) =>
      found(names).map((box) => ({ ...box, text })),
    )
  }

  private pointNames(moment: LessonMoment): readonly string[] {
    if (moment.point) return [moment.point]
    const [text] = moment.kind === 'lesson' ? moment.wanted : []
    return text === undefined ? [] : doerOf(text, this.choices)
  }
}
