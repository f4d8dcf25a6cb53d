import { afterEach, expect, test, vi } from 'vitest'
import { askToNotify, markIcon, notify, titleOf } from '../../src/app/match/turn_alert'

afterEach(() => vi.unstubAllGlobals())

test('the tab says whose turn it is, in its title and its icon', () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">'
  expect(titleOf('Delve & Dash', 'Your turn')).toBe('● Your turn · Delve & Dash')
  expect(titleOf('Delve & Dash', null)).toBe('Delve & Dash')
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')!
  markIcon(true)
  expect(icon.getAttribute('href')).toBe('/icon-turn.svg')
  markIcon(false)
  expect(icon.getAttribute('href')).toBe('/icon.svg')
})

test('a notification is shown only where the player allowed it', async () => {
  const shown = vi.fn()
  const asked = vi.fn(() => Promise.resolve('granted'))
  const stub = (permission: string): void => {
    const made = Object.assign(shown, { permission, requestPermission: asked })
    vi.stubGlobal('Notification', made)
  }
  stub('default')
  notify('Your turn', 'Roll the dice', 'm1')
  expect(shown).not.toHaveBeenCalled()
  expect(asked).not.toHaveBeenCalled()
  expect(await askToNotify()).toBe(true)
  stub('granted')
  notify('Your turn', 'Roll the dice', 'm1')
  expect(shown).toHaveBeenCalledOnce()
})
