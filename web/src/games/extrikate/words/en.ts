const ways = ['north', 'east', 'south', 'west'] as const
const many = (count: number, one: string, more: string): string =>
  `${String(count)} ${count === 1 ? one : more}`
const lives = (count: number): string => many(count, 'life', 'lives')
const treasure = (count: number): string => `${String(count)} treasure`

export default {
  way: (way: number): string => ways[way as 0 | 1 | 2 | 3],
  and: ' and ',
  delver: (seat: number): string => `Delver ${String(seat + 1)}`,
  you: 'You',

  // The results of a roll (EX-20).
  results: {
    trap: (strength: number): string => `Trap ${String(strength)}`,
    monster: (strength: number): string => `Monster ${String(strength)}`,
    gain: (): string => 'Treasure',
    'move or dig': (): string => 'Move or dig',
    wall: (): string => 'Wall',
    door: (): string => 'Door',
    'cave-in': (): string => 'Cave-in',
  },
  // What a result means, in one sentence.
  meanings: {
    trap: 'Roll its number or more, or lose a life. The turn ends.',
    monster: 'Fight it or bribe it. The turn ends.',
    gain: 'One treasure is yours.',
    'move or dig': 'Walk one cell, or dig at a wall.',
    wall: 'Draw a wall at an open side.',
    door: 'Draw a door at a side: it stays open for good.',
    'cave-in': 'A die less two: so many open sides become walls.',
  },

  // The chronicle: `who` is a name or "You", `isYou` tells which.
  turn: (who: string, isYou: boolean, turn: number): string =>
    isYou ? `Your turn ${String(turn)}.` : `${who}: turn ${String(turn)}.`,
  declared: (who: string, isYou: boolean): string =>
    isYou ? 'You turn back: from now on, homewards.' : `${who} turns back.`,
  rolled: (who: string, isYou: boolean, dice: string, sum: number, result: string): string =>
    `${isYou ? 'You roll' : `${who} rolls`} ${dice} = ${String(sum)}: ${result}.`,
  nothing: 'There is nothing it could act on.',
  moved: (who: string, isYou: boolean, way: string, cell: string, isNew: boolean): string =>
    `${isYou ? 'You walk' : `${who} walks`} ${way} to ${cell}${isNew ? ', where nobody was before' : ''}.`,
  dug: (who: string, isYou: boolean, way: string, die: number, isOpen: boolean): string =>
    `${isYou ? 'You dig' : `${who} digs`} ${way}, die ${String(die)}: ${isOpen ? 'the wall is gone' : 'the wall holds'}.`,
  wall: (who: string, isYou: boolean, way: string, cell: string): string =>
    `${isYou ? 'You draw' : `${who} draws`} a wall ${way} of ${cell}.`,
  door: (who: string, isYou: boolean, way: string, cell: string): string =>
    `${isYou ? 'You draw' : `${who} draws`} a door ${way} of ${cell}.`,
  caveIn: (die: number, walls: number): string =>
    `The roof comes down, die ${String(die)}: ${walls === 0 ? 'nothing falls' : many(walls, 'wall', 'walls')}.`,
  caved: (cell: string, sides: string): string => `Rubble closes ${cell} ${sides}.`,
  gained: (who: string, isYou: boolean, gained: number, all: number): string =>
    `${isYou ? 'You gain' : `${who} gains`} ${treasure(gained)}, now ${String(all)}.`,
  trap: (who: string, isYou: boolean, strength: number, die: number, isSafe: boolean): string =>
    `Trap ${String(strength)}, die ${String(die)}: ${isYou ? 'you' : who} ${
      isSafe ? (isYou ? 'get away' : 'gets away') : isYou ? 'are hit' : 'is hit'
    }.`,
  fought: (who: string, isYou: boolean, strength: number, die: number, isWon: boolean): string =>
    `Monster ${String(strength)}, die ${String(die)}: ${isYou ? 'you' : who} ${
      isWon ? (isYou ? 'win' : 'wins') : isYou ? 'lose' : 'loses'
    }.`,
  spoils: (die: number, gained: number): string =>
    `Its hoard, die ${String(die)}: ${gained === 0 ? 'empty' : treasure(gained)}.`,
  rolledAgain: '; again ',
  rollOff: (throws: string, who: string, isYou: boolean): string =>
    `Roll-off for the first turn: ${throws}. ${isYou ? 'You begin' : `${who} begins`}.`,
  bribed: (who: string, isYou: boolean, paid: number, left: number): string =>
    `${isYou ? 'You pay' : `${who} pays`} the monster ${treasure(paid)}; ${String(left)} left.`,
  lifeLost: (who: string, isYou: boolean, left: number): string =>
    `${isYou ? 'You have' : `${who} has`} ${left === 0 ? 'no life' : lives(left)} left.`,
  died: {
    killed: (who: string, isYou: boolean): string =>
      isYou ? 'You die in the dark, and your treasure with you.' : `${who} is dead.`,
    'lost in the dark': (who: string, isYou: boolean): string =>
      isYou ? 'You are lost in the dark.' : `${who} is lost in the dark.`,
    resigned: (who: string, isYou: boolean): string =>
      isYou ? 'You give up.' : `${who} gives up.`,
  },
  cameHome: (who: string, isYou: boolean, haul: number): string =>
    `${isYou ? 'You are' : `${who} is`} home with ${treasure(haul)}!`,
  ended: (text: string): string => `The game is over: ${text}`,

  // The banner.
  status: {
    over: 'The game is over.',
    theirs: (who: string, what: string): string => `${who}: ${what}`,
    yours: (what: string): string => `You: ${what}`,
    steps: {
      turn_start: 'roll the dice',
      between_rolls: 'roll again, or stop',
      move_or_dig: 'walk, or dig at a wall',
      dig_only: 'walled in, so dig',
      place_wall: 'draw a wall',
      place_door: 'draw a door',
      cave_in: 'choose what caves in',
      monster: 'fight or bribe',
      over: 'done',
    },
    onlyFight: 'fight',
    rolls: (made: number, most: number): string => `roll ${String(made)} of ${String(most)}`,
  },

  // The end.
  reasons: {
    escaped: (who: string, isYou: boolean): string =>
      isYou ? 'You got out alive.' : `${who} got out alive.`,
    'most treasure': (who: string, isYou: boolean): string =>
      isYou ? 'You brought home the most.' : `${who} brought home the most.`,
    'equal treasure': (who: string): string => `Equal hauls: ${who} share the win.`,
    'the dungeon wins': (): string => 'Nobody came home. The dungeon wins.',
  },
  escaped: 'Escaped',
  victory: 'Victory',
  defeat: 'Defeat',
  draw: 'Shared victory',
  lost: 'Lost below',
  wins: (who: string): string => `${who} wins`,
  figures: {
    treasure: 'Treasure',
    lives: 'Lives',
    turns: 'Turns',
    rolls: 'Rolls',
    haul: (who: string): string => `Haul of ${who}`,
  },
  dead: 'dead',

  // The panel.
  lives,
  treasure,
  away: 'away',
  phases: { delve: 'delving', exit: 'on the way out' },
  home: 'home',
  wayHome: (steps: number): string => `Way home: ${String(steps)}`,
  wayHelp: 'Steps of the cheapest way home; a wall counts as four.',
  tray: 'Dice',
  noRoll: 'Not rolled yet',
  lastRoll: 'last roll',
  sum: (dice: string, sum: number, result: string): string =>
    `${dice}: sum ${String(sum)}, ${result}`,
  table: {
    title: 'Results and their odds',
    sum: 'Sum',
    result: 'Result',
    odds: 'Odds',
    strip: 'How likely each sum is',
  },
  odds: {
    title: 'Should I turn back?',
    home: 'Alive at home, leaving now',
    leave: 'Treasure to expect, leaving now',
    stay: 'Treasure to expect, one more roll',
    note: 'Exact odds with perfect play, as if the way home stayed as long as it is.',
  },

  // What can be done.
  buttons: {
    roll: 'Roll the dice',
    again: 'Roll again',
    end: 'End the turn',
    exit: 'Turn back…',
    fight: (odds: string): string => `Fight (${odds} to win)`,
    bribe: (cost: number): string => `Bribe (pay ${String(cost)})`,
    caveIn: (sides: string): string => `Walls ${sides}`,
  },
  sure: {
    title: 'Turn back?',
    text: 'From the next roll on you can only walk over cells with a dot, back to your start. This cannot be taken back.',
    yes: 'Yes, turn back',
    keep: 'No, delve on',
  },
  verbs: {
    move: { short: 'Walk', long: (way: string): string => `Walk ${way}` },
    dig: { short: 'Dig', long: (way: string): string => `Dig ${way}` },
    wall: { short: 'Wall', long: (way: string): string => `Draw a wall ${way}` },
    door: { short: 'Door', long: (way: string): string => `Draw a door ${way}` },
    'cave in': { short: 'Wall', long: (way: string): string => `Let it cave in ${way}` },
  },
  leaving: 'Your delver dies at once, and the treasure is lost. Others play on.',

  // The board.
  board: 'Sheet',
  cell: {
    you: 'you',
    yourStart: 'your start',
    start: (who: string): string => `start of ${who}`,
    explored: 'explored',
    unexplored: 'unexplored',
    wall: (way: string): string => `wall ${way}`,
    rim: (way: string): string => `rim ${way}`,
    open: (way: string): string => `open ${way}`,
    door: (way: string): string => `door ${way}`,
    can: (what: string): string => `press Enter: ${what}`,
  },
  cave: (left: number): string =>
    left === 1 ? 'Tap one more open side' : `Tap ${String(left)} open sides`,
  misses: {
    roll: 'First roll the dice.',
    monster: 'A monster is in the way: fight or bribe.',
    far: 'Only the marked sides of your cell can be chosen.',
    theirs: 'It is not your turn.',
    over: 'The game is over.',
    watching: 'You are watching this game.',
  },
  cues: {
    trap: (strength: number): string => `Trap: ${String(strength)} or more`,
    monster: (strength: number): string => `Monster: ${String(strength)} or more`,
    dig: 'Dig: 5 or more',
    spoils: (strength: number): string => `Hoard: less than ${String(strength)}`,
    caveIn: 'Cave-in: die less two',
    good: 'made it',
    bad: 'failed',
    hurt: 'a life lost',
    walls: (walls: number): string => many(walls, 'wall', 'walls'),
  },
  effects: {
    dice: 'Dice',
    step: 'Step',
    scratch: 'Wall drawn',
    hinge: 'Door drawn',
    pick: 'A dig fails',
    crumble: 'A wall falls',
    rumble: 'Cave-in',
    coin: 'Treasure gained',
    snap: 'Trap sprung',
    clash: 'Monster beaten',
    purse: 'Monster bribed',
    ouch: 'Life lost',
    horn: 'Turning back',
    gate: 'Home',
    bell: 'A delver dies',
    fanfare: 'Victory',
    dirge: 'Lost',
    tick: 'Not possible',
    turn1: 'Turn of delver 1',
    turn2: 'Turn of delver 2',
    turn3: 'Turn of delver 3',
  },
  credit:
    '“Delve”, published as EXTRIKATE, by Matt Williams / Steam Kitty Games, licensed under CC BY-SA 4.0 (creativecommons.org/licenses/by-sa/4.0). Rules restated in our own words with rulings added; that text is shared under the same licence.',
}
