// Made by `make words` from languages/de/app-player.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  player: {
    title: "Deine Seite",
    about: "Was du auf diesem Server gespielt hast. Nur du siehst es.",
    none: "Du hast noch keine Partie beendet. Spiel eine, dann steht sie hier.",
    results: "Ergebnisse",
    game: "Spiel",
    played: "gespielt",
    won: "gewonnen",
    drawn: "remis",
    streak: "Tage in Folge",
    longest: "längste Folge",
    best: "Beste Einträge",
    past: "Deine früheren Partien",
    device: "Anderes Gerät",
    device_text: "Es gibt kein Konto: Dieser Browser erkennt dich an einem Cookie. Mit einem Code ist alles auch auf einem zweiten Gerät; verliert eines von beiden sein Cookie, hat das andere noch alles.",
    make: "Code erzeugen",
    made: "Tippe diesen Code dort ein, oder scanne das Bild. Er gilt einmal.",
    code: "Code vom anderen Gerät",
    use: "Code benutzen",
    warning: "Dieser Browser gehört dann zu der Person, die den Code erzeugt hat. Was hier vorher unter anderem Namen gespielt wurde, bleibt getrennt.",
  },
  player_until: (a) => `Gültig bis ${a.time}`,
}
export default words
