/** Every action in words, for lists and for those who do not see the mat. */
import { key, named } from '../../kit/words.svelte'
import { adventurerName, cardName } from './names'
import { words } from './words'

const id = (word: string): string => word.replaceAll('-', '_')
/** `r2` is two quarter turns. */
const degreesOf = (word: string): number => Number(word.slice(1)) * 90

/** What an action's text means. */
export function label(text: string): string {
  const w = words()
  if (key(text) in w.buttons) return named(w.buttons, text)
  const [verb = '', one = '', two = ''] = text.split(' ')
  return onMat(verb, one, two) ?? ofDice(verb, one, two) ?? text
}

/** Cards, and what is done on the mat. */
function onMat(verb: string, one: string, two: string): string | null {
  const w = words()
  switch (verb) {
    case 'take':
      return w.take({ adventurer: adventurerName(id(one)) })
    case 'play':
      return w.play_card({ card: cardName(id(one)) })
    case 'lay':
      return w.do_lay({ place: one, degrees: degreesOf(two) })
    case 'turn':
      return w.do_turn({ place: one, degrees: degreesOf(two) })
    case 'door':
      return w.do_door({ place: one, way: two })
    case 'way':
      return w.do_way({ way: one })
    case 'tile':
      return w.do_tile({ place: one })
    case 'gate':
      return w.do_gate({ number: one })
    case 'move':
    case 'push':
    case 'melee':
    case 'shoot':
    case 'blast':
    case 'place':
    case 'target':
      return w.do_there({ verb, cell: one })
    default:
      return null
  }
}

/** Dice, and tiles of the Map, by their numbers. */
function ofDice(verb: string, number: string, to: string): string | null {
  const w = words()
  switch (verb) {
    case 'die':
      return w.do_die({ number })
    case 'change':
      return w.do_change({ number, by: to })
    case 'turn-die':
      return w.do_turn_die({ number, to })
    case 'reroll':
      return w.do_reroll({ names: [...number].join(', ') })
    case 'pick':
      return w.do_pick({ number })
    case 'put':
      return w.do_put({ number })
    default:
      return null
  }
}
