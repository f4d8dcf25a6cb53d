// Made by `make words` from languages/fr/app-waiting.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  match_invited: (a) => `${a.name} t’invite à une partie.`,
  waiting: {
    invited: "On t’invite à une partie.",
    text: "Envoie ce lien à tes amis. La partie commence quand toutes les places sont prises.",
    seats: "Places",
    you: "toi",
    computer: "ordinateur",
    free: "place libre",
    away: "pas là pour l’instant",
    watch_all: "Tout le monde peut venir et regarder.",
    watch_link: "Seuls ceux qui ont le lien peuvent venir.",
    no_clock: "Sans pendule : le temps qu’il faut.",
    start: "Commencer maintenant",
    fill: "Faire jouer l’ordinateur",
    off: "Annuler la partie",
    up: "Quitter ma place",
    learn: "Apprendre d’abord",
    rules: "Règles",
    reference: "Aide-mémoire",
    mine: "On attend les autres. La partie commence quand toutes les places sont prises.",
    learn_help: "Ton hôte voit que tu apprends.",
  },
  waiting_learning: (a) => `${a.name} apprend d’abord le jeu…`,
  waiting_clock: (a) => `Temps par tour : ${a.time}`,
  waiting_waits: (a) => `Attend depuis ${a.time}`,
}
export default words
