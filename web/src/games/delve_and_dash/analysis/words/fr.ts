// Made by `make words` from languages/fr/delve_and_dash-analysis.ftl: do not edit.
import { key } from '../../../../kit/words.svelte'
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  go: (a) => key(a.way) === "n" ? `au nord, ${a.cell}` : key(a.way) === "e" ? `à l’est, ${a.cell}` : key(a.way) === "s" ? `au sud, ${a.cell}` : `à l’ouest, ${a.cell}`,
  waystone: (a) => `borne en ${a.cell}`,
  stop: "terminer le tour",
  agree: "accepter la nulle",
  layers: {
    treasure: "Où pouvait être le trésor",
    lair: "Où pouvait être l’antre",
    dragon: "Où pouvait être le dragon",
    wall: "Murs possibles",
    locked: "Serrures possibles",
  },
  other_waystone: (a) => `Bornes possibles de ${a.who}`,
  short: {
    treasure: "Trésor",
    lair: "Antre",
    dragon: "Dragon",
    wall: "Murs",
    locked: "Serrures",
    waystone: "Borne",
  },
}
export default words
