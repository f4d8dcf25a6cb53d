import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const ways = ['nach Norden', 'nach Osten', 'nach Süden', 'nach Westen'] as const
const lives = (count: number): string => `${String(count)} Leben`
const treasure = (count: number): string => `${String(count)} ${count === 1 ? 'Schatz' : 'Schätze'}`
const walls = (count: number): string => `${String(count)} ${count === 1 ? 'Wand' : 'Wände'}`

const de: Shape<typeof en> = {
  way: (way) => ways[way as 0 | 1 | 2 | 3],
  and: ' und ',
  delver: (seat) => `Gräber ${String(seat + 1)}`,
  you: 'Du',

  results: {
    trap: (strength) => `Falle ${String(strength)}`,
    monster: (strength) => `Ungeheuer ${String(strength)}`,
    gain: () => 'Schatz',
    'move or dig': () => 'Gehen oder graben',
    wall: () => 'Wand',
    door: () => 'Tür',
    'cave-in': () => 'Einsturz',
  },
  meanings: {
    trap: 'Würfle ihre Zahl oder mehr, sonst ist ein Leben weg. Der Zug endet.',
    monster: 'Kämpfe oder zahle. Der Zug endet.',
    gain: 'Ein Schatz gehört dir.',
    'move or dig': 'Geh ein Feld weit oder grabe an einer Wand.',
    wall: 'Zeichne eine Wand an eine offene Seite.',
    door: 'Zeichne eine Tür an eine Seite: sie bleibt für immer offen.',
    'cave-in': 'Ein Würfel weniger zwei: so viele offene Seiten werden Wände.',
  },

  turn: (who, isYou, turn) =>
    isYou ? `Dein Zug ${String(turn)}.` : `${who}: Zug ${String(turn)}.`,
  declared: (who, isYou) =>
    isYou ? 'Du kehrst um: ab jetzt geht es heimwärts.' : `${who} kehrt um.`,
  rolled: (who, isYou, dice, sum, result) =>
    `${isYou ? 'Du würfelst' : `${who} würfelt`} ${dice} = ${String(sum)}: ${result}.`,
  nothing: 'Dafür gibt es hier keine Stelle.',
  moved: (who, isYou, way, cell, isNew) =>
    `${isYou ? 'Du gehst' : `${who} geht`} ${way} auf ${cell}${isNew ? ', wo noch niemand war' : ''}.`,
  dug: (who, isYou, way, die, isOpen) =>
    `${isYou ? 'Du gräbst' : `${who} gräbt`} ${way}, Würfel ${String(die)}: ${isOpen ? 'die Wand ist weg' : 'die Wand hält'}.`,
  wall: (who, isYou, way, cell) =>
    `${isYou ? 'Du zeichnest' : `${who} zeichnet`} eine Wand von ${cell} ${way}.`,
  door: (who, isYou, way, cell) =>
    `${isYou ? 'Du zeichnest' : `${who} zeichnet`} eine Tür von ${cell} ${way}.`,
  caveIn: (die, count) =>
    `Die Decke stürzt ein, Würfel ${String(die)}: ${count === 0 ? 'nichts fällt' : walls(count)}.`,
  caved: (cell, sides) => `Geröll verschließt ${cell} ${sides}.`,
  gained: (who, isYou, gained, all) =>
    `${isYou ? 'Du gewinnst' : `${who} gewinnt`} ${treasure(gained)}, jetzt ${String(all)}.`,
  trap: (who, isYou, strength, die, isSafe) =>
    `Falle ${String(strength)}, Würfel ${String(die)}: ${isYou ? 'du' : who} ${
      isSafe ? (isYou ? 'entkommst' : 'entkommt') : isYou ? 'wirst verletzt' : 'wird verletzt'
    }.`,
  fought: (who, isYou, strength, die, isWon) =>
    `Ungeheuer ${String(strength)}, Würfel ${String(die)}: ${isYou ? 'du' : who} ${
      isWon ? (isYou ? 'siegst' : 'siegt') : isYou ? 'verlierst' : 'verliert'
    }.`,
  spoils: (die, gained) =>
    `Sein Hort, Würfel ${String(die)}: ${gained === 0 ? 'leer' : treasure(gained)}.`,
  rolledAgain: '; noch einmal ',
  rollOff: (throws, who, isYou) =>
    `Wurf um den ersten Zug: ${throws}. ${isYou ? 'Du beginnst' : `${who} beginnt`}.`,
  bribed: (who, isYou, paid, left) =>
    `${isYou ? 'Du zahlst' : `${who} zahlt`} dem Ungeheuer ${treasure(paid)}; ${String(left)} übrig.`,
  lifeLost: (who, isYou, left) =>
    `${isYou ? 'Du hast' : `${who} hat`} ${left === 0 ? 'kein Leben' : `noch ${lives(left)}`}${left === 0 ? ' mehr' : ''}.`,
  died: {
    killed: (who, isYou) =>
      isYou ? 'Du stirbst im Dunkeln, und dein Schatz mit dir.' : `${who} ist tot.`,
    'lost in the dark': (who, isYou) =>
      isYou ? 'Du hast dich im Dunkeln verirrt.' : `${who} hat sich im Dunkeln verirrt.`,
    resigned: (who, isYou) => (isYou ? 'Du gibst auf.' : `${who} gibt auf.`),
  },
  cameHome: (who, isYou, haul) =>
    `${isYou ? 'Du bist' : `${who} ist`} daheim, mit ${treasure(haul)}!`,
  ended: (text) => `Das Spiel ist aus: ${text}`,

  status: {
    over: 'Das Spiel ist aus.',
    theirs: (who, what) => `${who}: ${what}`,
    yours: (what) => `Du: ${what}`,
    steps: {
      turn_start: 'würfeln',
      between_rolls: 'noch einmal würfeln oder aufhören',
      move_or_dig: 'gehen oder an einer Wand graben',
      dig_only: 'eingemauert, also graben',
      place_wall: 'eine Wand zeichnen',
      place_door: 'eine Tür zeichnen',
      cave_in: 'wählen, was einstürzt',
      monster: 'kämpfen oder zahlen',
      over: 'fertig',
    },
    onlyFight: 'kämpfen',
    rolls: (made, most) => `Wurf ${String(made)} von ${String(most)}`,
  },

  reasons: {
    escaped: (who, isYou) => (isYou ? 'Du bist lebend entkommen.' : `${who} ist entkommen.`),
    'most treasure': (who, isYou) =>
      isYou ? 'Du hast am meisten heimgebracht.' : `${who} hat am meisten heimgebracht.`,
    'equal treasure': (who) => `Gleich viel: ${who} teilen sich den Sieg.`,
    'the dungeon wins': () => 'Niemand kam heim. Das Verlies gewinnt.',
  },
  escaped: 'Entkommen',
  victory: 'Sieg',
  defeat: 'Niederlage',
  draw: 'Geteilter Sieg',
  lost: 'Unten geblieben',
  wins: (who) => `${who} gewinnt`,
  figures: {
    treasure: 'Schätze',
    lives: 'Leben',
    turns: 'Züge',
    rolls: 'Würfe',
    haul: (who) => `Beute von ${who}`,
  },
  dead: 'tot',

  lives,
  treasure,
  away: 'weg',
  phases: { delve: 'gräbt', exit: 'auf dem Rückweg' },
  home: 'daheim',
  wayHome: (steps) => `Heimweg: ${String(steps)}`,
  wayHelp: 'Schritte des billigsten Heimwegs; eine Wand zählt vier.',
  tray: 'Würfel',
  noRoll: 'Noch nicht gewürfelt',
  lastRoll: 'letzter Wurf',
  sum: (dice, sum, result) => `${dice}: Summe ${String(sum)}, ${result}`,
  table: {
    title: 'Ergebnisse und ihre Chancen',
    sum: 'Summe',
    result: 'Ergebnis',
    odds: 'Chance',
    strip: 'Wie wahrscheinlich jede Summe ist',
  },
  odds: {
    title: 'Soll ich umkehren?',
    home: 'Lebend daheim, wenn ich jetzt umkehre',
    leave: 'Erwartete Schätze bei Umkehr',
    stay: 'Erwartete Schätze mit noch einem Wurf',
    note: 'Genaue Chancen bei bestem Spiel, als bliebe der Heimweg so lang, wie er ist.',
  },

  buttons: {
    roll: 'Würfeln',
    again: 'Noch einmal würfeln',
    end: 'Zug beenden',
    exit: 'Umkehren…',
    fight: (odds) => `Kämpfen (${odds} für den Sieg)`,
    bribe: (cost) => `Bestechen (${String(cost)} zahlen)`,
    caveIn: (sides) => `Wände ${sides}`,
  },
  sure: {
    title: 'Umkehren?',
    text: 'Ab dem nächsten Wurf gehst du nur noch über Felder mit einem Punkt, zurück zu deinem Start. Das lässt sich nicht zurücknehmen.',
    yes: 'Ja, umkehren',
    keep: 'Nein, weiter graben',
  },
  verbs: {
    move: { short: 'Gehen', long: (way) => `Gehen ${way}` },
    dig: { short: 'Graben', long: (way) => `Graben ${way}` },
    wall: { short: 'Wand', long: (way) => `Wand ${way} zeichnen` },
    door: { short: 'Tür', long: (way) => `Tür ${way} zeichnen` },
    'cave in': { short: 'Wand', long: (way) => `Einsturz ${way}` },
  },
  leaving: 'Deine Figur stirbt sofort, und ihre Schätze sind verloren. Die anderen spielen weiter.',

  board: 'Blatt',
  cell: {
    you: 'du',
    yourStart: 'dein Start',
    start: (who) => `Start von ${who}`,
    explored: 'erkundet',
    unexplored: 'unerkundet',
    wall: (way) => `Wand ${way}`,
    rim: (way) => `Rand ${way}`,
    open: (way) => `offen ${way}`,
    door: (way) => `Tür ${way}`,
    can: (what) => `Eingabetaste: ${what}`,
  },
  cave: (left) =>
    left === 1 ? 'Tippe noch eine offene Seite an' : `Tippe ${String(left)} offene Seiten an`,
  misses: {
    roll: 'Erst würfeln.',
    monster: 'Ein Ungeheuer steht im Weg: kämpfe oder zahle.',
    far: 'Nur die markierten Seiten deines Feldes sind möglich.',
    theirs: 'Du bist nicht am Zug.',
    over: 'Das Spiel ist aus.',
    watching: 'Du siehst diesem Spiel nur zu.',
  },
  cues: {
    trap: (strength) => `Falle: ${String(strength)} oder mehr`,
    monster: (strength) => `Ungeheuer: ${String(strength)} oder mehr`,
    dig: 'Graben: 5 oder mehr',
    spoils: (strength) => `Hort: weniger als ${String(strength)}`,
    caveIn: 'Einsturz: Würfel weniger zwei',
    good: 'geschafft',
    bad: 'vergebens',
    hurt: 'ein Leben weg',
    walls,
  },
  effects: {
    dice: 'Würfel',
    step: 'Schritt',
    scratch: 'Wand gezeichnet',
    hinge: 'Tür gezeichnet',
    pick: 'Graben misslingt',
    crumble: 'Eine Wand fällt',
    rumble: 'Einsturz',
    coin: 'Schatz gewonnen',
    snap: 'Falle',
    clash: 'Ungeheuer besiegt',
    purse: 'Ungeheuer bestochen',
    ouch: 'Leben verloren',
    horn: 'Umkehr',
    gate: 'Daheim',
    bell: 'Jemand stirbt',
    fanfare: 'Sieg',
    dirge: 'Verloren',
    tick: 'Nicht möglich',
    turn1: 'Zug von Gräber 1',
    turn2: 'Zug von Gräber 2',
    turn3: 'Zug von Gräber 3',
  },
  credit:
    '„Delve“, erschienen als EXTRIKATE, von Matt Williams / Steam Kitty Games, lizenziert unter CC BY-SA 4.0 (creativecommons.org/licenses/by-sa/4.0). Regeln in eigenen Worten mit ergänzten Entscheidungen; dieser Text steht unter derselben Lizenz.',
}
export default de
