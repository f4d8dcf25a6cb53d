// Made by `make words` from languages/fr/plain-listing.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  modes: {
    solo: "Solitaire",
    solo_help: "Toi et personne d’autre.",
    cpu: "Ordinateur",
    cpu_help: "Toi contre l’ordinateur.",
    hotseat: "Un appareil",
    hotseat_help: "Vous partagez cet écran.",
    online: "Ami",
    online_help: "Envoie un lien ; ton ami joue à distance.",
    table: "Ta table",
    table_help: "Des gens ici, des amis par lien et des ordinateurs, à n’importe quelle place.",
    watch: "Regarder les ordinateurs",
    watch_help: "Choisis qui joue, puis regarde.",
  },
  bots: {
    random: "Hasard",
    random_help: "fait n’importe quoi de permis, avec la même chance",
    searcher: "Penseur",
    searcher_help: "imagine ce qui pourrait être, et l’essaie",
  },
}
export default words
