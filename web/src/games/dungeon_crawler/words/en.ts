import { names } from './names_en'

const many = (count: number, one: string, more: string): string =>
  `${String(count)} ${count === 1 ? one : more}`
const wounds = (count: number): string => many(count, 'wound', 'wounds')
const cards = (count: number): string => many(count, 'card', 'cards')
const spaces = (count: number): string => many(count, 'space', 'spaces')
const does = (who: string, isYou: boolean, you: string, they: string): string =>
  isYou ? `You ${you}` : `${who} ${they}`

export default {
  names,
  player: (seat: number): string => `Player ${String(seat + 1)}`,
  you: 'You',
  me: 'you',
  and: ' and ',
  doppelganger: 'Doppelganger',
  yours: (kind: string): string => `Your ${kind}`,
  ofPlayer: (kind: string, who: string): string => `${who}’s ${kind}`,

  // The chronicle: `who` is a name or "You", `isYou` tells which.
  taken: (who: string, isYou: boolean, adventurer: string): string =>
    `${does(who, isYou, 'are', 'is')} the ${adventurer}.`,
  round: (round: number): string => `Round ${String(round)}.`,
  activation: (who: string, isYou: boolean): string =>
    isYou ? 'Your turn begins.' : `${who}’s turn begins.`,
  healed: (who: string, isYou: boolean, amount: number): string =>
    `${does(who, isYou, 'lose', 'loses')} ${wounds(amount)}.`,
  laid: (who: string, isYou: boolean, tile: string): string =>
    `${does(who, isYou, 'lay', 'lays')} a tile: ${tile}.`,
  replaced: (who: string, isYou: boolean, tile: string, over: string): string =>
    `${does(who, isYou, 'lay', 'lays')} ${tile} over ${over}.`,
  tileDiscarded: (tile: string): string => `${tile} fits nowhere and is discarded.`,
  tileRemoved: 'A tile caves in: nothing is there any more.',
  tileTurned: 'A tile turns with everything on it.',
  tilesSwapped: 'Two tiles change places.',
  doorPlaced: 'A secret door opens.',
  doorGone: 'The secret door is gone.',
  pilePlaced: 'A treasure pile lies ready.',
  pileTaken: (who: string, isYou: boolean): string =>
    `${does(who, isYou, 'take', 'takes')} a treasure pile.`,
  hoardLaid: (count: number): string => `${cards(count)} are hidden in the Secret Room.`,
  hoardTaken: (who: string, isYou: boolean, count: number): string =>
    `${does(who, isYou, 'empty', 'empties')} the Secret Room: ${cards(count)}.`,
  cardsDrawn: (who: string, count: number): string => `${who} draws ${cards(count)}.`,
  cardsGained: (who: string, isYou: boolean, which: string): string =>
    `${does(who, isYou, 'draw', 'draws')}: ${which}.`,
  cardPlayed: (who: string, isYou: boolean, card: string): string =>
    `${does(who, isYou, 'play', 'plays')} ${card}.`,
  cardsDiscarded: (who: string, isYou: boolean, which: string): string =>
    `${does(who, isYou, 'lose', 'loses')}: ${which}.`,
  shuffled: {
    tiles: 'The discarded tiles are shuffled.',
    creatures: 'The discarded creature cards are shuffled.',
    treasure: 'The discarded treasure cards are shuffled.',
  },
  tilePutBack: (who: string, isYou: boolean): string =>
    `${does(who, isYou, 'put', 'puts')} a tile back on the pile.`,
  tilesSeen: (which: string): string => `On the map: ${which}.`,
  creatureDrawn: (who: string, isYou: boolean, creature: string): string =>
    `${does(who, isYou, 'draw', 'draws')} a Monster: ${creature}.`,
  creatureDiscarded: (creature: string): string => `There is no place for the ${creature}.`,
  appeared: (who: string, isYou: boolean, space: string): string =>
    `${does(who, isYou, 'enter', 'enters')} the labyrinth at ${space}.`,
  doubled: (who: string): string => `${who} appears.`,
  walked: (who: string, isYou: boolean, count: number): string =>
    `${does(who, isYou, 'walk', 'walks')} ${spaces(count)}.`,
  put: {
    switch: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'are', 'is')} switched to another space.`,
    warp: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'are', 'is')} warped to another tile.`,
    slide: (who: string, isYou: boolean): string => `${does(who, isYou, 'slide', 'slides')} away.`,
    amulet: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'are', 'is')} carried to safety by the amulet.`,
    teleport: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'are', 'is')} teleported.`,
    door: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'step', 'steps')} out of the vanishing door.`,
    push: (who: string, isYou: boolean): string => `${does(who, isYou, 'are', 'is')} pushed aside.`,
    'push past': (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'squeeze', 'squeezes')} past.`,
    shove: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'are', 'is')} shoved into the lava.`,
  },
  pushTried: (who: string, isYou: boolean, other: string): string =>
    `${does(who, isYou, 'try', 'tries')} to push past ${other}.`,
  pushFailed: (who: string, isYou: boolean): string =>
    `${does(who, isYou, 'do', 'does')} not get past.`,
  attacks: {
    melee: (who: string, isYou: boolean, whom: string): string =>
      `${does(who, isYou, 'strike', 'strikes')} at ${whom}.`,
    ranged: (who: string, isYou: boolean, whom: string): string =>
      `${does(who, isYou, 'shoot', 'shoots')} at ${whom}.`,
    area: (who: string, isYou: boolean, whom: string): string =>
      `${does(who, isYou, 'blast', 'blasts')} ${whom}.`,
    fireball: (who: string, isYou: boolean, whom: string): string =>
      `${does(who, isYou, 'hurl', 'hurls')} a fireball at ${whom}.`,
  },
  rolled: (who: string, isYou: boolean, dice: string): string =>
    `${does(who, isYou, 'roll', 'rolls')} ${dice}.`,
  rolledAgainst: (who: string, isYou: boolean, dice: string, def: number): string =>
    `${does(who, isYou, 'roll', 'rolls')} ${dice} against DEF ${String(def)}.`,
  diceChanged: (dice: string): string => `The dice now show ${dice}.`,
  missed: (who: string, isYou: boolean): string =>
    `No hit: ${isYou ? 'you are' : `${who} is`} unharmed.`,
  wounded: (who: string, isYou: boolean, amount: number, all: number): string =>
    `${does(who, isYou, 'take', 'takes')} ${wounds(amount)}${all > amount ? `, now ${String(all)}` : ''}.`,
  harmPrevented: (who: string, isYou: boolean): string =>
    `${does(who, isYou, 'come', 'comes')} to no harm.`,
  slain: {
    wounds: (who: string, isYou: boolean): string => `${does(who, isYou, 'are', 'is')} slain.`,
    lava: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'burn', 'burns')} in the lava.`,
    water: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'drown', 'drowns')} in deep water.`,
  },
  pickedUp: (who: string, isYou: boolean): string =>
    `${does(who, isYou, 'are', 'is')} walled in and taken off the mat, to come back elsewhere.`,
  webbed: (who: string, isYou: boolean): string =>
    `${does(who, isYou, 'are', 'is')} caught in a web: at most 2 MV for the next Move.`,
  chestPlaced: 'A second chest stands in the middle. One of them is false.',
  chestFalse: 'This chest was false: the other one is real.',
  joined: (who: string, isYou: boolean): string =>
    `${does(who, isYou, 'join', 'joins')} from the next round on.`,
  left: (who: string, isYou: boolean): string => `${does(who, isYou, 'have', 'has')} left.`,
  ended: (text: string): string => `The game is over. ${text}`,

  // Why a Monster moves: the line of its list, then its tactic.
  plans: {
    los: (who: string, whom: string): string => `${who} sees ${whom}`,
    within: (who: string, whom: string): string => `${who} scents ${whom} near by`,
    no_los: (who: string): string => `${who} sees nobody`,
    copy: (who: string, whom: string): string => `${who} knows only ${whom}`,
    lure: (who: string, whom: string): string => `${who} is lured to ${whom}`,
  },
  doing: {
    hunt: 'hunts: goes to where it can strike.',
    skirmish: 'keeps its distance: goes to where it can shoot.',
    prowl: 'prowls: goes after the nearest Adventurer.',
    guard: 'guards: stands in the way to the chest.',
    hold: 'holds: stays where it is.',
    flee: 'flees: goes as far away as it can.',
  },
  because: (why: string, what: string): string => `${why} and ${what}`,

  // The banner.
  status: {
    over: 'The game is over.',
    comesIn: (round: number): string =>
      `You come in with round ${String(round)}, last in turn order. Until then you watch.`,
    waiting: 'The table waits for responses …',
    theirs: (who: string, what: string): string => `${who}: ${what}`,
    yours: (what: string): string => `You: ${what}`,
    withCard: (card: string, what: string): string => `${card}: ${what}`,
    questions: {
      adventurer: 'choose an adventurer',
      gate: 'choose a gate',
      respond: 'play a card, or pass',
      lay: 'lay the tile',
      place: 'place the Monster',
      act: 'move, attack or play a card',
      move: 'move on, or stop',
      push: 'where does the pushed figure go?',
      shove: 'shove into the lava, or spare?',
      spawn: 'choose a spawn point',
      target: 'choose a target',
      order: 'who is struck first?',
      space: 'choose a space',
      tile: 'choose a tile',
      pick: 'choose a tile to lay',
      put: 'which tile comes next?',
      die: 'choose a die',
      way: 'choose a direction',
      door: 'choose a side for the door',
      turn: 'turn a tile',
    },
    act: {
      offMat: 'spawn',
      points: (left: number): string => `move on (${String(left)} MV left), or stop`,
    },
  },

  // The five steps.
  steps: {
    title: (round: number, limit: number): string =>
      limit ? `Round ${String(round)} of ${String(limit)}` : `Round ${String(round)}`,
    list: 'The five steps of a turn',
    before: 'Choosing adventurers',
    names: ['Monsters move', 'Monsters attack', 'Lay a tile', 'New Monster', 'Adventurer'],
    short: ['Move', 'Attack', 'Tile', 'Monster', 'Act'],
    state: (name: string, state: string): string => `${name}: ${state}`,
    done: 'done',
    now: 'now',
    next: 'to come',
    left: (tiles: number, creatures: number, treasures: number): string =>
      `Left: ${String(tiles)} tiles, ${String(creatures)} creatures, ${String(treasures)} treasures`,
  },

  // Windows: what is about to happen.
  windows: {
    title: 'Respond?',
    waiting: 'The table waits: somebody may hold an answer.',
    turn: (who: string, isYou: boolean): string =>
      isYou ? 'A pause in your turn.' : `A pause in ${who}’s turn.`,
    path: (who: string, isYou: boolean, count: number): string =>
      `${does(who, isYou, 'are', 'is')} about to walk ${spaces(count)}.`,
    attack: 'An attack is declared, the dice are not yet rolled.',
    roll: 'The dice lie on the table; they count when all have passed.',
    harm: (who: string, isYou: boolean, count: number): string =>
      `${does(who, isYou, 'are', 'is')} about to take ${wounds(count)}.`,
    doom: (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'are', 'is')} about to be destroyed.`,
    nothing: 'None of your cards fits here.',
    passed: 'Passed. This pause is as long for everybody, so that it betrays no hand.',
    atStake: 'The chest is at stake: everybody who can respond is asked.',
    comeIn: 'Set a card that fits to “always”, and you are asked before this pause ends.',
    ring: 'Magic Ring: roll one of your dice again',
  },
  asking: {
    title: 'Ask me for cards',
    help: 'You are only asked when you hold a card that fits, and always when the chest is at stake.',
    usual: 'as usual',
    all: 'at every chance',
    turn: 'not before my next turn',
    attacked: 'not before I am attacked',
    step: 'not before the next step',
    none: 'only for the chest',
    notNow: 'Pass until my next turn',
    notHere: 'Pass until the next step',
    forCard: (card: string): string => `Ask me for ${card}`,
    switches: {
      usual: 'as usual',
      always: 'always',
      later: 'not until my next turn',
    },
  },

  ties: {
    title: 'Equal spaces for my Monsters',
    help: 'Sometimes a Monster could end its Move on several spaces that are equally good.',
    auto: 'the first is taken',
    ask: 'I choose',
  },

  // The dice.
  dice: {
    title: 'Dice',
    purposes: {
      attack: 'Attack',
      push: 'Push Past',
      spawn: 'Spawn point',
      chest: 'The chest',
      trap: 'Trap',
    },
    die: (value: number): string => `die showing ${String(value)}`,
    hit: (value: number): string => `die showing ${String(value)}, a hit`,
    against: (def: number, who: string): string => `${String(def)} or more hits ${who}`,
    plus: (by: number): string => `+${String(by)} to every die`,
    ignored: (hits: number): string => `${many(hits, 'hit is', 'hits are')} ignored`,
    turned: 'turned back on the attacker',
    hits: (count: number): string => many(count, 'hit', 'hits'),
    push: 'The pusher needs the higher number.',
    chest: '1–3: the chest is false. 4–6: it is real.',
    spawn: 'Its number is the spawn point.',
    again: (value: number): string => `Roll the ${String(value)} again`,
    change: (value: number, to: number): string => `Change the ${String(value)} to ${String(to)}`,
    turn: (value: number, to: number): string => `Turn the ${String(value)} to ${String(to)}`,
    choose: 'Tap the dice to roll again.',
    reroll: (count: number): string => `Roll ${many(count, 'die', 'dice')} again`,
  },

  // The hand, and other choices.
  hand: {
    title: (count: number): string => `Your hand (${String(count)})`,
    empty: 'No cards yet. Treasure piles and slain Monsters bring some.',
    play: 'Play',
    playNamed: (card: string): string => `Play ${card}`,
    event: 'Event',
    gear: 'Gear',
    single: 'Once',
    lasting: 'Lasting',
    when: (windows: string): string => `Playable ${windows}.`,
    windows: {
      turn: 'between steps',
      path: 'when somebody is about to move',
      attack: 'when an attack is declared',
      roll: 'after dice',
      harm: 'before wounds',
    },
    own: 'Only in your own turn.',
  },
  choose: {
    adventurer: 'Choose your adventurer',
    take: (name: string): string => `Take the ${name}`,
    lay: (tile: string): string => `Lay ${tile}`,
    put: (tile: string): string => `Next on top: ${tile}`,
    others: 'All choices as a list',
    pick: 'What',
    do: 'Do it',
  },
  verbs: {
    move: (space: string): string => `Move to ${space}`,
    push: (space: string): string => `Push past at ${space}`,
    melee: (space: string): string => `Strike at ${space}`,
    shoot: (space: string): string => `Shoot at ${space}`,
    blast: (space: string): string => `Blast around ${space}`,
    place: (space: string): string => `Place it on ${space}`,
    target: (space: string): string => `Choose ${space}`,
    tile: (place: string): string => `Choose tile ${place}`,
    lay: (place: string, turns: number): string =>
      `Lay it at ${place}${turns ? `, turned ${String(turns * 90)}°` : ''}`,
    turn: (place: string, turns: number): string => `Turn tile ${place} by ${String(turns * 90)}°`,
    door: (place: string, side: string): string => `Door ${side} of tile ${place}`,
    gate: (gate: string): string => `Gate ${gate}`,
    way: (way: string): string => `Slide ${way}`,
  },
  ways: { n: 'north', e: 'east', s: 'south', w: 'west' },
  buttons: {
    pass: 'Pass',
    done: 'Done',
    endTurn: 'End the turn',
    stop: 'Stop here',
    stay: 'Stay (no Move)',
    spare: 'Spare',
    spawn: 'Spawn',
    teleport: 'Use the teleport',
    pickUp: 'Picked up: no exits',
    ring: 'Use the Magic Ring',
  },
  surePickUp: {
    title: 'Leave the mat?',
    text: 'You are walled in. Your Adventurer leaves the mat with its cards and wounds, and spawns again in your next turn.',
    yes: 'Yes, leave the mat',
    keep: 'No, stay',
  },

  // The players and their figures.
  panel: {
    players: 'Players',
    wounds: (count: number, of: number): string => `${String(count)} of ${String(of)} wounds`,
    hand: (count: number): string => `${cards(count)} in hand`,
    monsters: (count: number, most: number): string =>
      `${many(count, 'Monster', 'Monsters')} of at most ${String(most)}`,
    off: 'off the mat',
    out: 'not playing',
    waits: 'comes in later',
    away: 'away',
    webbed: 'webbed: next Move 2 MV',
    show: (name: string): string => `Show ${name}`,
  },
  figure: {
    close: 'Close this card',
    mv: 'Movement',
    bp: 'Body points',
    def: 'Defence',
    melee: 'Melee dice',
    ranged: 'Ranged dice',
    area: 'Area dice',
    treasure: 'Reward',
    rewards: cards,
    heal: 'Heals 1 wound every turn.',
    los: (what: string): string => `If it sees an Adventurer, it ${what}`,
    within: (range: number, what: string): string =>
      `If one is within ${String(range)} MV on foot, it ${what}`,
    no_los: (what: string): string => `Otherwise it ${what}`,
    copies: (who: string, adventurer: string): string =>
      `Copies the ${adventurer} and hunts ${who}, seen or not.`,
    last: 'Why it moved',
    abilities: {
      flight: 'Flight: crosses water and lava.',
      incorporeal: 'Incorporeal: walks through rock; pits, spears and slides miss it.',
      amphibious: 'Amphibious: water is like floor.',
      aquatic: 'Aquatic: water is like floor.',
      fire_immune: 'Fire immune: lava is safe.',
      unpushable: 'Unpushable: nobody pushes past it.',
      thorns: 'Thorns: 1 wound to whoever tries to push past it.',
      dry: 'Dry: never enters water.',
      drain: 'Drain: heals 1 when it wounds.',
      curse: 'Curse: its victim also loses a random card.',
      web: 'Web: its victim’s next Move has at most 2 MV.',
    },
  },

  // The end.
  reasons: {
    'chest reached': (who: string, isYou: boolean): string =>
      `${does(who, isYou, 'have', 'has')} reached the chest.`,
    'last round played': (who: string, isYou: boolean): string =>
      `The last round is over: ${isYou ? 'you are' : `${who} is`} nearest to the chest.`,
    'others left': (who: string, isYou: boolean): string =>
      `Everybody else has left: ${isYou ? 'you win' : `${who} wins`}.`,
  },
  victory: 'Victory',
  defeat: 'Defeat',
  wins: (who: string): string => `${who} wins`,
  figures: {
    rounds: 'Rounds',
    tiles: 'Tiles on the mat',
    monsters: 'Monsters on the mat',
    hand: 'Cards in hand',
    place: (place: number): string => `Place ${String(place)}`,
  },
  hands: 'The hands at the end',
  joining: {
    now: 'You wait until this round is over; from then on you act last in every round. In your first step 5 you choose an adventurer and spawn.',
    early: 'Newcomers are let in when the first round is complete.',
    back: 'You have left this game. You may come back as a newcomer, without what you had: from the next round on, last in turn order.',
  },
  leaving: 'Your Adventurer, cards and Monsters leave the game. Others play on; one alone wins.',
  effects: {
    dice: 'Dice',
    step: 'Steps',
    stone: 'A tile is laid',
    grind: 'Rooms move',
    growl: 'A Monster comes',
    clash: 'An attack',
    wound: 'Wounds',
    bell: 'An Adventurer falls',
    slain: 'A Monster falls',
    card: 'A card is played',
    coin: 'Treasure',
    heal: 'Healing',
    fanfare: 'Victory',
    dirge: 'Defeat',
    tick: 'Not possible',
    turn: 'Your turn begins',
  },
  credit:
    '“Dungeon Crawler Labyrinth” by Gifted Vision inc. (2015). Rules restated in our own words; all numbers, card texts, tile drawings and the mat are this project’s own reconstruction.',
}
