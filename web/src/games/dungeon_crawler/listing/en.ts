export default {
  summary: 'Lay the labyrinth, set Monsters on each other, and be first at the chest.',
  modes: {
    cpu: { name: 'Computer', help: 'You against one computer adventurer.' },
    four: { name: 'Four', help: 'You and three computers: the labyrinth fills up.' },
    hotseat: { name: 'One device', help: 'Two share this screen; hands stay covered.' },
    online: { name: 'Friend', help: 'Send a link; your friend plays far away.' },
    table: {
      name: 'Own table',
      help: 'Two to six: people here, friends by link and computers, in any seat.',
    },
  },
  offers: {
    hard: {
      name: 'The chest',
      values: { off: 'in a plain chamber', on: 'hard: on a lava island' },
    },
    laying: {
      name: 'New tiles',
      values: { join: 'must join the labyrinth', free: 'lie anywhere beside it' },
    },
    round_limit: {
      name: 'Rounds',
      values: { '0': 'no limit', '30': 'at most 30', '60': 'at most 60' },
    },
    joining: {
      name: 'Later guests',
      values: { on: 'may join', off: 'stay out' },
    },
  },
  bots: {
    random: { name: 'Wanderer', help: 'does anything at all' },
    racer: { name: 'Racer', help: 'runs for the chest' },
    warlord: { name: 'Warlord', help: 'runs, fights and blocks your way' },
  },
  boards: {},
  details: {
    hard: 'lava island',
    free: 'free laying',
    rounds: (limit: string): string => `${limit} rounds`,
  },
}
