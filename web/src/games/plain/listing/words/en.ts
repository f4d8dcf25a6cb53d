// Made by `make words` from languages/en/plain-listing.ftl: do not edit.

const words = {
  modes: {
    solo: "Solo",
    solo_help: "You alone.",
    cpu: "Computer",
    cpu_help: "You against the computer.",
    hotseat: "One device",
    hotseat_help: "You share this screen.",
    online: "Friend",
    online_help: "Send a link; your friend plays far away.",
    table: "Own table",
    table_help: "People here, friends by link and computers, in any seat.",
    watch: "Watch computers",
    watch_help: "Choose who plays, then look on.",
  },
  bots: {
    random: "Random",
    random_help: "does anything legal, each with the same chance",
    searcher: "Searcher",
    searcher_help: "imagines what could be, and tries it out",
  },
}
export default words
