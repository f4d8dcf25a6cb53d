// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { BYTES, fetchUnpacked } from '../../../src/app/local/fetching'

const file = { name: 'python.zip.gz', bytes: 100, sha256: 'abcdef0123456789' }
const good = gzipSync('all of it')
const damaged = Uint8Array.from(good, (byte, at) => (at === good.length - 6 ? byte ^ 1 : byte))

/** Answers with these bodies, one after the other. */
function answering(...bodies: Uint8Array[]): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => {
    const content = bodies.shift()!
    const body = new ReadableStream<Uint8Array>({
      start(out) {
        out.enqueue(content)
        out.close()
      },
    })
    return Promise.resolve({ ok: true, body } as unknown as Response)
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const text = async (): Promise<string> =>
  new TextDecoder().decode(await fetchUnpacked('/engine/', file, BYTES, () => undefined))

test('a file is asked for by its checksum, and unpacked', async () => {
  const fetched = answering(good)
  expect(await text()).toBe('all of it')
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/engine/python.zip.gz?abcdef012345', {})
})

test('a damaged file is noticed, and fetched again past every cache', async () => {
  const fetched = answering(damaged, good)
  expect(await text()).toBe('all of it')
  expect(fetched.mock.calls[1]).toEqual(['/engine/python.zip.gz?abcdef012345', { cache: 'reload' }])
})

test('a file that stays damaged is a failure', async () => {
  answering(damaged, good.subarray(0, 12))
  await expect(text()).rejects.toThrow()
})
