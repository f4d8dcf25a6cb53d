// Made by `make words` from languages/de/app-sheet.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  setup_seat: (a) => `Platz ${a.at}`,
  setup_player_name: (a) => `Name von Spieler ${a.at}`,
  setup_sitters: {
    me: "Jemand an diesem Gerät",
    open: "Jemand per Link",
    none: "Niemand",
  },
  setup_values: {
    yes: "ja",
    no: "nein",
    on: "an",
    off: "aus",
  },
  setup_clocks: {
    minute: "1 Minute",
    two_minutes: "2 Minuten",
    three_minutes: "3 Minuten",
    day: "1 Tag",
    none: "Keine Uhr",
  },
  sheet: {
    mode: "Wie möchtest du spielen?",
    clock: "Zeit für einen Zug",
    public: "In der Liste zeigen, damit jeder mitspielen kann",
    name_help: "Andere sehen ihn. Kein Konto nötig.",
    house_rules: "Hausregeln",
    house_rules_text: "Alles, was die Regeln zur Wahl stellen. Was nicht wie üblich ist, ist markiert.",
    unranked: "ohne Wertung",
    usual: "Zurück zu den üblichen Regeln",
  },
}
export default words
