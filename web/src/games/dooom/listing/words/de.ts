// Made by `make words` from languages/de/dooom-listing.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  summary: "Taste dich im Dunkeln zu Gold und Ausgang, unter anderen, die dasselbe wollen.",
  modes: {
    cpu: "Computer",
    cpu_help: "Du gegen so viele Computer, wie die Karte vorsieht.",
    hotseat: "Ein Gerät",
    hotseat_help: "Zwei an diesem Bildschirm, dazwischen verdeckt.",
    online: "Freund",
    online_help: "Schick einen Link; zwei Computer spielen mit.",
    table: "Eigene Runde",
    table_help: "Bis zu acht: Leute hier, Freunde per Link, Computer.",
    watch: "Computern zusehen",
    watch_help: "Wähl aus, wer spielt, und schau zu.",
  },
  offers: {
    last_standing: "Wer allein übrig ist",
    last_standing_continue: "muss noch hinaus",
    last_standing_wins: "gewinnt sofort",
  },
  bots: {
    random: "Streuner",
    random_help: "stolpert umher",
    seeker: "Sucher",
    seeker_help: "erkundet, sammelt und geht",
    hunter: "Jäger",
    hunter_help: "rüstet sich auch und kämpft",
    navigator: "Lotse",
    navigator_help: "kennt die Karten des Hauses und findet heraus, wo er ist",
    novice: "Neuling",
    novice_help: "irrt sich wie am ersten Abend",
    apprentice: "Lehrling",
    apprentice_help: "spielt gut und vertut sich ab und zu",
  },
  boards: {
    "ring-vault": "Ringgewölbe",
    "pillar-hall": "Säulenhalle",
    "long-dark": "Langes Dunkel",
    "zero-sprint": "Nullspurt",
    duel: "Duell",
    cellar: "Keller",
    generated: "Erzeugt",
    custom: "Eigene Karte",
  },
  pages: {
    maps: "Karte zeichnen",
  },
}
export default words
