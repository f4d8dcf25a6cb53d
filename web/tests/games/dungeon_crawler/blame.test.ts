import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { gameUi } from '../../../src/games/dungeon_crawler'
import { blame, lastFall } from '../../../src/games/dungeon_crawler/blame'
import { figureName, kindName } from '../../../src/games/dungeon_crawler/names'
import { show } from '../../../src/games/dungeon_crawler/show'
import Fallen from '../../../src/games/dungeon_crawler/table/Fallen.svelte'
import type { CrawlerEvent } from '../../../src/kit/wire'
import { speak } from '../../../src/kit/words.svelte'
import { recordedMat } from '../../recorded'

const players = { names: ['Ada', 'Racer', 'Cy'], bots: [false, true, true], you: 0, mine: [0] }
const HERO = 50
const { view } = recordedMat('crawler-kinds').find((each) => each.view.monsters.length > 1)!
const monster = view.monsters.find((each) => each.seat === 1) ?? view.monsters[0]!
const attack: CrawlerEvent = {
  kind: 'attack_declared',
  figure: monster.figure,
  attack: 'melee',
  cell: 1,
  targets: [HERO],
}
const slain: CrawlerEvent = { kind: 'slain', figure: HERO, how: 'wounds', by: 1 }
const lost: CrawlerEvent = { kind: 'cards_discarded', seat: 0, cards: ['map', 'magic_boots'] }
const trap: CrawlerEvent = { kind: 'card_played', seat: 2, card: 'spear_trap' }
const walk: CrawlerEvent = { kind: 'path_committed', figure: HERO, path: [1, 2] }

beforeAll(() => speak('en'))

/** What the chronicle says of the last event, after all of them. */
function told(events: readonly CrawlerEvent[]): string {
  const before = events.slice(0, -1).reduce((now, event) => show(now, event, view), view)
  return gameUi.sentence(events.at(-1)!, before, players)!.text
}

test('the chronicle names the Monster that has slain an Adventurer (DC-71)', () => {
  const slayer = figureName(view, monster.figure, players, 'indirect')
  expect(told([attack, slain])).toBe(`You are slain by ${slayer}.`)
  expect(slayer).toContain(kindName(monster.figure))
})

test('a card is to blame where nobody attacks, also after an older attack', () => {
  expect(told([attack, walk, trap, slain])).toBe('You are slain by a card: Spear Trap.')
})

test('who plays a card into an attack does not become the slayer', () => {
  const power: CrawlerEvent = { kind: 'card_played', seat: 2, card: 'power_card_1' }
  expect(told([attack, power, slain])).toBe(told([attack, slain]))
})

test('lava needs nobody to blame', () => {
  expect(told([attack, { ...slain, how: 'lava', by: null }])).toBe('You burn in the lava.')
})

test('beside the mat stands who has slain you and what you lost, until you come back', () => {
  const past = [attack, slain, lost]
  const { unmount } = render(Fallen, { props: { view, players, past, seat: 0 } })
  expect(screen.getByRole('region', { name: 'Your Adventurer has fallen' }).textContent).toMatch(
    /You are slain by .*You lost: Map, Magic Boots\./,
  )
  unmount()
  const back: CrawlerEvent = { kind: 'appeared', figure: HERO, cell: 3, seat: 0 }
  expect(lastFall([...past, back], HERO)).toBeNull()
  expect(lastFall(past, 51)).toBeNull()
})

test('what is over is nobody’s fault any more', () => {
  const during = blame({ attack: null, card: null }, attack)
  expect(during.attack?.attacker).toBe(monster.figure)
  expect(blame(during, walk)).toEqual({ attack: null, card: null })
})
