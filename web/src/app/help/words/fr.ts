// Made by `make words` from languages/fr/app-help.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  help_mouse: "Clique ou touche ce qui est marqué sur le plateau.",
  help_keys: {
    arrows: "Flèches, W A S D, ou H J K L",
    space: "Espace",
    tab: "Tab",
    sound: "M",
    help: "?",
    escape: "Échap",
  },
  help_does: {
    arrows: "se déplacer, ou choisir un côté",
    space: "le bouton principal ; saute l’animation en cours",
    tab: "vers le plateau : les flèches explorent, Entrée agit, Maj et flèche déplace",
    tab_only: "vers le plateau : les flèches explorent, Entrée agit",
    sound: "son activé ou coupé",
    help: "cette page",
    escape: "fermer",
  },
}
export default words
