### What Delve & Dash adds to the analysis of a match.

# $way is n, e, s or w.
go = { $way ->
    [n] north to { $cell }
    [e] east to { $cell }
    [s] south to { $cell }
   *[w] west to { $cell }
}
waystone = waystone in { $cell }
stop = ending the turn
agree = agreeing to a draw
layers =
    .treasure = Possible treasure places
    .lair = Possible lairs
    .dragon = Where the dragon could be
    .wall = Possible walls
    .locked = Possible locks
other_waystone = Possible waystones of { $who }
# The same on a narrow screen.
short =
    .treasure = Treasure
    .lair = Lair
    .dragon = Dragon
    .wall = Walls
    .locked = Locks
    .waystone = Waystone
