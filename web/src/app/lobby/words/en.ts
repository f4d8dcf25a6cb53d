// Made by `make words` from languages/en/app-lobby.ftl: do not edit.

const words = {
  lobby: {
    title: "Play with others",
    open: "Waiting for a player",
    joinable: "Being played, with a free seat",
    running: "Being played",
    join: "Join",
    watch: "Watch",
    computers: "Computers play",
    free: "free seat",
    all_games: "All games",
    every: "Everything",
    somebody: "Play somebody",
    somebody_text: "sit down with whoever waits longest, or open a table and wait for somebody.",
    none: "Nobody waits, and nothing is being played.",
    filter: "Show",
    game: "Game",
  },
  lobby_waits: (a: { time: string | number }): string => `waits for ${a.time}`,
}
export default words
