import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const de: Shape<typeof en> = {
  summary: 'Lege das Labyrinth, hetze Monster aufeinander und sei als Erster an der Truhe.',
  modes: {
    cpu: { name: 'Computer', help: 'Du gegen einen Computer-Abenteurer.' },
    four: { name: 'Zu viert', help: 'Du und drei Computer: Das Labyrinth wird voll.' },
    hotseat: { name: 'Ein Gerät', help: 'Zwei an diesem Bildschirm; die Karten bleiben verdeckt.' },
    online: { name: 'Freund', help: 'Schick einen Link; ihr spielt aus der Ferne.' },
    table: {
      name: 'Eigene Runde',
      help: 'Zwei bis sechs: Leute hier, Freunde per Link und Computer, auf jedem Platz.',
    },
  },
  offers: {
    hard: {
      name: 'Die Truhe',
      values: { off: 'in einer Kammer', on: 'schwer: auf einer Lavainsel' },
    },
    laying: {
      name: 'Neue Platten',
      values: { join: 'müssen anschließen', free: 'liegen irgendwo daneben' },
    },
    round_limit: {
      name: 'Runden',
      values: { '0': 'ohne Grenze', '30': 'höchstens 30', '60': 'höchstens 60' },
    },
    joining: {
      name: 'Spätere Gäste',
      values: { on: 'dürfen dazukommen', off: 'bleiben draußen' },
    },
  },
  bots: {
    random: { name: 'Wanderer', help: 'tut irgendetwas' },
    racer: { name: 'Läufer', help: 'rennt zur Truhe' },
    warlord: { name: 'Kriegsherr', help: 'rennt, kämpft und verstellt dir den Weg' },
  },
  boards: {},
  details: {
    hard: 'Lavainsel',
    free: 'freies Legen',
    rounds: (limit: string): string => `${limit} Runden`,
  },
}
export default de
