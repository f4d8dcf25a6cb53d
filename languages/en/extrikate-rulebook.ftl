in_short =
    .title = In short
    .goal = Bring home more treasure than anybody else. The dead never win. (EX-44)
    .turn = Delving: roll three dice up to three times and stop when you like; a trap or a monster ends the turn. (EX-15, EX-16)
    .rolls = Sums while delving: 3 to 5 and 7 trap, 6 treasure, 8, 12 and 13 walk or dig, 9 and 11 wall, 10 door, 14 to 16 and 18 monster, 17 cave-in. (EX-20)
    .dangers = One die against the number of a trap or monster: less costs one of your three lives. A monster also takes its number in treasure. (EX-34, EX-36, EX-37)
    .turning_back = Turn back at the start of a turn: from then on one roll a turn, over dotted cells, until you stand on your start. (EX-13, EX-17, EX-22, EX-41)
    .way_out = Sums on the way out: 3 to 5 trap, 16 to 18 monster, everything else walk or dig. (EX-20)

what_it_is_about =
    .title = What it is about
    .EX-44 = The delver who comes home with the most treasure wins. The dead never win.
    .EX-1 = One to three players. Everything is open to everybody.
    .EX-45 = Equal hauls share the win.
    .EX-46 = If nobody comes home, the dungeon wins.
    .EX-47 = Alone, getting home is the win and your treasure is the score.

the_sheet =
    .title = The sheet
    .EX-2 = One sheet of twelve by twelve cells for all: columns A to L, rows 1 to 12.
    .EX-3 = A side between two cells is open, a wall or a door. At first all are open.
    .EX-4 = The rim is solid rock.
    .EX-5 = A dot marks an explored cell, whoever was there.
    .EX-7 = Two dice give the column of your start and two more its row; it gets a dot at once.
    .EX-10 = You begin with three lives and no treasure.
    .EX-11 = With several players the highest die begins; turns go in seat order.

a_turn =
    .title = A turn
    .EX-18 = Roll three dice; their sum tells what happens. It must be done if there is any way to do it.
    .EX-15 = While delving you roll once, twice or three times: after each roll you may stop.
    .EX-16 = A trap or a monster ends the turn, whatever its outcome.
    .EX-13 = Before the first roll of a turn you may turn back, for good.
    .EX-14 = Turning back is allowed once you have rolled at least once in the game.
    .EX-17 = On the way out a turn is one roll (up to three in the brisk game).

walking_and_drawing =
    .title = Walking and drawing
    .EX-21 = Walk one cell through an open side or a door. A new cell gets its dot.
    .EX-22 = On the way out you walk over dotted cells only, also those of others.
    .EX-24 = Dig at a wall beside you: on a five or six it is gone. You stay where you are.
    .EX-25 = Wall: draw one at an open side of your cell, even the last one.
    .EX-26 = Walled in already? Then dig instead.
    .EX-28 = Door: draw one at an open or walled side of your cell.
    .EX-29 = A door lets everybody through and stays for ever: nothing can wall it up.
    .EX-30 = Cave-in: a die less two tells how many open sides of your cell become walls, of your choice.

treasure_and_dangers =
    .title = Treasure and dangers
    .EX-32 = Treasure: you gain one, wherever you are.
    .EX-34 = Fight a monster: its number or more on one die wins, less costs a life.
    .EX-35 = After a win roll for its hoard: a number below the monster’s is the treasure you gain.
    .EX-36 = Or bribe it: pay its number in treasure, and no die is rolled.
    .EX-37 = Trap: its number or more on one die, or a life is lost.
    .EX-39 = Without lives you are dead, and your treasure is lost. What was drawn stays.
    .EX-40 = Delvers who meet do nothing to each other.

coming_home =
    .title = Coming home
    .EX-41 = On the way out you are home the moment you enter your own start.
    .EX-42 = Turning back on your own start brings you home at once.
    .EX-43 = The game ends when everybody is home or dead.
    .EX-49 = Giving up is dying.
    .EX-48 = After 500 turns of your own you are lost in the dark.
