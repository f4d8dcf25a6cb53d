import { expect, test } from 'vitest'
import { DEFAULTS, applyLook, prefer, restore, settings } from '../../src/kit/settings.svelte'

test('what is stored comes back, what is broken does not', () => {
  expect(restore('{"volume": 0.2, "speed": "slow"}')).toMatchObject({ volume: 0.2, speed: 'slow' })
  expect(restore('{"volume": "loud"}').volume).toBe(DEFAULTS.volume)
  for (const text of [null, '', '7', 'null', '{oops']) expect(restore(text)).toEqual(DEFAULTS)
})

test('a change is kept and dresses the page', () => {
  prefer({ textSize: 130, contrast: true })
  expect(restore(localStorage.getItem('waystone.settings')).textSize).toBe(130)
  applyLook(document.documentElement)
  expect(document.documentElement.style.fontSize).toBe('130%')
  expect(document.documentElement.classList.contains('contrast')).toBe(true)
  expect(settings.calm).toBe(false)
})
