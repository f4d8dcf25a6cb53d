// Made by `make words` from languages/de/app-lobby.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  lobby: {
    title: "Mit anderen spielen",
    open: "Wartet auf jemanden",
    joinable: "Läuft gerade, mit freiem Platz",
    running: "Läuft gerade",
    join: "Mitspielen",
    watch: "Zuschauen",
    computers: "Computer unter sich",
    free: "freier Platz",
    all_games: "Alle Spiele",
    every: "Alles",
    somebody: "Mit irgendwem spielen",
    somebody_text: "setz dich zu der Person, die am längsten wartet, oder eröffne einen Tisch und warte selbst.",
    none: "Niemand wartet, und nichts wird gespielt.",
    filter: "Zeigen",
    game: "Spiel",
  },
  lobby_waits: (a) => `wartet seit ${a.time}`,
}
export default words
