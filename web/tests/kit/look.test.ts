/** Light or dark: the script that runs before the first paint agrees with the page. */
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyLook, prefer, type Theme } from '../../src/kit/settings.svelte'

const early = readFileSync('public/look.js', 'utf8')
const root = document.documentElement
const device = (isLight: boolean): void =>
  void vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: isLight } as MediaQueryList)
const looks = (): boolean[] => ['light', 'contrast'].map((each) => root.classList.contains(each))

beforeEach(() => (root.className = ''))
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test.each([
  ['dark', true, false],
  ['light', false, true],
  ['device', true, true],
  ['device', false, false],
] as [Theme, boolean, boolean][])(
  '%s, on a device that likes light: %s',
  (theme, likesLight, isLight) => {
    device(likesLight)
    prefer({ theme, contrast: true })
    new Function(early)()
    expect(looks()).toEqual([isLight, true])
    root.className = ''
    applyLook(root)
    expect(looks()).toEqual([isLight, true])
    prefer({ theme: 'dark', contrast: false })
  },
)

test('what can not be read is no reason to fail', () => {
  localStorage.setItem('waystone.settings', '{')
  expect(() => new Function(early)() as unknown).not.toThrow()
  expect(looks()).toEqual([false, false])
})

test('the bar of the browser has the colour of the page', () => {
  document.head.innerHTML = `<meta name="theme-color" content="#110e15">
    <style>:root { --night: #110e15 } :root.light { --night: #efe5d0 }</style>`
  const colour = () => document.querySelector('meta')!.content
  prefer({ theme: 'light' })
  applyLook(root)
  expect(colour()).toBe('#efe5d0')
  prefer({ theme: 'dark' })
  applyLook(root)
  expect(colour()).toBe('#110e15')
  document.head.innerHTML = ''
})
