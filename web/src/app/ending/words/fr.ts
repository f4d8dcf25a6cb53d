// Made by `make words` from languages/fr/app-ending.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  ending: {
    time: "Temps",
    name: "Ton nom pour le classement",
    sign: "S’inscrire au classement",
    unplaced: "Bien joué ; cent autres ont fait mieux cette fois.",
    unranked: "Cette partie ne compte pas pour le classement.",
    rematch: "Revanche",
    offered: "Revanche proposée : en attente des autres",
    wanted: "Quelqu’un veut une revanche.",
    again: "Rejouer",
    replay: "Voir la rediffusion",
    analyse: "Analyser",
    board: "Voir le classement",
    sealed: "La rediffusion sera visible une fois la journée terminée.",
    next: "Et maintenant ?",
    winner: "gagne",
    share: "Partager la carte",
    drawing: "La carte se dessine…",
    card: "Le résultat en une carte",
    send: "Partager",
    save: "Enregistrer l’image",
    copy: "Copier le texte",
    copied: "Copié",
    text: "Texte d’accompagnement",
    no_card: "Ce navigateur n’a pas pu dessiner la carte. Tu peux tout de même copier le texte.",
    dare: "Feras-tu mieux ?",
  },
  ending_signed: (a) => `Tu occupes la place n° ${a.rank} du classement.`,
  ending_alt: (a) => `${a.title} : ${a.text} ${a.figures}`,
}
export default words
