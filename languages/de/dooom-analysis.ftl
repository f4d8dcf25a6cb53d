### Was Dungeon of Dooom zur Analyse einer Partie beiträgt.

go = { $way ->
    [n] nach Norden
    [e] nach Osten
    [s] nach Süden
   *[w] nach Westen
}
strike = { $way ->
    [n] ein Hieb nach Norden
    [e] ein Hieb nach Osten
    [s] ein Hieb nach Süden
   *[w] ein Hieb nach Westen
}
take = aufheben
stop = den Zug beenden
layers =
    .gold = Wo Gold liegen konnte
    .exit = Wo Ausgänge sein konnten
rival = Wo { $who } sein konnte
short =
    .gold = Gold
    .exit = Ausgänge
