import { expect, test } from 'vitest'
import {
  DEFAULTS,
  applyLook,
  prefer,
  restore,
  settings,
  speed,
} from '../../src/kit/settings.svelte'

test('what is stored comes back, what is broken does not', () => {
  expect(restore('{"volume": 0.2, "speed": "off"}')).toMatchObject({ volume: 0.2, speed: 'off' })
  expect(restore('{"volume": "loud"}').volume).toBe(DEFAULTS.volume)
  for (const text of [null, '', '7', 'null', '{oops']) expect(restore(text)).toEqual(DEFAULTS)
})

test('a pace that is none any more is the usual one', () => {
  prefer({ speed: 'slow' as never })
  expect(speed()).toBe('fast')
  prefer({ speed: 'off' })
  expect(speed()).toBe('off')
})

test('a change is kept and dresses the page', () => {
  prefer({ textSize: 130, contrast: true })
  expect(restore(localStorage.getItem('waystone.settings')).textSize).toBe(130)
  applyLook(document.documentElement)
  expect(document.documentElement.style.fontSize).toBe('130%')
  expect(document.documentElement.classList.contains('contrast')).toBe(true)
  expect(settings.calm).toBe(false)
})
