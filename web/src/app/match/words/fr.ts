// Made by `make words` from languages/fr/app-match.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  match_seats: {
    title: "Places",
    help: "Quelqu’un peut se joindre à la partie en cours.",
    open: "Ouvrir une place",
    close: "Fermer la place ouverte",
    device: "Quelqu’un de plus sur cet appareil",
    bot: "Faire entrer l’ordinateur",
    send: "Envoie le lien ci-dessous.",
  },
  match_seats_waiting: (a) => (a.count === 0 || a.count === 1) ? "Une place est ouverte : elle attend quelqu’un." : `${a.count} places sont ouvertes : elles attendent quelqu’un.`,
  match_show: {
    close: "Fermer cette table",
  },
  match_more: {
    hint: "Que ferait l’expert ?",
    give_up: "Abandonner",
    give_up_text: "Pour toi, la partie s’arrête aussitôt, et elle est perdue.",
    really_give_up: "Oui, abandonner",
    keep: "Non, continuer",
    offer_draw: "Proposer la nulle",
    draw_offered: "Nulle proposée",
  },
}
export default words
