// Made by `make words` from languages/de/app-reference.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  reference: {
    search: "Nach einem Wort suchen",
    parts: "Teile dieser Seite",
  },
  reference_found: (a) => a.count === 0 ? "Nirgends gefunden." : (a.count === 1) ? "In 1 Eintrag gefunden." : `In ${a.count} Einträgen gefunden.`,
}
export default words
