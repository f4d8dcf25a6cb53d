import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Speed } from '../../src/kit/settings.svelte'
import { type Moment, Stage } from '../../src/kit/stage'

let shown: string[]
let events: string[]
let speed: Speed
let stage: Stage<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  events = []
  speed = 'normal'
  stage = new Stage<string, string>(
    'start',
    {
      view: (view) => shown.push(view),
      event: (event, _, isSkipped) => events.push(isSkipped ? `(${event})` : event),
      busy: () => undefined,
    },
    () => speed,
  )
})
afterEach(() => vi.useRealTimers())

const happening = (event: string, before = 0, after = 0): Moment<string, string> => ({
  event,
  by: 0,
  before,
  after,
  show: (view) => `${view}+${event}`,
})
const view = (text: string): Moment<string, string> => ({
  event: null,
  by: -1,
  before: 0,
  after: 0,
  show: () => text,
})

test('without pauses everything is shown at once, and the view wins', () => {
  stage.play([happening('a'), happening('b'), view('server')])
  expect(shown).toEqual(['start+a', 'start+a+b', 'server'])
  expect(stage.isBusy).toBe(false)
})

test('pauses before and after are kept, in order (DD-97)', () => {
  stage.play([happening('a', 800, 600), happening('b'), view('server')])
  expect(events).toEqual([])
  vi.advanceTimersByTime(799)
  expect(events).toEqual([])
  vi.advanceTimersByTime(1)
  expect(events).toEqual(['a'])
  vi.advanceTimersByTime(600)
  expect(events).toEqual(['a', 'b'])
  expect(shown.at(-1)).toBe('server')
})

test.each([
  ['fast', 400],
  ['normal', 800],
  ['off', 0],
] as const)('at speed %s a pause of 800 takes %d', (wished, time) => {
  speed = wished
  stage.play([happening('a', 800)])
  vi.advanceTimersByTime(Math.max(0, time - 1))
  expect(events).toEqual(time === 0 ? ['a'] : [])
  vi.advanceTimersByTime(1)
  expect(events).toEqual(['a'])
})

test.each([
  ['fast', 1_600],
  ['normal', 10_000],
] as const)('ten seconds at a stretch take at speed %s %d', (wished, time) => {
  speed = wished
  stage.play([...Array.from({ length: 10 }, (_, at) => happening(String(at), 1_000)), view('end')])
  vi.advanceTimersByTime(time - 1)
  expect(shown.at(-1)).not.toBe('end')
  vi.advanceTimersByTime(2)
  expect(shown.at(-1)).toBe('end')
})

test('what comes while playing waits its turn', () => {
  stage.play([happening('a', 0, 500), view('one')])
  stage.play([happening('b'), view('two')])
  expect(shown).toEqual(['start+a'])
  vi.advanceTimersByTime(500)
  expect(shown).toEqual(['start+a', 'one', 'one+b', 'two'])
})

test('skipping shows the rest at once and says so', () => {
  stage.play([happening('a', 0, 900), happening('b', 900), view('server')])
  stage.skip()
  expect(events).toEqual(['a', '(b)'])
  expect(shown.at(-1)).toBe('server')
  vi.advanceTimersByTime(5000)
  expect(events).toHaveLength(2)
})

test('it says whose doings are still to be shown; a pause that only runs out is nobody’s', () => {
  stage.play([happening('a', 0, 900), happening('b', 0, 900), view('server')])
  expect(stage.actors).toEqual([0])
  vi.advanceTimersByTime(900)
  expect(stage.isBusy).toBe(true)
  expect(stage.actors).toEqual([])
})

test('a cut forgets what was to be played', () => {
  stage.play([happening('a', 900), view('old')])
  stage.cut('new')
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual(['new'])
})
