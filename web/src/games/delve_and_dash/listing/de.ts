import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const de: Shape<typeof en> = {
  summary: 'Finde den Schatz im verborgenen Labyrinth und trage ihn am Drachen vorbei nach Hause.',
  modes: {
    solo: { name: 'Allein', help: 'Du gegen das Labyrinth und seinen Drachen.' },
    cpu: { name: 'Computer', help: 'Wettlauf mit einem Computer-Krieger.' },
    hotseat: { name: 'Ein Gerät', help: 'Zwei spielen an diesem Bildschirm.' },
    online: { name: 'Freund', help: 'Schick einen Link; ihr spielt aus der Ferne.' },
  },
  offers: {
    level: { name: 'Stufe', values: { '1': '1 · Mauern', '2': '2 · Mauern und Türen' } },
    edition: {
      name: 'Ausgabe',
      values: { 'delve-and-dash': 'Delve & Dash', 'computer-labyrinth': 'Computer Labyrinth' },
    },
    size: {
      name: 'Brett',
      values: {
        '8': '8 × 8 · mit Wertung',
        '6': '6 × 6',
        '10': '10 × 10',
        '12': '12 × 12',
        '16': '16 × 16',
        '20': '20 × 20',
      },
    },
  },
  bots: {
    random: { name: 'Wanderer', help: 'läuft irgendwohin' },
    squire: { name: 'Knappe', help: 'spielt einfach und irrt oft' },
    knight: { name: 'Ritter', help: 'vorsichtig; der Gegner der Bestenliste' },
    expert: { name: 'Meister', help: 'denkt mehrere Züge voraus' },
  },
  boards: {
    'solo-1': 'Allein, Stufe 1',
    'solo-2': 'Allein, Stufe 2',
    'duel-1': 'Zwei Spieler, Stufe 1',
    'duel-2': 'Zwei Spieler, Stufe 2',
    'cpu-1': 'Computer, Stufe 1',
    'cpu-2': 'Computer, Stufe 2',
  },
  figures: {
    millis: 'Zeit',
    moves: 'Züge',
    deaths: 'Verlorene Leben',
    explored: 'Gefundene Mauern',
  },
  daily: {
    title: 'Labyrinth des Tages',
    text: 'Dasselbe Labyrinth für alle, ein Versuch für jeden.',
    none: 'Heute hat es noch niemand nach Hause geschafft.',
  },
  switches: { danger: 'Kammern um den Drachen markieren' },
}
export default de
