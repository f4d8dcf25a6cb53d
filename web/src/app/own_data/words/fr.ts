// Made by `make words` from languages/fr/app-own_data.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  own_data: {
    title: "Tes données",
    about: "Le serveur garde ton nom, tes parties, tes inscriptions aux classements et ce que tu as dit dans les discussions.",
    save: "Enregistrer mes données",
    erase: "Supprimer mes données…",
    sure: "Les parties que tu joues sont abandonnées. Ton nom disparaît de toutes les parties, tes messages des discussions et tes inscriptions des classements. C’est irréversible.",
    really: "Oui, tout supprimer",
    keep: "Non, les garder",
  },
}
export default words
