/** What happened, in plain words. */
import type { Players, Sentence } from '../../kit/game_ui'
import type { Tone } from '../../kit/log'
import type { CrawlerEvent, CrawlerPlanned, CrawlerView } from '../../kit/wire'
import { DOPPELGANGER, isHero, seatOf } from './box'
import { nameOf as spaceName } from './mat/geometry'
import {
  adventurerName,
  cardName,
  creatureName,
  figureName,
  isYou,
  kindName,
  nameOf,
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

const listed = (names: readonly string[]): string => names.join(', ')

/** How a match ended, in one sentence. */
export function reason(text: string, winner: number, players: Players): string {
  const { reasons } = words()
  if (!(text in reasons)) return text
  return reasons[text as keyof typeof reasons](nameOf(winner, players), players.you === winner)
}

/** Why a Monster moves as it does, in one sentence (DC-82 to DC-89). */
export function why(event: CrawlerPlanned, view: CrawlerView, players: Players): string {
  const w = words()
  const who = figureName(view, event.figure, players)
  const whom =
    event.target === null || isYou(event.target, players)
      ? w.me
      : figureName(view, event.target, players)
  const because = w.plans[event.line as keyof typeof w.plans](who, whom)
  return w.because(because, w.doing[event.tactic as keyof typeof w.doing])
}

/** Secrets of one of several players at this device are not for the chronicle. */
const isShared = (players: Players): boolean => players.you === null && players.mine.length > 0

/** About a seat: who did what. */
function ofSeat(event: CrawlerEvent, players: Players): string | null {
  if (!('seat' in event)) return null
  const w = words()
  const who = nameOf(event.seat, players)
  const isMe = players.you === event.seat
  switch (event.kind) {
    case 'adventurer_taken':
      return w.taken(who, isMe, adventurerName(event.adventurer))
    case 'activation_began':
      return w.activation(who, isMe)
    case 'tile_laid':
      return event.over === null
        ? w.laid(who, isMe, tileName(event.shape))
        : w.replaced(who, isMe, tileName(event.shape), tileName(event.over))
    case 'tile_put_back':
      return w.tilePutBack(who, isMe)
    case 'tile_discarded':
      return w.tileDiscarded(tileName(event.shape))
    case 'pile_taken':
      return w.pileTaken(who, isMe)
    case 'hoard_taken':
      return w.hoardTaken(who, isMe, event.cards)
    case 'cards_drawn':
      return isMe ? null : w.cardsDrawn(who, event.cards)
    case 'cards_gained':
      return isShared(players) ? null : w.cardsGained(who, isMe, listed(event.cards.map(cardName)))
    case 'tiles_seen':
      return isShared(players) ? null : w.tilesSeen(listed(event.shapes.map(tileName)))
    case 'card_played':
      return w.cardPlayed(who, isMe, cardName(event.card))
    case 'cards_discarded':
      return event.cards.length
        ? w.cardsDiscarded(who, isMe, listed(event.cards.map(cardName)))
        : null
    case 'creature_drawn':
      return w.creatureDrawn(who, isMe, creatureName(event.creature))
    case 'picked_up':
      return w.pickedUp(who, isMe)
    case 'webbed':
      return w.webbed(who, isMe)
    case 'chest_false':
      return w.chestFalse
    case 'joined':
      return w.joined(who, isMe)
    case 'left':
      return w.left(who, isMe)
    default:
      return null
  }
}

/** About a figure: what it did or suffered. */
function ofFigure(event: CrawlerEvent, view: CrawlerView, players: Players): string | null {
  if (!('figure' in event)) return null
  const w = words()
  const who = figureName(view, event.figure, players)
  const isMe = isYou(event.figure, players)
  const other = (figure: number): string =>
    isYou(figure, players) ? w.me : figureName(view, figure, players)
  switch (event.kind) {
    case 'healed':
      return w.healed(who, isMe, event.amount)
    case 'creature_discarded':
      return w.creatureDiscarded(kindName(event.figure))
    case 'appeared':
      if (isHero(event.figure)) return w.appeared(who, isMe, spaceName(event.cell))
      return event.figure === DOPPELGANGER ? w.doubled(who) : null
    case 'planned':
      return event.tactic === 'hold' ? null : why(event, view, players)
    case 'walked':
      return isHero(event.figure) ? w.walked(who, isMe, event.path.length) : null
    case 'put':
      return w.put[event.how as keyof typeof w.put](who, isMe)
    case 'push_tried':
      return w.pushTried(who, isMe, other(event.other))
    case 'push_ended':
      return event.success ? null : w.pushFailed(who, isMe)
    case 'attack_declared': {
      const whom = event.targets.map(other).join(w.and)
      return w.attacks[event.attack as keyof typeof w.attacks](who, isMe, whom)
    }
    case 'struck':
      return event.hits ? null : w.missed(who, isMe)
    case 'wounded':
      return w.wounded(who, isMe, event.amount, event.wounds)
    case 'harm_prevented':
      return w.harmPrevented(who, isMe)
    case 'slain':
      return w.slain[event.how as keyof typeof w.slain](who, isMe)
    default:
      return null
  }
}

/** About the labyrinth, the dice and the match. */
function ofTable(event: CrawlerEvent, players: Players): string | null {
  const w = words()
  switch (event.kind) {
    case 'round_began':
      return w.round(event.round)
    case 'tile_removed':
      return w.tileRemoved
    case 'tile_turned':
      return w.tileTurned
    case 'tiles_swapped':
      return w.tilesSwapped
    case 'door_placed':
      return w.doorPlaced
    case 'door_gone':
      return w.doorGone
    case 'pile_placed':
      return w.pilePlaced
    case 'hoard_laid':
      return w.hoardLaid(event.cards)
    case 'shuffled':
      return w.shuffled[event.pile as keyof typeof w.shuffled]
    case 'rolled': {
      const seat = event.rollers[0] ?? 0
      const [who, isMe] = [nameOf(seat, players), players.you === seat]
      const dice = event.dice.join(' ')
      if (event.against === null) return w.rolled(who, isMe, dice)
      return w.rolledAgainst(who, isMe, dice, event.against)
    }
    case 'dice_changed':
      return w.diceChanged(event.dice.join(' '))
    case 'chest_placed':
      return w.chestPlaced
    case 'ended':
      return w.ended(reason(event.reason, event.winner, players))
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
