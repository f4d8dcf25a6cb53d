/** The quick reference of Dungeon of Dooom; its figures are made from the rules (tools/export_reference.py). */
import type { ReferencePart, ReferenceSymbol } from '../../../kit/game_ui'
import { sentencesOf } from '../../../kit/rulebook'
import { number, wordsArrived } from '../../../kit/words.svelte'
import { icons } from '../icons'
import { colourOf, shapeOf, TINTS } from '../looks'
import { words as ruleWords } from '../rulebook/words'
import facts from './facts.json'
import { signs } from './signs'
import { words } from './words'

const FLAGS = '#6b6272'

function symbols(): readonly ReferenceSymbol[] {
  const w = words().legend
  const { letters } = facts
  const things = ['exit', 'gold', 'potion', 'sword', 'armour', 'lantern'] as const
  return [
    { icon: signs.floor, colour: FLAGS, name: w.floor, letter: letters.floor },
    { icon: signs.wall, colour: 'var(--brick)', name: w.wall, letter: letters.wall },
    ...things.map((each) => ({
      icon: icons[each],
      colour: TINTS[each],
      name: w[each],
      letter: letters[each],
    })),
    { icon: shapeOf(0), colour: colourOf(0), name: w.you },
    { icon: shapeOf(null), colour: colourOf(null), name: w.stranger, letter: letters.player },
    { icon: signs.floor, colour: '#332d3a', name: w.remembered },
    { icon: icons.heart, colour: 'var(--heart)', name: w.life },
    { icon: icons.tomb, colour: 'var(--quiet)', name: w.dead },
  ]
}

function actions(): ReferencePart {
  const { actions: w, keys, titles } = words()
  const rows = [
    [w.walk, w.one, keys.walk, 'MOVE N'],
    [w.take, w.one, keys.take, 'PICKUP'],
    [w.drink, w.all, keys.take, 'PICKUP'],
    [w.attack, w.all, keys.attack, 'ATTACK N'],
    [w.end, w.lost, keys.end, 'ENDTURN'],
    [w.look, w.nothing, keys.look, 'LOOK'],
    [w.shout, w.nothing, keys.shout, 'SHOUT'],
    [w.leave, w.nothing, keys.leave, 'QUIT'],
  ]
  const head = [w.action, w.costs, w.keys, w.line]
  return { title: titles.actions, head, rows, text: w.enough }
}

function seeing(): ReferencePart {
  const { seeing: w, titles } = words()
  const drawings = [
    { name: w.plain, rows: facts.windows.plain },
    { name: w.lantern, rows: facts.windows.lantern },
  ]
  return { title: titles.seeing, drawings, lines: sentencesOf(ruleWords().seeing) }
}

function gear(): ReferencePart {
  const { gear: w, points, titles } = words()
  const rows = [
    [w.sword, w.sword_does],
    [w.armour, w.armour_does],
    [w.lantern, w.lantern_does],
  ]
  const lines = facts.points.map((ap, pieces) => points({ pieces, ap: number(ap) }))
  return { title: titles.gear, head: [w.gear, w.does], rows, lines }
}

function fighting(): ReferencePart {
  const { fighting: w, titles } = words()
  const count = (value: number | null): string => (value === null ? w.never : number(value, 1))
  const rows = (['bare', 'sword', 'armour', 'both'] as const).map((each) => {
    const { damage, hits, blows } = facts.fights[each]
    return [w[each], number(damage), count(hits), count(blows)]
  })
  return { title: titles.fighting, head: [w.who, w.damage, w.hits, w.blows], rows, text: w.note }
}

function parts(): readonly ReferencePart[] {
  const { titles, tips } = words()
  return [
    { title: titles.legend, symbols: symbols() },
    actions(),
    seeing(),
    gear(),
    fighting(),
    { title: titles.tips, lines: Object.values(tips) },
  ]
}

export async function reference(): Promise<() => readonly ReferencePart[]> {
  await wordsArrived()
  return parts
}
