import { expect, test, vi } from 'vitest'
import { fetched } from '../../src/kit/fetched.svelte'

test('a part is null until it is there, and is asked for once', async () => {
  const load = vi.fn(() => Promise.resolve('part'))
  const part = fetched(load)
  expect(part.now).toBeNull()
  expect(load).not.toHaveBeenCalled()
  await Promise.all([part.fetch(), part.fetch()])
  expect(part.now).toBe('part')
  expect(await part.fetch()).toBe('part')
  expect(load).toHaveBeenCalledOnce()
})

test('what could not be fetched is asked for again', async () => {
  const load = vi.fn(() => Promise.reject<string>(new TypeError('no network')))
  const part = fetched(load)
  await expect(part.fetch()).rejects.toThrow('no network')
  expect(part.now).toBeNull()
  load.mockResolvedValueOnce('part')
  await part.fetch()
  expect(part.now).toBe('part')
})
