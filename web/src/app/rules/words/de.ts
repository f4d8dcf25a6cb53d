// Made by `make words` from languages/de/app-rules.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  rules: {
    title: "Regeln",
    intro: "Graue Nummern nennen die Regel im vollständigen Regelbuch, wo jede Entscheidung begründet ist.",
    sounds: "Was man hört",
    sounds_text: "Alles, was du hörst, steht auch in der Chronik.",
  },
  rules_play: (a) => `Klang abspielen: ${a.name}`,
}
export default words
