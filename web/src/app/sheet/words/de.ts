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
    public_watch: "In der Liste zeigen, damit jeder zusehen kann",
    watch: "Zusehen",
    name_help: "Andere sehen ihn. Kein Konto nötig.",
    house_rules: "Hausregeln",
    house_rules_text: "Alles, was die Regeln zur Wahl stellen. Was nicht wie üblich ist, ist markiert.",
    unranked: "ohne Wertung",
    usual: "Zurück zu den üblichen Regeln",
  },
  opponent: {
    fair: "Eine faire Partie",
    fair_new: "Du hast hier noch gegen keinen Computer gespielt: dieser passt für den Anfang.",
    scale: "Wer um 100 stärker ist, gewinnt etwa 64 von 100 Partien.",
  },
  fair_known: (a) => `Nach deinen Ergebnissen hier bist du etwa ${a.strength} wert.`,
  strength: (a) => `${a.like}; Stärke ${a.rating}`,
  refused_number: (a) => `${a.setting}: eine ganze Zahl von ${a.low} bis ${a.high}, nicht „${a.given}“.`,
  refused_share: (a) => `${a.setting}: ein Anteil von ${a.low} bis ${a.high} mit höchstens zwei Nachkommastellen, nicht „${a.given}“.`,
  refused_word: (a) => `${a.setting}: eines von ${a.names}, nicht „${a.given}“.`,
  refused_unknown: (a) => `Das Spiel hat keine Einstellung „${a.setting}“. Lade diese Seite neu.`,
  refused_people: (a) => `${a.setting}: nur, wenn höchstens ein Mensch am Tisch sitzt.`,
  refused_gold: (a) => `${a.setting}: Auf der Karte liegt nur so viel Gold: ${a.most}.`,
  refused_room: (a) => `${a.setting}: Auf einer Karte dieser Größe ist dafür kein Platz. Mach sie größer oder verlange weniger.`,
}
export default words
