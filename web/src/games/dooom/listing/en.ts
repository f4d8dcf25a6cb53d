const maps = {
  'ring-vault': 'Ring Vault',
  'pillar-hall': 'Pillar Hall',
  'long-dark': 'Long Dark',
  'zero-sprint': 'Zero Sprint',
  duel: 'Duel',
  cellar: 'Cellar',
}

export default {
  summary: 'Grope through the dark for gold and a way out, among others who want the same.',
  modes: {
    cpu: { name: 'Computers', help: 'You against three computers.' },
    hotseat: { name: 'One device', help: 'Two share this screen; it is covered between turns.' },
    online: { name: 'Friend', help: 'Send a link; two computers join in.' },
    table: { name: 'Own table', help: 'Up to eight: people here, friends by link, computers.' },
  },
  offers: {
    last_standing: {
      name: 'Last one alive',
      values: { continue: 'must still get out', wins: 'wins at once' },
    },
  },
  bots: {
    random: { name: 'Drifter', help: 'stumbles about' },
    seeker: { name: 'Seeker', help: 'explores, collects and leaves' },
    hunter: { name: 'Hunter', help: 'also arms itself and fights' },
  },
  boards: { ...maps, generated: 'Generated', custom: 'Own map' },
}
