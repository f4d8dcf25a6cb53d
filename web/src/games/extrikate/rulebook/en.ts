export default [
  {
    title: 'What it is about',
    rules: [
      {
        id: 'EX-44',
        text: 'The delver who comes home with the most treasure wins. The dead never win.',
      },
      { id: 'EX-1', text: 'One to three players. Everything is open to everybody.' },
      { id: 'EX-45', text: 'Equal hauls share the win.' },
      { id: 'EX-46', text: 'If nobody comes home, the dungeon wins.' },
      { id: 'EX-47', text: 'Alone, getting home is the win and your treasure is the score.' },
    ],
  },
  {
    title: 'The sheet',
    rules: [
      {
        id: 'EX-2',
        text: 'One sheet of twelve by twelve cells for all: columns A to L, rows 1 to 12.',
      },
      {
        id: 'EX-3',
        text: 'A side between two cells is open, a wall or a door. At first all are open.',
      },
      { id: 'EX-4', text: 'The rim is solid rock.' },
      { id: 'EX-5', text: 'A dot marks an explored cell, whoever was there.' },
      {
        id: 'EX-7',
        text: 'Two dice give the column of your start and two more its row; it gets a dot at once.',
      },
      { id: 'EX-10', text: 'You begin with three lives and no treasure.' },
      { id: 'EX-11', text: 'With several players the highest die begins; turns go in seat order.' },
    ],
  },
  {
    title: 'A turn',
    rules: [
      {
        id: 'EX-18',
        text: 'Roll three dice; their sum tells what happens. It must be done if there is any way to do it.',
      },
      {
        id: 'EX-15',
        text: 'While delving you roll once, twice or three times: after each roll you may stop.',
      },
      { id: 'EX-16', text: 'A trap or a monster ends the turn, whatever its outcome.' },
      { id: 'EX-13', text: 'Before the first roll of a turn you may turn back, for good.' },
      {
        id: 'EX-14',
        text: 'Turning back is allowed once you have rolled at least once in the game.',
      },
      { id: 'EX-17', text: 'On the way out a turn is one roll (up to three in the brisk game).' },
    ],
  },
  {
    title: 'Walking and drawing',
    rules: [
      {
        id: 'EX-21',
        text: 'Walk one cell through an open side or a door. A new cell gets its dot.',
      },
      {
        id: 'EX-22',
        text: 'On the way out you walk over dotted cells only, also those of others.',
      },
      {
        id: 'EX-24',
        text: 'Dig at a wall beside you: on a five or six it is gone. You stay where you are.',
      },
      { id: 'EX-25', text: 'Wall: draw one at an open side of your cell, even the last one.' },
      { id: 'EX-26', text: 'Walled in already? Then dig instead.' },
      { id: 'EX-28', text: 'Door: draw one at an open or walled side of your cell.' },
      {
        id: 'EX-29',
        text: 'A door lets everybody through and stays for ever: nothing can wall it up.',
      },
      {
        id: 'EX-30',
        text: 'Cave-in: a die less two tells how many open sides of your cell become walls, of your choice.',
      },
    ],
  },
  {
    title: 'Treasure and dangers',
    rules: [
      { id: 'EX-32', text: 'Treasure: you gain one, wherever you are.' },
      {
        id: 'EX-34',
        text: 'Fight a monster: its number or more on one die wins, less costs a life.',
      },
      {
        id: 'EX-35',
        text: 'After a win roll for its hoard: a number below the monster’s is the treasure you gain.',
      },
      { id: 'EX-36', text: 'Or bribe it: pay its number in treasure, and no die is rolled.' },
      { id: 'EX-37', text: 'Trap: its number or more on one die, or a life is lost.' },
      {
        id: 'EX-39',
        text: 'Without lives you are dead, and your treasure is lost. What was drawn stays.',
      },
      { id: 'EX-40', text: 'Delvers who meet do nothing to each other.' },
    ],
  },
  {
    title: 'Coming home',
    rules: [
      { id: 'EX-41', text: 'On the way out you are home the moment you enter your own start.' },
      { id: 'EX-42', text: 'Turning back on your own start brings you home at once.' },
      { id: 'EX-43', text: 'The game ends when everybody is home or dead.' },
      { id: 'EX-49', text: 'Giving up is dying.' },
      { id: 'EX-48', text: 'After 500 turns of your own you are lost in the dark.' },
    ],
  },
]
