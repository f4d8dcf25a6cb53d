// Made by `make words` from languages/de/app-waiting.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  match_invited: (a) => `${a.name} lädt dich zu einer Partie ein.`,
  waiting: {
    invited: "Du bist zu einer Partie eingeladen.",
    text: "Schick diesen Link an deine Freunde. Die Partie beginnt, wenn kein Platz mehr frei ist.",
    seats: "Plätze",
    you: "du",
    computer: "Computer",
    free: "freier Platz",
    away: "gerade nicht da",
    watch_all: "Alle dürfen kommen und zusehen.",
    watch_link: "Nur wer den Link hat, darf kommen.",
    no_clock: "Ohne Uhr: so lange es dauert.",
    start: "Jetzt beginnen",
    fill: "Computer mitspielen lassen",
    off: "Absagen",
    up: "Wieder aufstehen",
    learn: "Erst lernen",
    rules: "Regeln",
    reference: "Kurzübersicht",
    mine: "Warten auf die anderen. Die Partie beginnt, wenn kein Platz mehr frei ist.",
    learn_help: "Wer dich einlädt, sieht, dass du lernst.",
  },
  waiting_learning: (a) => `${a.name} lernt erst das Spiel …`,
  waiting_clock: (a) => `Bedenkzeit je Zug: ${a.time}`,
  waiting_waits: (a) => `Wartet seit ${a.time}`,
}
export default words
