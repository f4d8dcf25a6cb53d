### Extrikate: alles über eine Partie, im Browser und im Terminal.
### $who ist, von wem der Satz handelt; [you] ist, wer ihn liest.

## Wörter

delver = Schatzgräber { $number }
you = Du
way = { $way ->
    [n] nach Norden
    [e] nach Osten
    [s] nach Süden
   *[w] nach Westen
}
side = { $way ->
    [n] im Norden
    [e] im Osten
    [s] im Süden
   *[w] im Westen
}
lives = { $count } Leben
treasure = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
}
walls = { $count ->
    [0] keine Wand
    [one] 1 Wand
   *[other] { $count } Wände
}
result = { $result ->
    [trap] Falle { $strength }
    [monster] Ungeheuer { $strength }
    [gain] Schatz
    [wall] Wand
    [door] Tür
    [cave-in] Einsturz
   *[move_or_dig] Gehen oder graben
}
meaning = { $result ->
    [trap] Würfle ihre Zahl oder mehr, sonst verlierst du ein Leben. Der Zug endet.
    [monster] Kämpfe oder bestich es. Der Zug endet.
    [gain] Du bekommst einen Schatz.
    [wall] Zeichne eine Wand an eine offene Seite.
    [door] Zeichne eine Tür an eine Seite: Sie bleibt für immer offen.
    [cave-in] Ein Würfel minus zwei: So viele offene Seiten werden zu Wänden.
   *[move_or_dig] Geh ein Feld weit oder grabe an einer Wand.
}

## Die Chronik

turn_began = { $who ->
    [you] Dein { $turn }. Zug.
   *[other] { $who }: { $turn }. Zug.
}
exit_declared = { $who ->
    [you] Du kehrst um: Ab jetzt geht es heimwärts.
   *[other] { $who } kehrt um.
}
rolled = { $who ->
    [you] Du würfelst { $dice } = { $sum }: { result }.
   *[other] { $who } würfelt { $dice } = { $sum }: { result }.
}
nothing_happened = Damit lässt sich hier nichts anfangen.
moved = { $is_new ->
    [yes] { $who ->
        [you] Du gehst { way } auf { $cell }, wo noch niemand war.
       *[other] { $who } geht { way } auf { $cell }, wo noch niemand war.
    }
   *[no] { $who ->
        [you] Du gehst { way } auf { $cell }.
       *[other] { $who } geht { way } auf { $cell }.
    }
}
dug = { $is_open ->
    [yes] { $who ->
        [you] Du gräbst { way } und würfelst eine { $die }: Die Wand ist weg.
       *[other] { $who } gräbt { way } und würfelt eine { $die }: Die Wand ist weg.
    }
   *[no] { $who ->
        [you] Du gräbst { way } und würfelst eine { $die }: Die Wand hält.
       *[other] { $who } gräbt { way } und würfelt eine { $die }: Die Wand hält.
    }
}
wall_drawn = { $who ->
    [you] Du zeichnest { side } von { $cell } eine Wand.
   *[other] { $who } zeichnet { side } von { $cell } eine Wand.
}
door_drawn = { $who ->
    [you] Du zeichnest { side } von { $cell } eine Tür.
   *[other] { $who } zeichnet { side } von { $cell } eine Tür.
}
cave_in_began = { $count ->
    [0] Die Decke bricht ein, mit einer { $die }: Nichts fällt herab.
    [one] Die Decke bricht ein, mit einer { $die }: 1 Wand ist zu zeichnen.
   *[other] Die Decke bricht ein, mit einer { $die }: { $count } Wände sind zu zeichnen.
}
cave_in_ended = Geröll verschließt { $cell } { $sides }.
treasure_gained = { $who ->
    [you] { $gained ->
        [one] Du bekommst 1 Schatz und hast jetzt { $all }.
       *[other] Du bekommst { $gained } Schätze und hast jetzt { $all }.
    }
   *[other] { $gained ->
        [one] { $who } bekommt 1 Schatz und hat jetzt { $all }.
       *[other] { $who } bekommt { $gained } Schätze und hat jetzt { $all }.
    }
}
trap_sprung = { $is_safe ->
    [yes] { $who ->
        [you] Falle { $strength }: Du würfelst eine { $die } und entkommst.
       *[other] Falle { $strength }: { $who } würfelt eine { $die } und entkommt.
    }
   *[no] { $who ->
        [you] Falle { $strength }: Du würfelst eine { $die } und wirst verletzt.
       *[other] Falle { $strength }: { $who } würfelt eine { $die } und wird verletzt.
    }
}
fought = { $is_won ->
    [yes] { $who ->
        [you] Ungeheuer { $strength }: Du würfelst eine { $die } und siegst.
       *[other] Ungeheuer { $strength }: { $who } würfelt eine { $die } und siegt.
    }
   *[no] { $who ->
        [you] Ungeheuer { $strength }: Du würfelst eine { $die } und verlierst.
       *[other] Ungeheuer { $strength }: { $who } würfelt eine { $die } und verliert.
    }
}
spoils_rolled = { $gained ->
    [0] Sein Hort, mit einer { $die }: leer.
    [one] Sein Hort, mit einer { $die }: 1 Schatz.
   *[other] Sein Hort, mit einer { $die }: { $gained } Schätze.
}
bribed = { $who ->
    [you] { $paid ->
        [one] Du zahlst dem Ungeheuer 1 Schatz und behältst { $all }.
       *[other] Du zahlst dem Ungeheuer { $paid } Schätze und behältst { $all }.
    }
   *[other] { $paid ->
        [one] { $who } zahlt dem Ungeheuer 1 Schatz und behält { $all }.
       *[other] { $who } zahlt dem Ungeheuer { $paid } Schätze und behält { $all }.
    }
}
life_lost = { $who ->
    [you] { $count ->
        [0] Du hast kein Leben mehr.
       *[other] Du hast noch { $count } Leben.
    }
   *[other] { $count ->
        [0] { $who } hat kein Leben mehr.
       *[other] { $who } hat noch { $count } Leben.
    }
}
died = { $cause ->
    [killed] { $who ->
        [you] Du stirbst im Dunkeln, und deine Schätze sind verloren.
       *[other] { $who } ist tot.
    }
    [lost_in_the_dark] { $who ->
        [you] Du hast dich im Dunkeln verirrt.
       *[other] { $who } hat sich im Dunkeln verirrt.
    }
   *[resigned] { $who ->
        [you] Du gibst auf.
       *[other] { $who } gibt auf.
    }
}
came_home = { $who ->
    [you] { $all ->
        [one] Du bist daheim, mit 1 Schatz!
       *[other] Du bist daheim, mit { $all } Schätzen!
    }
   *[other] { $all ->
        [one] { $who } ist daheim, mit 1 Schatz!
       *[other] { $who } ist daheim, mit { $all } Schätzen!
    }
}
ended = Die Partie ist vorbei: { $text }
roll_off = { $who ->
    [you] Wurf um den ersten Zug: { $throws }. Du beginnst.
   *[other] Wurf um den ersten Zug: { $throws }. { $who } beginnt.
}
roll_off_again = { "; noch einmal " }

