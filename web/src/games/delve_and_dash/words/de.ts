import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const ways = ['Norden', 'Osten', 'Süden', 'Westen'] as const
const moves = (left: number): string => (left === 1 ? '1 Zug' : `${String(left)} Züge`)
const numbers = ['', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']

function livesLeft(lives: number): string {
  if (lives === 0) return 'kein Leben bleibt'
  return lives === 1 ? 'ein Leben bleibt' : `${numbers[lives] ?? String(lives)} Leben bleiben`
}

function near(reach: number): string {
  if (reach === 0) return 'Der Schatz liegt in seinem Hort.'
  if (reach === 1) return 'Der Schatz liegt höchstens eine Kammer von seinem Hort.'
  return `Der Schatz liegt höchstens ${numbers[reach] ?? String(reach)} Kammern von seinem Hort.`
}

const de: Shape<typeof en> = {
  way: (way) => ways[way as 0 | 1 | 2 | 3],
  warrior: (seat) => `Krieger ${String(seat + 1)}`,
  you: 'Du',

  chosen: (who, isYou) =>
    isYou ? 'Du hast deinen Wegstein gewählt.' : `${who} hat einen Wegstein gewählt.`,
  placed: (cell) => `Dein Wegstein ist in ${cell}. Niemand sonst weiß es.`,
  began: 'Das Labyrinth ist still. Irgendwo schläft ein Drache.',
  turn: (who, isYou, left) =>
    isYou ? `Du bist dran: ${moves(left)}.` : `${who} hat ${moves(left)}.`,
  stepped: (who, isYou, way, cell) =>
    isYou ? `Du gehst nach ${way} in ${cell}.` : `${who} geht nach ${way} in ${cell}.`,
  bumped: (who, isYou, way) =>
    isYou ? `Eine Mauer im ${way}.` : `${who} läuft im ${way} gegen eine Mauer.`,
  held: (who, isYou, way) =>
    isYou ? `Die Tür im ${way} ist verschlossen und hält.` : `Die Tür im ${way} hält ${who} auf.`,
  forced: (who, isYou) =>
    isYou ? 'Du sprengst das Schloss; die Tür bleibt offen.' : `${who} sprengt ein Schloss.`,
  locked: 'Die Tür fällt ins Schloss.',
  woke: (cell, reach) => `Der Drache erwacht in ${cell}! ${near(reach)}`,
  stirred: 'Ein Klingen: der Drache regt sich.',
  seen: (cell) => `Der Drache kommt in ${cell} in Sicht.`,
  flew: (cell) => `Der Drache fliegt nach ${cell}.`,
  flewUnseen: 'Irgendwo im Dunkeln schlagen Flügel.',
  attacked: (who, isYou, cell, lives) => {
    const rest = livesLeft(lives)
    return isYou
      ? `Der Drache trifft dich in ${cell}: ${rest}.`
      : `Der Drache trifft ${who} in ${cell}: ${rest}.`
  },
  dropped: (cell) => `Der Schatz fällt in ${cell} zu Boden.`,
  respawned: (who, isYou, cell) =>
    isYou ? `Du kommst in ${cell} zu dir.` : `${who} kommt in ${cell} zu sich.`,
  died: (who, isYou) => (isYou ? 'Dein letztes Leben ist verloren.' : `${who} ist tot.`),
  found: (who, isYou, cell) =>
    isYou
      ? `Du findest den Schatz in ${cell}! Trag ihn heim.`
      : `${who} findet den Schatz in ${cell}!`,
  taken: (who, isYou, cell) =>
    isYou ? `Du hebst den Schatz in ${cell} auf.` : `${who} hebt den Schatz in ${cell} auf.`,
  battleHeld: (carrier, other, you) => {
    if (you === 'first') return `Du kämpfst mit ${other} und behältst den Schatz.`
    if (you === 'second') return `Du kämpfst mit ${carrier}; ${carrier} behält den Schatz.`
    return `${carrier} kämpft mit ${other} und behält den Schatz.`
  },
  robbed: (winner, loser, you) => {
    if (you === 'first') return `Klingen klirren: Du nimmst ${loser} den Schatz ab!`
    if (you === 'second') return `Klingen klirren: ${winner} nimmt dir den Schatz ab!`
    return `Klingen klirren: ${winner} nimmt ${loser} den Schatz ab!`
  },
  drawOffered: (who, isYou) => (isYou ? 'Du bietest Remis an.' : `${who} bietet Remis an.`),
  left: (who, isYou) => (isYou ? 'Du gibst auf.' : `${who} gibt auf.`),
  ended: (text) => `Die Partie ist vorbei: ${text}`,

  status: {
    choose: 'Wähle eine Kammer als geheimen Wegstein.',
    chooseOther: (who) => `${who} wählt einen Wegstein.`,
    wait: 'Der andere Wegstein fehlt noch.',
    free: 'Der Drache schläft: erkunde frei.',
    freeOf: (who) => `Der Drache schläft: ${who} erkundet frei.`,
    yours: (left) => `Du bist dran: noch ${moves(left)}`,
    carry: (left) => `Trag den Schatz heim: noch ${moves(left)}`,
    theirs: (who, left) => `${who}: noch ${moves(left)}`,
    dragon: 'Der Drache ist dran.',
    over: 'Die Partie ist vorbei.',
  },
  reasons: {
    'home with the treasure': (who, isYou) =>
      isYou ? 'Du hast den Schatz heimgetragen.' : `${who} hat den Schatz heimgetragen.`,
    dead: (who, isYou) =>
      `Der Drache nahm ${isYou ? 'dein letztes Leben' : `das letzte Leben von ${who}`}.`,
    'both dead': 'Der Drache hat alle erwischt.',
    'human dead': (who, isYou) =>
      `Der Drache nahm ${isYou ? 'dein letztes Leben' : `das letzte Leben von ${who}`}; der Computer gewinnt.`,
    forfeit: (who, isYou) =>
      isYou ? 'Der andere Krieger hat aufgegeben.' : `${who} gewinnt: der andere gab auf.`,
    left: 'Die Partie wurde aufgegeben.',
    'draw agreed': 'Man hat sich auf Remis geeinigt.',
    'last round played': 'Dreihundert Runden sind vorbei, niemand hat gewonnen.',
  },
  leaving: (isAlone) =>
    isAlone
      ? 'Die Partie endet sofort und ist verloren.'
      : 'Die Partie endet sofort. Der andere Krieger gewinnt, wenn er lebt.',
  peek: (who) => `Halten: Wegstein von ${who}`,
  victory: 'Sieg',
  defeat: 'Niederlage',
  draw: 'Remis',
  wins: (who) => `${who} gewinnt`,
  figures: {
    moves: 'Züge',
    deaths: 'Verlorene Leben',
    explored: 'Gefundene Mauern',
    rounds: 'Runden',
  },
  lives: (lives) => `${String(lives)} Leben`,
  moves: 'Züge',
  movesLeft: (left) => `noch ${moves(left)}`,
  freely: 'frei',
  carries: 'trägt den Schatz',
  away: 'abwesend',
  ready: 'Wegstein gewählt',
  choosing: 'wählt',
  nextTurn: 'Zug beenden',

  board: 'Labyrinth',
  confirm: (cell) => `In ${cell} setzen`,
  random: 'Wähl für mich',
  selectFirst:
    'Klick eine Kammer an und bestätige. Ecken merkt man sich leicht und errät man leicht.',
  cues: {
    dragon_woke: 'Der Drache erwacht!',
    treasure_found: 'Schatz!',
    robbed: 'Kampf!',
    attacked: 'Getroffen!',
  },
  cell: {
    you: 'du',
    dragon: 'der Drache',
    lastSeen: 'Drache hier zuletzt gesehen',
    waystone: 'dein Wegstein',
    waystoneOf: (who) => `Wegstein von ${who}`,
    hint: 'Hort: der Schatz ist nah',
    treasure: 'der Schatz',
    withTreasure: (who) => `${who} mit dem Schatz`,
    explored: 'erkundet',
    unexplored: 'unerkundet',
    wall: (way) => `Mauer im ${way}`,
    rim: (way) => `Rand im ${way}`,
    open: (way) => `offen im ${way}`,
    door: (way) => `Tür im ${way}`,
    lockedDoor: (way) => `verschlossene Tür im ${way}`,
    unknown: (way) => `unbekannt im ${way}`,
    canGo: 'hierhin kannst du es versuchen',
    canChoose: 'Eingabetaste wählt sie als Wegstein',
    selected: 'gewählt',
    danger: 'in Reichweite des Drachen',
  },
  misses: {
    far: 'Nur die vier Nachbarkammern kommen in Frage.',
    wall: 'Da ist eine Mauer.',
    theirs: 'Du bist nicht dran.',
    over: 'Die Partie ist vorbei.',
    watching: 'Du schaust bei dieser Partie zu.',
  },
  effects: {
    step: 'Schritt',
    thud: 'Mauer gefunden',
    creak: 'Verschlossene Tür hält',
    chime: 'Der Drache regt sich',
    roar: 'Der Drache erwacht',
    wings: 'Der Drache fliegt',
    latch: 'Tür gesprengt',
    click: 'Tür schließt sich ab',
    clash: 'Träger verliert den Kampf',
    fanfare: 'Sieg',
    treasure: 'Schatz gefunden',
    coin: 'Schatz wieder aufgehoben',
    thump: 'Schatz fällt',
    snarl: 'Der Drache trifft',
    bell: 'Ein Krieger stirbt',
    dirge: 'Partie verloren',
    tick: 'Geht nicht',
    turn1: 'Krieger 1 ist dran',
    turn2: 'Krieger 2 ist dran',
  },
  lessons: {
    waystone: {
      text: 'Das ist dein Labyrinth: dunkle Kammern, die Mauern unsichtbar. Wähle zuerst einen Ort für den Schatz, deinen Wegstein. Nur du weißt, wo er ist.',
      hint: 'Wähle die markierte Kammer und bestätige.',
    },
    step: {
      text: 'Du stehst auf deinem Wegstein. Die markierten Nachbarn kannst du versuchen: klick einen an oder drück eine Pfeiltaste.',
      hint: 'Geh in die markierte Kammer.',
    },
    wall: {
      text: 'Ein offener Weg. Punktierte Linien sind noch unbekannt: was sie sind, zeigt nur ein Versuch.',
      hint: 'Versuch den markierten Weg.',
    },
    bumped: {
      text: 'Eine Mauer! Sie bleibt für immer auf der Karte. Solange der Drache schläft, kostet ein Irrtum nichts.',
      hint: 'Geh außen herum.',
    },
    explore: {
      text: 'Irgendwo schläft ein Drache bei seinem Schatz. Er hört Schritte im Umkreis von drei Kammern.',
      hint: 'Geh weiter.',
    },
    woke: {
      text: 'Er ist wach! Das Funkeln zeigt seinen Hort: der Schatz ist höchstens zwei Kammern entfernt. Von nun an hast du Züge: acht mit drei Leben, weniger, wenn du verletzt bist.',
      hint: 'Such beim Funkeln.',
    },
    dragon: {
      text: 'Deine Züge waren aufgebraucht, also flog der Drache eine Kammer auf dich zu. Mauern halten ihn nicht auf. Erreicht er dich, verlierst du ein Leben und erwachst anderswo.',
      hint: 'Halt dich fern und geh weiter.',
    },
    found: {
      text: 'Der Schatz! Er ist schwer: nur noch vier Züge, und der Drache jagt, wer ihn trägt.',
      hint: 'Bring ihn heim. Dein Wegstein ist sicher: der Drache betritt ihn nie.',
    },
    home: {
      text: 'Sieg! Das ist das ganze Spiel. Im Duell kann dich ein anderer Krieger berauben, wenn er in deine Kammer tritt; auf Stufe 2 schließen sich Türen hinter dir ab.',
      hint: 'Jetzt im Ernst.',
    },
  },
  credit: 'Angeregt durch ein Labyrinth-Brettspiel von 1980.',
}
export default de
