export default [
  {
    title: 'What it is about',
    rules: [
      {
        id: 'DC-1',
        text: 'Guide your Adventurer through a labyrinth that all of you lay tile by tile. Whoever first steps onto the chest in the middle, in their own turn, wins.',
      },
      { id: 'DC-2', text: 'Two to six players; everybody is everybody’s opponent.' },
      {
        id: 'DC-107',
        text: 'The game ends at once. The others are ranked by how far they still had to walk.',
      },
      {
        id: 'DC-108',
        text: 'After the last round (60 unless chosen otherwise) the Adventurer with the shortest way to the chest wins; then more cards and gear, then fewer wounds.',
      },
    ],
  },
  {
    title: 'The mat and its tiles',
    rules: [
      {
        id: 'DC-6',
        text: 'The mat has seven by seven places for tiles: the chest in the centre, gates 1 to 4 in the corners, back stairs 5 in the middle of the sides, and 40 free places.',
      },
      { id: 'DC-8', text: 'A tile is five by five spaces and may be turned, never mirrored.' },
      {
        id: 'DC-9',
        text: 'A side is closed, or it is open at least in its middle. Two open sides that meet join their tiles.',
      },
      {
        id: 'DC-12',
        text: 'A new tile goes beside a revealed one. If it can join the labyrinth anywhere it must; a wall may still face somebody’s way.',
      },
      {
        id: 'DC-13',
        text: 'On a full mat the new tile replaces one near your Adventurer that holds no figure.',
      },
      {
        id: 'DC-11',
        text: 'Places without a tile are solid: nobody walks, shoots or sees through them.',
      },
      {
        id: 'DC-15',
        text: 'A tile with an X gets a treasure pile when it is laid, ten on the mat at most.',
      },
    ],
  },
  {
    title: 'Beginning',
    rules: [
      { id: 'DC-17', text: 'The highest roll of two dice begins; turns go around the table.' },
      {
        id: 'DC-18',
        text: 'In turn order the first four choose an adventurer and a gate that nobody has.',
      },
      {
        id: 'DC-19',
        text: 'Players five and six come in from the second round on, by a spawn roll.',
      },
      {
        id: 'DC-20',
        text: 'Hard game: the chest stands on a lava island that only diagonal steps cross on foot.',
      },
      {
        id: 'DC-117',
        text: 'Joining in progress: while fewer than six play, whoever opened the table may open one more seat. After one full round a newcomer sits down, waits for the next round, then acts last and comes in by a spawn roll in the first step 5.',
      },
    ],
  },
  {
    title: 'Your turn: five steps',
    rules: [
      { id: 'DC-25', text: 'All five steps are done, in this order.' },
      { id: 'DC-80', text: '1. All your Monsters move, in the order in which you drew them.' },
      { id: 'DC-91', text: '2. Every one of your Monsters that can attack does so.' },
      { id: 'DC-14', text: '3. Draw a tile and lay it.' },
      {
        id: 'DC-79',
        text: '4. Draw a creature card and put the Monster on a free spawn point or into the centre; it then moves, or attacks if it stands in the centre and can. At your maximum you draw none.',
      },
      {
        id: 'DC-26',
        text: '5. Your Adventurer acts in two halves: attack and move in either order, or two attacks. Never two moves. One that is off the mat spawns first.',
      },
      { id: 'DC-27', text: 'A half may be left out, but not a spawn that is possible.' },
    ],
  },
  {
    title: 'Moving',
    rules: [
      { id: 'DC-32', text: 'A straight step costs 1 movement point (MV).' },
      {
        id: 'DC-33',
        text: 'Diagonal steps cost 1 and 2 in turn: the second, fourth and so on of a move costs 2.',
      },
      { id: 'DC-34', text: 'Shallow water costs 2, diagonally 3.' },
      {
        id: 'DC-35',
        text: 'Deep water costs 3, diagonally 4; who cannot swim or fly drowns if a move ends there.',
      },
      {
        id: 'DC-36',
        text: 'Lava costs like floor and destroys whoever has neither flight nor fire immunity.',
      },
      {
        id: 'DC-37',
        text: 'A diagonal step needs both spaces beside it open and free of figures that block: no corner is cut.',
      },
      {
        id: 'DC-31',
        text: 'You may walk in parts: after each you see what happens and go on with the points left.',
      },
      {
        id: 'DC-39',
        text: 'Every figure blocks an Adventurer. Monsters walk through each other, not through Adventurers.',
      },
      {
        id: 'DC-43',
        text: 'Being pushed, slid or teleported is not a move: it costs nothing and never wins.',
      },
    ],
  },
  {
    title: 'Pushing past',
    rules: [
      {
        id: 'DC-44',
        text: 'In its move an Adventurer may try to enter the space of a figure beside it. Monsters never push.',
      },
      { id: 'DC-46', text: 'Both sides roll a die; the pusher needs the higher number.' },
      {
        id: 'DC-47',
        text: 'On success you choose where the other goes, even lava or deep water, take its space and walk on.',
      },
      {
        id: 'DC-48',
        text: 'On a failure your move is over; a Monster shoves you into lava beside you, a player may.',
      },
      {
        id: 'DC-45',
        text: 'An unpushable Monster cannot be passed; one with thorns wounds everybody who tries.',
      },
    ],
  },
  {
    title: 'Treasure',
    rules: [
      { id: 'DC-53', text: 'An Adventurer that enters a treasure pile draws a card.' },
      { id: 'DC-54', text: 'Whoever slays a Monster draws as many cards as it is worth.' },
      {
        id: 'DC-52',
        text: 'Hands are secret, their size is not. There is no limit and no trading.',
      },
      {
        id: 'DC-55',
        text: 'The Secret Room has no openings and holds three cards for the first who gets in.',
      },
      { id: 'DC-57', text: 'Gear lies open before you and works until your Adventurer is slain.' },
    ],
  },
  {
    title: 'Attacking and seeing',
    rules: [
      {
        id: 'DC-58',
        text: 'Melee hits a figure beside you, ranged one that is not beside you, area a field of three by three. You must see the target; distance does not matter.',
      },
      {
        id: 'DC-64',
        text: 'You see around one corner, not between two, and not along the edge of a wall. Figures, water and lava never block the view.',
      },
      {
        id: 'DC-62',
        text: 'Roll the dice of the attack: every die that reaches the target’s defence is a wound.',
      },
      {
        id: 'DC-61',
        text: 'An area attack rolls for everybody in the field whom its centre sees, your own Monsters too.',
      },
      { id: 'DC-68', text: 'Adventurers attack anybody; Monsters only Adventurers, even yours.' },
    ],
  },
  {
    title: 'Wounds, death and return',
    rules: [
      { id: 'DC-69', text: 'Wounds equal to the body points slay; lava and deep water at once.' },
      {
        id: 'DC-71',
        text: 'A slain Adventurer costs hand and gear. In your next step 5 you choose a free adventurer, without wounds, and spawn.',
      },
      {
        id: 'DC-72',
        text: 'Spawn roll: 1 to 4 that gate, 5 a stair of your choice, 6 the Floating Teleport or, without it, any free point.',
      },
      { id: 'DC-73', text: 'Is the point taken, the next lower number counts.' },
      {
        id: 'DC-74',
        text: 'Walled in, with nobody in sight and no way ever to the middle or the unknown, you may leave the mat with your cards and wounds and spawn next turn.',
      },
      { id: 'DC-76', text: 'Who begins step 5 on the 6 may use it like a spawn roll.' },
    ],
  },
  {
    title: 'Monsters',
    rules: [
      {
        id: 'DC-77',
        text: 'You move your Monsters, but their card decides how; only ties are yours.',
      },
      { id: 'DC-78', text: 'At most 12, 8, 6, 5 or 4 Monsters each with 2, 3, 4, 5 or 6 players.' },
      {
        id: 'DC-82',
        text: 'A Monster that sees an Adventurer follows the first line of its card; else, if one is near on foot, the second; else the third.',
      },
      { id: 'DC-84', text: 'Hunt: go where it can strike its target, or as near as it gets.' },
      { id: 'DC-86', text: 'Skirmish: go where it sees the target and stands beside nobody.' },
      { id: 'DC-87', text: 'Prowl: hunt the nearest Adventurer, seen or not.' },
      { id: 'DC-88', text: 'Guard: stand in the way of the Adventurer nearest to the chest.' },
      { id: 'DC-89', text: 'Hold: stay. Flee: get as far away as it can.' },
      { id: 'DC-90', text: 'Between equal targets the controller chooses.' },
    ],
  },
  {
    title: 'Cards at any moment',
    rules: [
      {
        id: 'DC-94',
        text: 'The game stops at fixed moments and asks those who hold a card that fits, one after the other. A card counts at once; then all are asked again.',
      },
      {
        id: 'DC-95',
        text: 'Moments: between the steps, before a walk, before and after dice, before wounds, and at each of your own decisions in step 5.',
      },
      {
        id: 'DC-98',
        text: 'Before a walk a trap may be laid on one of its spaces, or the labyrinth may change; who walks may then think again.',
      },
      { id: 'DC-97', text: 'After a roll cards may change the dice before they count.' },
      {
        id: 'DC-100',
        text: 'Nobody is told who is asked. You choose how often you want to be; a question that nobody answers is a pass.',
      },
      {
        id: 'DC-111',
        text: 'Who has passed between steps is not asked again until something has changed, except when their own turn begins.',
      },
      {
        id: 'DC-112',
        text: 'As usual, you are asked where a card of yours could do you good: healing when you are wounded, defences before harm, dice cards while the roll can still turn, traps when another Adventurer walks, Monsters and tiles at the beginning of your turn and before somebody may reach the chest. The sign beside a card changes that: always, or not until your next turn.',
      },
      {
        id: 'DC-113',
        text: 'When a Move may end on a chest, and when a chest is rolled for, everybody who can respond is asked.',
      },
      {
        id: 'DC-104',
        text: 'With two chests in the middle whoever reaches one rolls: 1 to 3 it is false, 4 to 6 real.',
      },
    ],
  },
]
