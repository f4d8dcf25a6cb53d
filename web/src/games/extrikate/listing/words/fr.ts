// Made by `make words` from languages/fr/extrikate-listing.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  summary: "Cherche des trésors sur une feuille que les dés dessinent autour de toi, puis sors-en en vie.",
  modes: {
    solo: "Solitaire",
    solo_help: "Toi, trois vies et le noir.",
    cpu: "Ordinateur",
    cpu_help: "Rapporte plus qu’un explorateur de l’ordinateur.",
    hotseat: "Un appareil",
    hotseat_help: "À deux sur cet écran.",
    online: "Ami",
    online_help: "Envoie un lien ; ton ami joue à distance.",
    table: "Ta table",
    table_help: "Jusqu’à trois : des gens ici, des amis par lien et des ordinateurs, à n’importe quelle place.",
    watch: "Regarder les ordinateurs",
    watch_help: "Choisis qui joue, puis regarde.",
  },
  offers: {
    exit_rolls: "Le retour",
    exit_rolls_1: "un jet par tour",
    exit_rolls_3: "rapide : jusqu’à trois",
    explore: "Déplacements en exploration",
    explore_free: "n’importe où",
    explore_forced: "dans l’inconnu, si possible",
  },
  bots: {
    random: "Vagabond",
    random_help: "fait n’importe quoi",
    easy: "Facile",
    easy_help: "fait demi-tour sur un coup de tête",
    medium: "Moyen",
    medium_help: "sait quand il en a assez",
    hard: "Difficile",
    hard_help: "calcule les chances exactes",
    novice: "Novice",
    novice_help: "se trompe comme au premier soir",
    apprentice: "Apprenti",
    apprentice_help: "joue bien et se trompe parfois",
  },
  boards: {
    solo: "Solitaire",
  },
  figures: {
    treasure: "Trésors",
    turns: "Tours",
  },
  daily: {
    title: "Feuille du jour",
    text: "Le même départ et les mêmes dés pour tous, un seul essai chacun.",
    none: "Personne n’est encore rentré aujourd’hui.",
  },
  details: {
    lives_1: "une vie",
    lives_2: "deux vies",
    brisk: "retour rapide",
    forced: "dans l’inconnu",
  },
}
export default words
