// Made by `make words` from languages/fr/app-sheet.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  setup_seat: (a) => `Place ${a.at}`,
  setup_player_name: (a) => `Nom du joueur ${a.at}`,
  setup_sitters: {
    me: "Quelqu’un sur cet appareil",
    open: "Un ami, par lien",
    none: "Personne",
  },
  setup_values: {
    yes: "oui",
    no: "non",
    on: "activé",
    off: "désactivé",
  },
  setup_clocks: {
    minute: "1 minute",
    two_minutes: "2 minutes",
    three_minutes: "3 minutes",
    day: "1 jour",
    none: "Sans limite",
  },
  sheet: {
    mode: "Comment veux-tu jouer ?",
    clock: "Temps par tour",
    public: "Afficher la partie dans la liste, pour que tout le monde puisse la rejoindre",
    name_help: "Les autres le voient. Aucun compte nécessaire.",
    house_rules: "Règles de la maison",
    house_rules_text: "Tout ce que les règles laissent choisir. Ce qui diffère des règles habituelles est signalé.",
    unranked: "non classée",
    usual: "Revenir aux règles habituelles",
  },
}
export default words
