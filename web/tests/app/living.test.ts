import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Door from '../../src/app/home/Door.svelte'
import Life from '../../src/app/home/Life.svelte'
import Living from '../../src/app/home/Living.svelte'
import '../../src/app/words'
import { entryOf, type GameEntry } from '../../src/games'
import type { Scene } from '../../src/kit/game_ui'
import { patched } from '../../src/kit/patch'
import { prefer, restore } from '../../src/kit/settings.svelte'

const GAMES = ['delve-and-dash', 'extrikate', 'dooom', 'dungeon-crawler']

async function sceneOf({ listing }: GameEntry): Promise<Scene> {
  return ((await listing.door!.scene!()) as { default: Scene }).default
}

class Watching {
  observe = () => undefined
  disconnect = () => undefined
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Watching))
afterEach(() => {
  vi.useRealTimers()
  prefer({ calm: false, still: false })
})

test.each(GAMES)('the door of %s plays its recorded match', async (name) => {
  const entry = entryOf(name)!
  const [gameUi, scene] = [await entry.load(), await sceneOf(entry)]
  const views = scene.steps.reduce(
    (found, { patch }) => [...found, patched(found.at(-1)!, patch)],
    [scene.view],
  )
  expect(new Set(views.map((view) => JSON.stringify(view))).size).toBeGreaterThan(15)
  vi.useFakeTimers()
  const { container, unmount } = render(Living, { gameUi, scene })
  const board = container.querySelector('.frame')!
  expect(board.hasAttribute('inert')).toBe(true)
  const seen = new Set<string>()
  for (let at = 0; at < 16; at += 1) {
    await vi.advanceTimersByTimeAsync(800)
    seen.add(board.innerHTML)
  }
  expect(seen.size).toBeGreaterThan(5)
  unmount()
})

test('after some rounds it stands still', async () => {
  const entry = entryOf('extrikate')!
  const [gameUi, scene] = [await entry.load(), await sceneOf(entry)]
  vi.useFakeTimers()
  const { container } = render(Living, {
    gameUi,
    scene: { ...scene, steps: scene.steps.slice(0, 3) },
  })
  const board = container.querySelector('.frame')!
  const now = () => board.getAttribute('style')! + board.innerHTML
  const first = now()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(now()).not.toBe(first)
  await vi.advanceTimersByTimeAsync(60_000)
  const last = now()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(now()).toBe(last)
})

test('only the chosen door comes to life, and none for who wants it calm', async () => {
  const entry = entryOf('extrikate')!
  await Promise.all([entry.load(), sceneOf(entry)])
  const props = { ...entry, info: null, choose: () => undefined }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Its parts are fetched in real time; who expects none needs less patience.
  const lives = async (isChosen: boolean, patience: number): Promise<boolean> => {
    const { container, unmount } = render(Door, { ...props, isChosen })
    await vi.advanceTimersByTimeAsync(10_000)
    const isThere = () => container.querySelector('.frame') !== null
    const end = performance.now() + patience
    while (!isThere() && performance.now() < end)
      await new Promise((resolve) => setImmediate(resolve))
    const isAlive = isThere()
    unmount()
    return isAlive
  }
  expect(await lives(true, 15_000)).toBe(true)
  expect(await lives(false, 400)).toBe(false)
  prefer({ calm: true })
  expect(await lives(true, 400)).toBe(false)
})

test('who pauses it sees it stand still, and finds it still the next time', async () => {
  const entry = entryOf('extrikate')!
  await Promise.all([entry.load(), sceneOf(entry)])
  const open = () => render(Life, { scene: entry.listing.door!.scene, load: entry.load })
  const { container, unmount } = open()
  await vi.waitFor(() => expect(container.querySelector('.frame')).not.toBeNull())
  await fireEvent.click(screen.getByRole('button', { name: 'Let the picture stand still' }))
  vi.useFakeTimers()
  const board = container.querySelector('.frame')!
  const now = () => board.getAttribute('style')! + board.innerHTML
  const last = now()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(now()).toBe(last)
  unmount()
  vi.useRealTimers()
  expect(restore(localStorage.getItem('waystone.settings')).still).toBe(true)
  const fetched = vi.fn(entry.listing.door!.scene!)
  const again = render(Life, { scene: fetched, load: entry.load })
  expect(fetched).not.toHaveBeenCalled()
  await fireEvent.click(screen.getByRole('button', { name: 'Let the picture move' }))
  await vi.waitFor(() => expect(again.container.querySelector('.frame')).not.toBeNull())
})
