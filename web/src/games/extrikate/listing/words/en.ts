// Made by `make words` from languages/en/extrikate-listing.ftl: do not edit.

const words = {
  summary: "Delve for treasure on a sheet that the dice draw around you, then get out alive.",
  modes: {
    solo: "Solo",
    solo_help: "You, three lives and the dark.",
    cpu: "Computer",
    cpu_help: "Bring home more than a computer delver.",
    hotseat: "One device",
    hotseat_help: "Two players share this screen.",
    online: "Friend",
    online_help: "Send a link; your friend plays far away.",
    table: "Own table",
    table_help: "Up to three: people here, friends by link and computers, in any seat.",
    watch: "Watch computers",
    watch_help: "Choose who plays, then look on.",
  },
  offers: {
    exit_rolls: "The way out",
    exit_rolls_1: "one roll a turn",
    exit_rolls_3: "brisk: up to three",
    explore: "Moves in the delve",
    explore_free: "anywhere",
    explore_forced: "into the unknown, where possible",
  },
  bots: {
    random: "Drifter",
    random_help: "does anything at all",
    easy: "Easy",
    easy_help: "turns back on a whim",
    medium: "Medium",
    medium_help: "knows when it has enough",
    hard: "Hard",
    hard_help: "reckons with the exact odds",
    novice: "Novice",
    novice_help: "errs like a beginner",
    apprentice: "Apprentice",
    apprentice_help: "plays well and slips now and then",
  },
  boards: {
    solo: "Solo",
  },
  figures: {
    treasure: "Treasure",
    turns: "Turns",
  },
  daily: {
    title: "Sheet of the day",
    text: "The same start and the same dice for everybody, one try each.",
    none: "Nobody has come home yet today.",
  },
  details: {
    brisk: "brisk way out",
    forced: "into the unknown",
    lives_1: "one life",
    lives_2: "two lives",
  },
}
export default words
