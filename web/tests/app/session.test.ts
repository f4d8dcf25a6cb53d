import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { explain } from '../../src/app/errors'
import { connect, session } from '../../src/app/session.svelte'
import { chooseWiring, serverWiring } from '../../src/kit/wiring'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  chooseWiring(serverWiring)
})

test('who is banned is told so, and does not ask again and again', async () => {
  const error = { code: 'BANNED', message: '', details: { until: '2027-03-04T10:00:00Z' } }
  const call = vi.fn(() => Promise.resolve(Response.json({ error }, { status: 403 })))
  chooseWiring({ ...serverWiring, call })
  await connect()
  expect(explain(session.banned)).toMatch(/banned you until .*2027/)
  const asked = call.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(call.mock.calls.length).toBe(asked)
})
