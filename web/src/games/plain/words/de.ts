// Made by `make words` from languages/de/plain.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  you: "Du",
  player: (a) => `Spieler ${a.seat}`,
  board: "Spielfeld",
  cell: (a) => `${a.place}: ${a.sign}`,
  free: "nichts",
  none: "–",
  no_choice: "Dort lässt sich jetzt nichts tun.",
  players: "Spieler",
  away: "abwesend",
  choices: "Deine Möglichkeiten",
  facts: "Die Stellung",
  your_turn: "Du bist dran",
  turn_of: (a) => `${a.name}: Du bist dran`,
  waiting_for: (a) => `Warten auf ${a.names}`,
  waiting: "Warten",
  over: "Die Partie ist vorbei",
  victory: "Sieg",
  defeat: "Niederlage",
  draw: "Unentschieden",
  nobody_wins: "Niemand gewinnt",
  wins: (a) => `Sieg für ${a.names}`,
  score: (a) => `Punkte: ${a.name}`,
  leaving: "Wer geht, spielt in dieser Partie nicht mehr mit.",
  effects: {
    tick: "Nicht möglich",
  },
}
export default words
