// Made by `make words` from languages/en/dungeon_crawler-analysis.ftl: do not edit.
import { pick } from '../../../../kit/words.svelte'

const words = {
  cards: (a: { who: string | number }): string => `Cards that ${a.who} could hold`,
  deed: (a: { verb: string }): string => pick(a.verb, { move: "Move", push: "Push", melee: "Strike", shoot: "Shoot", blast: "Blast", place: "Place the Monster", target: "Aim", lay: "Lay the tile", turn: "Turn the tile", tile: "Choose the tile", door: "Close the door" }) ?? "Act",
  way: (a: { way: string }): string => pick(a.way, { n: "north", ne: "north-east", e: "east", se: "south-east", s: "south", sw: "south-west", w: "west" }) ?? "north-west",
  there: (a: { count: number; verb: string; way: string }): string => a.count === 0 ? `${words.deed(a)} right here` : (a.count === 1) ? `${words.deed(a)} 1 space ${words.way(a)}` : `${words.deed(a)} ${a.count} spaces ${words.way(a)}`,
}
export default words
