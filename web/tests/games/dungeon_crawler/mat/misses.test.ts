import { beforeAll, expect, test } from 'vitest'
import { heroOf, numbersOfFigure } from '../../../../src/games/dungeon_crawler/box'
import { read } from '../../../../src/games/dungeon_crawler/mat/gestures'
import { missOf } from '../../../../src/games/dungeon_crawler/mat/misses'
import { walks } from '../../../../src/games/dungeon_crawler/mat/walking'
import { speak } from '../../../../src/kit/words.svelte'
import { type MatFrame, recordedMat } from '../../../recorded'

const players = { names: ['Ada', 'Racer', 'Cy'], bots: [false, true, true], you: 0, mine: [0] }
beforeAll(() => speak('en'))

const frames = [...recordedMat('crawler'), ...recordedMat('crawler-kinds')]
const walking = frames.filter(
  ({ view, choices }) =>
    view.question === 'act' && choices.some((each) => each.do.startsWith('move ')),
)
const why = ({ view, choices }: MatFrame, cell: number | null): string =>
  missOf(view, players, read(choices), cell)
const cellOf = ({ view }: MatFrame, sign: string): number => view.terrain.indexOf(sign)

test('rock, the dark and what is beyond the mat are named', () => {
  const [frame] = walking
  expect(why(frame!, cellOf(frame!, '#'))).toBe('Rock.')
  expect(why(frame!, cellOf(frame!, '?'))).toBe('Not yet revealed.')
  expect(why(frame!, null)).toBe('Not yet revealed.')
})

test('a walk that is too long tells its price and what one has (DC-31)', () => {
  let count = 0
  for (const frame of walking) {
    const { view } = frame
    const hero = heroOf(view.asked!)
    const most = view.players[view.asked!]!.webbed ? 2 : numbersOfFigure(view, hero)!.mv
    const offered = read(frame.choices).spots
    for (const [cell, { cost }] of walks(view, hero, 40)) {
      const isFree = !view.players.some((each) => each.cell === cell)
      if (cost <= most || offered.has(cell) || !isFree) continue
      expect(why(frame, cell)).toBe(`${String(cost)} MV, you have ${String(most)}.`)
      count += 1
    }
  }
  expect(count).toBeGreaterThan(0)
})

test('lava, somebody in the way, and what is no question of spaces', () => {
  const lava = walking.find((each) => {
    const cell = cellOf(each, 'L')
    return cell >= 0 && !read(each.choices).spots.has(cell)
  })
  if (lava) expect(why(lava, cellOf(lava, 'L'))).toBe('Lava would destroy you.')
  const crowded = walking.find(({ view }) => view.monsters.length > 0)!
  expect(why(crowded, crowded.view.monsters[0]!.cell)).toMatch(/ stands there\.$/)
  const [frame] = walking
  expect(why({ ...frame!, choices: [] }, 0)).toBe('That is not chosen on the mat.')
})
