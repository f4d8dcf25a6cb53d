### Die Befehlszeile: was über einen Befehl gesagt wird, der sich nicht ausführen lässt, und Listen der Spiele.
### Was man tippt, bleibt in jeder Sprache gleich; auch --help ist englisch.

## Fehler in einem Befehl

no_command = es gibt keinen Befehl { $name }; { $hint }
no_option = { $where } hat keine Option { $name }; { $hint }
one_word_too_many = { $name } ist ein Wort zu viel (siehe { $where } --help)
see_help = { $problem } (siehe { $where } --help)
expected_command = hier fehlt ein Befehl; { $hint }
expected_number = erwartet wird eine ganze Zahl von { $low } bis { $high }, nicht { $given }
expected_seconds = erwartet werden Sekunden von 0.001 bis 3600, nicht { $given }
expected_setting = erwartet wird Name=Wert wie level=2, nicht { $given }
expected_names = erwartet werden Namen wie knight,random, nicht { $given }
given_twice = die Einstellung { $name } ist zweimal angegeben

## Spiele, Bots und Einstellungen

heads =
    .game = Spiel
    .title = Titel
    .seats = Plätze
    .summary = worum es geht
    .bot = Bot
    .strength = Stärke
    .bot_summary = wie er spielt
    .setting = Einstellung
    .default = üblich
    .expected = möglich
    .help = was sie bewirkt
    .ranked = Bestenliste
ranked_values =
    .any = jeder Wert
    .default = nur der übliche

## Spielen

no_mode = im Terminal gibt es keinen Modus { $name }; { $hint }
mode_people = der Modus { $mode } ist für { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}, nicht für { $given }
mode_without_bots = im Modus { $mode } spielt kein Bot; lass --bot weg oder nimm einen anderen Modus
no_such_table = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
} und { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
} passen nicht zusammen; Modi: { $names }
bot_seats = der Modus { $mode } hat { $bots ->
    [one] 1 Platz für einen Bot
   *[other] { $bots } Plätze für Bots
}, nicht { $given }
too_many_names = im Modus { $mode } spielen höchstens { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}, nicht { $given }
names_must_differ = die Namen müssen sich unterscheiden: { $names }
bad_name = ein Name hat 1 bis { $most } sichtbare Zeichen, nicht { $given }

## Aufzeichnungen und andere Dateien

is_folder = das ist ein Ordner, keine Aufzeichnung
not_readable = lässt sich nicht lesen: { $reason }
not_a_file_name = das ist kein Dateiname
not_utf8 = Zeile { $line }, Spalte { $column }: Byte { $byte } ist kein UTF-8-Text; ist das eine Aufzeichnung?
exists_already = { $path } gibt es schon; nenne eine neue Datei, überschrieben wird nichts
no_folder = es gibt keinen Ordner { $path }, um darin zu speichern
folder_not_writable = in den Ordner { $path } lässt sich nicht schreiben
not_written = { $path } lässt sich nicht schreiben: { $reason }
from_step = --from braucht --step N, den Schritt, der neu gewählt wird: 1 bis { $count }
from_other_game = die Aufzeichnung ist eine von { $game }
no_seat = es gibt keinen Platz { $given }; die Aufzeichnung hat { $count }, gezählt ab 0
no_step = es gibt keinen Schritt { $given }; die Aufzeichnung hat { $count }