## Was zu tun ist

status = { $who ->
    [you] Du: { $task }
   *[other] { $who }: { $task }
}
over = Die Partie ist vorbei.
steps =
    .turn_start = würfeln
    .between_rolls = noch einmal würfeln oder aufhören
    .move_or_dig = gehen oder an einer Wand graben
    .dig_only = eingemauert, also graben
    .place_wall = eine Wand zeichnen
    .place_door = eine Tür zeichnen
    .cave_in = wählen, was einstürzt
    .monster = kämpfen oder bestechen
only_fight = kämpfen
rolls = Wurf { $made } von { $most }

## Das Ende

reason = { $reason ->
    [escaped] { $who ->
        [you] Du bist lebend entkommen.
       *[other] { $who } ist lebend entkommen.
    }
    [most_treasure] { $who ->
        [you] Du hast am meisten heimgebracht.
       *[other] { $who } hat am meisten heimgebracht.
    }
    [equal_treasure] Gleich viel Beute: { $names } teilen sich den Sieg.
   *[the_dungeon_wins] Niemand kam heim. Das Verlies gewinnt.
}
escaped = Entkommen
victory = Sieg
defeat = Niederlage
draw = Geteilter Sieg
lost = Unten geblieben
wins = { $who } gewinnt
figures =
    .treasure = Schätze
    .lives = Leben
    .turns = Züge
    .rolls = Würfe
haul = Beute von { $who }

## Die Tafel

dead = tot
home = daheim
away = nicht da
phases =
    .delve = erkundet
    .exit = auf dem Rückweg
way_home = Heimweg: { $count }
way_help = Schritte des günstigsten Heimwegs; eine Wand zählt vier.
tray = Würfel
no_roll = Noch nicht gewürfelt
last_roll = letzter Wurf
table =
    .title = Ergebnisse und ihre Chancen
    .sum = Summe
    .result = Ergebnis
    .odds = Chance
    .strip = Wie wahrscheinlich jede Summe ist
