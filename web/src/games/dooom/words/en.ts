const WAYS = ['north', 'east', 'south', 'west']

const things = {
  gold: 'gold',
  potion: 'a health potion',
  sword: 'a sword',
  armour: 'armour',
  lantern: 'a lantern',
}
type Thing = keyof typeof things

/** "2 north, 1 east" from where one stands. */
function offset(rows: number, columns: number): string {
  const part = (count: number, way: string): string[] =>
    count === 0 ? [] : [`${String(Math.abs(count))} ${way}`]
  return [
    ...part(rows, rows < 0 ? 'north' : 'south'),
    ...part(columns, columns < 0 ? 'west' : 'east'),
  ].join(', ')
}

const points = (ap: number): string => `${String(ap)} AP`

export default {
  board: 'The dungeon as you know it',
  you: 'You',
  player: (seat: number): string => `Player ${String(seat + 1)}`,
  way: (way: number): string => WAYS[way] ?? '',
  offset,
  credit:
    'Dungeon of Dooom is a coursework classic that many have built; these are its rules in our own words, with maps of our own.',
  leaving: 'You die here: your gold falls to the floor, and the others play on.',

  things,
  tiles: { wall: 'wall', floor: 'floor', exit: 'exit', unknown: 'unknown' },
  cell: {
    you: 'you',
    stranger: 'another player',
    lit: 'in sight',
    remembered: 'remembered',
    pile: (amount: number): string => `${String(amount)} gold`,
    move: 'press Enter: go there',
    attack: 'press Enter: attack, all your AP',
    pickUp: (thing: Thing): string => `press Enter: take ${things[thing]}`,
  },
  dark: {
    watch: 'Too dark to watch',
    watchText:
      'Who plays sees only what is near; who watches learns who lives and whose turn it is.',
    dead: 'You are dead',
    deadOther: (who: string): string => `${who} is dead`,
    deadText:
      'Your gold lies where you fell. The living play on; you hear who else dies and who gets out.',
    gone: 'You have left the dungeon',
    waiting: 'The gate is still shut',
    waitingText: 'The match begins when enough players have come.',
  },
  keys: [
    ['Arrow keys, W A S D', 'walk; toward a player: attack, with all your AP'],
    ['E or G', 'pick up what lies below you'],
    ['Space', 'end the turn'],
    ['Drag', 'look around on the map'],
  ] as readonly (readonly [string, string])[],
  zoom: { in: 'Closer', out: 'Farther away', back: 'Back to the figure' },

  status: {
    yours: (ap: number): string => `Your turn: ${points(ap)} left`,
    theirs: (who: string): string => `${who} is on the move in the dark.`,
    turnOf: (who: string, ap: number): string => `${who}: ${points(ap)} left`,
    dead: (who: string): string => `You are dead. It is the turn of ${who}.`,
    waiting: 'Waiting for players.',
    over: 'The match is over.',
  },
  buttons: {
    end: 'End the turn',
    pickUp: {
      gold: 'Take the gold ·\u00a01\u00a0AP',
      potion: 'Drink the potion · ends the turn',
      sword: 'Take the sword ·\u00a01\u00a0AP',
      armour: 'Take the armour ·\u00a01\u00a0AP',
      lantern: 'Take the lantern ·\u00a01\u00a0AP',
    },
    attackShort: 'attack',
    attack: (way: string): string => `Attack to the ${way}: costs all AP, hits 3 times in 4`,
    move: (way: string): string => `Move ${way}`,
  },
  misses: {
    over: 'The match is over.',
    watching: 'You are only watching.',
    dead: 'You are dead.',
    theirs: 'It is not your turn.',
    wall: 'A wall.',
    nothing: 'There is nothing to pick up here.',
    have: 'You carry one of these already.',
    far: 'Only the four tiles next to you can be reached in one step.',
  },

  panel: {
    hp: (hp: number): string => `${String(hp)} hit points`,
    ap: (ap: number, full: number): string => `${String(ap)} of ${String(full)} action points`,
    apName: 'AP',
    gold: (gold: number, goal: number): string => `${String(gold)} of ${String(goal)} gold`,
    enough: 'Enough gold: find an exit!',
    none: 'No gold needed: find an exit!',
    carries: (thing: Thing): string => `carries ${things[thing]}`,
    noGear: 'No gear: 6 AP a turn',
    keys: 'Arrow keys walk and attack, E takes, Space ends the turn.',
    price: (full: number): string =>
      `Each piece costs 1 AP a turn: ${points(full)} from your next turn on`,
    effects: {
      sword: 'sword: your hits do 1 more',
      armour: 'armour: hits on you do 1 less',
      lantern: 'lantern: you see 3 tiles far',
    },
    round: (round: number): string => `Round ${String(round)}`,
    players: 'Players in order',
    away: 'away',
    states: { empty: 'free seat', alive: 'alive', dead: 'dead', gone: 'gone' },
    turn: 'to move',
  },

  joined: (who: string, isYou: boolean): string =>
    isYou ? 'You come down into the dungeon.' : `${who} comes down into the dungeon.`,
  began: (first: string, isYou: boolean): string =>
    isYou ? 'The match begins with you.' : `The match begins with ${first}.`,
  turn: (who: string, isYou: boolean, round: number): string =>
    isYou ? `Round ${String(round)}: your turn.` : `Round ${String(round)}: ${who} is on the move.`,
  moved: (who: string, isYou: boolean, way: string): string =>
    isYou ? `You go ${way}.` : `${who} goes ${way}.`,
  took: {
    gold: (who: string, isYou: boolean, amount: number): string =>
      `${isYou ? 'You take' : `${who} takes`} ${String(amount)} gold.`,
    potion: (who: string, isYou: boolean): string =>
      isYou
        ? 'You drink a health potion: one hit point more.'
        : `${who} drinks a health potion: one hit point more.`,
    sword: (who: string, isYou: boolean): string =>
      `${isYou ? 'You take' : `${who} takes`} a sword.`,
    armour: (who: string, isYou: boolean): string =>
      `${isYou ? 'You put' : `${who} puts`} on armour.`,
    lantern: (who: string, isYou: boolean): string =>
      isYou ? 'You take a lantern: you see farther now.' : `${who} takes a lantern.`,
  },
  attacked: {
    miss: (who: string, isYou: boolean, way: string): string =>
      `${isYou ? 'You strike' : `${who} strikes`} ${way} and ${isYou ? 'miss' : 'misses'}.`,
    held: (who: string, isYou: boolean, way: string): string =>
      `${isYou ? 'You hit' : `${who} hits`} to the ${way}, but the armour holds.`,
    hit: (who: string, isYou: boolean, way: string, damage: number): string =>
      `${isYou ? 'You hit' : `${who} hits`} to the ${way}: ${String(damage)} damage.`,
    killed: (who: string, isYou: boolean, way: string): string =>
      `${isYou ? 'You strike' : `${who} strikes`} a deadly blow to the ${way}.`,
  },
  struck: {
    miss: (who: string, isYou: boolean, way: string): string =>
      `A blow from the ${way} misses ${isYou ? 'you' : who}.`,
    held: (who: string, isYou: boolean, way: string): string =>
      `A blow from the ${way} bounces off ${isYou ? 'your armour' : `the armour of ${who}`}.`,
    hit: (who: string, isYou: boolean, way: string, lost: number): string =>
      `A blow from the ${way} costs ${isYou ? 'you' : who} ${String(lost)} HP.`,
  },
  changed: {
    people: (where: string): string => `Movement: somebody is ${where}.`,
    and: ' and somebody ',
    nobody: 'Something in sight has changed.',
  },
  died: (who: string, isYou: boolean): string => (isYou ? 'You die.' : `${who} is dead.`),
  left: (who: string, isYou: boolean): string =>
    isYou ? 'You leave the dungeon.' : `${who} is gone.`,
  ended: (reason: string): string => `The match is over. ${reason}`,
  reasons: {
    'escaped with the gold': (who: string, isYou: boolean): string =>
      isYou
        ? 'You found the way out with enough gold.'
        : `${who} found the way out with enough gold.`,
    'last one standing': (who: string, isYou: boolean): string =>
      isYou ? 'You are the last one alive.' : `${who} is the last one alive.`,
    'nobody alive': (): string => 'Nobody is alive any more.',
    'last round played': (): string => 'The last round is played, and nobody got out.',
    stopped: (): string => 'The host stopped the match.',
    abandoned: (): string => 'Nobody was left to see how the bots went on.',
  },
  victory: 'You made it out!',
  defeat: 'Left in the dark',
  death: 'You died down there',
  nobody: 'The dungeon wins',
  wins: (who: string): string => `${who} made it out`,
  figures: {
    gold: 'Gold',
    hp: 'Hit points',
    rounds: 'Rounds',
  },
  cues: {
    hit: (damage: number): string => `Hit! ${String(damage)}`,
    killed: 'Slain!',
    held: 'No damage',
    miss: 'Missed',
    struck: (lost: number): string => `−${String(lost)} HP`,
    heldYou: 'Armour holds',
    missYou: 'Missed you',
  },
  effects: {
    step: 'A step',
    coin: 'Gold is taken',
    gulp: 'A potion is drunk',
    buckle: 'Gear is taken',
    blade: 'Your blow hits',
    clank: 'Armour holds',
    whiff: 'A blow misses',
    ouch: 'You are hit',
    rustle: 'Movement in your light',
    knock: 'Somebody comes',
    bell: 'Somebody dies',
    door: 'Somebody leaves',
    drum: 'The match begins',
    fanfare: 'A win',
    dirge: 'A defeat',
    tick: 'That does not work',
    turn1: 'Your turn',
  },
}
