in_short =
    .title = In short
    .goal = Carry enough gold onto an exit. (DM-68)
    .turn = 6 action points a turn, one less for each piece of gear: a step costs 1, picking up 1, a potion or an attack all that are left. (DM-24, DM-34)
    .seeing = You see two tiles around you, three with a lantern. Walls do not block sight. (DM-36, DM-37)
    .things = A potion heals 1, a sword adds 1 damage, armour takes 1 away. (DM-48, DM-51)
    .fighting = An attack on a neighbour hits three times in four, for 1 damage, and ends the turn. (DM-50, DM-51)
    .dying = Without hit points you are dead: gear is destroyed, gold falls to the floor. (DM-55, DM-56, DM-58)

what_it_is_about =
    .title = What it is about
    .DM-68 = Step onto an exit while you carry enough gold, and you win at once.
    .DM-70 = More gold than the goal does no harm. With goal 0 any exit will do.
    .DM-15 = One to eight players, each for themselves.
    .DM-72 = If nobody is alive, or the last round is over, there is no winner.
    .DM-71 = The last one alive still has to get out, unless the table says that survivors win.

the_dungeon =
    .title = The dungeon
    .DM-1 = A rectangle of square tiles, of any size.
    .DM-2 = A tile is floor, wall or exit, and stays so.
    .DM-3 = On floor may lie one thing: gold, a health potion, a sword, armour or a lantern.
    .DM-6 = Beyond the rim is wall like any other.
    .DM-7 = No two living players share a tile.
    .DM-16 = You begin on a random free tile with 3 hit points, no gold and no gear.
    .DM-17 = What lies on your first tile is not yours yet, and an exit there wins nothing.

a_turn =
    .title = A turn
    .DM-23 = Players take turns in a fixed order; the dead are skipped.
    .DM-24 = A turn has 6 action points (AP), less one for each piece of gear you carry.
    .DM-25 = Gear taken during a turn costs its point from the next turn on.
    .DM-26 = The turn ends when no AP are left, when you say so, after a potion and after an attack. What is left is lost.
    .DM-32 = What does not work costs nothing.
    .DM-34 = A step costs 1 AP, picking up 1 AP, a potion or an attack all that are left.
    .DM-28 = Where people wait for each other a clock may run; running out ends the turn, and too often in a row ends the player.

seeing =
    .title = Seeing
    .DM-36 = You see two tiles around you, three with a lantern, without the corners of that square.
    .DM-37 = Nothing blocks sight: you see through walls and people.
    .DM-38 = A player hides what lies below. You see that somebody is there, and no more.
    .DM-40 = Gold looks the same for any amount, and a figure does not tell who it is.
    .DM-41 = A lantern shines from the moment it is taken.
    .DM-76 = What you have seen is remembered, and drawn darker once out of sight.

walking_and_taking =
    .title = Walking and taking
    .DM-43 = A step leads to one of the four tiles next to yours.
    .DM-44 = Not into walls, and not into living players.
    .DM-45 = Things you walk over stay where they are, until you pick them up.
    .DM-47 = One sword, one armour and one lantern at most; they cannot be put down.
    .DM-48 = A pile of gold is taken whole. A potion is drunk at once: 1 HP more.

fighting_and_dying =
    .title = Fighting and dying
    .DM-49 = Attack a player on one of the four tiles next to yours.
    .DM-50 = It costs all your AP, hits three times in four, and ends the turn.
    .DM-51 = A hit does 1 damage, 1 more with a sword, 1 less against armour.
    .DM-53 = The attacker learns what came of it; the other one, from which side the blow came.
    .DM-55 = Without hit points you are dead, and have lost.
    .DM-56 = Gear of the dead is destroyed.
    .DM-58 = Gold of the dead falls to the floor, in place of what lay there.
    .DM-61 = From an exit it rolls to the nearest floor.
    .DM-63 = Leaving is dying.

who_knows_what =
    .title = Who knows what
    .DM-75 = Everybody knows the goal, the round, whose turn it is, and who is alive, dead or gone.
    .DM-77 = Who watches, the dead included, learns just that, unless the table is open to watchers.
    .DM-74 = After the end the whole dungeon is shown.