odds =
    .title = Soll ich umkehren?
    .home = Lebend daheim, wenn ich jetzt umkehre
    .leave = Erwartete Schätze, wenn ich jetzt umkehre
    .stay = Erwartete Schätze mit noch einem Wurf
    .note = Genaue Chancen bei bestem Spiel, als bliebe der Heimweg so lang, wie er ist.

## Was möglich ist

button_roll = Würfeln
button_again = Noch einmal würfeln
button_end = Zug beenden
button_exit = Umkehren…
button_fight = Kämpfen ({ $odds } Siegchance)
button_bribe = Bestechen ({ $count } zahlen)
button_cave_in = Wände { $sides }
sure =
    .title = Umkehren?
    .text = Ab dem nächsten Wurf gehst du nur noch über Felder mit einem Punkt, zurück zu deinem Start. Das lässt sich nicht zurücknehmen.
    .yes = Ja, umkehren
    .keep = Nein, weitergraben
verbs =
    .move = Gehen
    .dig = Graben
    .wall = Wand
    .door = Tür
    .cave_in = Wand
do_there = { $verb ->
    [move] { way } gehen
    [dig] { way } graben
    [wall] { side } eine Wand zeichnen
    [door] { side } eine Tür zeichnen
   *[cave_in] { side } einstürzen lassen
}
let_cave_in = { $sides } einstürzen lassen
leaving = Deine Figur stirbt sofort, und ihre Schätze sind verloren. Die anderen spielen weiter.
cave = { $count ->
    [one] Tippe noch eine offene Seite an
   *[other] Tippe { $count } offene Seiten an
}
misses =
    .roll = Erst würfeln.
    .monster = Ein Ungeheuer steht im Weg: Kämpfe oder bestich es.
    .far = Nur die markierten Seiten deines Feldes sind möglich.
refusals =
    .OUT = Du bist daheim oder tot und kannst nicht mehr aufgeben.
    .SETTLE_FIRST = Erst muss der letzte Wurf ausgeführt werden.
    .ROLL_FIRST = Zu einem Zug gehört mindestens ein Wurf.
    .TOO_LATE = Umkehren geht nur zu Beginn eines Zuges.
    .ALREADY_LEAVING = Du bist umgekehrt, und das lässt sich nicht zurücknehmen.
    .NOT_YET = Würfle wenigstens einmal, bevor du umkehrst.
    .NOT_ROLLED = Kein Wurf verlangt das jetzt.
    .TOO_POOR = Das Ungeheuer will so viele Schätze, wie seine Zahl sagt.
    .RIM = Hinter dem Rand des Blattes ist nichts.
    .WALL_AHEAD = Dort ist eine Wand.
    .UNEXPLORED = Auf dem Rückweg gehst du nur auf Felder mit einem Punkt.
    .EXPLORED = An diesem Tisch führt ein Schritt ins Unbekannte, wenn er kann.
    .NO_WALL = Dort ist keine Wand, an der man graben könnte.
    .NOT_OPEN = Nur eine offene Seite kann zur Wand werden.
    .DOOR_THERE = Dort ist schon eine Tür.
    .WRONG_NUMBER = Der Einsturz verlangt eine andere Zahl von Wänden.

## Das Blatt

board = Blatt
cell_you = du
cell_your_start = dein Start
cell_start = Start von { $who }
cell_explored = erkundet
cell_unexplored = unerkundet
cell_wall = Wand { side }
cell_rim = Rand { side }
cell_open = offen { side }
cell_door = Tür { side }
cell_can = Eingabetaste: { $task }
cue_trap = Falle: { $strength } oder mehr
cue_monster = Ungeheuer: { $strength } oder mehr
cue_spoils = Hort: weniger als { $strength }
cues =
    .dig = Graben: 5 oder mehr
    .cave_in = Einsturz: ein Würfel minus zwei
    .good = geschafft
    .bad = vergebens
    .hurt = ein Leben weg
