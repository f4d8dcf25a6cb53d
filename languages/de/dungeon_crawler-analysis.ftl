### Was Dungeon Crawler Labyrinth zur Analyse einer Partie beiträgt.

cards = Karten, die { $who } haben konnte

deed = { $verb ->
    [move] Gehen
    [push] Drängen
    [melee] Zuschlagen
    [shoot] Schießen
    [blast] Flächenangriff
    [place] Monster hinstellen
    [target] Zielen
    [lay] Plättchen legen
    [turn] Plättchen drehen
    [tile] Plättchen wählen
    [door] Tür schließen
   *[other] Handeln
}
way = { $way ->
    [n] nördlich
    [ne] nordöstlich
    [e] östlich
    [se] südöstlich
    [s] südlich
    [sw] südwestlich
    [w] westlich
   *[nw] nordwestlich
}
there = { $count ->
    [0] { deed }, genau hier
    [one] { deed }, 1 Feld { way }
   *[other] { deed }, { $count } Felder { way }
}
