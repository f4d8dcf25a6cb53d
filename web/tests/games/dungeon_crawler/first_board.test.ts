import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { gameUi } from '../../../src/games/dungeon_crawler'
import { later } from '../../../src/games/dungeon_crawler/later'
import { speak } from '../../../src/kit/words.svelte'
import { recordedMat } from '../../recorded'

// The later part never comes.
vi.mock('../../../src/games/dungeon_crawler/further', () => new Promise(() => undefined))

const players = { names: ['Ada', 'Racer', 'Racer'], bots: [false, true, true], you: 0, mine: [0] }
beforeAll(() => speak('en'))

test.each(recordedMat('crawler-kinds').map((frame) => [frame.did, frame] as const))(
  'mat, panel and table are there before the later part is: %s',
  (_, { view, choices, events }) => {
    const rest = { choices, players, act: vi.fn(), miss: vi.fn(), cue: null }
    const beside = { ...rest, view, online: [true, true, true], acting: [], past: events }
    const { container } = render(gameUi.Board, { props: { ...rest, view } })
    render(gameUi.Panel, { props: beside })
    render(gameUi.Table!, { props: beside })
    expect(later.now).toBeNull()
    expect(container.querySelectorAll('.mat svg').length).toBeGreaterThan(0)
    expect(screen.getByRole('region', { name: 'Players' })).toBeTruthy()
  },
)
