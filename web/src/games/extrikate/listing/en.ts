export default {
  summary: 'Delve for treasure on a sheet that the dice draw around you, then get out alive.',
  modes: {
    solo: { name: 'Solo', help: 'You, three lives and the dark.' },
    cpu: { name: 'Computer', help: 'Bring home more than a computer delver.' },
    hotseat: { name: 'One device', help: 'Two players share this screen.' },
    online: { name: 'Friend', help: 'Send a link; your friend plays far away.' },
    table: {
      name: 'Own table',
      help: 'Up to three: people here, friends by link and computers, in any seat.',
    },
  },
  offers: {
    exit_rolls: {
      name: 'The way out',
      values: { '1': 'one roll a turn', '3': 'brisk: up to three' },
    },
    explore: {
      name: 'Moves in the delve',
      values: { free: 'anywhere', forced: 'into the unknown, where possible' },
    },
  },
  bots: {
    easy: { name: 'Easy', help: 'turns back on a whim' },
    medium: { name: 'Medium', help: 'knows when it has enough' },
    hard: { name: 'Hard', help: 'reckons with the exact odds' },
  },
  boards: { solo: 'Solo' },
  figures: { treasure: 'Treasure', turns: 'Turns' },
  daily: {
    title: 'Sheet of the day',
    text: 'The same start and the same dice for everybody, one try each.',
    none: 'Nobody has come home yet today.',
  },
  details: { brisk: 'brisk way out', forced: 'into the unknown' },
}
