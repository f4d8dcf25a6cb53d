// Made by `make words` from languages/fr/app-leaderboard.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  leaderboard: {
    title: "Classements",
    board: "Classement",
    rank: "N°",
    name: "Nom",
    time: "Temps",
    date: "Date",
    replay: "Rediffusion",
    none: "Personne n’est encore dans ce classement. À toi d’ouvrir le bal !",
    people: "Personnes",
    programs: "Programmes",
    programs_text: "Joué au moyen d’un jeton, ou plus vite que toute main.",
    you: "toi",
    unranked: "Tes victoires hors classement",
    unranked_text: "Des victoires qu’aucun classement ne compte. Cette liste reste dans ce navigateur.",
    match: "Partie",
  },
  leaderboard_tries: (a) => `Un essai par personne, pour autant que le serveur puisse le savoir : ${a.tries} essais comptent par adresse.`,
  leaderboard_watch: (a) => `Regarder la partie (${a.name})`,
  leaderboard_watch_own: (a) => `Revoir ta partie : ${a.match}`,
  leaderboard_yesterday: (a) => `Hier, ${a.date}`,
}
export default words
