export default [
  {
    title: 'What it is about',
    rules: [
      {
        id: 'DD-80',
        text: 'You win the moment you hold the treasure in the chamber of your own waystone: by walking there with it, or by winning it there in a battle.',
      },
      {
        id: 'DD-3',
        text: 'Play solo, against the computer, or as a duel: two people on one device or far apart.',
      },
      {
        id: 'DD-5',
        text: 'On level 1 there are walls and passages. Level 2 adds doors with locks.',
      },
      {
        id: 'DD-4',
        text: 'Warrior 1 moves before warrior 2. In a duel a coin decides who is who, and a rematch swaps the seats.',
      },
    ],
  },
  {
    title: 'The labyrinth',
    rules: [
      {
        id: 'DD-7',
        text: 'Eight by eight chambers: columns A to H from west to east, rows 1 to 8 from north to south. Other sizes, from 6 to 20, do not count for the leaderboards.',
      },
      {
        id: 'DD-8',
        text: 'Between two neighbours there is a wall, a passage or a door, the same from both sides and for the whole match.',
      },
      {
        id: 'DD-12',
        text: 'Every chamber can be reached from every other: a lock delays you, it never shuts you out for good.',
      },
      { id: 'DD-9', text: 'The rim can never be crossed. Trying it costs nothing.' },
    ],
  },
  {
    title: 'Before the first move',
    rules: [
      {
        id: 'DD-17',
        text: 'Each warrior chooses one chamber as secret waystone. All 64 are allowed, even the one that the other has. It cannot be changed later.',
      },
      {
        id: 'DD-21',
        text: 'The dragon’s lair is at least four chambers away from every waystone.',
      },
      {
        id: 'DD-22',
        text: 'The treasure is at most two chambers from the lair, maybe in it, and at least three from every waystone.',
      },
      {
        id: 'DD-23',
        text: 'Alone you start on your waystone. Two warriors start two to four chambers away from theirs, so that nobody gives it away.',
      },
    ],
  },
  {
    title: 'What you can see',
    rules: [
      {
        id: 'DD-27',
        text: 'Only trying reveals a boundary. A bump shows a wall, a step shows a passage or a door. Everybody sees what anybody finds.',
      },
      { id: 'DD-30', text: 'Your gem is shown to you alone until the match is over.' },
      {
        id: 'DD-31',
        text: 'A sleeping dragon is unseen. Awake, it is always shown with two warriors; alone you see it within five chambers, and a faint mark shows where it was seen last.',
      },
      {
        id: 'DD-32',
        text: 'When it wakes, sparkles mark its lair until the treasure is found for the first time.',
      },
      {
        id: 'DD-33',
        text: 'The treasure is unseen until somebody walks onto it. From then on everybody knows where it is.',
      },
    ],
  },
  {
    title: 'Turns and moves',
    rules: [
      {
        id: 'DD-35',
        text: 'Alone, while the dragon sleeps, there are no turns: explore as long as you like. Once it is awake you and it take turns.',
      },
      {
        id: 'DD-34',
        text: 'With two warriors a round is: warrior 1, warrior 2, then the dragon if it is awake.',
      },
      {
        id: 'DD-36',
        text: 'A turn has eight moves with three lives, six with two, four with one; with the treasure always four. Moves are not saved up.',
      },
      {
        id: 'DD-38',
        text: 'Every try costs one move, also one that ends at a wall or a holding door.',
      },
      {
        id: 'DD-37',
        text: 'A wall that is known already cannot be tried again, and costs nothing.',
      },
      {
        id: 'DD-39',
        text: 'Your turn ends when no moves are left, when you press Next turn, when a locked door holds, or when you walk into the dragon.',
      },
      {
        id: 'DD-40',
        text: 'Whoever picks up or wins the treasure goes on with at most four of the moves that were left. Waking the dragon alone gives you a fresh, full turn.',
      },
    ],
  },
  {
    title: 'Doors, on level 2',
    rules: [
      {
        id: 'DD-44',
        text: 'An unlocked door always lets you through; after your step it locks behind you.',
      },
      {
        id: 'DD-45',
        text: 'A locked door gives way half of the time. Then you are through, and it stays unlocked.',
      },
      {
        id: 'DD-48',
        text: 'If it holds, your turn is over at once. During free exploration you may just try again.',
      },
    ],
  },
  {
    title: 'The dragon',
    rules: [
      {
        id: 'DD-53',
        text: 'It wakes when a step ends within three chambers of it, counted without diagonals and without walls. It never sleeps again.',
      },
      { id: 'DD-50', text: 'Walls and doors do not hinder it. It never enters any waystone.' },
      {
        id: 'DD-55',
        text: 'In its phase it flies one chamber, also diagonally, then strikes every warrior in its chamber.',
      },
      {
        id: 'DD-56',
        text: 'It hunts whoever carries the treasure; otherwise the nearest warrior who is not at home. If there is nobody, it looks where it last saw somebody, then flies back to its lair.',
      },
      { id: 'DD-51', text: 'On your own waystone you are safe.' },
      {
        id: 'DD-66',
        text: 'Walking into its chamber means being struck at once, and the end of your turn.',
      },
      {
        id: 'DD-77',
        text: 'A strike costs a life and makes you drop the treasure where you stood. You wake up in a random chamber away from dragon, waystones and treasure.',
      },
      { id: 'DD-79', text: 'Without lives a warrior is out of the match.' },
    ],
  },
  {
    title: 'Treasure and battles',
    rules: [
      {
        id: 'DD-70',
        text: 'You pick the treasure up by stepping into its chamber. It cannot be put down or given away.',
      },
      {
        id: 'DD-73',
        text: 'Stepping into the chamber of the other warrior while one of you carries the treasure starts a battle. A coin decides who has it afterwards.',
      },
      { id: 'DD-75', text: 'One battle a turn at most. A battle costs no life.' },
    ],
  },
  {
    title: 'The end',
    rules: [
      { id: 'DD-81', text: 'Alone, the match is lost with your last life.' },
      {
        id: 'DD-82',
        text: 'In a duel the survivor plays on and still has to bring the treasure home. If both die, both lose.',
      },
      {
        id: 'DD-83',
        text: 'Against the computer, your death is its victory. If the computer dies you play on; if the dragon takes both of you in one flight, both have lost.',
      },
      {
        id: 'DD-84',
        text: 'Giving up hands the win to the other living warrior. A duel may end in a draw by agreement, and after 300 rounds it is closed.',
      },
      { id: 'DD-85', text: 'When it is over everything is shown, and the replay opens.' },
    ],
  },
  {
    title: 'Leaderboards',
    rules: [
      {
        id: 'DD-92',
        text: 'Six boards, three modes by two levels, a hundred places each. Only matches with the usual settings count, won by bringing the treasure home.',
      },
      {
        id: 'DD-93',
        text: 'The fastest is first; then fewer moves, fewer lives lost, more walls found.',
      },
      {
        id: 'DD-87',
        text: 'The server measures from the first try to the victory and counts everything itself: you give nothing but a name.',
      },
    ],
  },
]
