// Made by `make words` from languages/fr/app-lobby.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  lobby: {
    title: "Jouer avec d’autres",
    open: "En attente d’un joueur",
    joinable: "En cours, avec une place libre",
    running: "En cours",
    join: "Rejoindre",
    watch: "Regarder",
    computers: "Entre ordinateurs",
    free: "place libre",
    all_games: "Tous les jeux",
    every: "Tout",
    somebody: "Jouer avec quelqu’un",
    somebody_text: "rejoins la personne qui attend depuis le plus longtemps, ou ouvre une table et attends.",
    none: "Personne n’attend, et rien ne se joue.",
    filter: "Afficher",
    game: "Jeu",
  },
  lobby_waits: (a) => `attend depuis ${a.time}`,
}
export default words
