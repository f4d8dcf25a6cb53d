import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link, type MatchFrame } from '../../src/kit/link'
import type { DownFrame, UpFrame } from '../../src/kit/wire'
import type { Socket } from '../../src/kit/wiring'

class FakeSocket {
  static all: FakeSocket[] = []
  readyState: number = WebSocket.CONNECTING
  said: UpFrame[] = []
  onopen = (): void => undefined
  onmessage: (message: { data: string }) => void = () => undefined
  onclose = (): void => undefined

  constructor() {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as UpFrame)
  }
  open(): void {
    this.readyState = WebSocket.OPEN
    this.onopen()
  }
  close(): void {
    this.readyState = WebSocket.CLOSED
    this.onclose()
  }
  hear(frame: Partial<DownFrame>): void {
    this.onmessage({ data: JSON.stringify(frame) })
  }
}

let link: Link
const latest = (): FakeSocket => FakeSocket.all.at(-1)!
const steps = (n: number): Partial<DownFrame> => ({ kind: 'steps', match: 'abcd', n }) as never

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  link = new Link(
    () => new FakeSocket() as unknown as Socket,
    () => 0.5,
  )
})
afterEach(() => {
  link.stop()
  vi.useRealTimers()
})

test('what is followed before the socket opens is joined when it does', () => {
  link.follow('abcd', () => undefined)
  link.start()
  latest().open()
  expect(latest().said).toEqual([{ kind: 'join', match: 'abcd', since: 0, views: 'changes' }])
})

test('after a loss it comes back, from the last step that it knows', () => {
  const heard: MatchFrame[] = []
  link.follow('abcd', (frame) => heard.push(frame))
  link.start()
  latest().open()
  latest().hear(steps(7))
  latest().close()
  expect(link.state).toBe('lost')
  vi.advanceTimersByTime(300)
  expect(FakeSocket.all).toHaveLength(2)
  latest().open()
  expect(link.state).toBe('open')
  expect(latest().said[0]).toEqual({ kind: 'join', match: 'abcd', since: 7, views: 'changes' })
  expect(heard).toHaveLength(1)
})

test('it waits longer with each failure, up to eight seconds', () => {
  link.start()
  const waits = Array.from({ length: 9 }, () => {
    const before = FakeSocket.all.length
    latest().close()
    let waited = 0
    for (; FakeSocket.all.length === before; waited += 50) vi.advanceTimersByTime(50)
    return waited
  })
  expect(waits.slice(0, 4)).toEqual([250, 500, 1000, 2000])
  expect(Math.max(...waits)).toBe(8000)
})

test('an unanswered action is sent again with the same id, an answered one is not', () => {
  link.follow('abcd', () => undefined)
  link.start()
  latest().open()
  link.act('abcd', 3, 'move e', null)
  const first = latest().said.at(-1)!
  expect(link.isWaiting('abcd')).toBe(true)
  latest().close()
  vi.advanceTimersByTime(300)
  latest().open()
  expect(latest().said.at(-1)).toEqual(first)
  latest().hear(steps(4))
  expect(link.isWaiting('abcd')).toBe(false)
  latest().close()
  vi.advanceTimersByTime(300)
  latest().open()
  expect(latest().said.map((frame) => frame.kind)).toEqual(['join'])
})

test('a refused action is not sent again', () => {
  link.follow('abcd', () => undefined)
  link.start()
  latest().open()
  link.act('abcd', 3, 'move e', null)
  const sent = latest().said.at(-1) as { id: string }
  latest().hear({ kind: 'refused', match: 'abcd', n: 3, id: sent.id, code: 'X', message: 'no' })
  expect(link.isWaiting('abcd')).toBe(false)
})

test('a silent server is left and asked again', () => {
  link.start()
  latest().open()
  vi.advanceTimersByTime(15_000)
  expect(latest().said.at(-1)?.kind).toBe('ping')
  latest().hear({ kind: 'pong', t: 0 })
  vi.advanceTimersByTime(14_000)
  expect(FakeSocket.all).toHaveLength(1)
  vi.advanceTimersByTime(12_000)
  expect(FakeSocket.all.length).toBeGreaterThan(1)
})

test('when the server says goodbye it comes back at the time it was told', () => {
  link.start()
  latest().open()
  latest().hear({ kind: 'closing', retry: 3000 })
  expect(link.state).toBe('lost')
  vi.advanceTimersByTime(2900)
  expect(FakeSocket.all).toHaveLength(1)
  vi.advanceTimersByTime(200)
  expect(FakeSocket.all).toHaveLength(2)
})

test('who follows no longer hears no longer', () => {
  const heard: MatchFrame[] = []
  const part = link.follow('abcd', (frame) => heard.push(frame))
  link.start()
  latest().open()
  part()
  latest().hear(steps(1))
  expect(heard).toEqual([])
  expect(latest().said.at(-1)).toEqual({ kind: 'part', match: 'abcd' })
})

const view = { seat: 0, rows: ['ab', 'cd'] }
const snapshot = (n: number): Partial<DownFrame> =>
  ({ kind: 'snapshot', match: 'abcd', n, view }) as never
const changes = (since: number, n: number, row: string): Partial<DownFrame> =>
  ({
    kind: 'changes',
    match: 'abcd',
    n,
    since,
    patch: { splices: [], puts: [[['rows', 0], row]] },
  }) as never

test('what changes is heard as the whole view that follows from it', () => {
  const heard: MatchFrame[] = []
  link.follow('abcd', (frame) => heard.push(frame))
  link.start()
  latest().open()
  latest().hear(snapshot(3))
  latest().hear(changes(3, 4, 'xb'))
  latest().hear(changes(4, 5, 'xy'))
  expect(heard.map(({ kind }) => kind)).toEqual(['snapshot', 'steps', 'steps'])
  expect(heard[1]).toMatchObject({ n: 4, view: { seat: 0, rows: ['xb', 'cd'] } })
  expect(heard[2]).toMatchObject({ n: 5, view: { seat: 0, rows: ['xy', 'cd'] } })
  latest().close()
  vi.advanceTimersByTime(300)
  latest().open()
  expect(latest().said[0]).toEqual({ kind: 'join', match: 'abcd', since: 5, views: 'changes' })
})

test('who finds a gap asks for a snapshot once, and goes on from that', () => {
  const heard: MatchFrame[] = []
  link.follow('abcd', (frame) => heard.push(frame))
  link.start()
  latest().open()
  latest().hear(snapshot(3))
  latest().hear(changes(4, 5, 'lost'))
  latest().hear(changes(5, 6, 'lost'))
  expect(heard).toHaveLength(1)
  expect(latest().said.slice(1)).toEqual([
    { kind: 'join', match: 'abcd', since: 3, views: 'changes' },
  ])
  latest().hear(snapshot(6))
  latest().hear(changes(6, 7, 'found'))
  expect(heard.at(-1)).toMatchObject({ n: 7, view: { rows: ['found', 'cd'] } })
})
