import { expect, test } from 'vitest'
import { responseOf } from '../../../src/app/local/wiring'

test('an answer of the engine looks like a server’s', async () => {
  const refused = responseOf('{"status":409,"media":"application/json"}\n{"error":\n1}')
  expect(refused.ok).toBe(false)
  expect(await refused.json()).toEqual({ error: 1 })
})
