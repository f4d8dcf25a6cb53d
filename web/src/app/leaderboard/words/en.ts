// Made by `make words` from languages/en/app-leaderboard.ftl: do not edit.

const words = {
  leaderboard: {
    title: "Leaderboards",
    board: "Board",
    rank: "No.",
    name: "Name",
    time: "Time",
    date: "Date",
    replay: "Replay",
    none: "Nobody is on this board yet. Be the first!",
    people: "People",
    programs: "Programs",
    programs_text: "Played through a token, or faster than any hand.",
    you: "you",
    unranked: "Your unranked wins",
    unranked_text: "Victories that no leaderboard counts. This list stays in this browser.",
    match: "Match",
  },
  leaderboard_tries: (a: { tries: string | number }): string => `One try each, as far as the server can tell: from one address ${a.tries} tries count.`,
  leaderboard_watch: (a: { name: string | number }): string => `Watch the match of ${a.name}`,
  leaderboard_watch_own: (a: { match: string | number }): string => `Watch your match again: ${a.match}`,
  leaderboard_yesterday: (a: { date: string | number }): string => `Yesterday, ${a.date}`,
}
export default words
