### Was Delve & Dash zur Analyse einer Partie beiträgt.

go = { $way ->
    [n] nach Norden, { $cell }
    [e] nach Osten, { $cell }
    [s] nach Süden, { $cell }
   *[w] nach Westen, { $cell }
}
waystone = Wegstein in { $cell }
stop = den Zug beenden
agree = Remis annehmen
layers =
    .treasure = Wo der Schatz sein konnte
    .lair = Wo der Hort sein konnte
    .dragon = Wo der Drache sein konnte
    .wall = Mögliche Mauern
    .locked = Mögliche Schlösser
other_waystone = Mögliche Wegsteine von { $who }
short =
    .treasure = Schatz
    .lair = Hort
    .dragon = Drache
    .wall = Mauern
    .locked = Schlösser
    .waystone = Wegstein
