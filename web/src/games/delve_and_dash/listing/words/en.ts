// Made by `make words` from languages/en/delve_and_dash-listing.ftl: do not edit.

const words = {
  summary: "Find the treasure in a hidden labyrinth and carry it home past the dragon.",
  modes: {
    solo: "Solo",
    solo_help: "You against the labyrinth and its dragon.",
    cpu: "Computer",
    cpu_help: "Race a computer warrior to the treasure.",
    hotseat: "One device",
    hotseat_help: "Two players share this screen.",
    online: "Friend",
    online_help: "Send a link; your friend plays far away.",
  },
  offers: {
    level: "Level",
    level_1: "1 · walls",
    level_2: "2 · walls and doors",
    edition: "Edition",
    "edition_delve-and-dash": "Delve & Dash",
    "edition_computer-labyrinth": "Computer Labyrinth",
    size: "Board",
    size_6: "6 × 6",
    size_8: "8 × 8 · ranked",
    size_10: "10 × 10",
    size_12: "12 × 12",
    size_16: "16 × 16",
    size_20: "20 × 20",
  },
  bots: {
    random: "Wanderer",
    random_help: "walks anywhere",
    squire: "Squire",
    squire_help: "plays simply and errs often",
    knight: "Knight",
    knight_help: "careful; the ranked opponent",
    expert: "Expert",
    expert_help: "thinks several turns ahead",
  },
  boards: {
    "solo-1": "Solo, level 1",
    "solo-2": "Solo, level 2",
    "duel-1": "Two players, level 1",
    "duel-2": "Two players, level 2",
    "cpu-1": "Computer, level 1",
    "cpu-2": "Computer, level 2",
  },
  figures: {
    millis: "Time",
    moves: "Moves",
    deaths: "Lives lost",
    explored: "Walls found",
  },
  daily: {
    title: "Labyrinth of the day",
    text: "The same labyrinth for everybody, one try each.",
    none: "Nobody has made it home yet today.",
  },
  switches: {
    danger: "Mark the chambers around the dragon",
  },
}
export default words
