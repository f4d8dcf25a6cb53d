### Ce que Dungeon of Dooom ajoute à l’analyse d’une partie.

go = { $way ->
    [n] au nord
    [e] à l’est
    [s] au sud
   *[w] à l’ouest
}
strike = { $way ->
    [n] frapper au nord
    [e] frapper à l’est
    [s] frapper au sud
   *[w] frapper à l’ouest
}
take = ramasser
stop = terminer le tour
layers =
    .gold = Où l’or pouvait être
    .exit = Où pouvaient être les sorties
rival = Où { $who } pouvait être
short =
    .gold = Or
    .exit = Sorties
