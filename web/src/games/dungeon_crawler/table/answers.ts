/** What answers a window: the cards of the hand that fit, and the ring that is worn. */
import type { Button } from '../../../kit/game_ui'
import type { Choice } from '../../../kit/wire'
import { cardName } from '../names'
import { selection } from '../selection.svelte'
import { words } from '../words'
import { note } from './asking.svelte'

interface Answer {
  readonly do: string
  readonly card: string
}

const PLAY = 'play '
const RING = 'use magic-ring'

export function answersOf(choices: readonly Choice[]): readonly Answer[] {
  return choices.flatMap(({ do: text }): Answer[] => {
    if (text === RING) return [{ do: text, card: 'magic_ring' }]
    return text.startsWith(PLAY)
      ? [{ do: text, card: text.slice(PLAY.length).replaceAll('-', '_') }]
      : []
  })
}

/** The card that was tapped is played in the bar of actions, or after all it is not. */
export function answering(choices: readonly Choice[]): readonly Button[] {
  const w = words()
  const answer = answersOf(choices).find((each) => each.do === selection.answer)
  const name = w.play_card({ card: cardName(answer?.card ?? '') })
  return [
    ...(answer ? [{ do: answer.do, name, isMain: true, confirms: true }] : []),
    { do: 'pass', name: w.buttons.pass, isMain: !answer, did: () => note(choices) },
  ]
}
