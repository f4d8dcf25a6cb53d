// Made by `make words` from languages/fr/extrikate-settings.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  setting_help: {
    exit_rolls: "nombre maximal de jets par tour au retour ; 3 pour jouer vite",
    explore: "forced : un pas en exploration doit mener à une case inexplorée si possible",
    lives: "vies d’un joueur",
    last_turn: "tours après lesquels un joueur se perd dans le noir",
  },
}
export default words
