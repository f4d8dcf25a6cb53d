import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const maps = {
  'ring-vault': 'Ringgewölbe',
  'pillar-hall': 'Säulenhalle',
  'long-dark': 'Langes Dunkel',
  'zero-sprint': 'Nullspurt',
  duel: 'Duell',
  cellar: 'Keller',
}

const de: Shape<typeof en> = {
  summary: 'Taste dich im Dunkeln zu Gold und Ausgang, unter anderen, die dasselbe wollen.',
  modes: {
    cpu: { name: 'Computer', help: 'Du gegen drei Computer.' },
    hotseat: { name: 'Ein Gerät', help: 'Zwei an diesem Schirm, dazwischen verdeckt.' },
    online: { name: 'Freund', help: 'Schick einen Link; zwei Computer spielen mit.' },
    table: { name: 'Eigene Runde', help: 'Bis zu acht: Leute hier, Freunde per Link, Computer.' },
  },
  offers: {
    last_standing: {
      name: 'Wer allein übrig ist',
      values: { continue: 'muss noch hinaus', wins: 'gewinnt sofort' },
    },
  },
  bots: {
    random: { name: 'Streuner', help: 'stolpert umher' },
    seeker: { name: 'Sucher', help: 'erkundet, sammelt und geht' },
    hunter: { name: 'Jäger', help: 'rüstet sich auch und kämpft' },
  },
  boards: { ...maps, generated: 'Erzeugt', custom: 'Eigene Karte' },
}
export default de
