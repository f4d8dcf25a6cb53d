import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromWorker, ToWorker } from '../../../src/app/local/messages'

/** A worker that answers at once, unless it is told to fail. */
class Thinker {
  static all: Thinker[] = []
  static fails = false
  onmessage: ((message: { data: FromWorker }) => void) | null = null
  readonly terminate = vi.fn()
  constructor() {
    Thinker.all.push(this)
  }
  postMessage(asked: ToWorker & { kind: 'think' }): void {
    const data: FromWorker = Thinker.fails
      ? { kind: 'trouble', what: 'missing', why: 'no network' }
      : { kind: 'thought', id: asked.id, text: `about ${asked.job}`, failure: '' }
    this.onmessage?.({ data })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', Thinker)
  Thinker.all = []
  Thinker.fails = false
})
afterEach(() => void vi.useRealTimers())

async function asking(): Promise<(job: string) => Promise<string>> {
  vi.resetModules()
  const { askThinker } = await import('../../../src/app/local/workers')
  return (job) => askThinker('think', job)
}

test('a second Python is ended when nobody needs it, and started again', async () => {
  const ask = await asking()
  expect(await ask('a')).toBe('about a')
  vi.advanceTimersByTime(59_000)
  expect(await ask('b')).toBe('about b')
  vi.advanceTimersByTime(59_000)
  expect(Thinker.all).toHaveLength(1)
  expect(Thinker.all[0]!.terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(Thinker.all[0]!.terminate).toHaveBeenCalledOnce()
  expect(await ask('c')).toBe('about c')
  expect(Thinker.all).toHaveLength(2)
})

test('where it can not start, everybody hears of it, and the next one tries anew', async () => {
  const ask = await asking()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  Thinker.fails = true
  await expect(ask('a')).rejects.toThrow('no engine here')
  Thinker.fails = false
  expect(await ask('b')).toBe('about b')
  expect(Thinker.all).toHaveLength(2)
})
