/** The quick reference of Delve & Dash; its figures are made from the rules (tools/export_reference.py). */
import type { ReferencePart, ReferenceSymbol } from '../../../kit/game_ui'
import { number, wordsArrived } from '../../../kit/words.svelte'
import { icons } from '../icons'
import { icons as listingIcons } from '../listing/icons'
import { words as boardWords } from '../words'
import { boundaries } from './boundaries'
import facts from './facts.json'
import { words } from './words'

function symbols(): readonly ReferenceSymbol[] {
  const w = words().legend
  return [
    { icon: icons.warrior1, colour: 'var(--warrior-1)', name: w.you, letter: '1' },
    { icon: icons.warrior2, colour: 'var(--warrior-2)', name: w.other, letter: '2' },
    { icon: icons.computer, colour: 'var(--warrior-2)', name: w.computer, letter: '2' },
    { icon: icons.gem, colour: 'var(--gem)', name: w.waystone, letter: '*' },
    { icon: listingIcons.dragon, colour: 'var(--dragon)', name: w.dragon, letter: 'D' },
    { icon: icons.ghost, colour: 'var(--quiet)', name: w.last_seen },
    { icon: icons.hint, colour: 'var(--treasure)', name: w.lair, letter: '?' },
    { icon: icons.chest, colour: 'var(--treasure)', name: w.treasure, letter: '$' },
    { icon: icons.heart, colour: 'var(--heart)', name: w.heart },
    { icon: icons.lostHeart, colour: 'var(--quiet)', name: w.lost },
    { icon: boundaries.wall, colour: 'var(--brick)', name: w.wall, letter: '#' },
    { icon: boundaries.open, colour: 'var(--quiet)', name: w.open },
    { icon: boundaries.unknown, colour: 'var(--quiet)', name: w.unknown },
    { icon: boundaries.door, colour: 'var(--wood)', name: w.door, letter: '/' },
    { icon: boundaries.locked, colour: 'var(--wood)', name: w.locked, letter: '+' },
    {
      icon: boundaries.chamber,
      colour: 'color-mix(in srgb, var(--warrior-1) 45%, var(--floor))',
      name: w.visited,
    },
    { icon: boundaries.ring, colour: 'var(--dragon)', name: w.ring },
  ]
}

function moves(): ReferencePart {
  const { state, moves, three, two, one, carrying, note } = words().moves
  const rows = [three, two, one, carrying].map((name, at) => [name, number(facts.moves[at] ?? 0)])
  return { title: words().titles.moves, head: [state, moves], rows, text: note }
}

function walls(): ReferencePart {
  const { all, tree, others, average, note } = words().walls
  const { boundaries: counts } = facts
  const rows = [
    [all, number(counts.all)],
    [tree, number(counts.tree)],
    [others, number(counts.others)],
    [average, number(counts.walls)],
  ]
  return { title: words().titles.walls, rows, text: note }
}

function doors(): ReferencePart {
  const w = words().doors
  const percent = (share: number): string => `${number(share, 1)} %`
  const [once = 0, twice = 0, thrice = 0] = facts.forced
  const rows = [
    [w.unlocked, w.always, w.unlocked_then],
    [w.locked, percent(once), w.locked_then],
    [w.twice, percent(twice), ''],
    [w.thrice, percent(thrice), ''],
  ]
  return { title: words().titles.doors, head: [w.kind, w.passes, w.then], rows, text: w.note }
}

function computer(): ReferencePart {
  const w = words().computer
  const { aims } = boardWords()
  const rows = [
    [aims.return, w.carries, w.carries_does],
    [aims.hunt, w.you_carry, w.you_carry_does],
    [aims.fetch, w.lies, w.lies_does],
    [aims.search, w.awake, w.awake_does],
    [aims.explore, w.otherwise, w.otherwise_does],
    [w.evades, w.danger, w.danger_does],
  ]
  return { title: words().titles.computer, head: [w.phase, w.when, w.does], rows, text: w.note }
}

function parts(): readonly ReferencePart[] {
  const { titles, dragon, battle, tips } = words()
  return [
    { title: titles.legend, symbols: symbols() },
    moves(),
    { title: titles.dragon, lines: Object.values(dragon) },
    walls(),
    doors(),
    { title: titles.battle, lines: Object.values(battle) },
    computer(),
    { title: titles.tips, lines: Object.values(tips) },
  ]
}

export async function reference(): Promise<() => readonly ReferencePart[]> {
  await wordsArrived()
  return parts
}
