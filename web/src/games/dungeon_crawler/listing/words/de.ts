// Made by `make words` from languages/de/dungeon_crawler-listing.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  summary: "Lege das Labyrinth, hetze Monster auf die anderen und sei als Erster an der Truhe.",
  modes: {
    cpu: "Computer",
    cpu_help: "Du gegen einen Computer-Abenteurer.",
    four: "Zu viert",
    four_help: "Du und drei Computer: Das Labyrinth wird voll.",
    hotseat: "Ein Gerät",
    hotseat_help: "Zwei an diesem Bildschirm; die Karten bleiben verdeckt.",
    online: "Freund",
    online_help: "Schick einen Link; ihr spielt aus der Ferne.",
    table: "Eigene Runde",
    table_help: "Zwei bis sechs: Leute hier, Freunde per Link und Computer, auf jedem Platz.",
    watch: "Computern zusehen",
    watch_help: "Wähl aus, wer spielt, und schau zu.",
  },
  offers: {
    hard: "Die Truhe",
    hard_off: "in einer Kammer",
    hard_on: "schwer: auf einer Lavainsel",
    laying: "Neue Platten",
    laying_join: "müssen anschließen",
    laying_free: "liegen irgendwo daneben",
    round_limit: "Runden",
    round_limit_0: "ohne Grenze (nur Bots: 60)",
    round_limit_30: "höchstens 30",
    round_limit_60: "höchstens 60",
    joining: "Spätere Gäste",
    joining_on: "dürfen dazukommen",
    joining_off: "bleiben draußen",
  },
  bots: {
    random: "Wanderer",
    random_help: "tut irgendetwas",
    racer: "Läufer",
    racer_help: "rennt zur Truhe",
    warlord: "Kriegsherr",
    warlord_help: "rennt, kämpft und verstellt dir den Weg",
    novice: "Neuling",
    novice_help: "irrt sich wie am ersten Abend",
    apprentice: "Lehrling",
    apprentice_help: "spielt gut und vertut sich ab und zu",
    champion: "Meister",
    champion_help: "sieht den Sieg und greift zu, mit jeder Karte",
  },
  details: {
    hard: "Lavainsel",
    free: "freies Legen",
  },
  rounds: (a) => `${a.limit} Runden`,
}
export default words
