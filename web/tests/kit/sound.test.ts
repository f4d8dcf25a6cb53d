import { expect, test, vi } from 'vitest'
import { lengthOf, Speaker } from '../../src/kit/sound'

const param = {
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
  value: 0,
}
const node = {
  connect: (next: unknown) => next,
  start: vi.fn(),
  stop: vi.fn(),
  gain: { ...param },
  frequency: param,
  Q: { value: 0 },
  type: '',
}

function fakeContext(): AudioContext {
  return {
    state: 'suspended',
    resume: vi.fn(),
    currentTime: 0,
    destination: node,
    createGain: vi.fn(() => node),
    createOscillator: vi.fn(() => node),
  } as unknown as AudioContext
}

test('no audio context before the first gesture, one afterwards', () => {
  const context = fakeContext()
  const open = vi.fn(() => context)
  const speaker = new Speaker(() => 1, open)
  speaker.play([{ wave: 'sine', from: 440, for: 0.1, gain: 0.3 }])
  expect(open).not.toHaveBeenCalled()
  speaker.unlock()
  speaker.unlock()
  expect(open).toHaveBeenCalledTimes(1)
  speaker.play([{ wave: 'sine', from: 440, for: 0.1, gain: 0.3 }])
  expect(context.createOscillator).toHaveBeenCalledTimes(1)
})

test('muted is silent (DD-95)', () => {
  const context = fakeContext()
  const speaker = new Speaker(
    () => 0,
    () => context,
  )
  speaker.unlock()
  speaker.play([{ wave: 'sine', from: 440, for: 0.1, gain: 0.3 }])
  expect(context.createOscillator).not.toHaveBeenCalled()
})

test('an effect is as long as its last note', () => {
  expect(
    lengthOf([
      { wave: 'sine', from: 1, for: 0.2, gain: 1 },
      { wave: 'sine', from: 1, at: 0.3, for: 0.2, gain: 1 },
    ]),
  ).toBe(0.5)
})
