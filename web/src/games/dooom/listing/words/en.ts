// Made by `make words` from languages/en/dooom-listing.ftl: do not edit.

const words = {
  summary: "Grope through the dark for gold and a way out, among others who want the same.",
  modes: {
    cpu: "Computers",
    cpu_help: "You against as many computers as the map is made for.",
    hotseat: "One device",
    hotseat_help: "Two share this screen; it is covered between turns.",
    online: "Friend",
    online_help: "Send a link; two computers join in.",
    table: "Own table",
    table_help: "Up to eight: people here, friends by link, computers.",
    watch: "Watch computers",
    watch_help: "Choose who plays, then look on.",
  },
  offers: {
    last_standing: "Last one alive",
    last_standing_continue: "must still get out",
    last_standing_wins: "wins at once",
  },
  bots: {
    random: "Drifter",
    random_help: "stumbles about",
    seeker: "Seeker",
    seeker_help: "explores, collects and leaves",
    hunter: "Hunter",
    hunter_help: "also arms itself and fights",
    navigator: "Navigator",
    navigator_help: "knows the maps of the house and finds out where it is",
    novice: "Novice",
    novice_help: "errs like a beginner",
    apprentice: "Apprentice",
    apprentice_help: "plays well and slips now and then",
  },
  boards: {
    "ring-vault": "Ring Vault",
    "pillar-hall": "Pillar Hall",
    "long-dark": "Long Dark",
    "zero-sprint": "Zero Sprint",
    duel: "Duel",
    cellar: "Cellar",
    generated: "Generated",
    custom: "Own map",
  },
  pages: {
    maps: "Draw a map",
  },
}
export default words
