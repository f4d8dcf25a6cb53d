import { beforeAll, expect, test } from 'vitest'
import { face } from '../../src/games/delve_and_dash'
import { effects, soundOf } from '../../src/games/delve_and_dash/sounds'
import type { DelveEvent } from '../../src/kit/wire'
import { speak } from '../../src/kit/words.svelte'
import { recorded } from '../recorded'

const alone = { names: [''], bots: [false], you: 0, mine: [0] }
const pair = { names: ['Ada', 'Knight'], bots: [false, true], you: 0, mine: [0] }
const shared = { names: ['', ''], bots: [false, false], you: null, mine: [0, 1] }

beforeAll(() => speak('en'))

test('every event of recorded matches has a sentence (DD-95)', () => {
  for (const name of ['solo', 'cpu', 'spectator'] as const)
    for (const { events, view } of recorded(name))
      for (const event of events)
        expect(face.sentence(event, view, name === 'solo' ? alone : pair)?.text).toMatch(/\.$|!$/)
})

test('directions are words, chambers have names', () => {
  const { view } = recorded('cpu').at(-1)!
  const event: DelveEvent = { kind: 'stepped', seat: 0, cell: 36, way: 1, edge: 0 }
  expect(face.sentence(event, view, pair)?.text).toBe('You walk east into E5.')
  expect(face.sentence({ ...event, seat: 1 }, view, pair)?.text).toBe('Knight walks east into E5.')
  expect(face.sentence(event, view, shared)?.text).toBe('Warrior 1 walks east into E5.')
})

test('a dragon that comes into sight is told, and has no sound of its own (DD-31, DD-95)', () => {
  const { view } = recorded('solo').at(-1)!
  const event: DelveEvent = { kind: 'dragon_seen', cell: 36 }
  const said = face.sentence(event, view, alone)
  expect(said).toEqual({ text: 'The dragon comes into sight in E5.', tone: 'danger' })
  expect(soundOf(event, view, alone)).toBeNull()
})

test('on a shared device the chronicle does not tell where a waystone is (DD-19)', () => {
  const { view } = recorded('cpu')[0]!
  expect(face.sentence({ kind: 'waystone_placed', seat: 0, cell: 5 }, view, shared)).toBeNull()
})

test('who watches a replay is not told of an own last life', () => {
  const { view } = recorded('solo').at(-1)!
  const event: DelveEvent = { kind: 'ended', reason: 'dead', winner: null }
  const nobody = { names: ['Ada'], bots: [false], you: null, mine: [] }
  const said = (company: typeof nobody | typeof alone): string | undefined =>
    face.sentence(event, view, company)?.text
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
  expect(Object.keys(face.effectNames()).sort()).toEqual(Object.keys(effects).sort())
})

test('the pace of DD-97', () => {
  const step: DelveEvent = { kind: 'stepped', seat: 1, cell: 1, way: 0, edge: 0 }
  const turn: DelveEvent = { kind: 'turn_began', seat: 1, left: 8, round: 1 }
  expect(face.pace(step, 1, pair, turn).before).toBe(800)
  expect(face.pace(step, 1, pair, step).before).toBe(600)
  expect(face.pace({ ...step, seat: 0 }, 0, pair, null)).toEqual({ before: 0, after: 0 })
  expect(face.pace({ kind: 'dragon_stirred' }, 0, pair, null).after).toBe(800)
  expect(face.pace({ kind: 'dragon_moved', cell: 3 }, 0, pair, null).after).toBe(800)
  expect(face.pace({ kind: 'dragon_woke', seat: 0, lair: 3 }, 0, pair, null).after).toBe(1200)
  expect(face.pace({ kind: 'robbed', winner: 0, loser: 1 }, 0, pair, null).after).toBe(1200)
})
