### What Dungeon of Dooom adds to the analysis of a match.

go = { $way ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
strike = { $way ->
    [n] a blow to the north
    [e] a blow to the east
    [s] a blow to the south
   *[w] a blow to the west
}
take = picking it up
stop = ending the turn
layers =
    .gold = Where gold could lie
    .exit = Where exits could be
rival = Where { $who } could be
# The same on a narrow screen.
short =
    .gold = Gold
    .exit = Exits
