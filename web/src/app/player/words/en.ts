// Made by `make words` from languages/en/app-player.ftl: do not edit.

const words = {
  player: {
    title: "Your page",
    about: "What you have played on this server. Only you can see it.",
    none: "You have not finished a match yet. Play one, and it shows here.",
    results: "Results",
    game: "Game",
    played: "played",
    won: "won",
    drawn: "drawn",
    streak: "days in a row",
    longest: "longest",
    best: "Best entries",
    past: "Your past matches",
    device: "Another device",
    device_text: "There is no account: this browser knows you by a cookie. A code brings everything to another device as well; should one of the two lose its cookie, the other still has it all.",
    make: "Make a code",
    made: "Type this code there, or scan the picture. It works once.",
    code: "Code from the other device",
    use: "Use the code",
    warning: "This browser then is the player who made the code. What was played here before under another name stays apart.",
  },
  player_until: (a: { time: string | number }): string => `Good until ${a.time}`,
}
export default words
