import { beforeAll, expect, test } from 'vitest'
import { gameUi } from '../../../src/games/dungeon_crawler'
import { ADVENTURERS, CARDS, CREATURES, kindOf } from '../../../src/games/dungeon_crawler/box'
import { creatureName } from '../../../src/games/dungeon_crawler/names'
import { words as cardWords } from '../../../src/games/dungeon_crawler/cards/words'
import { words as names } from '../../../src/games/dungeon_crawler/names/words'
import { label } from '../../../src/games/dungeon_crawler/labels'
import { effects } from '../../../src/games/dungeon_crawler/sounds'
import { words } from '../../../src/games/dungeon_crawler/words'
import type { CrawlerView } from '../../../src/kit/wire'
import { speak } from '../../../src/kit/words.svelte'
import { GOING_ON, recordedMat } from '../../recorded'

const trio = { names: ['Ada', 'Racer', 'Racer'], bots: [false, true, true], you: 0, mine: [0] }
const kinds = recordedMat('crawler-kinds')
const match = recordedMat('crawler')
const SILENT = [
  'step_began',
  'tile_drawn',
  'path_committed',
  'stops_chosen',
  'switch_thrown',
  'ties_chosen',
]

beforeAll(() => speak('en'))

test.each(['en', 'de', 'fr'] as const)(
  'events are told in whole sentences in %s',
  async (language) => {
    await speak(language)
    const told = new Set<string>()
    for (const { events, view } of [...kinds, ...match])
      for (const event of events) {
        const said = gameUi.sentence(event, view, trio)
        if (said) {
          expect(said.text).toMatch(/\S.*[.!]$/)
          expect(said.text).not.toContain('undefined')
          expect(said.text, 'the mat shows no numbers of spaces').not.toMatch(/\d:\d/)
          told.add(event.kind)
        }
      }
    const all = new Set(kinds.flatMap(({ events }) => events.map(({ kind }) => kind)))
    for (const kind of all) expect(told.has(kind) || SILENT.includes(kind), kind).toBe(true)
    await speak('en')
  },
)

test.each(['en', 'de'] as const)(
  'everything in the box has a name and a text in %s',
  async (it) => {
    await speak(it)
    const { adventurers, cards } = names()
    const { card_texts } = cardWords()
    const creatures = [...Object.keys(CREATURES), 'doppelganger']
    expect(new Set(creatures.map(creatureName)).size).toBe(creatures.length)
    expect(Object.keys(adventurers).sort()).toEqual(Object.keys(ADVENTURERS).sort())
    expect(Object.keys(cards).sort()).toEqual(Object.keys(CARDS).sort())
    expect(Object.keys(card_texts).sort()).toEqual(Object.keys(CARDS).sort())
    await speak('en')
  },
)

test('every question has its words, and every choice a label (DC-25)', () => {
  for (const { view, choices } of kinds) {
    if (choices.length === 0) continue
    expect(gameUi.status(view, trio, GOING_ON)).toMatch(/^You: \S/)
    for (const choice of choices) expect(label(choice.do), choice.do).not.toBe(choice.do)
  }
})

test('nobody learns who is asked in a window (H-7)', () => {
  const frame = kinds.find(({ view }) => view.waiting && view.asked === null)!
  expect(gameUi.status(frame.view, trio, GOING_ON)).toBe('The table waits for responses …')
  expect(frame.choices).toEqual([])
})

test.each([
  [['move 2:3', 'melee 4:4', 'play map', 'done'], 'move, attack, or play a card'],
  [['push 2:3', 'done', 'stay'], 'move or end the turn'],
  [['play map', 'done'], 'play a card or end the turn'],
  [['done'], 'end the turn'],
])('an Adventurer who may %s is told so', (texts, task) => {
  const frame = match.find(({ view }) => view.question === 'act')!
  const view = { ...frame.view, asked: 0, seat: 0, waiting: false }
  const choices = texts.map((text) => ({ do: text, cell: null }))
  expect(gameUi.status(view, trio, { ...GOING_ON, choices })).toBe(`You: ${task}`)
})

test.each([
  ['monster_moving', 'target', 'whom does it go for?'],
  ['monster_moving', 'space', 'where does it go?'],
  ['monster_attacking', 'target', 'whom does it attack?'],
])('who is asked for a Monster (%s, %s) reads which', (kind, question, task) => {
  const frame = match.find(({ view }) => view.question === 'act')!
  const under_way = [{ kind, figure: 0 }] as unknown as CrawlerView['under_way']
  const view = { ...frame.view, asked: 0, waiting: false, card: null, question, under_way }
  expect(gameUi.status(view, trio, GOING_ON)).toBe(`You: ${creatureName(kindOf(0)!)}: ${task}`)
})

