
### Die Seite um die Spiele herum: Start, Partie, Wiederholung, Bestenlisten, Einstellungen.

name = Waystone
close = Schließen
copy = Kopieren
copied = Kopiert
share = Teilen
loading = Lädt…
oops = Etwas ging schief
offline = Du scheinst offline zu sein: Diese Seite ließ sich nicht laden.
retry = Noch einmal versuchen
home = Start
skip = Zum Inhalt
nav =
    .player = Deine Seite
    .label = Seiten
    .leaderboards = Bestenlisten
    .rules = Regeln
    .learn = Spielen lernen
    .credits = Dank
    .settings = Einstellungen
    .help = Tasten und Hilfe
    .menu = Menü
    .sound_on = Ton ist an: ausschalten
    .sound_off = Ton ist aus: einschalten
doors =
    .title = Verliese voller Geheimnisse
    .promise = Ohne Konto, ohne Warten.
    .play = Spielen
    .against = Gegen
    .mode = Spielart
    .choices = mehr zur Auswahl
    .pause = Bild anhalten
    .resume = Bild bewegen
doors_play_game = { $game } spielen
doors_players = { $count ->
    [one] { $range } Spieler
   *[other] { $range } Spieler
}
doors_minutes = { $range } Min.
setup =
    .game = Spiel
    .bot = Gegner
    .play = Jetzt spielen
    .invite = Partie anlegen
    .starting = Es geht los…
    .your_name = Dein Name
    .first = Neu hier? Zwei Minuten Einführung zeigen alles.
    .learn_title = In zwei Minuten gelernt
    .learn = Zeig her
    .no_thanks = Nein, danke
    .back = Schon einmal hier gespielt?
lobby =
    .mine = Deine Partien
    .others_play = Die anderen sind dran
    .no_match = Gerade läuft keine. Drück auf Spielen, und eine beginnt.
    .past = Deine früheren Partien
past =
    .title = Frühere Partien
    .won = Gewonnen
    .lost = Verloren
    .drawn = Unentschieden
    .nobody = Niemand hat gewonnen
    .closed = Geschlossen: neue Regeln
    .watch = Ansehen
    .result = Ergebnis
past_older_rules = nach Regelfassung { $version }
tried_again = neuer Versuch ab Schritt { $step }
past_won_by = Gewonnen von { $names }
match =
    .called_off = Diese Partie wurde abgesagt, bevor sie begann.
    .day_over = Der Tag ist zu Ende: Diese Partie zählt nicht mehr. Du darfst weiterspielen.
    .your_turn = Du bist dran
    .lost = Verbindung verloren. Gleich wieder da…
    .broken = Diese Partie ist kaputt und kann nicht weitergehen. Das tut uns leid.
    .watching = Du schaust zu
    .hidden = Eine zweite Person hat sich gesetzt. Ab jetzt siehst du nur noch, was alle sehen dürfen.
    .waiting = Warten auf Mitspieler
    .link = Link zu dieser Partie
    .qr = QR-Code des Links
    .take = Freien Platz nehmen
    .come_back = Zurückkommen
    .chronicle = Chronik
    .whole_chronicle = Ganze Chronik
    .nothing = Noch ist nichts geschehen.
    .actions = Aktionen
    .new_game = Neues Spiel
    .accept_draw = Remis annehmen
    .more = Mehr…
    .skip = Überspringen
    .clock_label = Zeit übrig
    .pass_text = Alle anderen schauen jetzt weg.
    .done_hide = Fertig, verdecken
    .turn_over = Dein Zug ist vorbei. Verdecke das Brett, wenn du genug gesehen hast.
    .move_pad = Gehen
match_spectators = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
match_seconds_left = { $count ->
    [one] Noch 1 Sekunde
   *[other] Noch { $count } Sekunden
}
match_peek = Halten: sehen wie { $who }
match_pass = Gib das Gerät an { $who }
match_ready = Ich bin { $who }: weiter
# Which way somebody moves: $way is n, e, s or w.
match_move_way = { $way ->
    [n] Nach Norden
    [e] Nach Osten
    [s] Nach Süden
   *[w] Nach Westen
}
help =
    .reference = Kurz nachgeschlagen
