// Made by `make words` from languages/fr/app-rules.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  rules: {
    title: "Règles",
    intro: "Les numéros en gris désignent la règle dans le livret de règles complet, où chaque décision est motivée.",
    sounds: "Ce que tu entends",
    sounds_text: "Tout ce que tu entends est aussi écrit dans la chronique.",
  },
  rules_play: (a) => `Écouter le son : ${a.name}`,
}
export default words
