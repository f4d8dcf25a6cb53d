export default [
  {
    title: 'What it is about',
    rules: [
      {
        id: 'DM-68',
        text: 'Step onto an exit while you carry enough gold, and you win at once.',
      },
      { id: 'DM-70', text: 'More gold than the goal does no harm. With goal 0 any exit will do.' },
      { id: 'DM-15', text: 'One to eight players, each for themselves.' },
      {
        id: 'DM-72',
        text: 'If nobody is alive, or the last round is over, there is no winner.',
      },
      {
        id: 'DM-71',
        text: 'The last one alive still has to get out, unless the table says that survivors win.',
      },
    ],
  },
  {
    title: 'The dungeon',
    rules: [
      { id: 'DM-1', text: 'A rectangle of square tiles, of any size.' },
      { id: 'DM-2', text: 'A tile is floor, wall or exit, and stays so.' },
      {
        id: 'DM-3',
        text: 'On floor may lie one thing: gold, a health potion, a sword, armour or a lantern.',
      },
      { id: 'DM-6', text: 'Beyond the rim is wall like any other.' },
      { id: 'DM-7', text: 'No two living players share a tile.' },
      {
        id: 'DM-16',
        text: 'You begin on a random free tile with 3 hit points, no gold and no gear.',
      },
      {
        id: 'DM-17',
        text: 'What lies on your first tile is not yours yet, and an exit there wins nothing.',
      },
    ],
  },
  {
    title: 'A turn',
    rules: [
      { id: 'DM-23', text: 'Players take turns in a fixed order; the dead are skipped.' },
      {
        id: 'DM-24',
        text: 'A turn has 6 action points (AP), less one for each piece of gear you carry.',
      },
      { id: 'DM-25', text: 'Gear taken during a turn costs its point from the next turn on.' },
      {
        id: 'DM-26',
        text: 'The turn ends when no AP are left, when you say so, after a potion and after an attack. What is left is lost.',
      },
      { id: 'DM-32', text: 'What does not work costs nothing.' },
      {
        id: 'DM-34',
        text: 'A step costs 1 AP, picking up 1 AP, a potion or an attack all that are left.',
      },
      {
        id: 'DM-28',
        text: 'Where people wait for each other a clock may run; running out ends the turn, and too often in a row ends the player.',
      },
    ],
  },
  {
    title: 'Seeing',
    rules: [
      {
        id: 'DM-36',
        text: 'You see two tiles around you, three with a lantern, without the corners of that square.',
      },
      { id: 'DM-37', text: 'Nothing blocks sight: you see through walls and people.' },
      {
        id: 'DM-38',
        text: 'A player hides what lies below. You see that somebody is there, and no more.',
      },
      {
        id: 'DM-40',
        text: 'Gold looks the same for any amount, and a figure does not tell who it is.',
      },
      { id: 'DM-41', text: 'A lantern shines from the moment it is taken.' },
      {
        id: 'DM-76',
        text: 'What you have seen is remembered, and drawn darker once out of sight.',
      },
    ],
  },
  {
    title: 'Walking and taking',
    rules: [
      { id: 'DM-43', text: 'A step leads to one of the four tiles next to yours.' },
      { id: 'DM-44', text: 'Not into walls, and not into living players.' },
      { id: 'DM-45', text: 'Things you walk over stay where they are, until you pick them up.' },
      {
        id: 'DM-47',
        text: 'One sword, one armour and one lantern at most; they cannot be put down.',
      },
      { id: 'DM-48', text: 'A pile of gold is taken whole. A potion is drunk at once: 1 HP more.' },
    ],
  },
  {
    title: 'Fighting and dying',
    rules: [
      { id: 'DM-49', text: 'Attack a player on one of the four tiles next to yours.' },
      { id: 'DM-50', text: 'It costs all your AP, hits three times in four, and ends the turn.' },
      {
        id: 'DM-51',
        text: 'A hit does 1 damage, 1 more with a sword, 1 less against armour.',
      },
      {
        id: 'DM-53',
        text: 'The attacker learns what came of it; the other one, from which side the blow came.',
      },
      { id: 'DM-55', text: 'Without hit points you are dead, and have lost.' },
      { id: 'DM-56', text: 'Gear of the dead is destroyed.' },
      { id: 'DM-58', text: 'Gold of the dead falls to the floor, in place of what lay there.' },
      { id: 'DM-61', text: 'From an exit it rolls to the nearest floor.' },
      { id: 'DM-63', text: 'Leaving is dying.' },
    ],
  },
  {
    title: 'Who knows what',
    rules: [
      {
        id: 'DM-75',
        text: 'Everybody knows the goal, the round, whose turn it is, and who is alive, dead or gone.',
      },
      {
        id: 'DM-77',
        text: 'Who watches, the dead included, learns just that, unless the table is open to watchers.',
      },
      { id: 'DM-74', text: 'After the end the whole dungeon is shown.' },
    ],
  },
]
