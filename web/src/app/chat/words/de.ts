// Made by `make words` from languages/de/app-chat.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  chat: {
    title: "Gespräch",
    say: "Sag etwas",
    send: "Senden",
    mute: "Gespräch stummschalten",
    unmute: "Gespräch zeigen",
    muted: "Das Gespräch ist stumm.",
    phrases: "Schnelle Worte",
    mute_player: "Stummschalten",
    report: "Melden",
    reported: "Gemeldet. Wer diesen Server betreibt, kann es sehen.",
    hear_all: "Wieder alle hören",
  },
  chat_about: (a) => `${a.name} stummschalten oder melden`,
  chat_unread: (a) => (a.count === 1) ? "Gespräch: 1 neue Zeile" : `Gespräch: ${a.count} neue Zeilen`,
  chat_phrases: {
    hello: "Hallo!",
    good_luck: "Viel Glück!",
    well_played: "Gut gespielt!",
    oh_no: "Oh nein!",
    close: "Das war knapp!",
    hurry: "Du bist dran!",
    sorry: "Entschuldigung!",
    thanks: "Danke!",
    good_game: "Schönes Spiel!",
    again: "Noch eine Partie?",
  },
}
export default words
