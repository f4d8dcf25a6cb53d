// Made by `make words` from languages/fr/dooom-listing.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  summary: "Cherche à tâtons, dans le noir, de l’or et une sortie, parmi d’autres qui veulent la même chose.",
  modes: {
    cpu: "Ordinateurs",
    cpu_help: "Toi contre autant d’ordinateurs que la carte en prévoit.",
    hotseat: "Un appareil",
    hotseat_help: "À deux sur cet écran, masqué entre les tours.",
    online: "Ami",
    online_help: "Envoie un lien ; deux ordinateurs jouent aussi.",
    table: "Ta table",
    table_help: "Jusqu’à huit : des gens ici, des amis par lien, des ordinateurs.",
    watch: "Regarder les ordinateurs",
    watch_help: "Choisis qui joue, puis regarde.",
  },
  offers: {
    last_standing: "Le dernier en vie",
    last_standing_continue: "doit encore sortir",
    last_standing_wins: "gagne aussitôt",
  },
  bots: {
    random: "Vagabond",
    random_help: "erre au hasard",
    seeker: "Chercheur",
    seeker_help: "explore, ramasse et s’en va",
    hunter: "Chasseur",
    hunter_help: "s’arme aussi et combat",
    navigator: "Pilote",
    navigator_help: "connaît les plans de la maison et sait se situer",
    novice: "Novice",
    novice_help: "se trompe comme au premier soir",
    apprentice: "Apprenti",
    apprentice_help: "joue bien et se trompe parfois",
  },
  boards: {
    "ring-vault": "Caveau annulaire",
    "pillar-hall": "Salle aux piliers",
    "long-dark": "Longue nuit",
    "zero-sprint": "Sprint zéro",
    duel: "Duel",
    cellar: "Cave",
    generated: "Généré",
    custom: "Ta carte",
  },
  pages: {
    maps: "Dessiner une carte",
  },
}
export default words
