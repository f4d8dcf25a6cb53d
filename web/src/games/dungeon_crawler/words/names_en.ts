/** The English names and texts are the data's own. */
import box from '../box.json'

interface Named {
  readonly id: string
  readonly name: string
}
const namesOf = (all: readonly Named[]): Readonly<Record<string, string>> =>
  Object.fromEntries(all.map(({ id, name }) => [id, name]))

export const names = {
  creatures: namesOf(box.creatures),
  adventurers: namesOf(box.adventurers),
  tiles: namesOf(box.shapes),
  cards: namesOf(box.cards),
  texts: Object.fromEntries(box.cards.map(({ id, text }) => [id, text])) as Readonly<
    Record<string, string>
  >,
}
