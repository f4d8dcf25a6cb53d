import { beforeAll, expect, test } from 'vitest'
import { gameUi } from '../../../src/games/extrikate'
import { sumOf, tableOf, TRIPLES } from '../../../src/games/extrikate/dice'
import { oddsOf } from '../../../src/games/extrikate/odds'
import { wayHome } from '../../../src/games/extrikate/routes'
import { effects } from '../../../src/games/extrikate/sounds'
import { LANGUAGES } from '../../../src/kit/languages'
import { type Language, speak } from '../../../src/kit/words.svelte'
import { GOING_ON, recordedSheet } from '../../recorded'

const alone = { names: [''], bots: [false], you: 0, mine: [0] }
const trio = { names: ['Ada', 'Easy', 'Easy'], bots: [false, true, true], you: 0, mine: [0] }
const matches = [
  { frames: recordedSheet('extrikate-solo'), players: alone },
  { frames: recordedSheet('extrikate'), players: trio },
]

beforeAll(() => speak('en'))

test.each(Object.keys(LANGUAGES) as Language[])(
  'every event has a sentence in %s',
  async (language) => {
    await speak(language)
    for (const { frames, players } of matches)
      for (const { events, view } of frames)
        for (const event of events)
          expect(gameUi.sentence(event, view, players)?.text).toMatch(/\S.*[.!]$/)
    await speak('en')
  },
)

test('every sound that is asked for exists and has a name', () => {
  expect(Object.keys(gameUi.effectNames()).sort()).toEqual(Object.keys(effects).sort())
  for (const { frames, players } of matches)
    for (const { events, view } of frames)
      for (const event of events) {
        const name = gameUi.sound(event, view, players)
        if (name !== null) expect(effects).toHaveProperty(name)
      }
})

test('playing the events leads to what the server says', () => {
  for (const { frames } of matches)
    for (const [at, { events, view }] of frames.entries()) {
      const before = frames[at - 1]?.view
      if (!before) continue
      const shown = events.reduce((now, event) => gameUi.show(now, event, view), before)
      expect(shown.edges).toBe(view.edges)
      expect(shown.dots).toBe(view.dots)
      expect(shown.dice).toEqual(view.dice)
      expect(shown.turn).toBe(view.turn)
      for (const [seat, delver] of view.delvers.entries()) {
        const { cell, lives, treasure, phase, status, rolls } = delver
        expect(shown.delvers[seat]).toMatchObject({ cell, lives, treasure, phase, status, rolls })
      }
    }
})

test('every choice is on a button, or on the pad where it makes sense', () => {
  for (const { frames } of matches)
    for (const { view, choices } of frames) {
      const named = gameUi.buttons(view, choices).map((button) => button.do)
      for (const choice of choices)
        if (!named.includes(choice.do)) {
          expect(gameUi.hasPad(view)).toBe('always')
          expect(gameUi.padName?.(choice.do).short).not.toBe('')
        }
    }
})

test('turning back is asked about first (EX-13)', () => {
  const frame = matches[0]!.frames.find(({ choices }) =>
    choices.some((each) => each.do === 'declare exit'),
  )!
  const exit = gameUi.buttons(frame.view, frame.choices).find((each) => each.do === 'declare exit')
  expect(exit?.sure?.text).toMatch(/cannot be taken back/)
  expect(exit?.isMain).toBe(false)
})

test('the table is the one of the rules (EX-20)', () => {
  for (const phase of ['delve', 'exit']) {
    const rows = tableOf(phase)
    expect(rows.reduce((all, row) => all + row.ways, 0)).toBe(TRIPLES)
    for (const { frames } of matches)
      for (const { events } of frames)
        for (const event of events)
          if (event.kind === 'rolled' && event.phase === phase)
            expect(rows.find((row) => row.sum === sumOf(event.dice))).toMatchObject({
              result: event.result,
              strength: event.strength,
            })
  }
})

test('the way home goes over dots from cell to start, a wall costing four', () => {
  for (const { view } of matches[0]!.frames) {
    const [delver] = view.delvers
    if (!delver || delver.cell === null) continue
    const { cells, cost } = wayHome(view, delver.cell, delver.start)
    expect(cells[0]).toBe(delver.cell)
    expect(cells.at(-1)).toBe(delver.start)
    expect(cost).toBeGreaterThanOrEqual(cells.length - 1)
    for (const cell of cells) expect(view.dots[cell]).toBe('.')
  }
})

