import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import Steps from '../../../src/app/ending/Steps.svelte'
import type { Room } from '../../../src/app/match/room.svelte'

const room = (mine: number[], told: Partial<Room>): Room =>
  ({ match: 'old', players: { mine }, seats: [], offers: [], rematch: null, ...told }) as Room
const show = (shown: Room) => render(Steps, { room: shown, isSecond: false, share: () => {} })
const here = (): string => location.pathname + location.hash

beforeEach(() => history.replaceState(null, '', '/g/old'))

test('who watched the end is carried into the rematch', async () => {
  const { rerender } = show(room([], { sawEnd: true }))
  expect(here()).toBe('/g/old')
  await rerender({ room: room([], { sawEnd: true, rematch: 'new' }) })
  expect(here()).toBe('/g/new')
})

test('who watches a private table comes along by its invite', () => {
  history.replaceState(null, '', '/g/old#invite')
  show(room([], { sawEnd: true, rematch: 'new' }))
  expect(here()).toBe('/g/new#invite')
})

test.each([
  { who: 'who came after the end', mine: [], sawEnd: false },
  { who: 'a player who has not agreed', mine: [0], sawEnd: true },
])('$who finds a link to the rematch and stays', ({ mine, sawEnd }) => {
  show(room(mine, { sawEnd, rematch: 'new' }))
  expect(here()).toBe('/g/old')
  const link = screen.getByRole('link', { name: 'Rematch' })
  expect(link.getAttribute('href')).toBe('/g/new')
})

const seat = (mine: boolean): Room['seats'][number] =>
  ({ mine, bot: null }) as Room['seats'][number]
const golden = (): string[] =>
  [...document.querySelectorAll('.main')].map((each) => each.textContent.trim())

test('after a loss seeing why is golden, until the other wants a rematch', async () => {
  const lost = (offers: number[]) => ({
    room: room([0], { offers, seats: [seat(true), seat(false)] }),
    isSecond: false,
    isLost: true,
    share: () => {},
  })
  const { rerender } = render(Steps, lost([]))
  expect(golden()).toEqual(['Analyse'])
  await rerender(lost([1]))
  expect(golden()).toEqual(['Rematch'])
})
