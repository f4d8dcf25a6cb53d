/** The view a moment after an event: what playing shows until the server's view has the last word. */
import type { CrawlerEvent, CrawlerPlayer, CrawlerView } from '../../kit/wire'
import { blame } from './blame'
import { isHero, kindOf, seatOf } from './box'
import { cellAt, cornerOf, TILE } from './mat/geometry'
import { drawing, ground } from './mat/tiles'

const UNREVEALED = '?'.repeat(TILE * TILE)

function drawTile(view: CrawlerView, place: number, signs: string): string {
  const { x, y } = cornerOf(place)
  const terrain = [...view.terrain]
  ;[...signs].forEach((sign, at) => {
    terrain[cellAt(x + (at % TILE), y + Math.floor(at / TILE))] = sign
  })
  return terrain.join('')
}

function tile(view: CrawlerView, place: number, shape: string | null, turn: number): CrawlerView {
  const signs = shape === null ? UNREVEALED : ground(drawing(shape, turn))
  const tiles = view.tiles.map((each, at) => (at === place ? shape : each))
  const turns = view.turns.map((each, at) => (at === place ? turn : each))
  return { ...view, tiles, turns, terrain: drawTile(view, place, signs) }
}

function player(
  view: CrawlerView,
  seat: number,
  change: (player: CrawlerPlayer) => Partial<CrawlerPlayer>,
): CrawlerView {
  const players = view.players.map((each, at) =>
    at === seat ? { ...each, ...change(each) } : each,
  )
  return { ...view, players }
}

/** A figure somewhere else, or with other wounds. */
function figure(
  view: CrawlerView,
  number: number,
  change: { readonly cell?: number; readonly wounds?: number },
): CrawlerView {
  if (isHero(number)) return player(view, seatOf(number), () => change)
  const monsters = view.monsters.map((each) =>
    each.figure === number ? { ...each, ...change } : each,
  )
  return { ...view, monsters }
}

const woundsOf = (view: CrawlerView, number: number): number =>
  isHero(number)
    ? (view.players[seatOf(number)]?.wounds ?? 0)
    : (view.monsters.find((each) => each.figure === number)?.wounds ?? 0)

/** The Doppelganger waits for the server's view, which knows whose card it copies. */
function appear(view: CrawlerView, number: number, cell: number, seat: number): CrawlerView {
  if (isHero(number)) return player(view, seat, () => ({ cell }))
  const creature = kindOf(number)
  if (creature === undefined) return view
  const monster = { figure: number, creature, seat, cell, wounds: 0 }
  return { ...view, monsters: [...view.monsters, monster], drawn_creature: null }
}

function vanish(view: CrawlerView, number: number): CrawlerView {
  const gone = { cell: null, wounds: 0, hand: 0, gear: [], adventurer: null }
  if (isHero(number)) return player(view, seatOf(number), () => gone)
  return { ...view, monsters: view.monsters.filter((each) => each.figure !== number) }
}

/** Cards leave a hand or the table in front of it. */
function discard(view: CrawlerView, seat: number, cards: readonly string[]): CrawlerView {
  const hand = view.seat === seat ? view.hand.filter((each) => !cards.includes(each)) : view.hand
  return player({ ...view, hand }, seat, (before) => ({
    gear: before.gear.filter((each) => !cards.includes(each)),
  }))
}

function play(view: CrawlerView, seat: number, card: string): CrawlerView {
  const hand = view.seat === seat ? view.hand.filter((each) => each !== card) : view.hand
  return player({ ...view, hand }, seat, (before) => ({ hand: Math.max(0, before.hand - 1) }))
}

const without = (cells: readonly number[], cell: number): number[] =>
  cells.filter((each) => each !== cell)

