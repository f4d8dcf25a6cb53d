// Made by `make words` from languages/fr/dooom-analysis.ftl: do not edit.
import { pick } from '../../../../kit/words.svelte'
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  go: (a) => pick(a.way, { n: "au nord", e: "à l’est", s: "au sud" }) ?? "à l’ouest",
  strike: (a) => pick(a.way, { n: "frapper au nord", e: "frapper à l’est", s: "frapper au sud" }) ?? "frapper à l’ouest",
  take: "ramasser",
  stop: "terminer le tour",
  layers: {
    gold: "Où l’or pouvait être",
    exit: "Où pouvaient être les sorties",
  },
  rival: (a) => `Où ${a.who} pouvait être`,
  short: {
    gold: "Or",
    exit: "Sorties",
  },
}
export default words
