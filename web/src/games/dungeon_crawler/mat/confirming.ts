/** The buttons that confirm what was tapped on the mat, turn it, or take it back. */
import type { Button } from '../../../kit/game_ui'
import type { Choice, CrawlerView } from '../../../kit/wire'
import { disarm, selection } from '../selection.svelte'
import { type Deed, deedOf, fittingTurn, nextTurn, read, type Slot } from './gestures'
import { dangerOf, deedShort } from './labels'
import { walksOf } from './walking'
import { words } from './words'

/** What was tapped, as buttons of the bar: the one that confirms it first. */
export function confirming(view: CrawlerView, choices: readonly Choice[]): readonly Button[] {
  const { armed } = selection
  const { spots, slots } = read(choices)
  const slot = armed?.kind === 'slot' ? (slots.get(armed.slot.place) ?? null) : null
  const hasTile = [...slots.values()].some(({ verb }) => verb === 'lay')
  return [
    ...(slot ? [layButton(slot)] : []),
    ...(armed?.kind === 'door' ? [mainButton(armed.door.do, words().confirm_slot.lay)] : []),
    ...(armed?.kind === 'spot' ? deedButtons(view, choices, spots.get(armed.cell) ?? []) : []),
    ...((slot ? slot.turns.size > 1 : hasTile) ? [turnButton(slot)] : []),
    ...(armed ? [{ do: 'not here', name: words().not_here, isMain: false, press: disarm }] : []),
  ].sort((one, other) => Number(isDeadly(view, one)) - Number(isDeadly(view, other)))
}

/** What would be the end comes last: no key does it unseen. */
function isDeadly(view: CrawlerView, button: Button): boolean {
  const deed = deedOf(button.do)
  return deed !== null && dangerOf(view, deed) !== null
}

const mainButton = (text: string, name: string): Button => ({
  do: text,
  name,
  isMain: true,
  confirms: true,
})

function layButton(slot: Slot): Button {
  const text = slot.turns.get(fittingTurn(slot, selection.turn)) ?? ''
  return mainButton(text, words().confirm_slot[slot.verb])
}

function deedButtons(
  view: CrawlerView,
  choices: readonly Choice[],
  deeds: readonly Deed[],
): readonly Button[] {
  const walks = walksOf(view, choices)
  return deeds.map((deed, at) => {
    const button = mainButton(deed.do, deedShort(deed, walks.get(deed.cell)))
    return { ...button, isMain: at === 0 && !isDeadly(view, button), confirms: at === 0 }
  })
}

function turnButton(slot: Slot | null): Button {
  const press = (): void => {
    selection.turn = nextTurn(slot, selection.turn)
  }
  return { do: 'rotate', name: words().rotate_tile, isMain: false, press, key: 'R' }
}
