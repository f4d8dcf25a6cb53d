import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const de: Shape<typeof en> = {
  summary: 'Grabe nach Schätzen auf einem Blatt, das die Würfel um dich zeichnen, und komm heim.',
  modes: {
    solo: { name: 'Allein', help: 'Du, drei Leben und die Dunkelheit.' },
    cpu: { name: 'Computer', help: 'Bring mehr heim als ein Computer-Gräber.' },
    hotseat: { name: 'Ein Gerät', help: 'Zwei spielen an diesem Bildschirm.' },
    online: { name: 'Freund', help: 'Schick einen Link; ihr spielt aus der Ferne.' },
    table: {
      name: 'Eigene Runde',
      help: 'Bis zu drei: Leute hier, Freunde per Link und Computer, auf jedem Platz.',
    },
  },
  offers: {
    exit_rolls: {
      name: 'Der Rückweg',
      values: { '1': 'ein Wurf pro Zug', '3': 'flott: bis zu drei' },
    },
    explore: {
      name: 'Schritte beim Graben',
      values: { free: 'überallhin', forced: 'wenn möglich ins Unbekannte' },
    },
  },
  bots: {
    easy: { name: 'Leicht', help: 'kehrt nach Laune um' },
    medium: { name: 'Mittel', help: 'weiß, wann es reicht' },
    hard: { name: 'Schwer', help: 'rechnet mit den genauen Chancen' },
  },
  boards: { solo: 'Allein' },
  figures: { treasure: 'Schätze', turns: 'Züge' },
  daily: {
    title: 'Blatt des Tages',
    text: 'Derselbe Start und dieselben Würfel für alle, ein Versuch für jeden.',
    none: 'Heute ist noch niemand heimgekommen.',
  },
  details: { brisk: 'flotter Rückweg', forced: 'ins Unbekannte' },
}
export default de
