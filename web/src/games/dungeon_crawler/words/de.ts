import type { Shape } from '../../../kit/words.svelte'
import type en from './en'
import { names } from './names_de'

const many = (count: number, one: string, more: string): string =>
  `${String(count)} ${count === 1 ? one : more}`
const wounds = (count: number): string => many(count, 'Wunde', 'Wunden')
const cards = (count: number): string => many(count, 'Karte', 'Karten')
const spaces = (count: number): string => many(count, 'Feld', 'Felder')
const does = (who: string, isYou: boolean, you: string, they: string): string =>
  isYou ? `Du ${you}` : `${who} ${they}`

const de: Shape<typeof en> = {
  names,
  player: (seat: number): string => `Spieler ${String(seat + 1)}`,
  you: 'Du',
  me: 'dich',
  and: ' und ',
  doppelganger: 'Doppelgänger',
  yours: (kind: string): string => `${kind} (deins)`,
  ofPlayer: (kind: string, who: string): string => `${kind} (${who})`,

  taken: (who: string, isYou: boolean, adventurer: string): string =>
    `${does(who, isYou, 'spielst', 'spielt')} als ${adventurer}.`,
  round: (round: number): string => `Runde ${String(round)}.`,
  activation: (who: string, isYou: boolean): string =>
    isYou ? 'Dein Zug beginnt.' : `Der Zug von ${who} beginnt.`,
  healed: (who: string, isYou: boolean, amount: number): string =>
    `${does(who, isYou, 'verlierst', 'verliert')} ${wounds(amount)}.`,
  laid: (who: string, isYou: boolean, tile: string): string =>
    `${does(who, isYou, 'legst', 'legt')} eine Platte: ${tile}.`,
  replaced: (who: string, isYou: boolean, tile: string, over: string): string =>
    `${does(who, isYou, 'legst', 'legt')} ${tile} über ${over}.`,
  tileDiscarded: (tile: string): string => `${tile} passt nirgends und wird abgelegt.`,
  tileRemoved: 'Eine Platte stürzt ein: Dort ist nichts mehr.',
  tileTurned: 'Eine Platte dreht sich mit allem darauf.',
  tilesSwapped: 'Zwei Platten tauschen die Plätze.',
  doorPlaced: 'Eine Geheimtür öffnet sich.',
  doorGone: 'Die Geheimtür ist fort.',
  pilePlaced: 'Ein Schatzhaufen liegt bereit.',
  pileTaken: (who: string, isYou: boolean): string =>
    `${does(who, isYou, 'nimmst', 'nimmt')} einen Schatzhaufen.`,
  hoardLaid: (count: number): string => `${cards(count)} liegen verborgen im Geheimen Raum.`,
  hoardTaken: (who: string, isYou: boolean, count: number): string =>
    `${does(who, isYou, 'leerst', 'leert')} den Geheimen Raum: ${cards(count)}.`,
  cardsDrawn: (who: string, count: number): string => `${who} zieht ${cards(count)}.`,
  cardsGained: (who: string, isYou: boolean, which: string): string =>
    `${does(who, isYou, 'ziehst', 'zieht')}: ${which}.`,
  cardPlayed: (who: string, isYou: boolean, card: string): string =>
    `${does(who, isYou, 'spielst', 'spielt')} ${card}.`,
  cardsDiscarded: (who: string, isYou: boolean, which: string): string =>
    `${does(who, isYou, 'verlierst', 'verliert')}: ${which}.`,
  shuffled: {
    tiles: 'Die abgelegten Platten werden gemischt.',
    creatures: 'Die abgelegten Kreaturenkarten werden gemischt.',
    treasure: 'Die abgelegten Schatzkarten werden gemischt.',
  },
  tilePutBack: (who: string, isYou: boolean): string =>
    `${does(who, isYou, 'legst', 'legt')} eine Platte auf den Stapel zurück.`,
  tilesSeen: (which: string): string => `Auf der Karte: ${which}.`,
  creatureDrawn: (who: string, isYou: boolean, creature: string): string =>
    `${does(who, isYou, 'ziehst', 'zieht')} ein Monster: ${creature}.`,
  creatureDiscarded: (creature: string): string => `Kein Platz für: ${creature}.`,
  appeared: (who: string, isYou: boolean, space: string): string =>
    `${does(who, isYou, 'betrittst', 'betritt')} das Labyrinth auf ${space}.`,
  doubled: (who: string): string => `${who} erscheint.`,
  walked: (who: string, isYou: boolean, count: number): string =>
    `${does(who, isYou, 'gehst', 'geht')} ${spaces(count)}.`,
  put: {
    switch: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'wirst', 'wird')} auf ein anderes Feld getauscht.`,
    warp: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'wirst', 'wird')} auf eine andere Platte versetzt.`,
    slide: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'rutschst', 'rutscht')} davon.`,
    amulet: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'wirst', 'wird')} vom Amulett in Sicherheit gebracht.`,
    teleport: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'wirst', 'wird')} teleportiert.`,
    door: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'trittst', 'tritt')} aus der schwindenden Tür.`,
    push: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'wirst', 'wird')} beiseitegeschoben.`,
    'push past': (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'drängst dich', 'drängt sich')} vorbei.`,
    shove: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'wirst', 'wird')} in die Lava gestoßen.`,
  },
  pushTried: (who: string, isYou: boolean, other: string): string =>
    `${does(who, isYou, 'willst dich', 'will sich')} vorbeidrängen: ${other}.`,
  pushFailed: (who: string, isYou: boolean): string =>
    `${does(who, isYou, 'kommst', 'kommt')} nicht vorbei.`,
  attacks: {
    melee: (who: string, isYou: boolean, whom: string): string =>
      `${does(who, isYou, 'schlägst', 'schlägt')} zu: gegen ${whom}.`,
    ranged: (who: string, isYou: boolean, whom: string): string =>
      `${does(who, isYou, 'schießt', 'schießt')} auf ${whom}.`,
    area: (who: string, isYou: boolean, whom: string): string =>
      `${does(who, isYou, 'wirkst', 'wirkt')} einen Flächenangriff auf ${whom}.`,
    fireball: (who: string, isYou: boolean, whom: string): string =>
      `${does(who, isYou, 'schleuderst', 'schleudert')} einen Feuerball auf ${whom}.`,
  },
  rolled: (who: string, isYou: boolean, dice: string): string =>
    `${does(who, isYou, 'würfelst', 'würfelt')} ${dice}.`,
  rolledAgainst: (who: string, isYou: boolean, dice: string, def: number): string =>
    `${does(who, isYou, 'würfelst', 'würfelt')} ${dice} gegen Abwehr ${String(def)}.`,
  diceChanged: (dice: string): string => `Die Würfel zeigen jetzt ${dice}.`,
  missed: (who: string, isYou: boolean): string =>
    `Kein Treffer: ${isYou ? 'Du bleibst' : `${who} bleibt`} unversehrt.`,
  wounded: (who: string, isYou: boolean, amount: number, all: number): string =>
    `${does(who, isYou, 'nimmst', 'nimmt')} ${wounds(amount)}${all > amount ? `, jetzt ${String(all)}` : ''}.`,
  harmPrevented: (who: string, isYou: boolean): string =>
    `${does(who, isYou, 'kommst', 'kommt')} nicht zu Schaden.`,
  slain: {
    wounds: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'wirst', 'wird')} erschlagen.`,
    lava: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'verbrennst', 'verbrennt')} in der Lava.`,
    water: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'ertrinkst', 'ertrinkt')} im tiefen Wasser.`,
  },
  pickedUp: (who: string, isYou: boolean): string =>
    `${does(who, isYou, 'bist eingemauert und verlässt', 'ist eingemauert und verlässt')} den Plan, um anderswo wiederzukommen.`,
  webbed: (who: string, isYou: boolean): string =>
    `${does(who, isYou, 'hängst', 'hängt')} im Netz: bei der nächsten Bewegung höchstens 2.`,
  chestPlaced: 'Eine zweite Truhe steht in der Mitte. Eine von beiden ist falsch.',
  chestFalse: 'Diese Truhe war falsch: Die andere ist echt.',
  joined: (who: string, isYou: boolean): string =>
    `${does(who, isYou, 'spielst', 'spielt')} ab der nächsten Runde mit.`,
  left: (who: string, isYou: boolean): string => `${does(who, isYou, 'bist', 'ist')} gegangen.`,
  ended: (text: string): string => `Das Spiel ist aus. ${text}`,

  plans: {
    los: (who: string, whom: string): string => `${who} sieht ${whom}`,
    within: (who: string, whom: string): string => `${who} wittert ${whom} in der Nähe`,
    no_los: (who: string): string => `${who} sieht niemanden`,
    copy: (who: string, whom: string): string => `${who} kennt nur ${whom}`,
    lure: (who: string, whom: string): string => `${who} folgt dem Köder: ${whom}`,
  },
  doing: {
    hunt: 'jagt: geht dorthin, wo es zuschlagen kann.',
    skirmish: 'hält Abstand: geht dorthin, wo es schießen kann.',
    prowl: 'streift umher: geht dem nächsten Abenteurer nach.',
    guard: 'wacht: stellt sich in den Weg zur Truhe.',
    hold: 'wartet: bleibt, wo es ist.',
    flee: 'flieht: geht so weit weg, wie es kann.',
  },
  because: (why: string, what: string): string => `${why} und ${what}`,

  status: {
    over: 'Das Spiel ist aus.',
    comesIn: (round: number): string =>
      `Du kommst in Runde ${String(round)} dazu, am Ende der Reihe. Bis dahin schaust du zu.`,
    waiting: 'Der Tisch wartet auf Antworten …',
    theirs: (who: string, what: string): string => `${who}: ${what}`,
    yours: (what: string): string => `Du: ${what}`,
    withCard: (card: string, what: string): string => `${card}: ${what}`,
    questions: {
      adventurer: 'Abenteurer wählen',
      gate: 'ein Tor wählen',
      respond: 'Karte spielen oder passen',
      lay: 'die Platte legen',
      place: 'das Monster stellen',
      act: 'bewegen, angreifen oder Karte spielen',
      move: 'weitergehen oder anhalten',
      push: 'wohin mit der geschobenen Figur?',
      shove: 'in die Lava stoßen oder verschonen?',
      spawn: 'einen Startpunkt wählen',
      target: 'ein Ziel wählen',
      order: 'wer wird zuerst getroffen?',
      space: 'ein Feld wählen',
      tile: 'eine Platte wählen',
      pick: 'eine Platte zum Legen wählen',
      put: 'welche Platte kommt als Nächste?',
      die: 'einen Würfel wählen',
      way: 'eine Richtung wählen',
      door: 'eine Seite für die Tür wählen',
      turn: 'eine Platte drehen',
    },
    act: {
      offMat: 'ins Labyrinth kommen',
      points: (left: number): string => `weitergehen (noch ${String(left)} Bewegung) oder anhalten`,
    },
  },

  steps: {
    title: (round: number, limit: number): string =>
      limit ? `Runde ${String(round)} von ${String(limit)}` : `Runde ${String(round)}`,
    list: 'Die fünf Schritte eines Zuges',
    before: 'Abenteurer werden gewählt',
    names: ['Monster gehen', 'Monster greifen an', 'Platte legen', 'Neues Monster', 'Abenteurer'],
    short: ['Gehen', 'Angriff', 'Platte', 'Monster', 'Held'],
    state: (name: string, state: string): string => `${name}: ${state}`,
    done: 'getan',
    now: 'jetzt',
    next: 'kommt noch',
    left: (tiles: number, creatures: number, treasures: number): string =>
      `Übrig: ${String(tiles)} Platten, ${String(creatures)} Kreaturen, ${String(treasures)} Schätze`,
  },

  windows: {
    title: 'Antworten?',
    waiting: 'Der Tisch wartet: Jemand könnte eine Antwort haben.',
    turn: (who: string, isYou: boolean): string =>
      isYou ? 'Eine Pause in deinem Zug.' : `Eine Pause im Zug von ${who}.`,
    path: (who: string, isYou: boolean, count: number): string =>
      `${does(who, isYou, 'willst', 'will')} ${spaces(count)} gehen.`,
    attack: 'Ein Angriff ist angesagt, noch nicht gewürfelt.',
    roll: 'Die Würfel liegen da; sie gelten, wenn alle gepasst haben.',
    harm: (who: string, isYou: boolean, count: number): string =>
      `${isYou ? 'Dir' : who}: gleich ${wounds(count)}.`,
    doom: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'wirst', 'wird')} gleich vernichtet.`,
    nothing: 'Keine deiner Karten passt hier.',
    passed: 'Gepasst. Diese Pause ist für alle gleich lang, damit sie keine Hand verrät.',
    atStake: 'Es geht um die Truhe: Alle, die antworten können, werden gefragt.',
    comeIn: 'Stell eine passende Karte auf „immer“, und du wirst noch in dieser Pause gefragt.',
    ring: 'Magischer Ring: einen deiner Würfel neu werfen',
  },
  asking: {
    title: 'Nach Karten fragen',
    help: 'Gefragt wirst du nur, wenn du eine passende Karte hast; geht es um die Truhe, immer.',
    usual: 'wie üblich',
    all: 'bei jeder Gelegenheit',
    turn: 'erst in meinem nächsten Zug',
    attacked: 'erst wenn ich angegriffen werde',
    step: 'erst im nächsten Schritt',
    none: 'nur bei der Truhe',
    notNow: 'Passen bis zu meinem Zug',
    notHere: 'Passen bis zum nächsten Schritt',
    forCard: (card: string): string => `Nach ${card} fragen`,
    switches: {
      usual: 'wie üblich',
      always: 'immer',
      later: 'erst in meinem nächsten Zug',
    },
  },

  ties: {
    title: 'Gleich gute Felder für meine Monster',
    help: 'Manchmal könnte ein Monster seinen Zug auf mehreren gleich guten Feldern beenden.',
    auto: 'das erste gilt',
    ask: 'ich wähle',
  },

  dice: {
    title: 'Würfel',
    purposes: {
      attack: 'Angriff',
      push: 'Vorbeidrängen',
      spawn: 'Startpunkt',
      chest: 'Die Truhe',
      trap: 'Falle',
    },
    die: (value: number): string => `Würfel mit ${String(value)}`,
    hit: (value: number): string => `Würfel mit ${String(value)}, ein Treffer`,
    against: (def: number, who: string): string => `ab ${String(def)} Treffer: ${who}`,
    plus: (by: number): string => `+${String(by)} auf jeden Würfel`,
    ignored: (hits: number): string => `${many(hits, 'Treffer zählt', 'Treffer zählen')} nicht`,
    turned: 'zurück auf den Angreifer',
    hits: (count: number): string => `${String(count)} Treffer`,
    push: 'Wer drängt, braucht die höhere Zahl.',
    chest: '1–3: Die Truhe ist falsch. 4–6: Sie ist echt.',
    spawn: 'Die Zahl ist der Startpunkt.',
    again: (value: number): string => `Die ${String(value)} neu werfen`,
    change: (value: number, to: number): string => `Aus der ${String(value)} wird ${String(to)}`,
    turn: (value: number, to: number): string => `Die ${String(value)} auf ${String(to)} drehen`,
    choose: 'Tippe die Würfel an, die neu geworfen werden.',
    reroll: (count: number): string => `${many(count, 'Würfel', 'Würfel')} neu werfen`,
  },

  hand: {
    title: (count: number): string => `Deine Karten (${String(count)})`,
    empty: 'Noch keine Karten. Schatzhaufen und erschlagene Monster bringen welche.',
    play: 'Spielen',
    playNamed: (card: string): string => `${card} spielen`,
    event: 'Ereignis',
    gear: 'Ausrüstung',
    single: 'Einmal',
    lasting: 'Bleibt',
    when: (windows: string): string => `Spielbar ${windows}.`,
    windows: {
      turn: 'zwischen Schritten',
      path: 'wenn jemand losgehen will',
      attack: 'wenn ein Angriff angesagt ist',
      roll: 'nach einem Wurf',
      harm: 'vor Wunden',
    },
    own: 'Nur im eigenen Zug.',
  },
  choose: {
    adventurer: 'Wähle deinen Abenteurer',
    take: (name: string): string => `${name} nehmen`,
    lay: (tile: string): string => `${tile} legen`,
    put: (tile: string): string => `Als Nächste obenauf: ${tile}`,
    others: 'Alle Möglichkeiten als Liste',
    pick: 'Was',
    do: 'Tun',
  },
  verbs: {
    move: (space: string): string => `Nach ${space} gehen`,
    push: (space: string): string => `Auf ${space} vorbeidrängen`,
    melee: (space: string): string => `Auf ${space} zuschlagen`,
    shoot: (space: string): string => `Auf ${space} schießen`,
    blast: (space: string): string => `Flächenangriff um ${space}`,
    place: (space: string): string => `Auf ${space} stellen`,
    target: (space: string): string => `${space} wählen`,
    tile: (place: string): string => `Platte ${place} wählen`,
    lay: (place: string, turns: number): string =>
      `Auf ${place} legen${turns ? `, um ${String(turns * 90)}° gedreht` : ''}`,
    turn: (place: string, turns: number): string =>
      `Platte ${place} um ${String(turns * 90)}° drehen`,
    door: (place: string, side: string): string => `Tür im ${side} von Platte ${place}`,
    gate: (gate: string): string => `Tor ${gate}`,
    way: (way: string): string => `Nach ${way} rutschen`,
  },
  ways: { n: 'Norden', e: 'Osten', s: 'Süden', w: 'Westen' },
  buttons: {
    pass: 'Passen',
    done: 'Fertig',
    endTurn: 'Zug beenden',
    stop: 'Hier anhalten',
    stay: 'Stehen bleiben',
    spare: 'Verschonen',
    spawn: 'Ins Labyrinth kommen',
    teleport: 'Teleporter benutzen',
    pickUp: 'Eingemauert: vom Plan nehmen',
    ring: 'Magischen Ring benutzen',
  },
  surePickUp: {
    title: 'Den Plan verlassen?',
    text: 'Du bist eingemauert. Dein Abenteurer verlässt den Plan mit seinen Karten und Wunden und kommt in deinem nächsten Zug wieder.',
    yes: 'Ja, den Plan verlassen',
    keep: 'Nein, bleiben',
  },

  panel: {
    players: 'Spieler',
    wounds: (count: number, of: number): string => `${String(count)} von ${String(of)} Wunden`,
    hand: (count: number): string => `${cards(count)} auf der Hand`,
    monsters: (count: number, most: number): string =>
      `${String(count)} Monster von höchstens ${String(most)}`,
    off: 'nicht auf dem Plan',
    out: 'spielt nicht mit',
    waits: 'kommt später',
    away: 'fort',
    webbed: 'im Netz: nächste Bewegung 2',
    show: (name: string): string => `${name} zeigen`,
  },
  figure: {
    close: 'Diese Karte schließen',
    mv: 'Bewegung',
    bp: 'Körperpunkte',
    def: 'Abwehr',
    melee: 'Würfel im Nahkampf',
    ranged: 'Würfel im Fernkampf',
    area: 'Würfel auf eine Fläche',
    treasure: 'Belohnung',
    rewards: cards,
    heal: 'Heilt jeden Zug 1 Wunde.',
    los: (what: string): string => `Abenteurer in Sicht → ${what}`,
    within: (range: number, what: string): string =>
      `Einer höchstens ${String(range)} Gehpunkte weit → ${what}`,
    no_los: (what: string): string => `Sonst → ${what}`,
    copies: (who: string, adventurer: string): string =>
      `Gleicht der Karte ${adventurer} und jagt ${who}, gesehen oder nicht.`,
    last: 'Warum es ging',
    abilities: {
      flight: 'Fliegt: kommt über Wasser und Lava.',
      incorporeal: 'Körperlos: geht durch Fels; Gruben, Speere und Rutschen treffen es nicht.',
      amphibious: 'Amphibisch: Wasser ist wie Boden.',
      aquatic: 'Wasserwesen: Wasser ist wie Boden.',
      fire_immune: 'Feuerfest: Lava ist sicher.',
      unpushable: 'Standfest: Niemand drängt sich vorbei.',
      thorns: 'Dornen: 1 Wunde, wer sich vorbeidrängen will.',
      dry: 'Wasserscheu: geht nie ins Wasser.',
      drain: 'Zehrt: heilt 1, wenn es verwundet.',
      curse: 'Fluch: Das Opfer verliert auch eine zufällige Karte.',
      web: 'Netz: Das Opfer geht danach höchstens 2 weit.',
    },
  },

  reasons: {
    'chest reached': (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'hast', 'hat')} die Truhe erreicht.`,
    'last round played': (who: string, isYou: boolean): string =>
      `Die letzte Runde ist vorbei: ${isYou ? 'Du bist' : `${who} ist`} der Truhe am nächsten.`,
    'others left': (who: string, isYou: boolean): string =>
      `Alle anderen sind gegangen: ${isYou ? 'Du gewinnst' : `${who} gewinnt`}.`,
  },
  victory: 'Sieg',
  defeat: 'Niederlage',
  wins: (who: string): string => `${who} gewinnt`,
  figures: {
    rounds: 'Runden',
    tiles: 'Platten auf dem Plan',
    monsters: 'Monster auf dem Plan',
    hand: 'Karten auf der Hand',
    place: (place: number): string => `Platz ${String(place)}`,
  },
  hands: 'Die Karten am Ende',
  joining: {
    now: 'Du wartest, bis diese Runde zu Ende ist; danach bist du in jeder Runde zuletzt dran. In deinem ersten Schritt 5 wählst du einen Abenteurer und startest.',
    early: 'Neue dürfen dazukommen, wenn die erste Runde zu Ende ist.',
    back: 'Du hast dieses Spiel verlassen. Du kannst als neuer Spieler zurückkommen, ohne das, was du hattest: ab der nächsten Runde, am Ende der Reihe.',
  },
  leaving:
    'Dein Abenteurer, deine Karten und Monster verlassen das Spiel. Andere spielen weiter; wer allein übrig ist, gewinnt.',
  effects: {
    dice: 'Würfel',
    step: 'Schritte',
    stone: 'Eine Platte wird gelegt',
    grind: 'Räume bewegen sich',
    growl: 'Ein Monster kommt',
    clash: 'Ein Angriff',
    wound: 'Wunden',
    bell: 'Ein Abenteurer fällt',
    slain: 'Ein Monster fällt',
    card: 'Eine Karte wird gespielt',
    coin: 'Schatz',
    heal: 'Heilung',
    fanfare: 'Sieg',
    dirge: 'Niederlage',
    tick: 'Nicht möglich',
    turn: 'Dein Zug beginnt',
  },
  credit:
    '„Dungeon Crawler Labyrinth“ von Gifted Vision inc. (2015). Regeln in eigenen Worten; alle Zahlen, Kartentexte, Plattenbilder und der Plan sind eine eigene Rekonstruktion dieses Projekts.',
}
export default de
