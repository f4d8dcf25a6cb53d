import { render, screen, waitFor } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import Help from '../../src/app/help/Help.svelte'
import { prefer } from '../../src/kit/settings.svelte'
import { speak } from '../../src/kit/words.svelte'

const PATIENCE = { timeout: 15_000 }
beforeAll(() => speak('en'))

test.each([
  ['dooom', true, /pick up what lies below/],
  ['dungeon-crawler', false, /find your Adventurer/],
])('the keys of %s that exist are told', async (game, hasWays, own) => {
  prefer({ game })
  render(Help, { close: () => undefined })
  await screen.findByText(own, undefined, PATIENCE)
  await waitFor(() => {
    expect(screen.queryAllByText(/W A S D/).length > 0).toBe(hasWays)
    expect(screen.queryAllByText(/Shift and arrow moves/)).toHaveLength(hasWays ? 1 : 0)
  }, PATIENCE)
  expect(screen.getByText(/Enter acts/)).toBeTruthy()
})
