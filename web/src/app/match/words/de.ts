// Made by `make words` from languages/de/app-match.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  match_seats: {
    title: "Plätze",
    help: "Jemand darf dazukommen, während ihr spielt.",
    open: "Platz öffnen",
    close: "Offenen Platz schließen",
    device: "Noch jemand an diesem Gerät",
    bot: "Computer dazusetzen",
    send: "Schick den Link unten.",
  },
  match_seats_waiting: (a) => (a.count === 1) ? "Ein Platz ist offen und wartet auf jemanden." : `${a.count} Plätze sind offen und warten auf jemanden.`,
  match_show: {
    close: "Diesen Tisch schließen",
  },
  match_more: {
    hint: "Was täte der Experte?",
    give_up: "Aufgeben",
    give_up_text: "Für dich endet die Partie sofort und ist verloren.",
    really_give_up: "Ja, aufgeben",
    keep: "Nein, weiterspielen",
    offer_draw: "Remis anbieten",
    draw_offered: "Remis angeboten",
  },
}
export default words
