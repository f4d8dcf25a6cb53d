// Made by `make words` from languages/de/plain-listing.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  modes: {
    solo: "Allein",
    solo_help: "Du ganz allein.",
    cpu: "Computer",
    cpu_help: "Du gegen den Computer.",
    hotseat: "Ein Gerät",
    hotseat_help: "Ihr spielt an diesem Bildschirm.",
    online: "Freund",
    online_help: "Schick einen Link; ihr spielt aus der Ferne.",
    table: "Eigene Runde",
    table_help: "Leute hier, Freunde per Link und Computer, auf jedem Platz.",
    watch: "Computern zusehen",
    watch_help: "Wähl aus, wer spielt, und schau zu.",
  },
  bots: {
    random: "Zufall",
    random_help: "tut irgendetwas Erlaubtes, alles mit gleicher Chance",
    searcher: "Grübler",
    searcher_help: "stellt sich vor, was sein könnte, und probiert es aus",
  },
}
export default words
