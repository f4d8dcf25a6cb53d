import { afterEach, expect, test, vi } from 'vitest'
import { canShare, share } from '../../src/kit/share'

const WHAT = { title: 'A title', text: 'Some lines', url: 'https://play.example.org/' }

function device(parts: Record<string, unknown>): void {
  vi.stubGlobal('navigator', { ...parts })
}
afterEach(() => vi.unstubAllGlobals())

test('the sheet of the device is asked first', async () => {
  const sheet = vi.fn().mockResolvedValue(undefined)
  device({ share: sheet })
  expect(await share(WHAT)).toBe('shared')
  expect(sheet).toHaveBeenCalledWith(WHAT)
})

test('who closes the sheet has not failed, and nothing is copied behind their back', async () => {
  const writeText = vi.fn()
  const closed = new DOMException('', 'AbortError')
  device({ share: vi.fn().mockRejectedValue(closed), clipboard: { writeText } })
  expect(await share(WHAT)).toBe('closed')
  expect(writeText).not.toHaveBeenCalled()
})

test('without a sheet the text and the address are copied', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined)
  device({ clipboard: { writeText } })
  expect(await share(WHAT)).toBe('copied')
  expect(writeText).toHaveBeenCalledWith('Some lines\nhttps://play.example.org/')
})

test('a sheet that does not take this kind of thing is none', async () => {
  device({ share: vi.fn(), canShare: () => false })
  expect(canShare(WHAT)).toBe(false)
})

test('where nothing may be copied either, it says so', async () => {
  device({ clipboard: { writeText: vi.fn().mockRejectedValue(new Error('no')) } })
  expect(await share(WHAT)).toBe('failed')
  device({})
  expect(await share(WHAT)).toBe('failed')
})
