// Made by `make words` from languages/en/dungeon_crawler-listing.ftl: do not edit.

const words = {
  summary: "Lay the labyrinth, set Monsters on each other, and be first at the chest.",
  modes: {
    cpu: "Computer",
    cpu_help: "You against one computer adventurer.",
    four: "Four",
    four_help: "You and three computers: the labyrinth fills up.",
    hotseat: "One device",
    hotseat_help: "Two share this screen; hands stay covered.",
    online: "Friend",
    online_help: "Send a link; your friend plays far away.",
    table: "Own table",
    table_help: "Two to six: people here, friends by link and computers, in any seat.",
  },
  offers: {
    hard: "The chest",
    hard_off: "in a plain chamber",
    hard_on: "hard: on a lava island",
    laying: "New tiles",
    laying_join: "must join the labyrinth",
    laying_free: "lie anywhere beside it",
    round_limit: "Rounds",
    round_limit_0: "no limit",
    round_limit_30: "at most 30",
    round_limit_60: "at most 60",
    joining: "Later guests",
    joining_on: "may join",
    joining_off: "stay out",
  },
  bots: {
    random: "Wanderer",
    random_help: "does anything at all",
    racer: "Racer",
    racer_help: "runs for the chest",
    warlord: "Warlord",
    warlord_help: "runs, fights and blocks your way",
  },
  details: {
    hard: "lava island",
    free: "free laying",
  },
  rounds: (a: { limit: string | number }): string => `${a.limit} rounds`,
}
export default words
