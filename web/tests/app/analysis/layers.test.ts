import { expect, test } from 'vitest'
import { keyOf, layersOf, likeliest, marksOf } from '../../../src/app/analysis/layers'
import type { AnalysisUi } from '../../../src/kit/game_ui'
import type { BeliefFound, Decision, GameView } from '../../../src/kit/wire'

const belief: BeliefFound = {
  step: 3,
  seat: 0,
  imagined: 100,
  layers: [
    {
      kind: 'treasure',
      who: null,
      grain: 'cells',
      shares: [
        { place: 5, share: 6000 },
        { place: 6, share: 49 },
      ],
    },
    { kind: 'wall', who: null, grain: 'edges', shares: [{ place: 9, share: 2500 }] },
    { kind: 'waystone', who: 1, grain: 'cells', shares: [{ place: 5, share: 7000 }] },
    { kind: 'secret', who: null, grain: 'cells', shares: [] },
  ],
}
const own: AnalysisUi = {
  name: (text) => text,
  aim: (text) => ({ from: 1, to: text === 'move n' ? 2 : 3 }),
  layer: (kind, who) => (kind === 'secret' ? null : `${kind} ${who}`.trim()),
}
const decision = { seat: 0, played: 'move n', better: 'move s' } as Decision
const view = {} as GameView
const nameOf = (seat: number): string => `seat ${String(seat)}`

test('layers are the better choice, what the game has words for, and everything', () => {
  expect(layersOf(belief, own, nameOf).map(({ key }) => key)).toEqual([
    'better',
    'treasure',
    'wall',
    'waystone 1',
    'everything',
  ])
  expect(layersOf(belief, own, nameOf)[3]?.name).toBe('waystone seat 1')
  expect(layersOf(null, own, nameOf)).toHaveLength(2)
})

test('a layer of somebody has a key of its own', () => {
  expect(keyOf({ kind: 'rival', who: 2 })).toBe('rival 2')
})

test('only what is switched on is drawn, and what is hardly possible is not', () => {
  const shown = new Set(['treasure'])
  const marks = marksOf({ belief, shown, own, view, decision: null })
  expect(marks).toEqual({ shares: [{ cell: 5, share: 6000 }], edges: [], arrows: [] })
})

test('walls are drawn on boundaries; two things in one chamber never make more than sure', () => {
  const shown = new Set(['treasure', 'wall', 'waystone 1'])
  const { shares, edges } = marksOf({ belief, shown, own, view, decision: null })
  expect(shares).toEqual([{ cell: 5, share: 10_000 }])
  expect(edges).toEqual([{ edge: 9, share: 2500 }])
})

test('what was done and what was better are two arrows', () => {
  const { arrows } = marksOf({ belief, shown: new Set(), own, view, decision })
  expect(arrows).toEqual([
    { from: 1, to: 2, tone: 'played' },
    { from: 1, to: 3, tone: 'better' },
  ])
  const right = { ...decision, better: '' }
  expect(marksOf({ belief, shown: new Set(), own, view, decision: right }).arrows).toHaveLength(1)
})

test('what is no place of the board is a list of the likeliest', () => {
  const cards = { ...own, place: (_: string, card: number) => `card ${String(card)}` }
  const shown = new Set(['treasure'])
  expect(marksOf({ belief, shown, own: cards, view, decision: null }).shares).toEqual([])
  expect(likeliest(belief, shown, cards, nameOf)).toEqual([
    {
      title: 'treasure',
      places: [
        { name: 'card 5', share: '60\u202f%' },
        { name: 'card 6', share: '0\u202f%' },
      ],
    },
  ])
  expect(likeliest(belief, shown, own, nameOf)).toEqual([])
})
