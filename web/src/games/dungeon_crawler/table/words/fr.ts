// Made by `make words` from languages/fr/dungeon_crawler-table.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  fallen: {
    title: "Ton Aventurier est tombé",
    nothing: "Tu n’avais pas de carte à perdre.",
    next: "À la dernière étape de ton prochain tour, tu choisis un aventurier et tu reviens.",
  },
  lost_cards: (a) => `Tu as perdu : ${a.names}.`,
  window_title: "Répondre ?",
  window_waiting: "La table attend : quelqu’un a peut-être une réponse.",
  about_roll: "Les dés sont sur la table ; ils comptent quand tous ont passé.",
  no_card_fits: "Aucune de tes cartes ne convient ici.",
  passed: "Tu as passé. Cette pause dure autant pour tous, afin de ne trahir aucune main.",
  at_stake: "Le coffre est en jeu : tous ceux qui peuvent répondre sont interrogés.",
  come_in: "Mets une carte qui convient sur « toujours », et on t’interrogera avant la fin de cette pause.",
  use_ring: "Anneau magique : relancer un de tes dés",
  pass_until_turn: "Passer jusqu’à mon prochain tour",
  pass_until_step: "Passer jusqu’à la prochaine étape",
  asking: {
    title: "M’interroger sur mes cartes",
    help: "On ne t’interroge que si tu as une carte qui convient, et toujours quand le coffre est en jeu.",
  },
  ask_for: (a) => `M’interroger pour ${a.card}`,
  dice_title: "Dés",
  die_shows: (a) => `dé montrant ${a.die}`,
  die_hits: (a) => `dé montrant ${a.die}, qui touche`,
  hits_from: (a) => a.whom.is_you ? `${a.against} ou plus te touche` : `${a.against} ou plus touche ${a.whom.name}`,
  dice_plus: (a) => `+${a.by} à chaque dé`,
  dice_ignored: (a) => (a.count === 0 || a.count === 1) ? `${a.count} coup est ignoré` : `${a.count} coups sont ignorés`,
  dice_turned: "renvoyés à l’attaquant",
  roll_help: {
    push: "Qui pousse doit faire le plus grand nombre.",
    chest: "1–3 : le coffre est faux. 4–6 : il est vrai.",
    spawn: "Son nombre est le point d’apparition.",
  },
  die_again: (a) => `Relancer le ${a.die}`,
  die_change: (a) => `Changer le ${a.die} en ${a.to}`,
  die_turn: (a) => `Tourner le ${a.die} sur ${a.to}`,
  choose_dice: "Touche les dés à relancer.",
  hand_title: (a) => `Ta main (${a.count})`,
  no_cards: "Pas encore de carte. Les tas de trésor et les Monstres tués en apportent.",
  playable: (a) => `Jouable ${a.moments}.`,
  playable_own: (a) => `Jouable ${a.moments}. Seulement pendant ton propre tour.`,
  map_lay: (a) => `Poser ${a.tile}`,
  map_put: (a) => `Ensuite dessus : ${a.tile}`,
  close_card: "Fermer cette carte",
  why_it_moved: "Pourquoi ce déplacement :",
  hands_title: "Les mains à la fin",
}
export default words
