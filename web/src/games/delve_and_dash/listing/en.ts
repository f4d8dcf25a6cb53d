export default {
  summary: 'Find the treasure in a hidden labyrinth and carry it home past the dragon.',
  modes: {
    solo: { name: 'Solo', help: 'You against the labyrinth and its dragon.' },
    cpu: { name: 'Computer', help: 'Race a computer warrior to the treasure.' },
    hotseat: { name: 'One device', help: 'Two players share this screen.' },
    online: { name: 'Friend', help: 'Send a link; your friend plays far away.' },
  },
  offers: {
    level: { name: 'Level', values: { '1': '1 · walls', '2': '2 · walls and doors' } },
    edition: {
      name: 'Edition',
      values: { 'delve-and-dash': 'Delve & Dash', 'computer-labyrinth': 'Computer Labyrinth' },
    },
    size: {
      name: 'Board',
      values: {
        '8': '8 × 8 · ranked',
        '6': '6 × 6',
        '10': '10 × 10',
        '12': '12 × 12',
        '16': '16 × 16',
        '20': '20 × 20',
      },
    },
  },
  bots: {
    random: { name: 'Wanderer', help: 'walks anywhere' },
    squire: { name: 'Squire', help: 'plays simply and errs often' },
    knight: { name: 'Knight', help: 'careful; the ranked opponent' },
    expert: { name: 'Expert', help: 'thinks several turns ahead' },
  },
  boards: {
    'solo-1': 'Solo, level 1',
    'solo-2': 'Solo, level 2',
    'duel-1': 'Two players, level 1',
    'duel-2': 'Two players, level 2',
    'cpu-1': 'Computer, level 1',
    'cpu-2': 'Computer, level 2',
  },
  figures: { millis: 'Time', moves: 'Moves', deaths: 'Lives lost', explored: 'Walls found' },
  daily: {
    title: 'Labyrinth of the day',
    text: 'The same labyrinth for everybody, one try each.',
    none: 'Nobody has made it home yet today.',
  },
  switches: { danger: 'Mark the chambers around the dragon' },
}
