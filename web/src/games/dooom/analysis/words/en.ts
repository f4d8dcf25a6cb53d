// Made by `make words` from languages/en/dooom-analysis.ftl: do not edit.
import { pick } from '../../../../kit/words.svelte'

const words = {
  go: (a: { way: string }): string => pick(a.way, { n: "north", e: "east", s: "south" }) ?? "west",
  strike: (a: { way: string }): string => pick(a.way, { n: "a blow to the north", e: "a blow to the east", s: "a blow to the south" }) ?? "a blow to the west",
  take: "picking it up",
  stop: "ending the turn",
  layers: {
    gold: "Where gold could lie",
    exit: "Where exits could be",
  },
  rival: (a: { who: string | number }): string => `Where ${a.who} could be`,
  short: {
    gold: "Gold",
    exit: "Exits",
  },
}
export default words
