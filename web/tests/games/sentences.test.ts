import { beforeAll, expect, test } from 'vitest'
import { gameUi } from '../../src/games/delve_and_dash'
import { label } from '../../src/games/delve_and_dash/labels'
import { effects, soundOf } from '../../src/games/delve_and_dash/sounds'
import { words } from '../../src/games/delve_and_dash/words'
import { Grid } from '../../src/kit/grid'
import type { DelveEvent } from '../../src/kit/wire'
import { speak } from '../../src/kit/words.svelte'
import { GOING_ON, recorded } from '../recorded'

const alone = { names: [''], bots: [false], you: 0, mine: [0] }
const pair = { names: ['Ada', 'Knight'], bots: [false, true], you: 0, mine: [0] }
const shared = { names: ['', ''], bots: [false, false], you: null, mine: [0, 1] }

beforeAll(() => speak('en'))

test('every event of recorded matches has a sentence (DD-95)', () => {
  for (const name of ['solo', 'cpu', 'spectator'] as const)
    for (const { events, view } of recorded(name))
      for (const event of events)
        expect(gameUi.sentence(event, view, name === 'solo' ? alone : pair)?.text).toMatch(/\.$|!$/)
})

test('directions are words, chambers have names', () => {
  const { view } = recorded('cpu').at(-1)!
  const event: DelveEvent = { kind: 'stepped', seat: 0, cell: 36, way: 1, edge: 0 }
  expect(gameUi.sentence(event, view, pair)?.text).toBe('You walk east into E5.')
  expect(gameUi.sentence({ ...event, seat: 1 }, view, pair)?.text).toBe(
    'Knight walks east into E5.',
  )
  expect(gameUi.sentence(event, view, shared)?.text).toBe('Warrior 1 walks east into E5.')
})

test('a dragon that comes into sight is told, and has no sound of its own (DD-31, DD-95)', () => {
  const { view } = recorded('solo').at(-1)!
  const event: DelveEvent = { kind: 'dragon_seen', cell: 36 }
  const said = gameUi.sentence(event, view, alone)
  expect(said).toEqual({ text: 'The dragon comes into sight in E5.', tone: 'danger' })
  expect(soundOf(event, view, alone)).toBeNull()
})

test('on a shared device the chronicle does not tell where a waystone is (DD-19)', () => {
  const { view } = recorded('cpu')[0]!
  expect(gameUi.sentence({ kind: 'waystone_placed', seat: 0, cell: 5 }, view, shared)).toBeNull()
})

test('who watches a replay is not told of an own last life', () => {
  const { view } = recorded('solo').at(-1)!
  const event: DelveEvent = { kind: 'ended', reason: 'dead', winner: null }
  const nobody = { names: ['Ada'], bots: [false], you: null, mine: [] }
  const said = (players: typeof nobody | typeof alone): string | undefined =>
    gameUi.sentence(event, view, players)?.text
  expect(said(alone)).toBe('The match is over: The dragon took your last life.')
  expect(said(nobody)).toBe('The match is over: The dragon took the last life of Ada.')
})

test('the sounds of the manual, each of its own (DD-95)', () => {
  const { view } = recorded('cpu').at(-1)!
  const of = (event: DelveEvent): string | null => soundOf(event, view, pair)
  expect(of({ kind: 'stepped', seat: 0, cell: 1, way: 0, edge: 0 })).toBe('step')
  expect(of({ kind: 'bumped', seat: 0, cell: 1, way: 0, edge: 0 })).toBe('thud')
  expect(of({ kind: 'door_held', seat: 0, cell: 1, way: 0, edge: 0 })).toBe('creak')
  expect(of({ kind: 'dragon_stirred' })).toBe('chime')
  expect(of({ kind: 'dragon_woke', seat: 0, lair: 1 })).toBe('roar')
  expect(of({ kind: 'dragon_moved', cell: null })).toBe('wings')
  expect(of({ kind: 'robbed', winner: 0, loser: 1 })).toBe('clash')
  expect(of({ kind: 'battle_held', carrier: 0, other: 1 })).toBeNull()
  expect(of({ kind: 'ended', reason: 'home with the treasure', winner: 0 })).toBe('fanfare')
  expect(of({ kind: 'ended', reason: 'home with the treasure', winner: 1 })).toBe('dirge')
  expect(of({ kind: 'turn_began', seat: 1, left: 8, round: 1 })).toBe('turn2')
  const shapes = Object.values(effects).map((effect) => JSON.stringify(effect))
  expect(new Set(shapes).size).toBe(shapes.length)
  expect(Object.keys(gameUi.effectNames()).sort()).toEqual(Object.keys(effects).sort())
})

/** What is said about an event to the winner's seat, the loser's seat, and to somebody else. */
function heard(event: DelveEvent): (string | undefined)[] {
  const { view } = recorded('cpu').at(-1)!
  const names = ['Ada', 'Bo']
  return [0, 1, null].map(
    (you) => gameUi.sentence(event, view, { names, bots: [false, false], you, mine: [] })?.text,
  )
}

