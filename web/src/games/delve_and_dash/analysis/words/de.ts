// Made by `make words` from languages/de/delve_and_dash-analysis.ftl: do not edit.
import { key } from '../../../../kit/words.svelte'
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  go: (a) => key(a.way) === "n" ? `nach Norden, ${a.cell}` : key(a.way) === "e" ? `nach Osten, ${a.cell}` : key(a.way) === "s" ? `nach Süden, ${a.cell}` : `nach Westen, ${a.cell}`,
  waystone: (a) => `Wegstein in ${a.cell}`,
  stop: "den Zug beenden",
  agree: "Remis annehmen",
  layers: {
    treasure: "Wo der Schatz sein konnte",
    lair: "Wo der Hort sein konnte",
    dragon: "Wo der Drache sein konnte",
    wall: "Mögliche Mauern",
    locked: "Mögliche Schlösser",
  },
  other_waystone: (a) => `Mögliche Wegsteine von ${a.who}`,
  short: {
    treasure: "Schatz",
    lair: "Hort",
    dragon: "Drache",
    wall: "Mauern",
    locked: "Schlösser",
    waystone: "Wegstein",
  },
}
export default words
