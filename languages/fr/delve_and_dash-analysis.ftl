### Ce que Delve & Dash ajoute à l’analyse d’une partie.

go = { $way ->
    [n] au nord, { $cell }
    [e] à l’est, { $cell }
    [s] au sud, { $cell }
   *[w] à l’ouest, { $cell }
}
waystone = borne en { $cell }
stop = terminer le tour
agree = accepter la nulle
layers =
    .treasure = Où pouvait être le trésor
    .lair = Où pouvait être l’antre
    .dragon = Où pouvait être le dragon
    .wall = Murs possibles
    .locked = Serrures possibles
other_waystone = Bornes possibles de { $who }
short =
    .treasure = Trésor
    .lair = Antre
    .dragon = Dragon
    .wall = Murs
    .locked = Serrures
    .waystone = Borne
