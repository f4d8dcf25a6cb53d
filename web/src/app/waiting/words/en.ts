// Made by `make words` from languages/en/app-waiting.ftl: do not edit.

const words = {
  match_invited: (a: { name: string | number }): string => `${a.name} invites you to a match.`,
  waiting: {
    invited: "You are invited to a match.",
    text: "Send this link to your friends. The match begins when no seat is free.",
    seats: "Seats",
    you: "you",
    computer: "computer",
    free: "free seat",
    away: "not here now",
    watch_all: "Anybody may come and watch.",
    watch_link: "Only who has the link may come.",
    no_clock: "No clock: as long as it takes.",
    start: "Start now",
    fill: "Let computers play",
    off: "Call it off",
    up: "Get up",
    learn: "Learn first",
    rules: "Rules",
    reference: "Quick reference",
    mine: "Waiting for the others. The match begins when no seat is free.",
    learn_help: "The host sees that you are learning.",
  },
  waiting_learning: (a: { name: string | number }): string => `${a.name} is learning the game first…`,
  waiting_clock: (a: { time: string | number }): string => `Time for a turn: ${a.time}`,
  waiting_waits: (a: { time: string | number }): string => `Waiting for ${a.time}`,
}
export default words
