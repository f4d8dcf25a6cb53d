// Made by `make words` from languages/en/plain.ftl: do not edit.

const words = {
  you: "You",
  player: (a: { seat: string | number }): string => `Player ${a.seat}`,
  board: "Board",
  cell: (a: { place: string | number; sign: string | number }): string => `${a.place}: ${a.sign}`,
  free: "nothing",
  none: "–",
  no_choice: "Nothing can be done there now.",
  players: "Players",
  away: "away",
  choices: "Your choices",
  facts: "The position",
  your_turn: "Your turn",
  turn_of: (a: { name: string | number }): string => `${a.name}: it is your turn`,
  waiting_for: (a: { names: string | number }): string => `Waiting for ${a.names}`,
  waiting: "Waiting",
  over: "The match is over",
  victory: "Victory",
  defeat: "Defeat",
  draw: "A draw",
  nobody_wins: "Nobody wins",
  wins: (a: { names: string | number }): string => `${a.names} wins`,
  score: (a: { name: string | number }): string => `Score: ${a.name}`,
  leaving: "Whoever leaves plays no further part in this match.",
  effects: {
    tick: "Not possible",
  },
}
export default words
