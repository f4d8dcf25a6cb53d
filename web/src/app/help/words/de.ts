// Made by `make words` from languages/de/app-help.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  help_mouse: "Klick oder tippe an, was auf dem Brett markiert ist.",
  help_keys: {
    arrows: "Pfeiltasten, W A S D oder H J K L",
    space: "Leertaste",
    tab: "Tab",
    sound: "M",
    help: "?",
    escape: "Esc",
  },
  help_does: {
    arrows: "gehen, oder eine Seite wählen",
    space: "der wichtigste Knopf; überspringt, was gerade läuft",
    tab: "ins Brett: Pfeiltasten schauen umher, Eingabe handelt, Umschalt und Pfeil geht",
    tab_only: "ins Brett: Pfeiltasten schauen umher, Eingabe handelt",
    sound: "Ton an oder aus",
    help: "diese Seite",
    escape: "schließen",
  },
}
export default words
