// Made by `make words` from languages/fr/plain.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  you: "Toi",
  player: (a) => `Joueur ${a.seat}`,
  board: "Plateau",
  cell: (a) => `${a.place} : ${a.sign}`,
  free: "rien",
  none: "–",
  no_choice: "Il n’y a rien à y faire maintenant.",
  players: "Joueurs",
  away: "pas là",
  choices: "Tes choix",
  facts: "La position",
  your_turn: "À toi de jouer",
  turn_of: (a) => `${a.name} : à toi de jouer`,
  waiting_for: (a) => `On attend : ${a.names}`,
  waiting: "On attend",
  over: "La partie est finie",
  victory: "Victoire",
  defeat: "Défaite",
  draw: "Nulle",
  nobody_wins: "Personne ne gagne",
  wins: (a) => `Victoire : ${a.names}`,
  score: (a) => `Score : ${a.name}`,
  leaving: "Qui s’en va ne joue plus dans cette partie.",
  effects: {
    tick: "Impossible",
  },
}
export default words
