in_short =
    .title = In short
    .goal = Carry the treasure into the chamber of your own waystone. (DD-80)
    .moves = Moves a turn: eight with three lives, six with two, four with one; with the treasure always four. (DD-36)
    .tries = Every try costs a move, also one that finds a wall. What anybody finds, everybody sees. (DD-27, DD-38)
    .dragon = The dragon wakes when a step ends within three chambers of it. From then on it flies one chamber a round and strikes whom it reaches. (DD-53, DD-55)
    .strike = A strike costs a life and the treasure; you wake up somewhere else. On your own waystone you are safe. (DD-51, DD-77)
    .doors = Level 2: a locked door gives way half of the time; if it holds, your turn is over. (DD-45, DD-48)
    .battle = Step onto the other warrior while one of you carries the treasure, and a coin decides who has it. (DD-73)

what_it_is_about =
    .title = What it is about
    .DD-80 = You win the moment you hold the treasure in the chamber of your own waystone: by walking there with it, or by winning it there in a battle.
    .DD-3 = Play solo, against the computer, or as a duel: two people on one device or far apart.
    .DD-5 = On level 1 there are walls and passages. Level 2 adds doors with locks.
    .DD-4 = Warrior 1 moves before warrior 2. In a duel a coin decides who is who, and a rematch swaps the seats.

the_labyrinth =
    .title = The labyrinth
    .DD-7 = Eight by eight chambers: columns A to H from west to east, rows 1 to 8 from north to south. Other sizes, from 6 to 20, do not count for the leaderboards.
    .DD-8 = Between two neighbours there is a wall, a passage or a door, the same from both sides and for the whole match.
    .DD-12 = Every chamber can be reached from every other: a lock delays you, it never shuts you out for good.
    .DD-9 = The rim can never be crossed. Trying it costs nothing.

before_the_first_move =
    .title = Before the first move
    .DD-17 = Each warrior chooses one chamber as secret waystone. All 64 are allowed, even the one that the other has. It cannot be changed later.
    .DD-21 = The dragon’s lair is at least four chambers away from every waystone.
    .DD-22 = The treasure is at most two chambers from the lair, maybe in it, and at least three from every waystone.
    .DD-23 = Alone you start on your waystone. Two warriors start two to four chambers away from theirs, so that nobody gives it away.

what_you_can_see =
    .title = What you can see
    .DD-27 = Only trying reveals a boundary. A bump shows a wall, a step shows a passage or a door. Everybody sees what anybody finds.
    .DD-30 = Your waystone is shown to you alone until the match is over.
    .DD-31 = A sleeping dragon is unseen. Awake, it is always shown with two warriors; alone you see it within five chambers, and a faint mark shows where it was seen last.
    .DD-32 = When it wakes, sparkles mark its lair until the treasure is found for the first time.
    .DD-33 = The treasure is unseen until somebody walks onto it. From then on everybody knows where it is.

turns_and_moves =
    .title = Turns and moves
    .DD-35 = Alone, while the dragon sleeps, there are no turns: explore as long as you like. Once it is awake you and it take turns.
    .DD-34 = With two warriors a round is: warrior 1, warrior 2, then the dragon if it is awake.
    .DD-36 = A turn has eight moves with three lives, six with two, four with one; with the treasure always four. Moves are not saved up.
    .DD-38 = Every try costs one move, also one that ends at a wall or a holding door.
    .DD-37 = A wall that is known already cannot be tried again, and costs nothing.
    .DD-39 = Your turn ends when no moves are left, when you press Next turn, when a locked door holds, or when you walk into the dragon.
    .DD-40 = Whoever picks up or wins the treasure goes on with at most four of the moves that were left. Waking the dragon alone gives you a fresh, full turn.

doors_on_level_2 =
    .title = Doors, on level 2
    .DD-44 = An unlocked door always lets you through; after your step it locks behind you.
    .DD-45 = A locked door gives way half of the time. Then you are through, and it stays unlocked.
    .DD-48 = If it holds, your turn is over at once. During free exploration you may just try again.

the_dragon =
    .title = The dragon
    .DD-53 = It wakes when a step ends within three chambers of it, counted without diagonals and without walls. It never sleeps again.
    .DD-50 = Walls and doors do not hinder it. It never enters any waystone.
    .DD-55 = In its phase it flies one chamber, also diagonally, then strikes every warrior in its chamber.
    .DD-56 = It hunts whoever carries the treasure; otherwise the nearest warrior who is not at home. If there is nobody, it looks where it last saw somebody, then flies back to its lair.
    .DD-51 = On your own waystone you are safe.
    .DD-66 = Walking into its chamber means being struck at once, and the end of your turn.
    .DD-77 = A strike costs a life and makes you drop the treasure where you stood. You wake up in a random chamber away from dragon, waystones and treasure.
    .DD-79 = Without lives a warrior is out of the match.

treasure_and_battles =
    .title = Treasure and battles
    .DD-70 = You pick the treasure up by stepping into its chamber. It cannot be put down or given away.
    .DD-73 = Stepping into the chamber of the other warrior while one of you carries the treasure starts a battle. A coin decides who has it afterwards.
    .DD-75 = One battle a turn at most. A battle costs no life.

the_end =
    .title = The end
    .DD-81 = Alone, the match is lost with your last life.
    .DD-82 = In a duel the survivor plays on and still has to bring the treasure home. If both die, both lose.
    .DD-83 = Against the computer, your death is its victory. If the computer dies you play on; if the dragon takes both of you in one flight, both have lost.
    .DD-84 = Giving up hands the win to the other living warrior. A duel may end in a draw by agreement, and after 300 rounds it is closed.
    .DD-85 = When it is over everything is shown, and the replay opens.

leaderboards =
    .title = Leaderboards
    .DD-92 = Eight boards: solo, against the computer, duels online and duels on one device, on two levels each, with a hundred places. Only matches with the usual settings count, won by bringing the treasure home.
    .DD-113 = Programs have boards of their own beside those for people: whoever plays through a token, or faster than any hand.
    .DD-93 = The fastest is first; then fewer moves, fewer lives lost, more walls found.
    .DD-87 = The server measures from the first try to the victory and counts everything itself: you give nothing but a name.
