/** One match as this page knows it: frames in, actions out, and the stage between them. */
import type { BoardMarks, Cue, GameUi, Players, Progress } from '../../kit/game_ui'
import { Log, type Line } from '../../kit/log'
import { momentOf, paceOf } from '../../kit/pauses'
import type { Choices } from '../../kit/pick'
import { settings, speed } from '../../kit/settings.svelte'
import { Stage, type Moment } from '../../kit/stage'
import type { MatchFrame } from '../../kit/link'
import type {
  About,
  Clock,
  GameEvent,
  GameView,
  Refused,
  Result,
  Seat,
  Seats,
  Snapshot,
  Steps,
  VisibleStep,
} from '../../kit/wire'
import { findEntry, infoOf } from '../../games'
import { fetchRefusals } from '../../kit/refusals'
import { words as refusalWords } from '../../kit/refusals/words'
import { refusal } from '../errors'
import { link, speaker } from '../session.svelte'
import { words } from '../words'
import { playersOf } from './players'
import { Talk } from '../chat/talk.svelte'

const COVERED = 31
const LONGEST_PAST = 200

export interface RunningClock extends Clock {
  /** When it was told, by the page's own clock. */
  readonly at: number
}

export interface Notice {
  readonly id: number
  readonly text: string
  /** Whether it answers what was just tried, and belongs where that was tried. */
  readonly isAnswer: boolean
}

export class Room {
  gameUi = $state.raw<GameUi | null>(null)
  about = $state.raw<About | null>(null)
  seats = $state.raw<readonly Seat[]>([])
  state = $state('')
  viewpoint = $state(COVERED)
  view = $state.raw<GameView | null>(null)
  choices = $state.raw<Choices>([])
  acting = $state.raw<readonly number[]>([])
  clock = $state.raw<RunningClock | null>(null)
  result = $state.raw<Result | null>(null)
  cue = $state.raw<Cue<GameEvent> | null>(null)
  lines = $state.raw<readonly Line[]>([])
  past = $state.raw<readonly GameEvent[]>([])
  readonly talk: Talk
  spectators = $state(0)
  rematch = $state<string | null>(null)
  /** Seats whose players would play again. */
  offers = $state.raw<readonly number[]>([])
  /** Whether we may open one more seat, or close one that nobody took. */
  canOpen = $state(false)
  /** Whether we may begin without those who have not come. */
  canBegin = $state(false)
  canClose = $state(false)
  /** What opens a private match to whom it is sent. */
  invite = $state<string | null>(null)
  /** Whether the match ended while we watched, not before we came. */
  sawEnd = $state(false)
  isBusy = $state(false)
  /** Whether somebody who shares this device still looks at what their last action led to. */
  isLingering = $state(false)
  /** Whether something that others did is still to be shown. */
  isWatching = $state(false)
  isGone = $state(false)
  /** Why the match can't be opened although it is kept: its rules are gone. */
  archived = $state<'VOID' | 'OTHER_RULES' | null>(null)
  /** What was advised, until we act. */
  advice = $state.raw<BoardMarks | null>(null)
  notice = $state.raw<Notice>({ id: 0, text: '', isAnswer: false })

  readonly players: Players = $derived(playersOf(this.seats, this.about?.game))
  readonly isHotSeat = $derived(this.players.mine.length > 1)
  /** Whether we have let computers play, to watch them. */
  readonly isOurShow = $derived(
    this.about?.host === true && this.seats.every(({ player }) => player === 'bot'),
  )
  /** The chronicle for whoever looks now. */
  readonly visibleLines = $derived(
    this.lines.filter(({ to }) => to === null || to === this.viewpoint),
  )
  /** The seat of mine that acts now, or null. */
  readonly turn = $derived(this.acting.find((seat) => this.players.mine.includes(seat)) ?? null)

  readonly progress: Progress = $derived({
    acting: this.acting,
    result: this.result,
    choices: this.choices,
  })
  /** The seat that acts from this page: mine, or on a shared device that of the turn. */
  readonly ownSeat = $derived(this.isHotSeat ? this.turn : this.players.you)

  private n = 0
  private readonly log = new Log((lines) => (this.lines = lines))
  private stage: Stage<GameView, GameEvent> | null = null
  /** Who did what was played last. */
  private lastSeat = -1
  private frames: MatchFrame[] = []
  private kept: (Steps | Snapshot)[] = []
  private part: () => void

  constructor(readonly match: string) {
    this.talk = new Talk(match)
    // The socket refuses, too: its words must be there by then.
    void fetchRefusals()
    const invite = location.hash.slice(1, 65)
    this.part = link.follow(match, (frame) => this.receive(frame), invite)
  }

  leave(): void {
    this.part()
    this.stage?.skip()
  }

