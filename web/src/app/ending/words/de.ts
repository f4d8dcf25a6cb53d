// Made by `make words` from languages/de/app-ending.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  ending: {
    time: "Zeit",
    name: "Dein Name für die Bestenliste",
    sign: "In die Bestenliste eintragen",
    unplaced: "Gut gemacht; hundert andere waren diesmal besser.",
    unranked: "Diese Partie zählt nicht für die Bestenliste.",
    rematch: "Revanche",
    offered: "Revanche angeboten: warten auf die anderen",
    wanted: "Jemand möchte eine Revanche.",
    again: "Noch einmal",
    replay: "Aufzeichnung ansehen",
    analyse: "Analysieren",
    board: "Zur Bestenliste",
    sealed: "Die Aufzeichnung öffnet sich, wenn der Tag vorbei ist.",
    next: "Wie weiter?",
    winner: "gewonnen",
    share: "Karte teilen",
    drawing: "Die Karte wird gezeichnet …",
    card: "Das Ergebnis als Karte",
    send: "Teilen",
    save: "Bild speichern",
    copy: "Text kopieren",
    copied: "Kopiert",
    text: "Text dazu",
    no_card: "Dieser Browser konnte die Karte nicht zeichnen. Der Text lässt sich trotzdem kopieren.",
    dare: "Schaffst du es besser?",
  },
  ending_signed: (a) => `Du bist Nummer ${a.rank} der Liste.`,
  ending_alt: (a) => `${a.title}: ${a.text} ${a.figures}`,
}
export default words
