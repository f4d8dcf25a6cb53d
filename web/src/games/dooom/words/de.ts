import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const WAYS = ['Norden', 'Osten', 'Süden', 'Westen']

const things = {
  gold: 'Gold',
  potion: 'einen Heiltrank',
  sword: 'ein Schwert',
  armour: 'eine Rüstung',
  lantern: 'eine Laterne',
}
type Thing = keyof typeof things

function offset(rows: number, columns: number): string {
  const part = (count: number, way: string): string[] =>
    count === 0 ? [] : [`${String(Math.abs(count))} nach ${way}`]
  return [
    ...part(rows, rows < 0 ? 'Norden' : 'Süden'),
    ...part(columns, columns < 0 ? 'Westen' : 'Osten'),
  ].join(', ')
}

const points = (ap: number): string => `${String(ap)} AP`

const de: Shape<typeof en> = {
  board: 'Das Verlies, soweit du es kennst',
  you: 'Du',
  player: (seat: number): string => `Spieler ${String(seat + 1)}`,
  way: (way: number): string => WAYS[way] ?? '',
  offset,
  credit:
    'Dungeon of Dooom ist ein Klassiker aus Programmierkursen, den viele gebaut haben; hier stehen seine Regeln in unseren Worten, mit eigenen Karten.',
  leaving: 'Du stirbst hier: dein Gold fällt zu Boden, und die anderen spielen weiter.',

  things,
  tiles: { wall: 'Mauer', floor: 'Boden', exit: 'Ausgang', unknown: 'unbekannt' },
  cell: {
    you: 'du',
    stranger: 'jemand anderes',
    lit: 'in Sicht',
    remembered: 'in Erinnerung',
    pile: (amount: number): string => `${String(amount)} Gold`,
    move: 'Enter: dorthin gehen',
    attack: 'Enter: angreifen, kostet alle AP',
    pickUp: (thing: Thing): string => `Enter: ${things[thing]} nehmen`,
  },
  dark: {
    watch: 'Zu dunkel zum Zuschauen',
    watchText:
      'Wer spielt, sieht nur das Nahe; wer zuschaut, erfährt, wer lebt und wer am Zug ist.',
    dead: 'Du bist tot',
    deadOther: (who: string): string => `${who} ist tot`,
    deadText:
      'Dein Gold liegt, wo du gefallen bist. Die Lebenden spielen weiter; du hörst, wer noch stirbt und wer hinauskommt.',
    gone: 'Du hast das Verlies verlassen',
    waiting: 'Das Tor ist noch zu',
    waitingText: 'Es geht los, sobald genug Spieler da sind.',
  },
  keys: [
    ['Pfeiltasten, W A S D', 'gehen; auf jemanden zu: angreifen, mit allen AP'],
    ['E oder G', 'aufheben, was unter dir liegt'],
    ['Leertaste', 'den Zug beenden'],
    ['Ziehen', 'auf der Karte umsehen'],
  ],
  zoom: { in: 'Näher', out: 'Weiter weg', back: 'Zurück zur Figur' },

  status: {
    yours: (ap: number): string => `Du bist am Zug: noch ${points(ap)}`,
    theirs: (who: string): string => `${who} ist im Dunkeln unterwegs.`,
    turnOf: (who: string, ap: number): string => `${who}: noch ${points(ap)}`,
    dead: (who: string): string => `Du bist tot. Am Zug: ${who}.`,
    waiting: 'Es fehlen noch Spieler.',
    over: 'Die Partie ist zu Ende.',
  },
  buttons: {
    end: 'Zug beenden',
    pickUp: {
      gold: 'Gold nehmen ·\u00a01\u00a0AP',
      potion: 'Trank trinken · beendet den Zug',
      sword: 'Schwert nehmen ·\u00a01\u00a0AP',
      armour: 'Rüstung nehmen ·\u00a01\u00a0AP',
      lantern: 'Laterne nehmen ·\u00a01\u00a0AP',
    },
    attackShort: 'Angriff',
    attack: (way: string): string =>
      `Angriff nach ${way}: kostet alle AP, trifft dreimal von viermal`,
    move: (way: string): string => `Nach ${way} gehen`,
  },
  misses: {
    over: 'Die Partie ist zu Ende.',
    watching: 'Du schaust nur zu.',
    dead: 'Du bist tot.',
    theirs: 'Du bist nicht am Zug.',
    wall: 'Eine Mauer.',
    nothing: 'Hier liegt nichts.',
    have: 'So etwas trägst du schon.',
    far: 'Ein Schritt führt nur auf eines der vier Felder neben dir.',
  },

  panel: {
    hp: (hp: number): string => `${String(hp)} Lebenspunkte`,
    ap: (ap: number, full: number): string => `${String(ap)} von ${String(full)} Aktionspunkten`,
    apName: 'AP',
    gold: (gold: number, goal: number): string => `${String(gold)} von ${String(goal)} Gold`,
    enough: 'Genug Gold: such einen Ausgang!',
    none: 'Kein Gold nötig: such einen Ausgang!',
    carries: (thing: Thing): string => `trägt ${things[thing]}`,
    noGear: 'Keine Ausrüstung: 6 AP pro Zug',
    keys: 'Pfeiltasten gehen und greifen an, E nimmt, Leertaste beendet den Zug.',
    price: (full: number): string =>
      `Jedes Stück kostet 1 AP pro Zug: ab dem nächsten Zug ${points(full)}`,
    effects: {
      sword: 'Schwert: deine Treffer machen 1 mehr',
      armour: 'Rüstung: Treffer auf dich machen 1 weniger',
      lantern: 'Laterne: du siehst 3 Felder weit',
    },
    round: (round: number): string => `Runde ${String(round)}`,
    players: 'Reihenfolge',
    away: 'abwesend',
    states: { empty: 'freier Platz', alive: 'lebt', dead: 'tot', gone: 'fort' },
    turn: 'am Zug',
  },

  joined: (who: string, isYou: boolean): string =>
    isYou ? 'Du steigst ins Verlies hinab.' : `${who} steigt ins Verlies hinab.`,
  began: (first: string, isYou: boolean): string =>
    isYou ? 'Die Partie beginnt mit dir.' : `Die Partie beginnt mit ${first}.`,
  turn: (who: string, isYou: boolean, round: number): string =>
    isYou
      ? `Runde ${String(round)}: du bist am Zug.`
      : `Runde ${String(round)}: ${who} ist unterwegs.`,
  moved: (who: string, isYou: boolean, way: string): string =>
    isYou ? `Du gehst nach ${way}.` : `${who} geht nach ${way}.`,
  took: {
    gold: (who: string, isYou: boolean, amount: number): string =>
      `${isYou ? 'Du nimmst' : `${who} nimmt`} ${String(amount)} Gold.`,
    potion: (who: string, isYou: boolean): string =>
      isYou
        ? 'Du trinkst einen Heiltrank: ein Lebenspunkt mehr.'
        : `${who} trinkt einen Heiltrank: ein Lebenspunkt mehr.`,
    sword: (who: string, isYou: boolean): string =>
      `${isYou ? 'Du nimmst' : `${who} nimmt`} ein Schwert.`,
    armour: (who: string, isYou: boolean): string =>
      `${isYou ? 'Du legst' : `${who} legt`} eine Rüstung an.`,
    lantern: (who: string, isYou: boolean): string =>
      isYou ? 'Du nimmst eine Laterne und siehst nun weiter.' : `${who} nimmt eine Laterne.`,
  },
  attacked: {
    miss: (who: string, isYou: boolean, way: string): string =>
      `${isYou ? 'Du schlägst' : `${who} schlägt`} nach ${way} und ${isYou ? 'verfehlst' : 'verfehlt'}.`,
    held: (who: string, isYou: boolean, way: string): string =>
      `${isYou ? 'Du triffst' : `${who} trifft`} im ${way}, doch die Rüstung hält.`,
    hit: (who: string, isYou: boolean, way: string, damage: number): string =>
      `${isYou ? 'Du triffst' : `${who} trifft`} im ${way}: ${String(damage)} Schaden.`,
    killed: (who: string, isYou: boolean, way: string): string =>
      `${isYou ? 'Du führst' : `${who} führt`} einen tödlichen Schlag nach ${way}.`,
  },
  struck: {
    miss: (who: string, isYou: boolean, way: string): string =>
      `Ein Schlag aus ${way} verfehlt ${isYou ? 'dich' : who}.`,
    held: (who: string, isYou: boolean, way: string): string =>
      `Ein Schlag aus ${way} prallt an ${isYou ? 'deiner Rüstung' : `der Rüstung von ${who}`} ab.`,
    hit: (who: string, isYou: boolean, way: string, lost: number): string =>
      `Ein Schlag aus ${way} kostet ${isYou ? 'dich' : who} ${String(lost)} Lebenspunkte.`,
  },
  changed: {
    people: (where: string): string => `Bewegung: da ist jemand, ${where}.`,
    and: ' und jemand, ',
    nobody: 'In deiner Sicht hat sich etwas verändert.',
  },
  died: (who: string, isYou: boolean): string => (isYou ? 'Du stirbst.' : `${who} ist tot.`),
  left: (who: string, isYou: boolean): string =>
    isYou ? 'Du verlässt das Verlies.' : `${who} ist fort.`,
  ended: (reason: string): string => `Die Partie ist zu Ende. ${reason}`,
  reasons: {
    'escaped with the gold': (who: string, isYou: boolean): string =>
      isYou
        ? 'Du hast mit genug Gold hinausgefunden.'
        : `${who} hat mit genug Gold hinausgefunden.`,
    'last one standing': (who: string, isYou: boolean): string =>
      isYou ? 'Du lebst als Einziger noch.' : `${who} lebt als Einziger noch.`,
    'nobody alive': (): string => 'Niemand lebt mehr.',
    'last round played': (): string => 'Die letzte Runde ist gespielt, und niemand kam hinaus.',
    stopped: (): string => 'Die Partie wurde abgebrochen.',
    abandoned: (): string => 'Niemand war mehr da, um den Bots zuzusehen.',
  },
  victory: 'Du bist draußen!',
  defeat: 'Im Dunkeln zurückgeblieben',
  death: 'Du bist dort unten gestorben',
  nobody: 'Das Verlies gewinnt',
  wins: (who: string): string => `${who} ist draußen`,
  figures: {
    gold: 'Gold',
    hp: 'Lebenspunkte',
    rounds: 'Runden',
  },
  cues: {
    hit: (damage: number): string => `Treffer! ${String(damage)}`,
    killed: 'Erschlagen!',
    held: 'Kein Schaden',
    miss: 'Daneben',
    struck: (lost: number): string => `−${String(lost)} LP`,
    heldYou: 'Rüstung hält',
    missYou: 'Verfehlt dich',
  },
  effects: {
    step: 'Ein Schritt',
    coin: 'Gold wird genommen',
    gulp: 'Ein Trank wird getrunken',
    buckle: 'Ausrüstung wird genommen',
    blade: 'Dein Schlag trifft',
    clank: 'Eine Rüstung hält',
    whiff: 'Ein Schlag geht daneben',
    ouch: 'Du wirst getroffen',
    rustle: 'Bewegung in deinem Licht',
    knock: 'Jemand kommt',
    bell: 'Jemand stirbt',
    door: 'Jemand geht',
    drum: 'Die Partie beginnt',
    fanfare: 'Ein Sieg',
    dirge: 'Eine Niederlage',
    tick: 'Das geht nicht',
    turn1: 'Du bist am Zug',
  },
}
export default de
