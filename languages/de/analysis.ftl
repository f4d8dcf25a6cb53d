### Die Analyse einer Partie, im Browser und auf der Kommandozeile.

why = { $why ->
    [dd_dragon] Der Zug konnte in { $cell } enden, wohin der Drache als Nächstes fliegen kann.
    [dd_home] Nach Hause war es nur ein Schritt: nach { $cell }, mit dem Schatz.
    [dd_moves_left] { $count ->
        [one] Ein Schritt war noch übrig.
       *[other] { $count } Schritte waren noch übrig.
    }
    [dd_wall] Dort war eine Wand wahrscheinlich: { $share } %, auf der besseren Seite { $rest } %.
    [dd_way_home] Der bessere Weg führte in { $share } % aller möglichen Labyrinthe nach Hause, dieser in { $rest } %.
    [dd_way_treasure] Der bessere Weg führte in { $share } % aller möglichen Labyrinthe zum Schatz, dieser in { $rest } %.
    [dd_way_carrier] Der bessere Weg führte in { $share } % aller möglichen Labyrinthe zum Träger, dieser in { $rest } %.
    [dd_stop] Stehen zu bleiben war sicherer, als weiterzugehen.
    [ex_leave] Es war Zeit umzukehren: { $home } % kommen von hier nach Hause, { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } weit.
    [ex_stay] Zum Umkehren war es zu früh: Ein weiterer Wurf war sein Risiko wert.
    [ex_enough] Es war Zeit aufzuhören: { $home } % kommen von hier nach Hause, { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } weit.
    [ex_more] Ein weiterer Wurf war sein Risiko wert: { $home } % kommen von hier nach Hause.
    [ex_bribe] Monster { $strength } zu bezahlen kostete weniger, als es zu bekämpfen.
    [ex_fight] Monster { $strength } war besser zu bekämpfen als zu bezahlen.
    [ex_way] Danach { $steps ->
        [one] ist es ein Schritt
       *[other] sind es { $steps } Schritte
    } nach Hause, nach der besseren Wahl { $better }.
    [ex_edge] Anderswo schadet es dem Heimweg weniger.
    [dm_take] Das Gold lag gleich hier.
    [dm_to_gold] Der bessere Schritt verkürzt in { $share } % aller möglichen Verliese den Weg über das Gold zu einem Ausgang, dieser in { $rest } %.
    [dm_to_exit] Der bessere Schritt führt in { $share } % aller möglichen Verliese auf einen Ausgang zu, dieser in { $rest } %.
    [dm_strike] Ein Hieb war mehr wert.
    [dm_no_strike] Der Hieb kostete mehr, als er bringen konnte.
    [dm_points] { $count ->
        [one] Ein Aktionspunkt war noch übrig.
       *[other] { $count } Aktionspunkte waren noch übrig.
    }
    [dc_reach] Die Truhe war in Reichweite: { $steps ->
        [one] ein Bewegungspunkt
       *[other] { $steps } Bewegungspunkte
    } entfernt.
    [dc_way] Zur Truhe sind es danach { $steps } Bewegungspunkte, nach der besseren Wahl { $better }.
    [dc_others] Es hält die anderen weiter von der Truhe fern: { $better } statt { $steps } Bewegungspunkte.
   *[other] Weitergespielt ging es besser aus.
}
mark = { $mark ->
    [blunder] Grober Fehler
    [mistake] Fehler
    [inaccuracy] Ungenauigkeit
   *[find] Volltreffer
}
unit = { $unit ->
    [treasure] Zu erwartender Schatz
   *[chance] Gewinnchance
}
accuracy = Genauigkeit
decisions = Entscheidungen
inaccuracies = Ungenauigkeiten
mistakes = Fehler
blunders = Grobe Fehler
luck = Glück
skill = Können
player = Spieler
played_choice = Gespielt: { $action }
better_choice = Besser: { $action }
moment = Schritt { $step }, { $name }: { $mark }
no_mistakes = Kein Fehler gefunden.
assumes = Beurteilt nach dem, was jeder in diesem Augenblick wusste. Von da an spielen alle so wie der Bot „{ $bot }“. { $count } vorgestellte Stellungen je Entscheidung, Startwert { $seed }.

page =
    .title = Analyse
    .waiting = Die Analyse wartet, bis sie an der Reihe ist …
    .cancel = Abbrechen
    .cancelled = Die Analyse wurde abgebrochen.
    .failed = Die Analyse ist fehlgeschlagen.
    .again = Noch einmal versuchen
    .show = Auf dem Brett zeigen
    .better = Bessere Wahl
    .everything = Alles, wie es wirklich war
    .better_short = Besser
    .everything_short = Alles
    .only_known = Alle Ebenen zeigen nur, was diese Person in diesem Moment wissen konnte.
    .your_chance = Deine Chance
    .your_treasure = Dein Schatz
    .moments = Wichtige Momente
    .no_moments = Nichts hat diese Partie auf einen Schlag geändert: kein Fehler, kein großes Glück.
    .next_mistake = Nächster Fehler
    .first = Zum Anfang
    .back = Einen Schritt zurück
    .on = Einen Schritt vor
    .last = Zum Ende
    .position = Schritt der Partie
    .share = Link zu diesem Moment kopieren
    .copied = Kopiert
    .replay = Wiederholung
    .good = Eine bessere Wahl wurde nicht gefunden.
    .thinking = Der Experte überlegt …
    .assisted = In der Aufzeichnung steht, dass du gefragt hast.
    .understood = Verstanden
    .leave = aufgeben
    .again_about = Eine neue eigene Partie ab genau dieser Stellung, gegen Computer. Sie zählt nirgends mit.
running = { $decided } von { $decisions } Entscheidungen beurteilt
chance_of = Chance von { $name }
treasure_of = Schatz von { $name }
accurate = % genau
mistake_count = { $count ->
    [0] kein Fehler
    [one] 1 Fehler
   *[other] { $count } Fehler
}
step_of = Schritt { $at } von { $all }
step_value = Schritt { $at } von { $all }: { $value }
mark_at = { $mark }, Schritt { $step }
did = { $who ->
    [you] Deine Wahl: { $action }
   *[other] Wahl von { $who }: { $action }
}
instead = { $played } statt { $better }
try_again = Ab Schritt { $step } nochmal versuchen
try_as = { $name } ab Schritt { $step } spielen
see_seat = { $name }: was diese Person wissen konnte
expert = Der Experte würde wählen: { $action }
