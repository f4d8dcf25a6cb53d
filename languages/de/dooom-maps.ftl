### Dungeon of Dooom: Karten wählen und zeichnen.

place = { $column ->
    [0] Zeile { $line }
   *[other] Zeile { $line }, Spalte { $column }
}
spot = Reihe { $row }, Spalte { $column }
size_and_gold = { $width } × { $height }, { $goal } von { $gold } Gold nötig
failed = Das ging nicht. Ist der Server da?
no_room = Für so viel Gold und so viele Spieler ist kein Platz: Mach die Karte größer oder verlange weniger.
load_file = Datei laden …
tiles =
    .wall = Mauer
    .floor = Boden
    .exit = Ausgang
    .gold = Gold
    .potion = Trank
    .sword = Schwert
    .armour = Rüstung
    .lantern = Laterne
# Was an einer Karte nicht stimmt, nach dem Code der Regeln.
flaws =
    .MAP_TOO_BIG = Die Karte ist zu groß: höchstens 1.000.000 Felder und 2 MiB.
    .MAP_NOT_TEXT = Das ist kein Text in UTF-8.
    .MAP_EMPTY = Eine Karte braucht Namen, Ziel und mindestens eine Zeile.
    .MAP_NO_NAME = Die erste Zeile muss „name“ und der Name der Karte sein.
    .MAP_NO_WIN = Die zweite Zeile muss „win“ und das Gold zum Sieg sein.
    .MAP_BAD_WIN = Das Gold zum Sieg muss eine ganze Zahl ab 0 sein.
    .MAP_RAGGED = Diese Zeile ist nicht so lang wie die erste.
    .MAP_BAD_CHAR = Dieses Zeichen bedeutet nichts auf einer Karte.
    .MAP_NO_EXIT = Es gibt keinen Ausgang.
    .MAP_LOW_GOLD = Auf der Karte liegt weniger Gold, als zum Sieg nötig ist.
    .MAP_SPLIT = Nicht alles hängt zusammen: Von hier kommt man nicht überallhin.
    .MAP_NO_WINNING_REGION = Niemand kann gewinnen: Kein Teil hat Ausgang und genug Gold.
    .MAP_CROWDED = Es gibt weniger Felder zum Stehen als Spieler.

## Die Wahl eines Verlieses

chooser =
    .legend = Verlies
    .generated_help = Für diese Partie gemacht; niemand kennt es.
    .own_help = Lade eine Datei oder zeichne eine Karte.
    .style = Art
    .size = Größe
    .goal = Gold zum Sieg
    .edit = Karte zeichnen
    .change = Ändern
    .none = Noch keine Karte.
    .refused = Diese Datei ist nicht spielbar:
styles =
    .rooms = Räume
    .maze = Labyrinth
    .cave = Höhle

## Der Editor

editor =
    .title = Karten
    .heading = Karteneditor
    .untitled = Mein Verlies
    .name = Name
    .goal = Gold zum Sieg
    .style = Art
    .width = Breite
    .height = Höhe
    .tools = Feld
    .hand = Schieben
    .hand_help = Ziehen verschiebt die Karte
    .boxes = Kästen füllen
    .undo = Rückgängig
    .redo = Wiederholen
    .closer = Näher
    .farther = Weiter weg
    .keys = Pfeiltasten bewegen, Leertaste malt das gewählte Feld; # . E G H S A L malen sofort; Strg+Z nimmt zurück.
    .play = Spielen
    .use = Mit anderen spielen
    .download = Herunterladen
    .from = Beginnen mit
    .from_nothing = Wählen …
    .blank = Leere Halle
    .make = Erzeugen …
    .made = Karte erzeugen
    .seats = Für Spieler
    .more_gold = Mehr Gold
    .order = Erzeugen
    .close = Schließen
    .checking = Wird geprüft …
    .good = Diese Karte ist spielbar.
    .odd = Sie ist spielbar, aber:
    .bad = Sie ist noch nicht spielbar:
    .offline = Kann gerade nicht geprüft werden.
    .unkept = Die Karte ist zu groß für dieses Gerät: Lade sie herunter.
sheet = Karte, { $width } mal { $height } Felder
painted = { spot }: { $tile }
