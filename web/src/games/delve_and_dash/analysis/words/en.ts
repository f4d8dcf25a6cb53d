// Made by `make words` from languages/en/delve_and_dash-analysis.ftl: do not edit.
import { key } from '../../../../kit/words.svelte'

const words = {
  go: (a: { way: string; cell: string | number }): string => key(a.way) === "n" ? `north to ${a.cell}` : key(a.way) === "e" ? `east to ${a.cell}` : key(a.way) === "s" ? `south to ${a.cell}` : `west to ${a.cell}`,
  waystone: (a: { cell: string | number }): string => `waystone in ${a.cell}`,
  stop: "ending the turn",
  agree: "agreeing to a draw",
  layers: {
    treasure: "Possible treasure places",
    lair: "Possible lairs",
    dragon: "Where the dragon could be",
    wall: "Possible walls",
    locked: "Possible locks",
  },
  other_waystone: (a: { who: string | number }): string => `Possible waystones of ${a.who}`,
  short: {
    treasure: "Treasure",
    lair: "Lair",
    dragon: "Dragon",
    wall: "Walls",
    locked: "Locks",
    waystone: "Waystone",
  },
}
export default words
