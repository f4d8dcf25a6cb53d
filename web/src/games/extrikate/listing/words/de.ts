// Made by `make words` from languages/de/extrikate-listing.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  summary: "Grabe nach Schätzen auf einem Blatt, das die Würfel um dich zeichnen, und komm heim.",
  modes: {
    solo: "Allein",
    solo_help: "Du, drei Leben und die Dunkelheit.",
    cpu: "Computer",
    cpu_help: "Bring mehr heim als ein Computer-Schatzgräber.",
    hotseat: "Ein Gerät",
    hotseat_help: "Zwei spielen an diesem Bildschirm.",
    online: "Freund",
    online_help: "Schick einen Link; ihr spielt aus der Ferne.",
    table: "Eigene Runde",
    table_help: "Bis zu drei: Leute hier, Freunde per Link und Computer, auf jedem Platz.",
    watch: "Computern zusehen",
    watch_help: "Wähl aus, wer spielt, und schau zu.",
  },
  offers: {
    exit_rolls: "Der Rückweg",
    exit_rolls_1: "ein Wurf pro Zug",
    exit_rolls_3: "flott: bis zu drei",
    explore: "Schritte beim Graben",
    explore_free: "überallhin",
    explore_forced: "wenn möglich ins Unbekannte",
  },
  bots: {
    random: "Irrläufer",
    random_help: "tut irgendetwas",
    easy: "Leicht",
    easy_help: "kehrt nach Laune um",
    medium: "Mittel",
    medium_help: "weiß, wann es reicht",
    hard: "Schwer",
    hard_help: "rechnet mit den genauen Chancen",
    novice: "Neuling",
    novice_help: "irrt sich wie am ersten Abend",
    apprentice: "Lehrling",
    apprentice_help: "spielt gut und vertut sich ab und zu",
  },
  boards: {
    solo: "Allein",
  },
  figures: {
    treasure: "Schätze",
    turns: "Züge",
  },
  daily: {
    title: "Blatt des Tages",
    text: "Derselbe Start und dieselben Würfel für alle, ein Versuch für jeden.",
    none: "Heute ist noch niemand heimgekommen.",
  },
  details: {
    lives_1: "ein Leben",
    lives_2: "zwei Leben",
    brisk: "flotter Rückweg",
    forced: "ins Unbekannte",
  },
}
export default words
