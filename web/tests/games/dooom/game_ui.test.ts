import { beforeAll, expect, test } from 'vitest'
import { gameUi } from '../../../src/games/dooom'
import { chartOf, isSeen, peopleOf } from '../../../src/games/dooom/chart'
import { effects } from '../../../src/games/dooom/sounds'
import { LANGUAGES } from '../../../src/kit/languages'
import { type Language, speak } from '../../../src/kit/words.svelte'
import { GOING_ON, recordedDungeon } from '../../recorded'

const four = {
  names: ['Ada', 'Hunter', 'Hunter', 'Hunter'],
  bots: [false, true, true, true],
  you: 0,
  mine: [0],
}
const watcher = { ...four, you: null, mine: [] }
const shared = { ...four, names: ['', '', '', ''], you: null, mine: [0, 1] }
const matches = (['dooom', 'dooom-dead', 'dooom-gear', 'dooom-whole'] as const).map(recordedDungeon)
const [won, dead, gear, whole] = matches as [
  (typeof matches)[0],
  (typeof matches)[0],
  (typeof matches)[0],
  (typeof matches)[0],
]

beforeAll(() => speak('en'))

test.each(Object.keys(LANGUAGES) as Language[])(
  'what is told is told in whole sentences in %s',
  async (language) => {
    await speak(language)
    for (const players of [four, watcher, shared])
      for (const frames of matches)
        for (const { events, view } of frames)
          for (const event of events)
            expect(gameUi.sentence(event, view, players)?.text ?? 'Nothing.').toMatch(/\S.*[.!]$/)
    await speak('en')
  },
)

test('every kind of event is recorded, and each but three has words for who plays', () => {
  const told = new Map<string, boolean>()
  for (const { events, view } of matches.flat())
    for (const event of events) {
      const isTold = gameUi.sentence(event, view, four) !== null
      told.set(event.kind, (told.get(event.kind) ?? false) || isTold)
    }
  const silent = [...told].filter(([, isTold]) => !isTold).map(([kind]) => kind)
  expect(silent.sort()).toEqual(['lost', 'turn_ended', 'won'])
  expect([...told.keys()]).toEqual(
    expect.arrayContaining([
      'moved',
      'picked_up',
      'attacked',
      'struck',
      'changed',
      'died',
      'ended',
    ]),
  )
})

test('what a seat alone was told is kept for it where a screen is shared (H-11)', () => {
  for (const { events } of won)
    for (const event of events) {
      const isPublic = ['joined', 'began', 'turn_began', 'died', 'left', 'ended'].includes(
        event.kind,
      )
      expect(gameUi.onlyFor?.(event)).toBe(isPublic ? null : 0)
    }
})

test('every sound that is asked for exists and has a name', () => {
  expect(Object.keys(gameUi.effectNames()).sort()).toEqual(Object.keys(effects).sort())
  const heard = new Set<string>()
  for (const { events, view } of matches.flat())
    for (const event of events) heard.add(gameUi.sound(event, view, four) ?? 'tick')
  for (const name of heard) expect(effects).toHaveProperty(name)
  for (const name of ['step', 'coin', 'gulp', 'blade', 'whiff', 'ouch', 'rustle', 'bell', 'turn1'])
    expect([...heard]).toContain(name)
})

test('playing the events leads to what the server says', () => {
  for (const frames of matches)
    for (const [at, { events, view }] of frames.entries()) {
      const before = frames[at - 1]?.view
      if (!before) continue
      const shown = events.reduce((now, event) => gameUi.show(now, event, view), before)
      expect(shown.acting).toEqual(view.acting)
      expect(shown.round).toBe(view.round)
      expect(shown.status).toEqual(view.status)
      if (view.phase === 'running') expect(shown.own).toEqual(view.own)
    }
})

test('the lit shape is that of the rules: 21 tiles, 37 with a lantern (DM-36)', () => {
  for (const [sight, tiles] of [
    [2, 21],
    [3, 37],
  ] as const) {
    const reach = [-3, -2, -1, 0, 1, 2, 3]
    const seen = reach.flatMap((row) => reach.filter((column) => isSeen(row, column, sight)))
    expect(seen).toHaveLength(tiles)
  }
})