// Figures of waystone.games.extrikate.odds for the same positions.
test.each<[number, number, number, number, number, number]>([
  [0, 3, 0, 1.0, 0.0, 2.52383234],
  [1, 3, 2, 0.99999166, 2.01187326, 4.25097065],
  [4, 2, 5, 0.9982337, 5.01777652, 5.62690233],
  [7, 1, 3, 0.88957409, 2.58314328, 2.46344124],
  [12, 3, 9, 0.99930998, 9.10110422, 9.91098963],
])('odds of %i steps, %i lives, %i treasure agree with the engine', (...row) => {
  const [steps, lives, treasure, home, leave, stay] = row
  const odds = oddsOf(steps, lives, treasure)
  expect(odds.home).toBeCloseTo(home, 6)
  expect(odds.leave).toBeCloseTo(leave, 6)
  expect(odds.stay).toBeCloseTo(stay, 6)
})

test('the end names winners, and tells them apart (EX-44, EX-46)', () => {
  const last = matches[1]!.frames.at(-1)!.view
  expect(gameUi.ending(last, trio, GOING_ON)?.text).toBeTruthy()
  const lost = { ...last, ending: { reason: 'the dungeon wins', winners: [] } }
  expect(gameUi.ending(lost, trio, GOING_ON)).toMatchObject({ isWin: false, title: 'Lost below' })
  const bot = { ...last, ending: { reason: 'most treasure', winners: [2] } }
  expect(gameUi.ending(bot, trio, GOING_ON)).toMatchObject({
    isWin: false,
    text: 'Easy 3 brought home the most.',
  })
})

test('a bribe is offered to nobody who has less, not even while something is shown (EX-36)', () => {
  const { view } = recordedSheet('extrikate').at(-1)!
  for (const strength of [1, 2, 3, 4, 5])
    for (const treasure of [0, 1, 2, 3, 4, 5]) {
      const delvers = view.delvers.map((each) => ({ ...each, treasure }))
      const now = { ...view, step: 'monster', turn: 0, acting: [0], strength, delvers }
      const offered = gameUi.buttons(now, []).map((button) => button.do)
      expect(offered).toEqual(treasure >= strength ? ['fight', 'bribe'] : ['fight'])
      expect(gameUi.status(now, trio, GOING_ON).includes('bribe')).toBe(treasure >= strength)
    }
})

test('no moment of a recorded match shows a bribe that cannot be paid (EX-36)', () => {
  for (const { frames } of matches)
    for (let at = 1; at < frames.length; at++) {
      let shown = frames[at - 1]!.view
      for (const event of frames[at]!.events) {
        shown = gameUi.show(shown, event, frames[at]!.view)
        const hasBribe = gameUi.buttons(shown, []).some((button) => button.do === 'bribe')
        const purse = shown.delvers[shown.turn]?.treasure ?? 0
        expect(hasBribe && purse < shown.strength).toBe(false)
      }
    }
})

test('the roll-off for the first turn is told (EX-11)', async () => {
  const { view } = recordedSheet('extrikate')[0]!
  const rolled = {
    ...view,
    roll_off: [
      [5, 5, 2],
      [3, 4, 0],
    ],
  }
  expect(gameUi.opening?.(rolled, trio)).toEqual([
    'Roll-off for the first turn: You (5), Easy 2 (5), Easy 3 (2); again You (3), Easy 2 (4). Easy 2 begins.',
  ])
  expect(gameUi.opening?.({ ...view, roll_off: [[6, 1, 2]] }, trio)).toEqual([
    'Roll-off for the first turn: You (6), Easy 2 (1), Easy 3 (2). You begin.',
  ])
  await speak('de')
  expect(gameUi.opening?.({ ...view, roll_off: [[6, 1, 2]] }, trio)).toEqual([
    'Wurf um den ersten Zug: Du (6), Easy 2 (1), Easy 3 (2). Du beginnst.',
  ])
  await speak('en')
  expect(gameUi.opening?.(recordedSheet('extrikate-solo')[0]!.view, alone)).toEqual([])
})