  /** Do something; what is still being shown is skipped. Where it can't be done the rules say why. */
  act(text: string): void {
    this.skip()
    this.advice = null
    if (this.isLingering || link.isWaiting(this.match)) return
    this.say('') // why something else was not possible is of no use any more
    link.act(this.match, this.n, text, this.isHotSeat ? this.turn : null)
  }

  /** Something that is no action was tried: `why` is what the game says if it is our turn. */
  miss(why: string): void {
    this.deny(this.outOfTurn ?? why)
  }

  /** Show all that is left to show; false if nothing was. */
  skip(): boolean {
    const isBehind = this.stage?.isBehind ?? false
    this.stage?.skip()
    return isBehind
  }

  /** Who shares this device has seen enough: what has waited for that is shown. */
  hide(): void {
    this.isLingering = false
    this.viewpoint = COVERED
    for (const frame of this.kept.splice(0)) this.show(frame)
  }

  /** See what a seat of mine sees, or only what everybody sees. */
  look(seat: number | null): void {
    link.say({ kind: 'look', match: this.match, seat })
  }

  chat(text: string | null, phrase: string | null): void {
    link.say({ kind: 'chat', match: this.match, ...(phrase === null ? { text } : { phrase }) })
  }

  /** The same people play another match, if there is one. */
  meetAgain(match: string | null): void {
    this.rematch = match
    if (match !== null) this.talk.carryTo(match)
  }

  say(text: string): void {
    this.notice = { id: this.notice.id + 1, text, isAnswer: false }
  }

  /** Say no to what was just tried, where it was tried. */
  private deny(why: string): void {
    speaker.play(this.gameUi?.effects['tick'] ?? null)
    this.notice = { id: this.notice.id + 1, text: why, isAnswer: true }
  }

  /** Why nothing at all can be done from this page now, or null. */
  private get outOfTurn(): string | null {
    const { refusals } = refusalWords()
    if (this.state === 'over') return refusals.MATCH_OVER
    if (this.players.mine.length === 0) return refusals.NOT_SEATED
    return this.turn === null ? refusals.NOT_YOUR_TURN : null
  }

  private receive(frame: MatchFrame): void {
    this.frames.push(frame)
    if (frame.kind === 'snapshot' && !this.gameUi) void this.open(frame.about.game)
    else if (this.gameUi || frame.kind === 'refused') this.drain()
  }

  private async open(game: string): Promise<void> {
    this.gameUi = (await (await findEntry(game))?.load()) ?? null
    if (!this.gameUi) this.isGone = true
    this.drain()
  }

  private drain(): void {
    for (const frame of this.frames.splice(0)) this.take(frame)
  }

  private take(frame: MatchFrame): void {
    switch (frame.kind) {
      case 'snapshot':
        return this.arrive(frame)
      case 'steps':
        return this.goOn(frame)
      case 'seats':
        return this.seat(frame)
      case 'said':
        return this.talk.add(frame, this.players.mine.includes(frame.by))
      case 'talk':
        return this.talk.restore(frame.lines)
      case 'hidden':
        return this.seeLess()
      case 'refused':
        return this.refuse(frame)
    }
  }

  private arrive(frame: Snapshot): void {
    this.about = frame.about
    this.seats = frame.seats
    this.state = frame.state
    this.meetAgain(frame.about.rematch)
    if (this.stage && frame.steps[0]?.n === this.n + 1) {
      this.goOn(frame)
      return
    }
    this.kept = []
    this.isLingering = false
    this.recount(frame.steps, frame.view)
    this.stage ??= this.openStage(frame.view)
    this.stage.cut(frame.view)
    this.settle(frame)
    this.react(frame)
  }

  /** Fill the chronicle with what happened while we were away, without playing it. */
  private recount(steps: readonly VisibleStep[], view: GameView): void {
    if (steps[0] && steps[0].n > this.n + 1) this.log.add('…')
    else this.begin(view)
    for (const { events } of steps) for (const event of events) this.write(event, view)
  }

  /** What the chronicle begins with, as soon as everybody who is named in it has sat down. */
  private begin(view: GameView): void {
    if (this.state === 'open' || this.n > 0 || this.lines.length > 0) return
    for (const line of this.gameUi?.opening?.(view, this.players) ?? []) this.log.add(line)
  }

  private openStage(view: GameView): Stage<GameView, GameEvent> {
    return new Stage<GameView, GameEvent>(
      view,
      {
        view: (shown) => (this.view = shown),
        event: (event, _by, isSkipped) => this.happen(event, isSkipped),
        busy: (isBusy) => {
          this.isBusy = isBusy
          this.isWatching = isBusy && this.isBehindOthers()
        },
      },
      speed,
    )
  }

