/**
 * The socket: one for all matches of the page. It comes back by itself after a loss, joins its
 * matches again from the last step they know, and sends unanswered actions once more: the server
 * does an action with the same id only once.
 */
import { patched } from './patch'
import type {
  Act,
  Changes,
  DownFrame,
  GameView,
  Hidden,
  Matches,
  Seats,
  Said,
  Refused,
  Snapshot,
  Steps,
  Talk,
  UpFrame,
} from './wire'
import { type Socket, wiring } from './wiring'

export type MatchFrame = Snapshot | Steps | Seats | Said | Talk | Hidden | Refused
export type Listener = (frame: MatchFrame) => void
export type LinkState = 'idle' | 'connecting' | 'open' | 'lost'

const FIRST_WAIT = 250
const LONGEST_WAIT = 8_000
const PING_EVERY = 15_000
const PONG_WITHIN = 10_000

interface Following {
  readonly listener: Listener
  /** Opens a private match to who does not sit there. */
  readonly invite: string
  since: number
  /** The view of the last frame: what changes is told by what is different in it. */
  view: GameView | null
  waiting: Act[]
}

export class Link {
  state: LinkState = 'idle'
  private socket: Socket | null = null
  private readonly following = new Map<string, Following>()
  private readonly stateListeners = new Set<(state: LinkState) => void>()
  private lobbyListener: ((frame: Matches) => void) | null = null
  private attempts = 0
  private ids = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private heart: ReturnType<typeof setInterval> | undefined
  private deadline: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly open: () => Socket = () => wiring().open(),
    private readonly random: () => number = Math.random,
  ) {}

  /**
   * Open the socket if it is not open. Following something does not open it: a socket without the
   * guest's cookie would have no seats, so the page asks for that first.
   */
  start(): void {
    if (this.socket !== null) return
    clearTimeout(this.retry)
    this.become(this.attempts === 0 ? 'connecting' : 'lost')
    const socket = this.open()
    this.socket = socket
    socket.onopen = () => this.opened()
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as DownFrame)
    socket.onclose = () => this.closed(socket)
  }

  stop(): void {
    clearTimeout(this.retry)
    const socket = this.socket
    this.socket = null
    this.quiet()
    this.become('idle')
    socket?.close()
  }

  onState(listener: (state: LinkState) => void): () => void {
    this.stateListeners.add(listener)
    listener(this.state)
    return () => this.stateListeners.delete(listener)
  }

  follow(match: string, listener: Listener, invite = ''): () => void {
    // From step 0 on: where the server still has them, the first answer tells what happened so far.
    const following: Following = { listener, invite, since: 0, view: null, waiting: [] }
    this.following.set(match, following)
    this.join(match, following)
    return () => {
      if (this.following.get(match) !== following) return
      this.following.delete(match)
      this.say({ kind: 'part', match })
    }
  }

  followLobby(listener: (frame: Matches) => void): () => void {
    this.lobbyListener = listener
    this.say({ kind: 'lobby', follow: true })
    return () => {
      if (this.lobbyListener !== listener) return
      this.lobbyListener = null
      this.say({ kind: 'lobby', follow: false })
    }
  }

  /** Ask for an action; it is kept until it is answered. */
  act(match: string, n: number, text: string, seat: number | null): void {
    const id = `${Math.floor(this.random() * 1e9).toString(36)}-${String(++this.ids)}`
    const act: Act = { kind: 'act', match, n, do: text, id, seat }
    this.following.get(match)?.waiting.push(act)
    this.say(act)
  }

  /** Whether an action of ours is still unanswered. */
  isWaiting(match: string): boolean {
    return (this.following.get(match)?.waiting.length ?? 0) > 0
  }

  say(frame: UpFrame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame))
  }

  private join(match: string, following: Following): void {
    following.view = null
    const { invite, since } = following
    const invited = invite ? { invite } : {}
    this.say({ kind: 'join', match, since, views: 'changes', ...invited })
  }

  private opened(): void {
    this.attempts = 0
    this.become('open')
    for (const [match, each] of this.following) {
      this.join(match, each)
      for (const act of each.waiting) this.say(act)
    }
    if (this.lobbyListener) this.say({ kind: 'lobby', follow: true })
    this.heart = setInterval(() => this.beat(), PING_EVERY)
  }

  private beat(): void {
    this.say({ kind: 'ping', t: 0 })
    clearTimeout(this.deadline)
    this.deadline = setTimeout(() => this.socket?.close(), PONG_WITHIN)
  }

  private closed(socket: Socket): void {
    if (this.socket !== socket) return
    this.socket = null
    this.quiet()
    this.become('lost')
    this.comeBack(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++))
  }

  private comeBack(wait: number): void {
    clearTimeout(this.retry)
    // Scattered, so that a restarted server is not met by everybody at once.
    this.retry = setTimeout(() => this.start(), wait * (0.75 + 0.5 * this.random()))
  }

  private quiet(): void {
    clearInterval(this.heart)
    clearTimeout(this.deadline)
  }

  private become(state: LinkState): void {
    this.state = state
    for (const listener of this.stateListeners) listener(state)
  }

  private hear(frame: DownFrame): void {
    clearTimeout(this.deadline)
    if (frame.kind === 'matches') this.lobbyListener?.(frame)
    else if (frame.kind === 'closing') this.expectRestart(frame.retry)
    else if (frame.kind === 'changes') this.change(frame)
    else if (frame.kind !== 'hello' && frame.kind !== 'pong') this.pass(frame)
  }

  private expectRestart(retry: number): void {
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.quiet()
    this.become('lost')
    this.attempts = 1
    this.comeBack(retry)
  }

  /** What is different, as the whole that follows from it; who has a gap asks for a snapshot. */
  private change(frame: Changes): void {
    const following = this.following.get(frame.match)
    if (!following || following.view === null) return // what was asked for is on its way
    if (following.since !== frame.since) {
      this.join(frame.match, following)
      return
    }
    this.pass({ ...frame, kind: 'steps', view: patched(following.view, frame.patch) })
  }

  private pass(frame: MatchFrame): void {
    const following = frame.match === null ? undefined : this.following.get(frame.match)
    if (!following) return
    if (frame.kind === 'snapshot' || frame.kind === 'steps') {
      following.since = frame.n
      following.view = frame.view
      following.waiting = following.waiting.filter((act) => act.n >= frame.n)
    } else if (frame.kind === 'refused') {
      following.waiting = following.waiting.filter((act) => act.id !== frame.id)
    }
    following.listener(frame)
  }
}
