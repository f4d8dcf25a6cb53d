/** Every action in words, for lists and for those who do not see the mat. */
import { adventurerName, cardName } from './names'
import { words } from './words'

const SIMPLE = {
  pass: 'pass',
  done: 'done',
  stop: 'stop',
  stay: 'stay',
  spare: 'spare',
  spawn: 'spawn',
  'pick up': 'pickUp',
  'use magic-ring': 'ring',
} as const

const id = (word: string): string => word.replaceAll('-', '_')
/** `r2` is two quarter turns. */
const turnsOf = (word: string): number => Number(word.slice(1))

/** What an action's text means. */
export function label(text: string): string {
  const w = words()
  if (text in SIMPLE) return w.buttons[SIMPLE[text as keyof typeof SIMPLE]]
  const [verb = '', one = '', two = ''] = text.split(' ')
  const way = (letter: string): string => w.ways[letter as keyof typeof w.ways]
  switch (verb) {
    case 'take':
      return w.choose.take(adventurerName(id(one)))
    case 'play':
      return w.hand.playNamed(cardName(id(one)))
    case 'lay':
    case 'turn':
      return w.verbs[verb](one, turnsOf(two))
    case 'door':
      return w.verbs.door(one, way(two))
    case 'way':
      return w.verbs.way(way(one))
    case 'move':
    case 'push':
    case 'melee':
    case 'shoot':
    case 'blast':
    case 'place':
    case 'target':
    case 'tile':
    case 'gate':
      return w.verbs[verb](one)
    default:
      return text
  }
}