effects =
    .dice = Würfel
    .step = Schritt
    .scratch = Wand gezeichnet
    .hinge = Tür gezeichnet
    .pick = Graben misslingt
    .crumble = Eine Wand fällt
    .rumble = Einsturz
    .coin = Schatz gewonnen
    .snap = Falle
    .clash = Ungeheuer besiegt
    .purse = Ungeheuer bestochen
    .ouch = Leben verloren
    .horn = Umkehr
    .gate = Daheim
    .bell = Jemand stirbt
    .fanfare = Sieg
    .dirge = Verloren
    .tick = Nicht möglich
    .turn1 = Zug von Schatzgräber 1
    .turn2 = Zug von Schatzgräber 2
    .turn3 = Zug von Schatzgräber 3
credit = „Delve“, erschienen als EXTRIKATE, von Matt Williams / Steam Kitty Games, lizenziert unter CC BY-SA 4.0 (creativecommons.org/licenses/by-sa/4.0). Regeln in eigenen Worten mit ergänzten Entscheidungen; dieser Text steht unter derselben Lizenz.

## Das Terminal. Tasten in Klammern werden gedrückt und bleiben, wie sie sind.

tasks =
    .turn_start = würfeln (r) oder umkehren (x)
    .first_roll = würfeln (r)
    .homewards = auf dem Heimweg, würfeln (r)
    .between_rolls = noch einmal würfeln (r) oder den Zug beenden (e)
    .move_or_dig = gehen oder graben: Wähle eine Richtung
    .dig_only = graben: Wähle eine Richtung
    .place_wall = eine Wand zeichnen: Wähle eine Richtung
    .place_door = eine Tür zeichnen: Wähle eine Richtung
    .cave_in = wählen, welche Seiten einstürzen
prompt_monster = { $can_pay ->
    [yes] { $who ->
        [you] Du triffst auf Ungeheuer { $strength }! Kämpfen (f) oder mit { $strength } Schätzen bestechen (b)?
       *[other] { $who } trifft auf Ungeheuer { $strength }! Kämpfen (f) oder mit { $strength } Schätzen bestechen (b)?
    }
   *[no] { $who ->
        [you] Du triffst auf Ungeheuer { $strength }! Kämpfen (f)?
       *[other] { $who } trifft auf Ungeheuer { $strength }! Kämpfen (f)?
    }
}
whereabouts = { $phase ->
    [delve] auf { $cell }, erkundet
   *[exit] auf { $cell }, auf dem Heimweg
}
summary = { $who ->
    [you] { $all ->
        [one] Du: 1 Schatz, { lives }, { $place }
       *[other] Du: { $all } Schätze, { lives }, { $place }
    }
   *[other] { $all ->
        [one] { $who }: 1 Schatz, { lives }, { $place }
       *[other] { $who }: { $all } Schätze, { lives }, { $place }
    }
}
fate_home = { $all ->
    [one] daheim mit 1 Schatz nach { $count ->
        [one] einem Zug
       *[other] { $count } Zügen
    }
   *[other] daheim mit { $all } Schätzen nach { $count ->
        [one] einem Zug
       *[other] { $count } Zügen
    }
}
fate_dead = { $count ->
    [one] tot nach einem Zug
   *[other] tot nach { $count } Zügen
}
actions =
    .roll = würfeln
    .end_turn = den Zug beenden
    .declare_exit = umkehren
    .fight = mit dem Ungeheuer kämpfen
    .bribe = das Ungeheuer bestechen
rolls_of_turn = Wurf { $made } von höchstens { $most } in diesem Zug
result_kinds =
    .trap = Falle
    .monster = Ungeheuer
    .gain = Schatz
    .move_or_dig = Geh/grabe
    .wall = Wand
    .door = Tür
    .cave-in = Einsturz
sums = { $first } bis { $last }
key_help =
    .roll = mit den drei Würfeln würfeln
    .ways = dorthin gehen; graben, Wand oder Tür zeichnen, wo das gefragt ist
    .end = den Zug beenden
    .exit = umkehren: Ab jetzt zählt nur noch der Heimweg
    .monster = mit einem Ungeheuer kämpfen oder es bestechen
key_names =
    .roll = r, Leertaste
    .ways = Pfeile, WASD, hjkl
typed_help =
    .ways = was gerade gefragt ist, in dieser Richtung
    .verbs = dasselbe mit seinem Verb
    .cave_in = die Seiten im Norden und Osten einstürzen lassen
    .others = Zug beenden, umkehren, einem Ungeheuer begegnen
sign_names =
    .wall = # oder fette Linie
signs =
    .players = die Spieler; * wo jemand begonnen hat
    .dot = ein erkundetes Feld
    .wall = eine Wand; in einem niedrigen Fenster _ unter einem Feld
    .door = eine Tür; in einem niedrigen Fenster = unter einem Feld
