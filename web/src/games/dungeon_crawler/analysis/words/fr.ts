// Made by `make words` from languages/fr/dungeon_crawler-analysis.ftl: do not edit.
import { pick } from '../../../../kit/words.svelte'
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  cards: (a) => `Cartes que ${a.who} pouvait avoir`,
  deed: (a) => pick(a.verb, { move: "Avancer", push: "Bousculer", melee: "Frapper", shoot: "Tirer", blast: "Souffler", place: "Placer le monstre", target: "Viser", lay: "Poser la tuile", turn: "Tourner la tuile", tile: "Choisir la tuile", door: "Fermer la porte" }) ?? "Agir",
  way: (a) => pick(a.way, { n: "au nord", ne: "au nord-est", e: "à l’est", se: "au sud-est", s: "au sud", sw: "au sud-ouest", w: "à l’ouest" }) ?? "au nord-ouest",
  there: (a) => a.count === 0 ? `${words.deed(a)}, ici même` : (a.count === 0 || a.count === 1) ? `${words.deed(a)}, 1 case ${words.way(a)}` : `${words.deed(a)}, ${a.count} cases ${words.way(a)}`,
}
export default words