test('battles are told in whole sentences to both sides and to who looks on (DD-74)', async () => {
  expect(heard({ kind: 'robbed', winner: 0, loser: 1 })).toEqual([
    'Blades clash: you take the treasure from Bo!',
    'Blades clash: Ada takes the treasure from you!',
    'Blades clash: Ada takes the treasure from Bo!',
  ])
  expect(heard({ kind: 'battle_held', carrier: 0, other: 1 })).toEqual([
    'You and Bo fight; you keep the treasure.',
    'You and Ada fight; Ada keeps the treasure.',
    'Ada and Bo fight; Ada keeps the treasure.',
  ])
  await speak('de')
  expect(heard({ kind: 'robbed', winner: 0, loser: 1 })).toEqual([
    'Klingen klirren: Du nimmst Bo den Schatz ab!',
    'Klingen klirren: Ada nimmt dir den Schatz ab!',
    'Klingen klirren: Ada nimmt Bo den Schatz ab!',
  ])
  expect(heard({ kind: 'battle_held', carrier: 0, other: 1 })).toEqual([
    'Du kämpfst mit Bo und behältst den Schatz.',
    'Du kämpfst mit Ada; Ada behält den Schatz.',
    'Ada kämpft mit Bo und behält den Schatz.',
  ])
  await speak('en')
})

test('one of a thing is one, none is none', async () => {
  const { view } = recorded('cpu').at(-1)!
  const say = (event: DelveEvent): string | undefined => gameUi.sentence(event, view, pair)?.text
  const turn: DelveEvent = { kind: 'turn_began', seat: 0, left: 1, round: 1 }
  const hit: DelveEvent = { kind: 'attacked', seat: 0, cell: 0, lives: 0 }
  expect(say(turn)).toBe('Your turn: 1 move.')
  expect(say({ ...turn, seat: 1 })).toBe('Knight has 1 move.')
  expect(say(hit)).toBe('The dragon strikes you in A1: no lives left.')
  expect(say({ ...hit, lives: 1 })).toBe('The dragon strikes you in A1: one life left.')
  expect(words().moves_left({ left: 1 })).toBe('1 move left')
  await speak('de')
  expect(say(turn)).toBe('Du bist dran: 1 Schritt.')
  expect(say(hit)).toBe('Der Drache trifft dich in A1: Kein Leben bleibt.')
  expect(words().moves_left({ left: 1 })).toBe('noch 1 Schritt')
  await speak('en')
})

test('how near the treasure is comes from the settings (DD-22)', async () => {
  const { view } = recorded('cpu').at(-1)!
  const woke: DelveEvent = { kind: 'dragon_woke', seat: 0, lair: 0 }
  const say = (reach: number): string | undefined =>
    gameUi.sentence(woke, { ...view, treasure_reach: reach }, pair)?.text
  expect(say(2)).toBe('The dragon wakes in A1! The treasure lies within two chambers of its lair.')
  expect(say(1)).toBe('The dragon wakes in A1! The treasure lies within one chamber of its lair.')
  expect(say(0)).toBe('The dragon wakes in A1! The treasure lies in its lair.')
  await speak('de')
  expect(say(5)).toBe(
    'Der Drache erwacht in A1! Der Schatz liegt höchstens 5 Kammern von seinem Hort.',
  )
  await speak('en')
})

test('no sentence calls the one who hears it by a third person (en, de)', async () => {
  const wrong =
    /\bYou (takes|has|keeps|walks|finds|is)\b|\b(from|of|against|behind|for) You\b|\bDu (hat|ist|geht|nimmt|behält)\b|\b(von|mit|an|gegen|nach) Du\b|\b1 (moves|lives|Züge)\b/
  for (const language of ['en', 'de'] as const) {
    await speak(language)
    for (const { events, view } of recorded('cpu'))
      for (const you of [0, 1])
        for (const event of events) {
          const text = gameUi.sentence(event, view, { ...pair, you })?.text ?? ''
          expect(text).not.toMatch(wrong)
          expect(text).not.toContain('undefined')
        }
    const { view } = recorded('cpu').at(-1)!
    for (let cell = 0; cell < 64; cell += 1)
      expect(
        label(view, new Grid(8), pair, cell, {
          isTarget: false,
          isSelected: false,
          isDanger: false,
        }),
      ).not.toMatch(wrong)
  }
  await speak('en')
})

test('who watches a lone explorer is told so, not of no moves', () => {
  const view = recorded('solo').find((each) => each.view.free)!.view
  const watching = { names: ['Ada'], bots: [false], you: null, mine: [] }
  expect(gameUi.status(view, watching, GOING_ON)).toBe('The dragon sleeps: Ada explores freely.')
  expect(gameUi.status(view, alone, GOING_ON)).toBe('The dragon sleeps: explore freely.')
})
