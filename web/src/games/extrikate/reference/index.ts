/** The quick reference of Extrikate; its figures are made from the rules (tools/export_reference.py). */
import type { ReferencePart, ReferenceSymbol } from '../../../kit/game_ui'
import { number, wordsArrived } from '../../../kit/words.svelte'
import { TRIPLES } from '../dice'
import { icons } from '../icons'
import { words as boardWords } from '../words'
import facts from './facts.json'
import { signs } from './signs'
import { words } from './words'

const PAPER = '#f7f2e3'
const PENCIL = '#2f2c35'

function symbols(): readonly ReferenceSymbol[] {
  const w = words().legend
  const drawn = (icon: string, name: string, colour = PENCIL): ReferenceSymbol => ({
    icon,
    name,
    colour,
    ground: PAPER,
  })
  return [
    drawn(signs.circle, w.first, '#1f5fae'),
    drawn(signs.triangle, w.second, '#b4261f'),
    drawn(signs.square, w.third, '#1d6f3a'),
    drawn(signs.ring, w.start, '#1f5fae'),
    drawn(signs.dot, w.dot),
    drawn(signs.open, w.open, '#5d5866'),
    drawn(signs.wall, w.wall),
    drawn(signs.door, w.door),
    drawn(signs.rim, w.rim),
    drawn(signs.way, w.way, '#1f5fae'),
    { icon: icons.heart, colour: 'var(--heart)', name: w.life },
    { icon: icons.lostHeart, colour: 'var(--quiet)', name: w.lost },
    { icon: icons.coins, colour: 'var(--treasure)', name: w.treasure },
  ]
}

type Fact = readonly (string | number)[]
const resultOf = ([result = '', strength = 0]: Fact): string =>
  boardWords().result({ result: String(result), strength })
const percent = (share: number): string => `${number(share, 1)} %`

function sums(): ReferencePart {
  const { sum, odds, delve, exit } = words().sums
  const rows = facts.sums.map((each) => [
    number(each.sum),
    percent((100 * each.ways) / TRIPLES),
    resultOf(each.delve),
    resultOf(each.exit),
  ])
  return { title: words().titles.sums, head: [sum, odds, delve, exit], rows }
}

/** Each result once, in the order of the table; a danger without its number. */
function results(): ReferencePart {
  const w = words().results
  const kinds = new Set(facts.sums.flatMap(({ delve, exit }) => [delve[0], exit[0]]).map(String))
  const rows = [...kinds].map((result) => [
    boardWords().result({ result, strength: '' }).trim(),
    boardWords().meaning({ result }),
  ])
  return { title: words().titles.results, head: [w.result, w.means], rows }
}

function dangers(): ReferencePart {
  const { dangers: w, hoard, price, titles } = words()
  const rows = facts.dangers.map((each) => [
    number(each.strength),
    percent(each.hurt),
    hoard({ count: number(each.hoard, 2) }),
    price({ count: number(each.strength) }),
  ])
  return { title: titles.dangers, head: [w.danger, w.hurt, w.hoard, w.bribe], rows, text: w.note }
}

function turningBack(): ReferencePart {
  const { turning_back: w, enough, titles } = words()
  const rows = facts.turn_back.map(({ steps, treasure }) => [
    number(steps),
    ...treasure.map((count) => (count === null ? w.never : enough({ count: number(count) }))),
  ])
  return { title: titles.turning_back, head: [w.way, w.one, w.two, w.three], rows, text: w.note }
}

function parts(): readonly ReferencePart[] {
  const { titles, tips } = words()
  return [
    { title: titles.legend, symbols: symbols() },
    sums(),
    results(),
    dangers(),
    turningBack(),
    { title: titles.tips, lines: Object.values(tips) },
  ]
}

export async function reference(): Promise<() => readonly ReferencePart[]> {
  await wordsArrived()
  return parts
}
