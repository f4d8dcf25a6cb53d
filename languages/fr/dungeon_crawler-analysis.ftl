### Ce que Dungeon Crawler Labyrinth ajoute à l’analyse d’une partie.

cards = Cartes que { $who } pouvait avoir

deed = { $verb ->
    [move] Avancer
    [push] Bousculer
    [melee] Frapper
    [shoot] Tirer
    [blast] Souffler
    [place] Placer le monstre
    [target] Viser
    [lay] Poser la tuile
    [turn] Tourner la tuile
    [tile] Choisir la tuile
    [door] Fermer la porte
   *[other] Agir
}
way = { $way ->
    [n] au nord
    [ne] au nord-est
    [e] à l’est
    [se] au sud-est
    [s] au sud
    [sw] au sud-ouest
    [w] à l’ouest
   *[nw] au nord-ouest
}
there = { $count ->
    [0] { deed }, ici même
    [one] { deed }, 1 case { way }
   *[other] { deed }, { $count } cases { way }
}
