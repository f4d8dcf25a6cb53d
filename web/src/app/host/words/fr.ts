// Made by `make words` from languages/fr/app-host.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  host: {
    title: "Pour l’hébergeur",
    token: "Jeton d’hébergeur",
    open: "Afficher les chiffres",
    intro: "Les chiffres de ce processus, tracés en direct. Le jeton est celui avec lequel le serveur a été lancé (--host-token).",
    ready: "Prêt pour les joueurs",
    not_ready: "Pas prêt pour les joueurs",
    sockets: "Connexions ouvertes",
    matches: "Parties en mémoire",
    steps: "Coups par seconde",
    act: "De l’action à la réponse, 99 %",
    commit: "Enregistrement, 99 %",
    bots: "Bots lents, 99 %",
    waiting: "Écritures en attente",
    lag: "Retard de la boucle",
    bytes: "Enregistré",
    failures: "Enregistrements échoués",
    uptime: "En marche depuis",
    process: "Processus",
    version: "Version",
    since: "Depuis le démarrage",
    by_game: "Coups par jeu",
    opened: "Parties ouvertes",
    calls: "Appels par statut",
    refused: "Refusés, par code",
    cut: "Connexions coupées",
    nothing: "Rien pour l’instant",
    seconds: "deux dernières minutes",
    what: "Quoi",
    how_many: "Combien",
  },
  host_milliseconds: (a) => `${a.number} ms`,
  host_seconds: (a) => `${a.number} s`,
  host_megabytes: (a) => `${a.number} Mo`,
  host_beyond: (a) => `plus de ${a.number} s`,
}
export default words
