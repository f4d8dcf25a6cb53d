// Made by `make words` from languages/de/app-learn.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  learn: {
    title: "Spielen lernen",
    lessons: "Lektionen",
    problems: "Aufgaben",
    problems_about: "Eine Stellung, ein Gedanke: Finde den Weg.",
    none: "Zu diesem Spiel gibt es noch keine Lektion.",
    done: "erledigt",
    to_do: "noch offen",
    begin: "Beginnen",
    resume: "Weiter",
    again: "Noch einmal",
    play: "Jetzt spielen",
    skip: "Beenden",
    all: "Lektionen",
    known: "Das weißt du",
    read_on: "Weiter",
    back: "Schritt zurück",
    space: "Leertaste",
    not_wanted: "Nicht in dieser Lektion: Folge dem Licht.",
    not_now: "Das geht jetzt nicht.",
    solved: "Gelöst!",
    failed: "So nicht",
    not_over: "Noch nicht zu Ende: Spiel weiter.",
    try_again: "Noch ein Versuch",
  },
  step: (a) => `${a.at} von ${a.all}`,
  learn_back: "Zurück zur Partie, zu der du eingeladen bist",
  learn_next: (a) => `Weiter: ${a.title}`,
}
export default words
