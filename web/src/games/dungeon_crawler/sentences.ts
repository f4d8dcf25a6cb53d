/** What happened, in plain words. */
import type { Players, Sentence } from '../../kit/game_ui'
import type { Tone } from '../../kit/log'
import { listed } from '../../kit/players'
import type { CrawlerEvent, CrawlerPlanned, CrawlerView } from '../../kit/wire'
import { named, type Person } from '../../kit/words.svelte'
import type { Blame } from './blame'
import { DOPPELGANGER, isHero, seatOf } from './box'
import {
  adventurerName,
  cardName,
  creatureName,
  figureIn,
  figureName,
  kindName,
  personIn,
  tileName,
} from './names'
import { words } from './words'

const TONES: Partial<Record<CrawlerEvent['kind'], Tone>> = {
  wounded: 'danger',
  slain: 'danger',
  webbed: 'danger',
  healed: 'good',
  pile_taken: 'good',
  hoard_taken: 'good',
  cards_gained: 'good',
  ended: 'good',
}

const commas = (names: readonly string[]): string => names.join(', ')

/** How a match ended, in one sentence. */
export function reason(text: string, winner: number, players: Players): string {
  return words().reason({ reason: text, who: personIn(winner, players) })
}

/** Why a Monster moves as it does, in one sentence (DC-82 to DC-89). */
export function why(event: CrawlerPlanned, view: CrawlerView, players: Players): string {
  const { figure, line, tactic, target } = event
  const who = figureIn(view, figure, players)
  return words().planned({
    who,
    whom: target === null ? who : figureIn(view, target, players, 'object'),
    line,
    tactic,
  })
}

/** Secrets of one of several players at this device are not for the chronicle. */
const isShared = (players: Players): boolean => players.you === null && players.mine.length > 0

/** About a seat: who did what. */
function ofSeat(event: CrawlerEvent, players: Players): string | null {
  if (!('seat' in event)) return null
  const w = words()
  const who = personIn(event.seat, players)
  switch (event.kind) {
    case 'adventurer_taken':
      return w.adventurer_taken({ who, adventurer: adventurerName(event.adventurer) })
    case 'activation_began':
      return w.activation_began({ who })
    case 'tile_laid': {
      const tile = { who, tile: tileName(event.shape) }
      if (event.over === null) return w.tile_laid(tile)
      return w.tile_replaced({ ...tile, over: tileName(event.over) })
    }
    case 'tile_put_back':
      return w.tile_put_back({ who })
    case 'tile_discarded':
      return w.tile_discarded({ tile: tileName(event.shape) })
    case 'pile_taken':
      return w.pile_taken({ who })
    case 'hoard_taken':
      return w.hoard_taken({ who, count: event.cards })
    case 'cards_drawn':
      return who.is_you ? null : w.cards_drawn({ who, count: event.cards })
    case 'cards_gained':
      if (isShared(players)) return null
      return w.cards_gained({ who, names: commas(event.cards.map(cardName)) })
    case 'tiles_seen':
      if (isShared(players)) return null
      return w.tiles_seen({ names: commas(event.shapes.map(tileName)) })
    case 'card_played':
      return w.card_played({ who, card: cardName(event.card) })
    case 'cards_discarded':
      if (event.cards.length === 0) return null
      return w.cards_discarded({ who, names: commas(event.cards.map(cardName)) })
    case 'creature_drawn':
      return w.creature_drawn({ who, monster: creatureName(event.creature) })
    case 'picked_up':
      return w.picked_up({ who })
    case 'webbed':
      return w.webbed({ who })
    case 'chest_false':
      return w.chest_false
    case 'joined':
      return w.joined({ who })
    case 'left':
      return w.left({ who })
    default:
      return null
  }
}

