// Made by `make words` from languages/en/app-sheet.ftl: do not edit.

const words = {
  setup_seat: (a: { at: string | number }): string => `Seat ${a.at}`,
  setup_player_name: (a: { at: string | number }): string => `Name of player ${a.at}`,
  setup_sitters: {
    me: "A player at this device",
    open: "A friend, by link",
    none: "Nobody",
  },
  setup_values: {
    yes: "yes",
    no: "no",
    on: "on",
    off: "off",
  },
  setup_clocks: {
    minute: "1 minute",
    two_minutes: "2 minutes",
    three_minutes: "3 minutes",
    day: "1 day",
    none: "No clock",
  },
  sheet: {
    mode: "How do you want to play?",
    clock: "Time for a turn",
    public: "Show it in the list, so that anybody can join",
    public_watch: "Show it in the list, so that anybody can watch",
    watch: "Watch",
    name_help: "Others see it. No account needed.",
    house_rules: "House rules",
    house_rules_text: "Everything that the rules let you choose. What is not as usual is marked.",
    unranked: "unranked",
    usual: "Back to the usual rules",
  },
  opponent: {
    fair: "A fair match",
    fair_new: "You have not met a bot here yet: this one suits newcomers.",
    scale: "Whoever is 100 stronger wins about 64 of 100 matches.",
  },
  fair_known: (a: { strength: string | number }): string => `By your results here you are worth about ${a.strength}.`,
  strength: (a: { like: string | number; rating: string | number }): string => `${a.like}; strength ${a.rating}`,
  refused_number: (a: { setting: string | number; low: string | number; high: string | number; given: string | number }): string => `${a.setting}: a whole number from ${a.low} to ${a.high}, not “${a.given}”.`,
  refused_share: (a: { setting: string | number; low: string | number; high: string | number; given: string | number }): string => `${a.setting}: a share from ${a.low} to ${a.high} with at most two decimals, not “${a.given}”.`,
  refused_word: (a: { setting: string | number; names: string | number; given: string | number }): string => `${a.setting}: one of ${a.names}, not “${a.given}”.`,
  refused_unknown: (a: { setting: string | number }): string => `The game has no setting “${a.setting}”. Load this page again.`,
  refused_people: (a: { setting: string | number }): string => `${a.setting}: only where at most one person sits at the table.`,
  refused_gold: (a: { setting: string | number; most: string | number }): string => `${a.setting}: the map has only ${a.most} gold.`,
  refused_room: (a: { setting: string | number }): string => `${a.setting}: a map of this size has no room for so much. Make it larger, or ask for less.`,
}
export default words
