/** The quick reference of Delve & Dash; tests/games/delve_and_dash holds its figures to the rules. */
import type { ReferencePart, ReferenceSymbol } from '../../../kit/game_ui'
import { number, wordsArrived } from '../../../kit/words.svelte'
import { icons } from '../icons'
import { icons as listingIcons } from '../listing/icons'
import { boundaries } from './boundaries'
import { words } from './words'

function symbols(): readonly ReferenceSymbol[] {
  const w = words().legend
  return [
    { icon: icons.warrior1, colour: '--warrior-1', name: w.you },
    { icon: icons.warrior2, colour: '--warrior-2', name: w.other },
    { icon: icons.computer, colour: '--warrior-2', name: w.computer },
    { icon: icons.gem, colour: '--gem', name: w.waystone },
    { icon: listingIcons.dragon, colour: '--dragon', name: w.dragon },
    { icon: icons.ghost, colour: '--quiet', name: w.last_seen },
    { icon: icons.hint, colour: '--treasure', name: w.lair },
    { icon: icons.chest, colour: '--treasure', name: w.treasure },
    { icon: icons.heart, colour: '--heart', name: w.heart },
    { icon: icons.lostHeart, colour: '--quiet', name: w.lost },
    { icon: boundaries.wall, colour: '--brick', name: w.wall },
    { icon: boundaries.open, colour: '--quiet', name: w.open },
    { icon: boundaries.unknown, colour: '--quiet', name: w.unknown },
    { icon: boundaries.door, colour: '--wood', name: w.door },
    { icon: boundaries.locked, colour: '--wood', name: w.locked },
  ]
}

function moves(): ReferencePart {
  const { state, moves, three, two, one, carrying, note } = words().moves
  const rows = [three, two, one, carrying].map((name, at) => [name, number([8, 6, 4, 4][at] ?? 0)])
  return { title: words().titles.moves, head: [state, moves], rows, text: note }
}

function walls(): ReferencePart {
  const { all, tree, others, average, note } = words().walls
  const rows = [
    [all, number(112)],
    [tree, number(63)],
    [others, number(49)],
    [average, number(39)],
  ]
  return { title: words().titles.walls, rows, text: note }
}

function doors(): ReferencePart {
  const w = words().doors
  const percent = (share: number): string => `${number(share, 1)} %`
  const rows = [
    [w.unlocked, w.always, w.unlocked_then],
    [w.locked, w.half, w.locked_then],
    [w.twice, percent(75), ''],
    [w.thrice, percent(87.5), ''],
  ]
  return { title: words().titles.doors, head: [w.kind, w.passes, w.then], rows, text: w.note }
}

function computer(): ReferencePart {
  const w = words().computer
  const rows = [
    [w.carries, w.carries_does],
    [w.you_carry, w.you_carry_does],
    [w.lies, w.lies_does],
    [w.awake, w.awake_does],
    [w.otherwise, w.otherwise_does],
    [w.danger, w.danger_does],
  ]
  return { title: words().titles.computer, head: [w.when, w.does], rows, text: w.note }
}

function parts(): readonly ReferencePart[] {
  const { titles, dragon, tips } = words()
  return [
    { title: titles.legend, symbols: symbols() },
    moves(),
    { title: titles.dragon, lines: Object.values(dragon) },
    walls(),
    doors(),
    computer(),
    { title: titles.tips, lines: Object.values(tips) },
  ]
}

export async function reference(): Promise<() => readonly ReferencePart[]> {
  await wordsArrived()
  return parts
}