/** Turns and tiles. */
function showTable(view: CrawlerView, event: CrawlerEvent): CrawlerView | null {
  switch (event.kind) {
    case 'round_began':
      return { ...view, round: event.round, phase: 'playing' }
    case 'activation_began':
      return { ...view, active: event.seat, step: 0, roll: null }
    case 'step_began':
      return { ...view, active: event.seat, step: event.step }
    case 'tile_drawn':
      return { ...view, drawn_tile: event.shape, tiles_left: Math.max(0, view.tiles_left - 1) }
    case 'tile_laid':
      return tile({ ...view, drawn_tile: null }, event.place, event.shape, event.turn)
    case 'tile_discarded':
      return { ...view, drawn_tile: null }
    case 'tile_removed':
      return tile(view, event.place, null, 0)
    case 'pile_placed':
      return { ...view, piles: [...view.piles, event.cell] }
    case 'pile_taken':
      return { ...view, piles: without(view.piles, event.cell) }
    case 'chest_placed':
      return { ...view, chests: [...view.chests, event.cell] }
    case 'chest_false':
      return { ...view, chests: without(view.chests, event.cell) }
    case 'hoard_laid':
      return { ...view, hoard: event.cards, hoard_cell: event.cell }
    case 'hoard_taken':
      return { ...view, hoard: 0, hoard_cell: null }
    default:
      return null
  }
}

/** Figures, cards and dice. */
function showFigures(view: CrawlerView, event: CrawlerEvent): CrawlerView | null {
  switch (event.kind) {
    case 'adventurer_taken':
      return player(view, event.seat, () => ({ adventurer: event.adventurer, playing: true }))
    case 'appeared':
      return appear(view, event.figure, event.cell, event.seat)
    case 'creature_drawn':
      return { ...view, drawn_creature: event.figure }
    case 'creature_discarded':
      return { ...view, drawn_creature: null }
    case 'path_committed':
      return { ...view, path: { figure: event.figure, cells: event.path } }
    case 'walked': {
      const cell = event.path.at(-1)
      const still = { ...view, path: null }
      return cell === undefined ? still : figure(still, event.figure, { cell })
    }
    case 'put':
      return figure(view, event.figure, { cell: event.cell })
    case 'wounded':
      return figure(view, event.figure, { wounds: event.wounds })
    case 'healed':
      return figure(view, event.figure, {
        wounds: Math.max(0, woundsOf(view, event.figure) - event.amount),
      })
    case 'slain':
      return vanish(view, event.figure)
    case 'picked_up':
      return player(view, event.seat, () => ({ cell: null }))
    case 'webbed':
      return player(view, event.seat, () => ({ webbed: true }))
    case 'cards_drawn':
      return player(view, event.seat, (before) => ({ hand: before.hand + event.cards }))
    case 'cards_gained':
      return view.seat === event.seat ? { ...view, hand: [...view.hand, ...event.cards] } : null
    case 'card_played':
      return play(view, event.seat, event.card)
    case 'cards_discarded':
      return discard(view, event.seat, event.cards)
    case 'rolled':
      return { ...view, roll: { purpose: event.purpose, dice: event.dice, rollers: event.rollers } }
    case 'dice_changed':
      return view.roll ? { ...view, roll: { ...view.roll, dice: event.dice } } : null
    default:
      return null
  }
}

/** Rooms that turn or change places, and doors: the mat as the server has it afterwards. */
function showRooms(view: CrawlerView, event: CrawlerEvent, next: CrawlerView): CrawlerView | null {
  const kinds: readonly string[] = ['tile_turned', 'tiles_swapped', 'door_placed', 'door_gone']
  if (!kinds.includes(event.kind)) return null
  const { tiles, turns, terrain, door, six, piles, hoard_cell, monsters } = next
  return { ...view, tiles, turns, terrain, door, six, piles, hoard_cell, monsters }
}

/** Nobody is asked while something is shown. */
export function show(view: CrawlerView, event: CrawlerEvent, next: CrawlerView): CrawlerView {
  const shown =
    showTable(view, event) ?? showFigures(view, event) ?? showRooms(view, event, next) ?? view
  return { ...shown, ...blame(view, event), asked: null, waiting: false }
}
