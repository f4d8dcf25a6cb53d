/** What a screen reader hears about a tile, and why a click there does nothing. */
import type { Players } from '../../kit/game_ui'
import type { Place } from '../../kit/grid'
import type { DooomView } from '../../kit/wire'
import { type Chart, EXIT, type ChartPerson, standing, thingOf, UNKNOWN, WALL } from './chart'
import type { Lit } from './lit'
import { nameOf, placeFrom } from './sentences'
import { words } from './words'

function people(
  crowd: readonly ChartPerson[],
  view: DooomView,
  players: Players,
  at: Place,
): string[] {
  const w = words().cell
  return crowd
    .filter(({ row, column }) => row === at.row && column === at.column)
    .map(({ seat }) => {
      if (seat === null) return w.stranger
      return seat === view.seat ? w.you : nameOf(seat, players)
    })
}

function ground(view: DooomView, chart: Chart, { row, column }: Place): string {
  const w = words()
  const letter = chart.letter(row, column)
  const thing = thingOf(letter)
  if (letter === UNKNOWN) return w.tiles.unknown
  if (letter === WALL) return w.tiles.wall
  if (letter === EXIT) return w.tiles.exit
  if (!thing) return w.tiles.floor
  const pile = view.whole?.piles.find((each) => each.row === row && each.column === column)
  return pile ? w.cell_pile({ amount: pile.amount }) : w.tiles[thing]
}

function invitation(chart: Chart, lit: Lit | undefined): string[] {
  const { cell, cell_take } = words()
  if (!lit) return []
  if (lit.verb !== 'pick up') return [lit.verb === 'move' ? cell.move : cell.attack]
  const thing = thingOf(chart.letter(lit.row, lit.column))
  return thing ? [cell_take[thing]] : []
}

export function label(
  view: DooomView,
  chart: Chart,
  players: Players,
  crowd: readonly ChartPerson[],
  at: Place,
  lit: Lit | undefined,
): string {
  const w = words()
  const from = standing(view) ?? { row: 0, column: 0 }
  const isKnown = chart.letter(at.row, at.column) !== UNKNOWN
  const light = chart.isLit(at.row, at.column) ? w.cell.lit : w.cell.remembered
  return [
    placeFrom(from, at),
    ...people(crowd, view, players, at),
    ground(view, chart, at),
    isKnown && !view.whole ? light : '',
    ...invitation(chart, lit),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Why a click does nothing when it is one's turn, in one line; `to` is the tile that was meant. */
export function missOf(view: DooomView, chart: Chart, to: Place): string {
  const { misses, refusals } = words()
  const here = standing(view)
  if (!here || !view.own) return refusals.DEAD
  const letter = chart.letter(to.row, to.column)
  if (to.row === here.row && to.column === here.column)
    return thingOf(letter) ? refusals.ALREADY_HAVE : refusals.NOTHING_HERE
  if (letter === UNKNOWN) return misses.unknown
  return letter === WALL ? refusals.BLOCKED_WALL : misses.far
}
