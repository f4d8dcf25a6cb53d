/** Calls and frames to the engine that runs in a worker of this page. */
import { chooseWiring, type Socket, type Wiring } from '../../kit/wiring'
import type { FromWorker, ToWorker } from './messages'
import { hear } from './state.svelte'
import { askThinker, startWorker } from './workers'

// Asked for by every page first: it is a file, so that no page waits for Python.
const GAMES = '/api/games'
const gamesFile = new URL('../engine/games.json', import.meta.url).href

class Engine {
  private readonly table = startWorker('table')
  private readonly waiting = new Map<number, (text: string) => void>()
  private ids = 0
  socket: LocalSocket | null = null

  constructor() {
    this.table.onmessage = ({ data }: MessageEvent<FromWorker>) => this.listen(data)
  }

  say(message: ToWorker): void {
    this.table.postMessage(message)
  }

  ask(words: readonly [string, string, string]): Promise<string> {
    const id = ++this.ids
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      this.say({ kind: 'call', id, words })
    })
  }

  private listen(message: FromWorker): void {
    hear(message)
    if (message.kind === 'answer') {
      this.waiting.get(message.id)?.(message.text)
      this.waiting.delete(message.id)
    } else if (message.kind === 'opened') this.socket?.opened()
    else if (message.kind === 'frame') this.socket?.hear(message.text)
    else if (message.kind === 'think') void this.think(message)
  }

  /** Slow computers think in a worker of their own, so that the table answers meanwhile. */
  private async think({ id, job }: FromWorker & { kind: 'think' }): Promise<void> {
    try {
      this.say({ kind: 'thought', id, text: await askThinker('think', job), failure: '' })
    } catch (error) {
      this.say({ kind: 'thought', id, text: '', failure: String(error) })
    }
  }
}

let engine: Engine | null = null
/** Started when it is first needed, or when there is time. */
export function startEngine(): Engine {
  engine ??= new Engine()
  return engine
}

/** Looks like a socket to the link. */
class LocalSocket implements Socket {
  readyState: Socket['readyState'] = WebSocket.CONNECTING
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  private readonly self = this as unknown as WebSocket

  constructor(private readonly engine: Engine) {
    engine.socket = this
    engine.say({ kind: 'open' })
  }

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return
    this.readyState = WebSocket.OPEN
    this.onopen?.call(this.self, new Event('open'))
  }

  hear(data: string): void {
    if (this.readyState === WebSocket.OPEN)
      this.onmessage?.call(this.self, new MessageEvent('message', { data }))
  }

  send(frame: string): void {
    this.engine.say({ kind: 'frame', text: frame })
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.engine.say({ kind: 'close' })
    this.onclose?.call(this.self, new CloseEvent('close'))
  }
}

async function textOf(body: RequestInit['body']): Promise<string> {
  return body instanceof Blob ? body.text() : ((body ?? '') as string)
}

/** From the worker's one text to a response as a server would give it. */
export function responseOf(text: string): Response {
  const end = text.indexOf('\n')
  const { status, media } = JSON.parse(text.slice(0, end)) as { status: number; media: string }
  return new Response(text.slice(end + 1), { status, headers: { 'Content-Type': media } })
}

export async function call(path: string, request: RequestInit): Promise<Response> {
  if (path === GAMES) return fetch(gamesFile)
  const body = await textOf(request.body)
  return responseOf(await startEngine().ask([request.method ?? 'GET', path, body]))
}

const wiring: Wiring = { call, open: () => new LocalSocket(startEngine()) }
chooseWiring(wiring)
