// Made by `make words` from languages/de/app-own_data.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  own_data: {
    title: "Deine Daten",
    about: "Der Server bewahrt deinen Namen, deine Partien, deine Einträge in Bestenlisten und das auf, was du in Gesprächen gesagt hast.",
    save: "Meine Daten speichern",
    erase: "Meine Daten löschen…",
    sure: "Partien, die du gerade spielst, werden aufgegeben. Dein Name verschwindet aus allen Partien, deine Zeilen aus den Gesprächen und deine Einträge aus den Bestenlisten. Das lässt sich nicht rückgängig machen.",
    really: "Ja, alles löschen",
    keep: "Nein, behalten",
  },
}
export default words
