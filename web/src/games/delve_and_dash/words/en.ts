/** Which of the two in a sentence you are, if you are one of them. */
export type Side = 'first' | 'second' | ''

const ways = ['north', 'east', 'south', 'west'] as const
const moves = (left: number): string => (left === 1 ? '1 move' : `${String(left)} moves`)
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

function livesLeft(lives: number): string {
  return `${numbers[lives] ?? String(lives)} ${lives === 1 ? 'life' : 'lives'} left`
}

/** How far the treasure lies from the lair at most (DD-22). */
function near(reach: number): string {
  if (reach === 0) return 'The treasure lies in its lair.'
  const chambers = reach === 1 ? 'chamber' : 'chambers'
  return `The treasure lies within ${numbers[reach] ?? String(reach)} ${chambers} of its lair.`
}

export default {
  way: (way: number): string => ways[way as 0 | 1 | 2 | 3],
  warrior: (seat: number): string => `Warrior ${String(seat + 1)}`,
  you: 'You',

  // The chronicle: `who` is a name or "You", `is` tells which.
  chosen: (who: string, isYou: boolean): string =>
    isYou ? 'You have chosen your waystone.' : `${who} has chosen a waystone.`,
  placed: (cell: string): string => `Your waystone is in ${cell}. Nobody else knows.`,
  began: 'The labyrinth is silent. Somewhere a dragon sleeps.',
  turn: (who: string, isYou: boolean, left: number): string =>
    isYou ? `Your turn: ${moves(left)}.` : `${who} has ${moves(left)}.`,
  stepped: (who: string, isYou: boolean, way: string, cell: string): string =>
    isYou ? `You walk ${way} into ${cell}.` : `${who} walks ${way} into ${cell}.`,
  bumped: (who: string, isYou: boolean, way: string): string =>
    isYou ? `A wall blocks the way ${way}.` : `${who} runs into a wall ${way}.`,
  held: (who: string, isYou: boolean, way: string): string =>
    isYou ? `The door ${way} is locked and holds.` : `The door ${way} holds against ${who}.`,
  forced: (who: string, isYou: boolean): string =>
    isYou ? 'You force the lock; the door stays open.' : `${who} forces a lock.`,
  locked: 'The door falls shut and locks.',
  woke: (cell: string, reach: number): string => `The dragon wakes in ${cell}! ${near(reach)}`,
  stirred: 'A chime: the dragon stirs.',
  seen: (cell: string): string => `The dragon comes into sight in ${cell}.`,
  flew: (cell: string): string => `The dragon flies to ${cell}.`,
  flewUnseen: 'Wings beat somewhere in the dark.',
  attacked: (who: string, isYou: boolean, cell: string, lives: number): string => {
    const rest = livesLeft(lives)
    return isYou
      ? `The dragon strikes you in ${cell}: ${rest}.`
      : `The dragon strikes ${who} in ${cell}: ${rest}.`
  },
  dropped: (cell: string): string => `The treasure falls in ${cell}.`,
  respawned: (who: string, isYou: boolean, cell: string): string =>
    isYou ? `You come to in ${cell}.` : `${who} comes to in ${cell}.`,
  died: (who: string, isYou: boolean): string =>
    isYou ? 'Your last life is lost.' : `${who} is dead.`,
  found: (who: string, isYou: boolean, cell: string): string =>
    isYou
      ? `You find the treasure in ${cell}! Carry it home.`
      : `${who} finds the treasure in ${cell}!`,
  taken: (who: string, isYou: boolean, cell: string): string =>
    isYou ? `You pick up the treasure in ${cell}.` : `${who} picks up the treasure in ${cell}.`,
  battleHeld: (carrier: string, other: string, you: Side): string => {
    if (you === 'first') return `You and ${other} fight; you keep the treasure.`
    if (you === 'second') return `You and ${carrier} fight; ${carrier} keeps the treasure.`
    return `${carrier} and ${other} fight; ${carrier} keeps the treasure.`
  },
  robbed: (winner: string, loser: string, you: Side): string => {
    if (you === 'first') return `Blades clash: you take the treasure from ${loser}!`
    if (you === 'second') return `Blades clash: ${winner} takes the treasure from you!`
    return `Blades clash: ${winner} takes the treasure from ${loser}!`
  },
  drawOffered: (who: string, isYou: boolean): string =>
    isYou ? 'You offer a draw.' : `${who} offers a draw.`,
  left: (who: string, isYou: boolean): string => (isYou ? 'You give up.' : `${who} gives up.`),
  ended: (text: string): string => `The match is over: ${text}`,

  // The banner.
  status: {
    choose: 'Choose a chamber as your secret waystone.',
    chooseOther: (who: string): string => `${who} is choosing a waystone.`,
    wait: 'Waiting for the other waystone.',
    free: 'The dragon sleeps: explore freely.',
    freeOf: (who: string): string => `The dragon sleeps: ${who} explores freely.`,
    yours: (left: number): string => `Your turn: ${moves(left)} left`,
    carry: (left: number): string => `Carry the treasure home: ${moves(left)} left`,
    theirs: (who: string, left: number): string => `${who}: ${moves(left)} left`,
    dragon: 'The dragon moves.',
    over: 'The match is over.',
  },

  // The end.
  reasons: {
    'home with the treasure': (who: string, isYou: boolean): string =>
      isYou ? 'You carried the treasure home.' : `${who} carried the treasure home.`,
    dead: (who: string, isYou: boolean): string =>
      `The dragon took ${isYou ? 'your last life' : `the last life of ${who}`}.`,
    'both dead': 'The dragon took everybody.',
    'human dead': (who: string, isYou: boolean): string =>
      `The dragon took ${isYou ? 'your last life' : `the last life of ${who}`}; the computer wins.`,
    forfeit: (who: string, isYou: boolean): string =>
      isYou ? 'The other warrior gave up.' : `${who} wins: the other gave up.`,
    left: 'The match was given up.',
    'draw agreed': 'A draw was agreed.',
    'last round played': 'Three hundred rounds are over and nobody won.',
  },
  leaving: (isAlone: boolean): string =>
    isAlone
      ? 'The match ends at once and is lost.'
      : 'The match ends at once. The other warrior wins if alive.',
  peek: (who: string): string => `Hold: waystone of ${who}`,
  victory: 'Victory',
  defeat: 'Defeat',
  draw: 'Draw',
  wins: (who: string): string => `${who} wins`,
  figures: {
    moves: 'Moves',
    deaths: 'Lives lost',
    explored: 'Walls found',
    rounds: 'Rounds',
  },

  // The panel.
  lives: (lives: number): string => (lives === 1 ? '1 life' : `${String(lives)} lives`),
  moves: 'Moves',
  movesLeft: (left: number): string => `${moves(left)} left`,
  freely: 'free',
  carries: 'carries the treasure',
  away: 'away',
  ready: 'waystone chosen',
  choosing: 'choosing',
  nextTurn: 'Next turn',

  // The board.
  board: 'Labyrinth',
  confirm: (cell: string): string => `Place it in ${cell}`,
  random: 'Choose for me',
  selectFirst: 'Click a chamber, then confirm. Corners are easy to remember and easy to guess.',
  cues: {
    dragon_woke: 'The dragon wakes!',
    treasure_found: 'Treasure!',
    robbed: 'Clash!',
    attacked: 'Struck!',
  },
  cell: {
    you: 'you',
    dragon: 'the dragon',
    lastSeen: 'dragon last seen here',
    waystone: 'your waystone',
    waystoneOf: (who: string): string => `waystone of ${who}`,
    hint: 'lair: the treasure is near',
    treasure: 'the treasure',
    withTreasure: (who: string): string => `${who} with the treasure`,
    explored: 'explored',
    unexplored: 'unexplored',
    wall: (way: string): string => `wall ${way}`,
    rim: (way: string): string => `rim ${way}`,
    open: (way: string): string => `open ${way}`,
    door: (way: string): string => `door ${way}`,
    lockedDoor: (way: string): string => `locked door ${way}`,
    unknown: (way: string): string => `unknown ${way}`,
    canGo: 'you can try to go here',
    canChoose: 'press Enter to choose it as waystone',
    selected: 'selected',
    danger: 'in reach of the dragon',
  },
  misses: {
    far: 'Only the four neighbouring chambers can be tried.',
    wall: 'There is a wall.',
    theirs: 'It is not your turn.',
    over: 'The match is over.',
    watching: 'You are watching this match.',
  },
  effects: {
    step: 'Step',
    thud: 'Wall found',
    creak: 'Locked door holds',
    chime: 'Dragon is about to move',
    roar: 'Dragon wakes',
    wings: 'Dragon moves',
    latch: 'Door forced',
    click: 'Door locks behind you',
    clash: 'Battle lost by the carrier',
    fanfare: 'Victory',
    treasure: 'Treasure found',
    coin: 'Treasure picked up again',
    thump: 'Treasure dropped',
    snarl: 'Dragon strikes',
    bell: 'A warrior dies',
    dirge: 'Match lost',
    tick: 'Not possible',
    turn1: 'Turn of warrior 1',
    turn2: 'Turn of warrior 2',
  },
  lessons: {
    waystone: {
      text: 'This is your labyrinth: 64 dark chambers, its walls unseen. First choose a home for the treasure, your waystone. Only you will know where it is.',
      hint: 'Choose the marked chamber, then confirm.',
    },
    step: {
      text: 'You stand on your waystone. The marked neighbours can be tried: click one, or press an arrow key.',
      hint: 'Walk to the marked chamber.',
    },
    wall: {
      text: 'An open way. Dotted lines are still unknown: you learn what they are by trying.',
      hint: 'Try the marked way.',
    },
    bumped: {
      text: 'A wall! It stays on the map for good. While the dragon sleeps a mistake costs nothing.',
      hint: 'Go round it.',
    },
    explore: {
      text: 'Somewhere a dragon sleeps near its treasure. It hears steps within three chambers.',
      hint: 'Walk on.',
    },
    woke: {
      text: 'It is awake! The sparkles mark its lair: the treasure is at most two chambers away. From now on you have turns: eight moves with three lives, fewer when hurt.',
      hint: 'Search near the sparkles.',
    },
    dragon: {
      text: 'Your moves were used up, so the dragon flew one chamber towards you. Walls do not stop it. If it reaches you, you lose a life and wake up elsewhere.',
      hint: 'Keep away from it, and go on.',
    },
    found: {
      text: 'The treasure! It is heavy: only four moves a turn now, and the dragon hunts whoever carries it.',
      hint: 'Take it home. Your waystone is safe: the dragon never enters it.',
    },
    home: {
      text: 'Victory! That is the whole game. In a duel another warrior may rob you by stepping into your chamber; on level 2 doors lock behind you.',
      hint: 'Now try it for real.',
    },
  },
  credit: 'Inspired by a labyrinth board game of 1980.',
}
