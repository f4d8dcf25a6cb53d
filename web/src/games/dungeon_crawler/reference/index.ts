/** The quick reference of Dungeon Crawler Labyrinth; figures are made from the rules (tools/export_reference.py). */
import type { ReferencePart, ReferenceSymbol } from '../../../kit/game_ui'
import { sentencesOf } from '../../../kit/rulebook'
import { number, wordsArrived } from '../../../kit/words.svelte'
import { icons } from '../icons'
import { icons as matIcons } from '../mat/icons'
import { icons as askingIcons } from '../table/icons'
import { words as ruleWords } from '../rulebook/words'
import { words as boardWords } from '../words'
import { adventurers, creatures, tiles, treasureCards } from './box_parts'
import facts from './facts.json'
import { baseOf, door, groundOf, hoard, pile, rock, spawnPoint } from './signs'
import { words } from './words'

function symbols(): readonly ReferenceSymbol[] {
  const w = words().legend
  return [
    { icon: matIcons.chest, colour: 'var(--treasure)', name: w.chest },
    { picture: pile, name: w.pile },
    { picture: hoard, name: w.hoard },
    { picture: spawnPoint('1', '#b9ade0'), name: w.spawn },
    { picture: spawnPoint('6', '#5fe0cd'), name: w.floating },
    { picture: door, name: w.door },
    { picture: groundOf('.'), name: w.floor },
    { picture: groundOf('s'), name: w.shallow },
    { picture: groundOf('d'), name: w.deep },
    { picture: groundOf('L'), name: w.lava },
    { picture: rock, name: w.rock },
    { picture: baseOf(0), name: w.seats },
    { icon: askingIcons.usual, colour: 'var(--gold)', name: w.usual },
    { icon: askingIcons.always, colour: 'var(--gold)', name: w.always },
    { icon: askingIcons.later, colour: 'var(--gold)', name: w.later },
  ]
}

function numbers(): readonly ReferenceSymbol[] {
  const w = boardWords().numbers
  return [
    { icon: icons.steps, name: w.mv },
    { icon: icons.heart, colour: 'var(--heart)', name: w.bp },
    { icon: icons.shield, colour: '#9fc6ea', name: w.def },
    { icon: icons.sword, colour: 'var(--gold)', name: w.melee },
    { icon: icons.bow, colour: 'var(--gold)', name: w.ranged },
    { icon: icons.blast, colour: 'var(--gold)', name: w.area },
  ]
}

function moving(): ReferencePart {
  const { moving: w, legend, turns, titles } = words()
  const rows = (['floor', 'shallow', 'deep', 'lava'] as const).map((ground) => {
    const { straight, diagonals, deadly } = facts.prices[ground]
    const [one = 0, two = 0] = diagonals
    const diagonal = one === two ? number(one) : turns({ one: number(one), two: number(two) })
    const ending = ground === 'lava' ? w.burns : deadly ? w.deadly : w.safe
    return [legend[ground], number(straight), diagonal, ending]
  })
  const head = [w.ground, w.straight, w.diagonal, w.ending]
  return { title: titles.moving, head, rows, text: w.note }
}

function attacking(): ReferencePart {
  const { attacking: w, dice, titles } = words()
  const rows = facts.hits.map(({ def, chances }) => [
    number(def),
    ...chances.map((share) => `${number(share, 1)} %`),
  ])
  const counts = facts.hits[0]?.chances.map((_, at) => dice({ count: at + 1 })) ?? []
  return { title: titles.attacking, head: [w.defence, ...counts], rows, text: w.note }
}

function parts(): readonly ReferencePart[] {
  const { titles, tips } = words()
  const rules = ruleWords()
  return [
    { title: titles.legend, symbols: symbols() },
    { title: titles.numbers, symbols: numbers() },
    { title: titles.steps, lines: sentencesOf(rules.your_turn_five_steps) },
    moving(),
    attacking(),
    { title: titles.adventurers, cards: adventurers() },
    { title: titles.creatures, cards: creatures() },
    { title: titles.abilities, lines: Object.values(boardWords().abilities) },
    { title: titles.monsters, lines: sentencesOf(rules.monsters) },
    { title: titles.events, cards: treasureCards(true) },
    { title: titles.loot, cards: treasureCards(false) },
    { title: titles.moments, lines: sentencesOf(rules.cards_at_any_moment) },
    { title: titles.tiles, cards: tiles() },
    { title: titles.tips, lines: Object.values(tips) },
  ]
}

export async function reference(): Promise<() => readonly ReferencePart[]> {
  await wordsArrived()
  return parts
}
