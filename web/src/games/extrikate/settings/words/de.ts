// Made by `make words` from languages/de/extrikate-settings.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  setting_help: {
    exit_rolls: "höchstens so viele Würfe in einem Zug auf dem Rückweg; 3 für zügiges Spiel",
    explore: "forced: Ein Schritt beim Graben führt, wo es geht, in ein unerkundetes Feld",
    lives: "Leben eines Spielers",
    last_turn: "eigene Züge, nach denen man sich im Dunkeln verirrt hat",
  },
}
export default words