test('simple choices are buttons, and only those that are offered', () => {
  const simple = ['pass', 'done', 'stop', 'stay', 'spare', 'spawn', 'pick up']
  for (const { view, choices } of kinds) {
    const offered = choices.map((each) => each.do)
    const named = gameUi.buttons(view, choices).map((each) => each.do)
    expect([...named].sort()).toEqual(offered.filter((each) => simple.includes(each)).sort())
  }
})

test('playing the events leads to what the server says', () => {
  for (const [at, { events, view }] of match.entries()) {
    const before = match[at - 1]?.view
    if (!before) continue
    const shown = events.reduce((now, event) => gameUi.show(now, event, view), before)
    expect(shown.tiles).toEqual(view.tiles)
    expect(shown.terrain).toBe(view.terrain)
    expect([...shown.piles].sort()).toEqual([...view.piles].sort())
    expect(shown.active).toBe(view.active)
    expect(shown.hand).toEqual(view.hand)
    for (const [seat, { cell, wounds, adventurer, hand }] of view.players.entries())
      expect(shown.players[seat]).toMatchObject({ cell, wounds, adventurer, hand })
    const sorted = (all: typeof view.monsters): unknown =>
      [...all].sort((one, other) => one.figure - other.figure)
    expect(sorted(shown.monsters)).toEqual(sorted(view.monsters))
  }
})

test('every sound that is asked for exists and has a name', () => {
  expect(Object.keys(gameUi.effectNames()).sort()).toEqual(Object.keys(effects).sort())
  for (const { events, view } of kinds)
    for (const event of events) {
      const name = gameUi.sound(event, view, trio)
      if (name !== null) expect(effects).toHaveProperty(name)
    }
})

test('what is drawn is not written down where two share a device (H-1)', () => {
  const shared = { names: ['', '', ''], bots: [false, false, false], you: null, mine: [0, 1, 2] }
  const watching = { ...shared, mine: [] }
  const drawn = kinds.flatMap(({ events, view }) =>
    events.filter(({ kind }) => kind === 'cards_gained').map((event) => ({ event, view })),
  )[0]!
  expect(gameUi.sentence(drawn.event, drawn.view, shared)).toBeNull()
  expect(gameUi.sentence(drawn.event, drawn.view, watching)?.text).toMatch(/draws: /)
})

test('a hand is covered on a shared device as soon as there is one (H-1)', () => {
  const open = kinds.find(({ view }) => view.question === 'adventurer')!
  expect(gameUi.isSecretTurn(open.view)).toBe(false)
  const held = kinds.find(({ view, choices }) => choices.length > 0 && view.hand.length > 0)!
  expect(gameUi.isSecretTurn(held.view)).toBe(true)
  const waiting = kinds.find(({ view }) => view.waiting)!
  expect(gameUi.isSecretTurn(waiting.view)).toBe(true)
})

test('the end tells who won and how', () => {
  const last = kinds.findLast(({ view }) => view.ending !== null)!
  const { winner } = last.view.ending!
  expect(gameUi.ending(last.view, { ...trio, you: winner }, GOING_ON)?.title).toBe('Victory')
  expect(gameUi.ending(last.view, { ...trio, you: (winner + 1) % 3 }, GOING_ON)?.title).toBe(
    'Defeat',
  )
  const figures = gameUi.figures(last.view, 0, { ...trio, you: null }, GOING_ON)
  expect(figures.map(({ name }) => name)).toContain('Rounds')
})

test.each(['en', 'de'] as const)('the rulebook in %s numbers its rules once each', async (it) => {
  await speak(it)
  const [short, ...chapters] = await gameUi.loadRules()
  expect(short!.rules.every(({ id, text }) => id.startsWith('DC-') && !text.includes('(DC-'))).toBe(
    true,
  )
  const rules = chapters.flatMap((chapter) => chapter.rules)
  expect(rules.length).toBeGreaterThan(60)
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  await speak('en')
})

test('joining says what it means, and when it can be (DC-117)', () => {
  const playing = match.find(({ view }) => view.phase === 'playing')!.view
  const first = { ...playing, round: 1 }
  const later = { ...playing, round: 2 }
  const w = words().joining
  expect(gameUi.joining?.(first, null, {})).toEqual({ text: w.early, isReady: false })
  expect(gameUi.joining?.(later, null, {})).toEqual({ text: w.now, isReady: true })
  expect(gameUi.joining?.(later, 0, {})).toBeNull()
  const gone = { ...later, players: later.players.map((each) => ({ ...each, playing: false })) }
  expect(gameUi.joining?.(gone, 0, {})).toEqual({ text: w.back, isReady: true })
  expect(gameUi.joining?.(gone, 0, { joining: 'off' })).toBeNull()
  expect(gameUi.joining?.({ ...later, phase: 'over' }, null, {})).toBeNull()
  const waits = { ...later, newcomers: [0] }
  expect(gameUi.status(waits, trio, GOING_ON)).toBe(words().comes_in({ round: 3 }))
})
