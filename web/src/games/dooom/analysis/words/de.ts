// Made by `make words` from languages/de/dooom-analysis.ftl: do not edit.
import { pick } from '../../../../kit/words.svelte'
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  go: (a) => pick(a.way, { n: "nach Norden", e: "nach Osten", s: "nach Süden" }) ?? "nach Westen",
  strike: (a) => pick(a.way, { n: "ein Hieb nach Norden", e: "ein Hieb nach Osten", s: "ein Hieb nach Süden" }) ?? "ein Hieb nach Westen",
  take: "aufheben",
  stop: "den Zug beenden",
  layers: {
    gold: "Wo Gold liegen konnte",
    exit: "Wo Ausgänge sein konnten",
  },
  rival: (a) => `Wo ${a.who} sein konnte`,
  short: {
    gold: "Gold",
    exit: "Ausgänge",
  },
}
export default words
