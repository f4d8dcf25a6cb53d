// Made by `make words` from languages/de/app-empty.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  empty: {
    play: "Spielen",
    learn: "Spielen lernen",
    past: "Frühere Partien",
    next: "Wie es weitergeht",
  },
  empty_titles: {
    page: "Eine Sackgasse",
    match: "Diese Partie gibt es nicht",
    void: "Ohne Ergebnis geschlossen",
    rules: "Nach älteren Regeln gespielt",
    past: "Noch keine Partien",
  },
  empty_texts: {
    page: "Unter dieser Adresse ist nichts. Vielleicht fehlt ein Buchstabe, oder die Seite ist umgezogen.",
    match: "Diese Partie gibt es nicht, oder sie ist nicht für dich. Zu einer Einladung gehört der Teil hinter „#“: Bitte um den ganzen Link.",
    void: "Die Regeln dieses Spiels haben sich geändert, bevor diese Partie zu Ende war, oder sie wurde geschlossen, von der Person, die sie eröffnet hat, oder vom Betreiber dieses Servers: Sie hat kein Ergebnis. Das tut uns leid! Sonst ist nichts verloren.",
    rules: "Diese Partie wurde nach Regeln gespielt, die es auf diesem Server nicht mehr gibt. Ihr Ergebnis gilt, aber sie lässt sich nicht mehr öffnen oder ansehen.",
    past: "Du hast noch keine Partie zu Ende gespielt. Danach kannst du sie hier noch einmal ansehen.",
  },
}
export default words
