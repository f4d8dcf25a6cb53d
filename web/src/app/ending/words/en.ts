// Made by `make words` from languages/en/app-ending.ftl: do not edit.

const words = {
  ending: {
    time: "Time",
    name: "Your name for the leaderboard",
    sign: "Sign the leaderboard",
    unplaced: "Well done; a hundred others were better this time.",
    unranked: "This match does not count for the leaderboard.",
    rematch: "Rematch",
    offered: "Rematch offered: waiting for the others",
    wanted: "Another player wants a rematch.",
    again: "Play again",
    replay: "Watch the replay",
    analyse: "Analyse",
    board: "See the leaderboard",
    sealed: "The replay opens when the day is over.",
    next: "What next?",
    winner: "won",
    share: "Share the card",
    drawing: "Drawing the card…",
    card: "The result as a card",
    send: "Share",
    save: "Save the picture",
    copy: "Copy the text",
    copied: "Copied",
    text: "Text to go with it",
    no_card: "This browser could not draw the card. The text can still be copied.",
    dare: "Can you do better?",
  },
  ending_signed: (a: { rank: string | number }): string => `You are number ${a.rank} on the board.`,
  ending_alt: (a: { title: string | number; text: string | number; figures: string | number }): string => `${a.title}: ${a.text} ${a.figures}`,
}
export default words