/** About a figure: what it did or suffered. */
function ofFigure(event: CrawlerEvent, view: CrawlerView, players: Players): string | null {
  if (!('figure' in event)) return null
  const w = words()
  const who = figureIn(view, event.figure, players)
  switch (event.kind) {
    case 'healed':
      return w.healed({ who, count: event.amount })
    case 'creature_discarded':
      return w.creature_discarded({ monster: kindName(event.figure) })
    case 'appeared':
      if (isHero(event.figure)) return w.appeared({ who })
      return event.figure === DOPPELGANGER ? w.monster_appeared({ who }) : null
    case 'planned':
      return event.tactic === 'hold' ? null : why(event, view, players)
    case 'walked':
      return isHero(event.figure) ? walked(who, event.path.length) : null
    case 'put':
      return w.put({ who, how: event.how })
    case 'push_tried':
      return w.push_tried({ who, whom: figureIn(view, event.other, players, 'indirect') })
    case 'push_ended': {
      const whom = figureIn(view, event.other, players, 'indirect')
      return event.success ? null : w.push_ended({ who, whom, is_past: false })
    }
    case 'attack_declared': {
      const names = event.targets.map((each) => figureName(view, each, players, 'object'))
      return w.attack_declared({ who, attack: event.attack, names: listed(names) || w.empty_space })
    }
    case 'struck':
      return event.hits ? null : w.struck({ who, count: 0 })
    case 'wounded': {
      const { amount: count, wounds: all } = event
      return w.wounded({ who, count, all, is_first: count === all })
    }
    case 'harm_prevented':
      return w.harm_prevented({ who })
    case 'slain':
      return fallen(event, view, players)
    default:
      return null
  }
}

/** Who or what has slain a figure: the attacker, a card, or the player it counts for. */
export function fallen(
  { figure, how, by }: { figure: number; how: string; by: number | null },
  view: CrawlerView,
  players: Players,
  { attack, card }: Blame = view,
): string {
  const w = words()
  const who = figureIn(view, figure, players)
  if (how !== 'wounds') return w.slain({ who, how })
  if (attack?.targets.includes(figure))
    return w.slain_by({ who, whom: figureIn(view, attack.attacker, players, 'indirect') })
  if (card !== null) return w.slain_by_card({ who, card: cardName(card) })
  return by === null ? w.slain({ who, how }) : w.slain_by({ who, whom: personIn(by, players) })
}

function walked(who: Person, count: number): string | null {
  return count === 0 ? null : words().walked({ who, count })
}

/** About the labyrinth, the dice and the match. */
function ofTable(event: CrawlerEvent, players: Players): string | null {
  const w = words()
  switch (event.kind) {
    case 'round_began':
      return w.round_began(event)
    case 'tile_removed':
      return w.tile_removed
    case 'tile_turned':
      return w.tile_turned
    case 'tiles_swapped':
      return w.tiles_swapped
    case 'door_placed':
      return w.door_placed
    case 'door_gone':
      return w.door_gone
    case 'pile_placed':
      return w.pile_placed
    case 'hoard_laid':
      return w.hoard_laid({ count: event.cards })
    case 'shuffled':
      return w.shuffled(event)
    case 'rolled':
      return w.rolled({
        who: personIn(event.rollers[0] ?? 0, players),
        dice: event.dice.join(' '),
        purpose: named(w.purposes, event.purpose),
        against: event.against ?? 0,
      })
    case 'dice_changed':
      return w.dice_changed({ dice: event.dice.join(' ') })
    case 'chest_placed':
      return w.chest_placed
    case 'ended':
      return w.ended({ text: reason(event.reason, event.winner, players) })
    default:
      return null
  }
}

function isMine(event: CrawlerEvent, players: Players): boolean {
  if ('seat' in event) return event.seat === players.you
  return 'figure' in event && isHero(event.figure) && seatOf(event.figure) === players.you
}

/** Wounds and deaths are alarming where an Adventurer suffers them. */
function toneOf(event: CrawlerEvent, players: Players): Tone {
  const isHarm = event.kind === 'wounded' || event.kind === 'slain'
  if (isHarm && !isHero(event.figure)) return 'plain'
  return TONES[event.kind] ?? (isMine(event, players) ? 'mine' : 'plain')
}

export function sentence(
  event: CrawlerEvent,
  view: CrawlerView,
  players: Players,
): Sentence | null {
  const text = ofFigure(event, view, players) ?? ofSeat(event, players) ?? ofTable(event, players)
  return text === null ? null : { text, tone: toneOf(event, players) }
}
