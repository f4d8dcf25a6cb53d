### Der Plan von Dungeon Crawler Labyrinth im Browser.

mat_label = Der Plan: Ziehen oder Pfeiltasten verschieben ihn, Plus und Minus zoomen, F findet dich, 0 zeigt alles
look_around = Umsehen
zoom_in = Näher heran
zoom_out = Weiter weg
find_me = Wo bin ich?
whole_mat = Den ganzen Plan zeigen
follow_events = Dem Geschehen folgen
figures_label = Figuren auf dem Plan
targets_label = Was du auf dem Plan tun kannst

## Was Vorleseprogramme sagen

hero_here = { $is_webbed ->
    [yes] { $name }, { $adventurer }, auf { $cell }, { $taken } von { $most } Wunden, im Netz
   *[no] { $name }, { $adventurer }, auf { $cell }, { $taken } von { $most } Wunden
}
monster_here = { $name }, auf { $cell }, { $taken } von { $most } Wunden
walk_there = Nach { $cell } gehen
movement = { $points } Bewegung
deed = { $verb ->
    [push] An { $name } auf { $cell } vorbeidrängen
    [melee] Gegen { $name } auf { $cell } zuschlagen
    [shoot] Auf { $name } auf { $cell } schießen
    [blast] Flächenangriff um { $cell }: { $name }
    [place] Auf { $cell } setzen: { $name }
    [gate] Durch Tor { $name } hereinkommen, { $cell }
   *[target] Auf { $cell } wählen: { $name }
}
choose_space = { $cell } wählen
finds =
    .treasure = Schatz
    .chest = die Truhe
    .deadly = tödlich
the_figure = die Figur

## Was auf den Knöpfen steht

deed_short =
    .move = Gehen
    .push = Vorbeidrängen
    .melee = Schlagen
    .shoot = Schießen
    .blast = Flächenangriff
    .place = Hierher
    .target = Wählen
    .gate = Hier herein
walk_points = { $points ->
    [one] Gehen · 1 Punkt
   *[other] Gehen · { $points } Punkte
}
deadly_here =
    .L = Lava vernichtet dich sofort.
    .d = Wer eine Bewegung auf tiefem Wasser beendet, wird vernichtet.
at_slot = { $verb ->
    [lay] { $tile } auf Plattenfeld { $place } legen
    [turn] { $tile } auf Plattenfeld { $place } drehen
   *[tile] { $tile } auf Plattenfeld { $place } wählen
}
empty_slot = Plattenfeld
choose_slot = Wähle einen Platz dafür auf dem Plan.
choose_tile = Wähle eine Platte auf dem Plan.
choose_spot = Wähle ein leuchtendes Feld auf dem Plan.
rotate_tile = Drehen
confirm_slot =
    .lay = Hier hinlegen
    .turn = So drehen
    .tile = Diese
not_here = Nicht hier
door_at = { $side ->
    [e] Geheimtür an der Ostseite von Plattenfeld { $place }
   *[s] Geheimtür an der Südseite von Plattenfeld { $place }
}
slide = { $way ->
    [n] Nach Norden rutschen
    [e] Nach Osten rutschen
    [s] Nach Süden rutschen
   *[w] Nach Westen rutschen
}
slide_ways =
    .n = Norden
    .e = Osten
    .s = Süden
    .w = Westen
misses =
    .hidden = Noch nicht aufgedeckt.
    .rock = Fels.
    .lava = Lava würde dich vernichten.
    .no_move = Du kannst dich in diesem Zug nicht mehr bewegen.
    .no_way = Dorthin führt kein Weg.
    .lit = Nur die hellen Felder stehen zur Wahl.
    .no_tile = Es gibt gerade keine Platte zu drehen.
    .confirm = Bestätige es mit dem goldenen Knopf.
    .elsewhere = Das wird nicht auf dem Plan gewählt.
too_far = { $cost } Bewegung, du hast { $points }.
stands_there = Dort steht { $name }.
# Whom an effect with an area reaches; $names such as "Bo’s Skeleton and you".
area_hits = Trifft { $names }.
area_heals = Heilt { $names }.
area_nobody = Dort ist niemand.
# Whom the drawn Monster would go for from the space that is looked at.
prey_from = Von hier gegen { $name }, { $count } Bewegung weit.
prey_asked = Tippe ein Feld an und sieh, auf wen es losginge.
no_prey = Von hier geht es auf niemanden los.