  private isBehindOthers(): boolean {
    return this.stage?.actors.some((by) => !this.players.mine.includes(by)) ?? false
  }

  private goOn(frame: Steps | Snapshot): void {
    if (this.isLingering) this.kept.push(frame)
    else this.show(frame)
    this.react(frame)
  }

  private show(frame: Steps | Snapshot): void {
    const { gameUi } = this
    if (!gameUi || !this.stage) return
    this.n = frame.n
    this.choices = []
    const moments = frame.steps.flatMap(({ by, events }) =>
      events.map((event) => this.moment(gameUi, event, by, frame.view)),
    )
    const last: Moment<GameView, GameEvent> = {
      event: null,
      by: -1,
      before: 0,
      after: 0,
      show: () => frame.view,
      done: () => this.settle(frame),
    }
    this.stage.play(moments)
    if (this.isTurnOver(frame)) {
      this.isLingering = true
      this.kept = [{ ...frame, steps: [] }]
    } else this.stage.play([last])
  }

  /** Whether the seat that looked from a shared device has just ended its turn. */
  private isTurnOver({ acting, state }: Steps | Snapshot): boolean {
    const isLooking = this.isHotSeat && this.viewpoint !== COVERED
    return isLooking && state === 'running' && !acting.includes(this.viewpoint)
  }

  /** Do at once what the player asked for beforehand, whatever is still being shown. */
  private react(frame: Steps | Snapshot): void {
    const { mine, you } = this.players
    const asked = frame.acting.find((each) => mine.includes(each))
    const seat = asked ?? you
    if (seat === null || frame.state !== 'running' || link.isWaiting(this.match)) return
    const text = this.gameUi?.reflex?.(frame.view, seat, asked !== undefined)
    if (text) link.act(this.match, frame.n, text, this.isHotSeat ? seat : null)
  }

  private moment(
    gameUi: GameUi,
    event: GameEvent,
    by: number,
    next: GameView,
  ): Moment<GameView, GameEvent> {
    const isBots = this.players.bots[by] === true
    const pauses = infoOf(this.about?.game ?? '')?.pauses ?? null
    const pace = paceOf(pauses, event.kind, isBots, by !== this.lastSeat)
    this.lastSeat = by
    return momentOf(gameUi, pace, event, by, next)
  }

  private settle(frame: Steps | Snapshot): void {
    this.n = Math.max(this.n, frame.n)
    this.state = frame.state
    this.viewpoint = frame.viewpoint
    this.acting = frame.acting
    this.choices = frame.choices
    this.clock = frame.clock && { ...frame.clock, at: performance.now() }
    this.result = frame.result
    if (frame.kind === 'steps' && frame.result) this.sawEnd = true
  }

  private happen(event: GameEvent, isSkipped: boolean): void {
    const { gameUi, view } = this
    if (!gameUi || !view) return
    this.cue = { id: (this.cue?.id ?? 0) + 1, event }
    this.write(event, view)
    const name = gameUi.sound(event, view, this.players)
    const isAlert = name?.startsWith('turn') ?? false
    if (name && !isSkipped && (settings.turnAlert || !isAlert))
      speaker.play(gameUi.effects[name] ?? null)
  }

  private write(event: GameEvent, view: GameView): void {
    this.past = [...this.past, event].slice(-LONGEST_PAST)
    const line = this.gameUi?.sentence(event, view, this.players)
    const to = this.isHotSeat ? (this.gameUi?.onlyFor?.(event) ?? null) : null
    if (line) this.log.add(line.text, line.tone, null, to)
  }

  private seat(frame: Seats): void {
    this.seats = frame.seats
    this.state = frame.state
    this.spectators = frame.spectators
    this.meetAgain(frame.rematch)
    this.offers = frame.offers
    this.canOpen = frame.can_open
    this.canBegin = frame.can_begin
    this.canClose = frame.can_close
    this.invite = frame.invite
    if (this.view) this.begin(this.view)
  }

  /** A second person sat down: who only watches sees less from now on, and should know why. */
  private seeLess(): void {
    this.log.add(words().match.hidden)
    this.say(words().match.hidden)
  }

  private refuse(frame: Refused): void {
    // To whom it is not for it is not there: the page says what an invitation looks like.
    if (frame.code === 'NO_SUCH_MATCH' || frame.code === 'NOT_INVITED') this.isGone = true
    if (frame.code === 'VOID' || frame.code === 'OTHER_RULES') this.archived = frame.code
    // The page itself says so then. Or somebody was faster: the steps that follow show it.
    if (this.isGone || this.archived || frame.code === 'STALE') return
    this.deny(this.gameUi?.refusal(frame.code) ?? refusal(frame.code, frame.message))
  }
}
