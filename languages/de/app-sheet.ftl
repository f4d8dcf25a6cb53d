setup_seat = Platz { $at }
setup_player_name = Name von Spieler { $at }
setup_sitters =
    .me = Jemand an diesem Gerät
    .open = Jemand per Link
    .none = Niemand
setup_values =
    .yes = ja
    .no = nein
    .on = an
    .off = aus
setup_clocks =
    .minute = 1 Minute
    .two_minutes = 2 Minuten
    .three_minutes = 3 Minuten
    .day = 1 Tag
    .none = Keine Uhr
sheet =
    .mode = Wie möchtest du spielen?
    .clock = Zeit für einen Zug
    .public = In der Liste zeigen, damit jeder mitspielen kann
    .public_watch = In der Liste zeigen, damit jeder zusehen kann
    .watch = Zusehen
    .name_help = Andere sehen ihn. Kein Konto nötig.
    .house_rules = Hausregeln
    .house_rules_text = Alles, was die Regeln zur Wahl stellen. Was nicht wie üblich ist, ist markiert.
    .unranked = ohne Wertung
    .usual = Zurück zu den üblichen Regeln

## Warum eine Einstellung abgelehnt wird. $setting heißt sie im Formular, $given wurde gewählt.

opponent =
    .fair = Eine faire Partie
    .fair_new = Du hast hier noch gegen keinen Computer gespielt: dieser passt für den Anfang.
    .scale = Wer um 100 stärker ist, gewinnt etwa 64 von 100 Partien.
fair_known = Nach deinen Ergebnissen hier bist du etwa { $strength } wert.
strength = { $like }; Stärke { $rating }

refused_number = { $setting }: eine ganze Zahl von { $low } bis { $high }, nicht „{ $given }“.
refused_share = { $setting }: ein Anteil von { $low } bis { $high } mit höchstens zwei Nachkommastellen, nicht „{ $given }“.
refused_word = { $setting }: eines von { $names }, nicht „{ $given }“.
refused_unknown = Das Spiel hat keine Einstellung „{ $setting }“. Lade diese Seite neu.
refused_people = { $setting }: nur, wenn höchstens ein Mensch am Tisch sitzt.
refused_gold = { $setting }: Auf der Karte liegt nur so viel Gold: { $most }.
refused_room = { $setting }: Auf einer Karte dieser Größe ist dafür kein Platz. Mach sie größer oder verlange weniger.
