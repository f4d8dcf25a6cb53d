/** A lesson or a problem as this page knows it: what was done, where that leads, and the stage. */
import { askForGames, findEntry, infoOf } from '../../games'
import type { Cue, GameUi, LessonWords, Players } from '../../kit/game_ui'
import { tell } from '../../kit/http'
import { momentOf, paceOf } from '../../kit/pauses'
import type { Choices } from '../../kit/pick'
import { speed } from '../../kit/settings.svelte'
import { Stage, type Moment } from '../../kit/stage'
import type { GameEvent, GameView, LessonMoment } from '../../kit/wire'
import { explain } from '../errors'
import { speaker } from '../session.svelte'
import { keep, keptOf } from './progress'

/** What is done with a step that only wants to be read. */
export const READ_ON = 'read on'
const MOST_WAITING = 8

export class LessonRun {
  gameUi = $state.raw<GameUi | null>(null)
  words = $state.raw<LessonWords | null>(null)
  /** What the engine said last; shown when the stage has caught up. */
  moment = $state.raw<LessonMoment | null>(null)
  view = $state.raw<GameView | null>(null)
  cue = $state.raw<Cue<GameEvent> | null>(null)
  past = $state.raw<readonly GameEvent[]>([])
  isBusy = $state(false)
  /** Why the lesson can't go on, in a sentence. */
  problem = $state('')
  /** Why something was not taken; the number lets the same sentence be said again. */
  notice = $state.raw<{ readonly id: number; readonly text: string }>({ id: 0, text: '' })
  /** How often the engine has answered: a new moment, even if it looks like the old one. */
  count = $state(0)

  private actions = $state.raw<readonly string[]>([])

  readonly players: Players = $derived.by(() => {
    const seat = this.moment?.seat ?? 0
    const seats = Array.from({ length: this.moment?.seats ?? 1 }, (_, at) => at)
    return {
      names: seats.map(() => ''),
      bots: seats.map((at) => at !== seat),
      you: seat,
      mine: [seat],
    }
  })
  /** What leads on: the board marks this and nothing else. */
  readonly choices: Choices = $derived(
    this.isBusy || !this.moment
      ? []
      : this.moment.choices.filter(({ do: text }) => this.moment?.wanted.includes(text)),
  )
  readonly canGoBack = $derived(this.actions.length > 0 && this.moment?.state === 'open')
  readonly isReading = $derived(this.moment?.wanted[0] === READ_ON && this.moment.state === 'open')

  private stage: Stage<GameView, GameEvent> | null = null
  private lastSeat = -1
  private isAsking = false
  /** What a quick learner did before the engine had answered. */
  private waiting: readonly (() => void)[] = []

  constructor(
    readonly game: string,
    readonly name: string,
  ) {}

  /** Fetch everything and go on where the learner stopped. */
  async open(): Promise<void> {
    const [entry] = await Promise.all([findEntry(this.game), askForGames()])
    this.gameUi = (await entry?.load()) ?? null
    this.words = (await this.gameUi?.loadLessons?.()) ?? null
    const { actions } = keptOf(this.game, this.name)
    // What was kept may be of an older lesson: then it begins anew.
    if (!(await this.ask(actions, false))) await this.ask([], true)
  }

  leave(): void {
    this.stage?.skip()
  }

  /**
   * Do the action that is meant, if the lesson wants it; else say why not. What it is is asked only
   * when the engine has answered and all is shown: that input catches up, and need not fit.
   */
  act(meant: () => string | null, why: () => string): void {
    if (this.isAsking) {
      this.waiting = [...this.waiting, () => this.act(meant, why)].slice(0, MOST_WAITING)
      return
    }
    const isCatchingUp = this.isBusy
    if (isCatchingUp) this.skip()
    const text = meant()
    if (text !== null && this.moment?.wanted.includes(text))
      void this.ask([...this.actions, text], true)
    else if (!isCatchingUp) this.miss(why())
  }

  miss(why: string): void {
    if (this.isBusy) {
      this.skip()
      return
    }
    speaker.play(this.gameUi?.effects['tick'] ?? null)
    this.notice = { id: this.notice.id + 1, text: why }
  }

  back(): void {
    void this.ask(this.actions.slice(0, -1), true)
  }

  again(): void {
    void this.ask([], true)
  }

  skip(): void {
    this.stage?.skip()
  }

  private async ask(actions: readonly string[], isTold: boolean): Promise<boolean> {
    if (this.isAsking) return true
    this.isAsking = true
    try {
      const path = `/api/games/${this.game}/lessons/${this.name}`
      this.take(await tell<LessonMoment>(path, { actions }), actions)
      return true
    } catch (error) {
      if (isTold) this.problem = explain(error)
      return false
    } finally {
      this.isAsking = false
      this.goOn()
    }
  }

  private goOn(): void {
    const [next, ...rest] = this.waiting
    this.waiting = rest
    next?.()
  }

  private take(moment: LessonMoment, actions: readonly string[]): void {
    const isNext = actions.length === this.actions.length + 1
    this.problem = ''
    this.actions = actions
    const isDone = keptOf(this.game, this.name).isDone || moment.state === 'solved'
    keep(this.game, this.name, { actions: moment.state === 'open' ? actions : [], isDone })
    if (this.stage && isNext) this.perform(this.stage, moment)
    else this.cut(moment)
  }

  private cut(moment: LessonMoment): void {
    this.stage ??= this.openStage(moment.view)
    this.past = []
    this.stage.cut(moment.view)
    this.settle(moment)
  }

  private openStage(view: GameView): Stage<GameView, GameEvent> {
    return new Stage<GameView, GameEvent>(
      view,
      {
        view: (shown) => (this.view = shown),
        event: (event, _by, isSkipped) => this.happen(event, isSkipped),
        busy: (isBusy) => (this.isBusy = isBusy),
      },
      speed,
    )
  }

  private perform(stage: Stage<GameView, GameEvent>, moment: LessonMoment): void {
    const played = moment.last.flatMap(({ by, events }) =>
      events.map((event) => this.staged(event, by, moment.view)),
    )
    const done = (): void => this.settle(moment)
    stage.play([
      ...played,
      { event: null, by: -1, before: 0, after: 0, show: () => moment.view, done },
    ])
  }

  private staged(event: GameEvent, by: number, next: GameView): Moment<GameView, GameEvent> {
    const isBots = this.players.bots[by] === true
    const pauses = infoOf(this.game)?.pauses ?? null
    const pace = paceOf(pauses, event.kind, isBots, by !== this.lastSeat)
    this.lastSeat = by
    return momentOf(this.gameUi!, pace, event, by, next)
  }

  private settle(moment: LessonMoment): void {
    this.moment = moment
    this.count += 1
    this.notice = { id: this.notice.id, text: '' }
  }

  private happen(event: GameEvent, isSkipped: boolean): void {
    const { gameUi, view } = this
    if (!gameUi || !view) return
    this.cue = { id: (this.cue?.id ?? 0) + 1, event }
    this.past = [...this.past, event]
    const name = gameUi.sound(event, view, this.players)
    if (name && !isSkipped) speaker.play(gameUi.effects[name] ?? null)
  }
}
