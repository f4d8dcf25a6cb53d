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
    public_watch: "Afficher la partie dans la liste, pour que tout le monde puisse la regarder",
    watch: "Regarder",
    name_help: "Les autres le voient. Aucun compte nécessaire.",
    house_rules: "Règles de la maison",
    house_rules_text: "Tout ce que les règles laissent choisir. Ce qui diffère des règles habituelles est signalé.",
    unranked: "non classée",
    usual: "Revenir aux règles habituelles",
  },
  opponent: {
    fair: "Une partie équitable",
    fair_new: "Tu n’as encore affronté aucun ordinateur ici : celui-ci convient pour débuter.",
    scale: "Avec 100 de plus, on gagne environ 64 parties sur 100.",
  },
  fair_known: (a) => `D’après tes résultats ici, tu vaux environ ${a.strength}.`,
  strength: (a) => `${a.like} ; force ${a.rating}`,
  refused_number: (a) => `${a.setting} : un nombre entier de ${a.low} à ${a.high}, pas « ${a.given} ».`,
  refused_share: (a) => `${a.setting} : une part de ${a.low} à ${a.high}, avec deux décimales au plus, pas « ${a.given} ».`,
  refused_word: (a) => `${a.setting} : au choix ${a.names}, pas « ${a.given} ».`,
  refused_unknown: (a) => `Le jeu n’a pas d’option « ${a.setting} ». Recharge cette page.`,
  refused_people: (a) => `${a.setting} : seulement si une personne au plus est à la table.`,
  refused_gold: (a) => `${a.setting} : il n’y a que ${a.most} d’or sur la carte.`,
  refused_room: (a) => `${a.setting} : une carte de cette taille n’a pas la place. Agrandis-la, ou demande moins d’or.`,
}
export default words
