// Made by `make words` from languages/de/dungeon_crawler-analysis.ftl: do not edit.
import { pick } from '../../../../kit/words.svelte'
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  cards: (a) => `Karten, die ${a.who} haben konnte`,
  deed: (a) => pick(a.verb, { move: "Gehen", push: "Drängen", melee: "Zuschlagen", shoot: "Schießen", blast: "Flächenangriff", place: "Monster hinstellen", target: "Zielen", lay: "Plättchen legen", turn: "Plättchen drehen", tile: "Plättchen wählen", door: "Tür schließen" }) ?? "Handeln",
  way: (a) => pick(a.way, { n: "nördlich", ne: "nordöstlich", e: "östlich", se: "südöstlich", s: "südlich", sw: "südwestlich", w: "westlich" }) ?? "nordwestlich",
  there: (a) => a.count === 0 ? `${words.deed(a)}, genau hier` : (a.count === 1) ? `${words.deed(a)}, 1 Feld ${words.way(a)}` : `${words.deed(a)}, ${a.count} Felder ${words.way(a)}`,
}
export default words
