// Made by `make words` from languages/de/delve_and_dash-listing.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  summary: "Finde den Schatz im verborgenen Labyrinth und trage ihn am Drachen vorbei nach Hause.",
  modes: {
    solo: "Allein",
    solo_help: "Du gegen das Labyrinth und seinen Drachen.",
    cpu: "Computer",
    cpu_help: "Wettlauf mit einem Computer-Krieger.",
    hotseat: "Ein Gerät",
    hotseat_help: "Zwei spielen an diesem Bildschirm.",
    online: "Freund",
    online_help: "Schick einen Link; ihr spielt aus der Ferne.",
    watch: "Computern zusehen",
    watch_help: "Wähl aus, wer spielt, und schau zu.",
  },
  offers: {
    level: "Stufe",
    level_1: "1 · Mauern",
    level_2: "2 · Mauern und Türen",
    edition: "Ausgabe",
    "edition_delve-and-dash": "Delve & Dash",
    "edition_computer-labyrinth": "Computer Labyrinth",
    size: "Brett",
    size_6: "6 × 6",
    size_8: "8 × 8 · mit Wertung",
    size_10: "10 × 10",
    size_12: "12 × 12",
    size_16: "16 × 16",
    size_20: "20 × 20",
  },
  bots: {
    random: "Wanderer",
    random_help: "läuft irgendwohin",
    squire: "Knappe",
    squire_help: "spielt einfach und irrt oft",
    knight: "Ritter",
    knight_help: "vorsichtig; der Gegner der Bestenliste",
    expert: "Meister",
    expert_help: "denkt mehrere Züge voraus",
    novice: "Neuling",
    novice_help: "irrt sich wie am ersten Abend",
    apprentice: "Lehrling",
    apprentice_help: "spielt gut und vertut sich ab und zu",
  },
  boards: {
    "solo-1": "Allein, Stufe 1",
    "solo-2": "Allein, Stufe 2",
    "duel-1": "Zu zweit, Stufe 1",
    "duel-2": "Zu zweit, Stufe 2",
    "device-1": "Zu zweit an einem Gerät, Stufe 1",
    "device-2": "Zu zweit an einem Gerät, Stufe 2",
    "cpu-1": "Computer, Stufe 1",
    "cpu-2": "Computer, Stufe 2",
  },
  figures: {
    millis: "Zeit",
    moves: "Schritte",
    deaths: "Verlorene Leben",
    explored: "Gefundene Mauern",
  },
  daily: {
    title: "Labyrinth des Tages",
    text: "Dasselbe Labyrinth für alle, ein Versuch für jeden.",
    none: "Heute hat es noch niemand nach Hause geschafft.",
  },
  switches: {
    danger: "Kammern um den Drachen markieren",
  },
}
export default words