test('the chart has exactly the tiles of window and memory, and lights those in sight (DM-76)', () => {
  for (const { view } of [...won, ...gear]) {
    const own = view.own
    const chart = chartOf(view)
    if (!own || !chart || view.whole) continue
    let lit = 0
    for (let row = own.top - 1; row <= own.top + own.memory.length; row++)
      for (let column = own.left - 1; column <= own.left + chart.width; column++) {
        const noted = own.memory[row - own.top]?.[column - own.left] ?? ' '
        expect(chart.letter(row, column) === ' ').toBe(noted === ' ')
        if (chart.isLit(row, column)) lit += 1
      }
    expect(lit).toBe(own.gear.includes('lantern') ? 37 : 21)
  }
})

test('nobody in the dark has a name: only the own figure has a seat (DM-40, H-7)', () => {
  for (const { view } of [...won, ...dead]) {
    if (view.whole) continue
    const named = peopleOf(view).filter(({ seat }) => seat !== null)
    expect(named.map(({ seat }) => seat)).toEqual(view.own ? [0] : [])
  }
})

test('every choice is on a button, or on the pad; attacks are called so (DM-49)', () => {
  for (const { view, choices } of matches.flat()) {
    const named = gameUi.buttons(view, choices).map((button) => button.do)
    for (const choice of choices)
      if (!named.includes(choice.do)) {
        expect(gameUi.hasPad(view)).toBe('always')
        const { short, long } = gameUi.padName!(choice.do)
        expect(short).toBe(choice.do.startsWith('attack') ? 'Attack' : '')
        expect(long).toMatch(/^(Move|Attack) /)
      }
  }
})

test('picking up is offered by name, with its price (DM-48)', () => {
  const names = new Set(
    matches
      .flat()
      .flatMap(({ view, choices }) => gameUi.buttons(view, choices))
      .filter((button) => button.do === 'pick up')
      .map((button) => button.name),
  )
  expect(names).toContain('Take the gold ·\u00a01\u00a0AP')
  expect(names).toContain('Drink the potion · ends the turn')
})

test('the status tells whose turn it is, and who is dead', () => {
  const mine = won.find(({ view, choices }) => choices.length > 0 && view.own)!
  expect(gameUi.status(mine.view, four, GOING_ON)).toMatch(/^Your turn: \d AP left$/)
  expect(gameUi.status(mine.view, shared, GOING_ON)).toMatch(/^Player 1: \d AP left$/)
  const fallen = dead.find(({ view }) => view.status[0] === 'dead' && view.phase === 'running')!
  expect(gameUi.status(fallen.view, four, GOING_ON)).toMatch(
    /^You are dead\. It is the turn of Hunter \d\.$/,
  )
  expect(gameUi.hasPad(fallen.view)).toBe(false)
})

test('the end is told to who won, who died and who watched (DM-69, DM-72)', () => {
  expect(gameUi.ending(won.at(-1)!.view, four, GOING_ON)).toMatchObject({
    title: 'You made it out!',
    text: 'You found the way out with enough gold.',
    isWin: true,
  })
  expect(gameUi.ending(dead.at(-1)!.view, four, GOING_ON)).toMatchObject({
    title: 'You died down there',
    isWin: false,
  })
  expect(gameUi.ending(gear.at(-1)!.view, four, GOING_ON)).toMatchObject({
    title: 'The dungeon wins',
    isWin: false,
  })
  expect(gameUi.ending(whole.at(-1)!.view, watcher, GOING_ON)?.title).toMatch(/ made it out$/)
  expect(gameUi.figures(won.at(-1)!.view, 0, four, GOING_ON)[0]!.value).toMatch(/^[3-9] \/ 3$/)
})

test('two on one device need covers in every turn', () => {
  for (const { view } of won) expect(gameUi.isSecretTurn(view)).toBe(view.phase === 'running')
})
