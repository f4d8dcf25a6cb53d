// Made by `make words` from languages/fr/app-reference.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  reference: {
    search: "Chercher un mot",
    parts: "Parties de cette page",
  },
  reference_found: (a) => a.count === 0 ? "Ce mot n’apparaît nulle part." : (a.count === 0 || a.count === 1) ? "1 entrée le contient." : `${a.count} entrées le contiennent.`,
}
export default words
