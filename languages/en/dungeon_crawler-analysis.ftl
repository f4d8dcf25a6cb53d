### What Dungeon Crawler Labyrinth adds to the analysis of a match.

cards = Cards that { $who } could hold

# What is done on the mat.
deed = { $verb ->
    [move] Move
    [push] Push
    [melee] Strike
    [shoot] Shoot
    [blast] Blast
    [place] Place the Monster
    [target] Aim
    [lay] Lay the tile
    [turn] Turn the tile
    [tile] Choose the tile
    [door] Close the door
   *[other] Act
}
# $way is a point of the compass.
way = { $way ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
# Where it is done, seen from the own Adventurer.
there = { $count ->
    [0] { deed } right here
    [one] { deed } 1 space { way }
   *[other] { deed } { $count } spaces { way }
}
