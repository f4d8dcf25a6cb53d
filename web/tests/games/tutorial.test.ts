import { expect, test } from 'vitest'
import { gameUi } from '../../src/games/delve_and_dash'
import { show } from '../../src/games/delve_and_dash/show'

test('the introduction teaches everything once and ends at home', async () => {
  const { frames } = await gameUi.loadTutorial!()
  const lessons = frames.flatMap(({ lesson }) => lesson ?? [])
  expect(new Set(lessons).size).toBe(lessons.length)
  expect(lessons[0]).toBe('waystone')
  expect(lessons.at(-1)).toBe('home')
  for (const lesson of lessons) expect(gameUi.lesson!(lesson).text).toBeTruthy()
  expect(frames.at(-1)?.view.ending?.winner).toBe(0)
  expect(frames.at(-1)?.do).toBeNull()
  for (const { do: action, cell } of frames.slice(0, -1)) {
    expect(action).toBeTruthy()
    expect(cell).not.toBeNull()
  }
  for (let at = 1; at < frames.length; at++) {
    const played = frames[at]!.events.reduce(show, frames[at - 1]!.view)
    expect(played.warriors[0]!.cell).toBe(frames[at]!.view.warriors[0]!.cell)
  }
})
