/** What is in the box as cards that a search can find: adventurers, creatures, treasure cards, tiles. */
import type { ReferenceCards } from '../../../kit/game_ui'
import { named } from '../../../kit/words.svelte'
import {
  ADVENTURERS,
  type Adventurer,
  CARDS,
  type Creature,
  CREATURES,
  type TreasureCard,
} from '../box'
import { cardText } from '../cards'
import { SHAPES } from '../mat/tiles'
import { adventurerName, cardName, creatureName, tileName } from '../names'
import { words as boardWords } from '../words'
import AdventurerCard from './AdventurerCard.svelte'
import CreatureCard from './CreatureCard.svelte'
import facts from './facts.json'
import OpenCard from './OpenCard.svelte'
import TileCard from './TileCard.svelte'
import { words } from './words'

/** The attacks that somebody has, by name. */
function attacksOf(card: Adventurer | Creature): readonly string[] {
  const { numbers } = boardWords()
  return (['melee', 'ranged', 'area'] as const).flatMap((each) => (card[each] ? numbers[each] : []))
}

export function adventurers(): ReferenceCards {
  const all = Object.values(ADVENTURERS).map((card) => ({
    id: card.id,
    words: [
      adventurerName(card.id),
      ...attacksOf(card),
      ...(card.heal ? [boardWords().heals] : []),
    ].join(' '),
  }))
  return { Card: AdventurerCard, all }
}

function wordsOfCreature(card: Creature): string {
  const w = boardWords()
  return [
    creatureName(card.id),
    ...attacksOf(card),
    ...card.abilities.map((each) => named(w.abilities, each)),
    w.tactic_los({ tactic: card.los }),
    w.tactic_within({ range: card.range, tactic: card.within }),
    w.tactic_no_los({ tactic: card.no_los }),
  ].join(' ')
}

export function creatures(): ReferenceCards {
  const all = Object.values(CREATURES).map((card) => ({
    id: card.id,
    words: wordsOfCreature(card),
  }))
  return { Card: CreatureCard, all }
}

function wordsOfCard({ id, type, windows }: TreasureCard): string {
  const w = boardWords()
  const moments = windows.map((each) => named(w.moments, each))
  return [cardName(id), cardText(id), named(w.card_types, type), ...moments].join(' ')
}

/** The blue cards or the green ones (DC-51). */
export function treasureCards(isEvent: boolean): ReferenceCards {
  const cards = Object.values(CARDS).filter(({ type }) => (type === 'event') === isEvent)
  return { Card: OpenCard, all: cards.map((card) => ({ id: card.id, words: wordsOfCard(card) })) }
}

const ON_TILES = {
  s: 'shallow',
  d: 'deep',
  L: 'lava',
  X: 'pile',
  C: 'chest',
  6: 'floating',
} as const

export function tiles(): ReferenceCards {
  const { legend } = words()
  const all = facts.tiles.map(({ id }) => {
    const holds = Object.entries(ON_TILES).filter(([sign]) => SHAPES[id]?.includes(sign))
    return { id, words: [tileName(id), ...holds.map(([, name]) => legend[name])].join(' ') }
  })
  return { Card: TileCard, all }
}
