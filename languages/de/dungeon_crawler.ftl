### Dungeon Crawler Labyrinth: alles über eine Partie, im Browser und im Terminal.
### $who ist die Person oder Figur, um die es in einem Satz geht; [you], wenn sie es liest.
### Wie Figuren, Karten und Platten heißen, steht in dungeon_crawler-names.ftl.

## Wörter

wounds = { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
}
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
purposes =
    .attack = Angriff
    .push = Vorbeidrängen
    .spawn = Startpunkt
    .chest = Die Truhe
    .trap = Falle

## Die Chronik

adventurer_taken = { $who ->
    [you] Du spielst als { $adventurer }.
   *[other] { $who } spielt als { $adventurer }.
}
round_began = Runde { $round }.
activation_began = { $who ->
    [you] Dein Zug beginnt.
   *[other] Der Zug von { $who } beginnt.
}
healed = { $who ->
    [you] Du heilst { wounds }.
   *[other] { $who } heilt { wounds }.
}
tile_drawn = { $who ->
    [you] Du ziehst eine Platte: { $tile }.
   *[other] { $who } zieht eine Platte: { $tile }.
}
tile_laid = { $who ->
    [you] Du legst eine Platte: { $tile }.
   *[other] { $who } legt eine Platte: { $tile }.
}
tile_replaced = { $who ->
    [you] Du legst über { $over }: { $tile }.
   *[other] { $who } legt über { $over }: { $tile }.
}
tile_put_back = { $who ->
    [you] Du legst eine Platte auf den Stapel zurück.
   *[other] { $who } legt eine Platte auf den Stapel zurück.
}
tile_discarded = { $tile } passt nirgends und wird abgelegt.
tile_removed = Eine Platte stürzt ein: Dort ist nichts mehr.
tile_turned = Eine Platte dreht sich mit allem darauf.
tiles_swapped = Zwei Platten tauschen die Plätze.
door_placed = Eine Geheimtür öffnet sich.
door_gone = Die Geheimtür ist fort.
pile_placed = Ein Schatzhaufen liegt bereit.
pile_taken = { $who ->
    [you] Du nimmst einen Schatzhaufen.
   *[other] { $who } nimmt einen Schatzhaufen.
}
hoard_laid = { $count ->
    [one] 1 Karte liegt verborgen im Geheimen Raum.
   *[other] { $count } Karten liegen verborgen im Geheimen Raum.
}
hoard_taken = { $who ->
    [you] Du leerst den Geheimen Raum: { cards }.
   *[other] { $who } leert den Geheimen Raum: { cards }.
}
cards_drawn = { $who ->
    [you] Du ziehst { cards }.
   *[other] { $who } zieht { cards }.
}
cards_gained = { $who ->
    [you] Du ziehst: { $names }.
   *[other] { $who } zieht: { $names }.
}
card_played = { $who ->
    [you] Du spielst: { $card }.
   *[other] { $who } spielt: { $card }.
}
cards_discarded = { $who ->
    [you] Du verlierst: { $names }.
   *[other] { $who } verliert: { $names }.
}
shuffled = { $pile ->
    [tiles] Die abgelegten Platten werden gemischt.
    [creatures] Die abgelegten Kreaturenkarten werden gemischt.
   *[treasure] Die abgelegten Schatzkarten werden gemischt.
}
tiles_seen = Die nächsten Platten: { $names }.
creature_drawn = { $who ->
    [you] Du ziehst ein Monster: { $monster }.
   *[other] { $who } zieht ein Monster: { $monster }.
}
creature_discarded = Für dieses Monster ist kein Platz: { $monster }.
appeared = { $who ->
    [you] Du betrittst das Labyrinth.
   *[other] { $who } betritt das Labyrinth.
}
monster_appeared = { $who } erscheint.
planned = { $line ->
    [los] { $whom ->
        [you] { $who } sieht dich und { doing }
       *[other] { $who } sieht { $whom } und { doing }
    }
    [within] { $whom ->
        [you] { $who } wittert dich in der Nähe und { doing }
       *[other] { $who } wittert { $whom } in der Nähe und { doing }
    }
    [copy] { $whom ->
        [you] { $who } kennt nur dich und { doing }
       *[other] { $who } kennt nur { $whom } und { doing }
    }
    [lure] { $whom ->
        [you] { $who } folgt dem Köder auf dich zu und { doing }
       *[other] { $who } folgt dem Köder auf { $whom } zu und { doing }
    }
   *[no_los] { $who } sieht niemanden und { doing }
}
doing = { $tactic ->
    [hunt] jagt, um zuzuschlagen.
    [skirmish] hält Abstand, um zu schießen.
    [prowl] streift umher, dem nächsten Abenteurer nach.
    [guard] wacht und verstellt den Weg zur Truhe.
    [hold] bleibt stehen.
   *[flee] flieht, so weit es geht.
}
walked = { $who ->
    [you] Du gehst { spaces } weit.
   *[other] { $who } geht { spaces } weit.
}
put = { $how ->
    [switch] { $who ->
        [you] Du tauschst mit jemandem den Platz.
       *[other] { $who } tauscht mit jemandem den Platz.
    }
    [warp] { $who ->
        [you] Du wirst auf eine andere Platte versetzt.
       *[other] { $who } wird auf eine andere Platte versetzt.
    }
    [slide] { $who ->
        [you] Du rutschst davon.
       *[other] { $who } rutscht davon.
    }
    [amulet] { $who ->
        [you] Das Amulett bringt dich in Sicherheit.
       *[other] { $who } wird vom Amulett in Sicherheit gebracht.
    }
    [door] { $who ->
        [you] Du trittst aus der schwindenden Tür.
       *[other] { $who } tritt aus der schwindenden Tür.
    }
    [push] { $who ->
        [you] Du wirst beiseitegeschoben.
       *[other] { $who } wird beiseitegeschoben.
    }
    [push_past] { $who ->
        [you] Du drängst dich vorbei.
       *[other] { $who } drängt sich vorbei.
    }
    [shove] { $who ->
        [you] Du wirst in die Lava gestoßen.
       *[other] { $who } wird in die Lava gestoßen.
    }
   *[teleport] { $who ->
        [you] Du wirst teleportiert.
       *[other] { $who } wird teleportiert.
    }
}
push_tried = { $who ->
    [you] Du willst dich an { $whom } vorbeidrängen.
   *[other] { $whom ->
        [you] { $who } will sich an dir vorbeidrängen.
       *[other] { $who } will sich an { $whom } vorbeidrängen.
    }
}
push_ended = { $is_past ->
    [yes] { $who ->
        [you] Du kommst an { $whom } vorbei.
       *[other] { $whom ->
            [you] { $who } kommt an dir vorbei.
           *[other] { $who } kommt an { $whom } vorbei.
        }
    }
   *[no] { $who ->
        [you] Du kommst nicht an { $whom } vorbei: Dein Würfel ist nicht höher.
       *[other] { $whom ->
            [you] { $who } kommt nicht an dir vorbei.
           *[other] { $who } kommt nicht an { $whom } vorbei.
        }
    }
}
located = { $sentence } ({ $where })
empty_space = ein leeres Feld
attack_declared = { $attack ->
    [melee] { $who ->
        [you] Du greifst { $names } an.
       *[other] { $who } greift { $names } an.
    }
    [ranged] { $who ->
        [you] Du schießt auf { $names }.
       *[other] { $who } schießt auf { $names }.
    }
    [area] { $who ->
        [you] Du richtest einen Flächenangriff auf { $names }.
       *[other] { $who } richtet einen Flächenangriff auf { $names }.
    }
   *[fireball] { $who ->
        [you] Du schleuderst einen Feuerball auf { $names }.
       *[other] { $who } schleudert einen Feuerball auf { $names }.
    }
}
rolled = { $against ->
    [0] { $who ->
        [you] Du würfelst { $dice } ({ $purpose }).
       *[other] { $who } würfelt { $dice } ({ $purpose }).
    }
   *[other] { $who ->
        [you] Du würfelst { $dice } ({ $purpose }): Treffer ab { $against }.
       *[other] { $who } würfelt { $dice } ({ $purpose }): Treffer ab { $against }.
    }
}
dice_changed = Die Würfel zeigen jetzt { $dice }.
struck = { $count ->
    [0] { $who ->
        [you] Du wirst nicht getroffen.
       *[other] { $who } wird nicht getroffen.
    }
    [one] { $who ->
        [you] Du wirst einmal getroffen.
       *[other] { $who } wird einmal getroffen.
    }
   *[other] { $who ->
        [you] Du wirst { $count }-mal getroffen.
       *[other] { $who } wird { $count }-mal getroffen.
    }
}
wounded = { $is_first ->
    [yes] { $who ->
        [you] Du erleidest { wounds }.
       *[other] { $who } erleidet { wounds }.
    }
   *[no] { $who ->
        [you] Du erleidest { wounds }, jetzt { $all }.
       *[other] { $who } erleidet { wounds }, jetzt { $all }.
    }
}
harm_prevented = { $who ->
    [you] Du kommst nicht zu Schaden.
   *[other] { $who } kommt nicht zu Schaden.
}
slain = { $how ->
    [lava] { $who ->
        [you] Du verbrennst in der Lava.
       *[other] { $who } verbrennt in der Lava.
    }
    [water] { $who ->
        [you] Du ertrinkst im tiefen Wasser.
       *[other] { $who } ertrinkt im tiefen Wasser.
    }
   *[wounds] { $who ->
        [you] Du wirst erschlagen.
       *[other] { $who } wird erschlagen.
    }
}
slain_by = { $who ->
    [you] Du wirst von { $whom } erschlagen.
   *[other] { $whom ->
        [you] { $who } wird von dir erschlagen.
       *[other] { $who } wird von { $whom } erschlagen.
    }
}
slain_by_card = { $who ->
    [you] Du wirst durch eine Karte erschlagen: { $card }.
   *[other] { $who } wird durch eine Karte erschlagen: { $card }.
}
# What the player of a slain Adventurer is told beside the mat.
picked_up = { $who ->
    [you] Du bist eingemauert und verlässt den Plan, um anderswo wiederzukommen.
   *[other] { $who } ist eingemauert und verlässt den Plan, um anderswo wiederzukommen.
}
webbed = { $who ->
    [you] Du hängst im Netz: bei der nächsten Bewegung höchstens 2.
   *[other] { $who } hängt im Netz: bei der nächsten Bewegung höchstens 2.
}
chest_placed = Eine zweite Truhe steht in der Mitte. Eine von beiden ist falsch.
chest_false = Diese Truhe war falsch: Die andere ist echt.
stops_chosen = { $stops ->
    [all] Du wirst bei jeder Gelegenheit nach Karten gefragt.
    [none] Du wirst nur nach Karten gefragt, wenn es um die Truhe geht.
   *[usual] Du wirst wie üblich nach Karten gefragt.
}
switch_thrown = { $switch ->
    [always] Nach { $card } wirst du immer gefragt.
    [later] Nach { $card } wirst du erst in deinem nächsten Zug wieder gefragt.
   *[usual] Nach { $card } wirst du wie üblich gefragt.
}
ties_chosen = { $ties ->
    [ask] Zwischen gleich guten Feldern für deine Monster wählst du.
   *[auto] Von gleich guten Feldern nehmen deine Monster das erste.
}
joined = { $who ->
    [you] Du spielst ab der nächsten Runde mit.
   *[other] { $who } spielt ab der nächsten Runde mit.
}
left = { $who ->
    [you] Du bist gegangen.
   *[other] { $who } ist gegangen.
}
ended = Die Partie ist vorbei. { $text }
reason = { $reason ->
    [last_round_played] { $who ->
        [you] Die letzte Runde ist vorbei: Du bist der Truhe am nächsten.
       *[other] Die letzte Runde ist vorbei: { $who } ist der Truhe am nächsten.
    }
    [others_left] { $who ->
        [you] Alle anderen sind gegangen: Du gewinnst.
       *[other] Alle anderen sind gegangen: { $who } gewinnt.
    }
   *[chest_reached] { $who ->
        [you] Du hast die Truhe erreicht.
       *[other] { $who } hat die Truhe erreicht.
    }
}

## Was erwartet wird

over = Die Partie ist vorbei.
status = { $who ->
    [you] Du: { $task }
   *[other] { $who }: { $task }
}
card_task = { $card }: { $task }
comes_in = Du kommst in Runde { $round } dazu, am Ende der Reihe. Bis dahin schaust du zu.
waiting = Der Tisch wartet auf Antworten …
questions =
    .adventurer = Abenteurer wählen
    .gate = das Tor zum Hereinkommen wählen
    .respond = Karte spielen oder passen
    .lay = die Platte legen
    .place = das Monster auf ein leuchtendes Feld stellen
    .act = bewegen, angreifen oder Karte spielen
    .move = weitergehen oder anhalten
    .push = wohin mit der geschobenen Figur?
    .shove = in die Lava stoßen oder verschonen?
    .spawn = einen Startpunkt wählen
    .target = ein Ziel wählen
    .order = wer wird zuerst getroffen?
    .space = ein Feld wählen
    .tile = eine Platte wählen
    .pick = eine Platte zum Legen wählen
    .put = welche Platte kommt als Nächste?
    .die = einen Würfel wählen
    .way = eine Richtung wählen
    .door = eine Seite für die Tür wählen
    .turn = eine Platte drehen
    .off_mat = ins Labyrinth kommen
# Was ein Abenteurer noch tun darf, als Liste mit „oder“.
still =
    .move = bewegen
    .attack = angreifen
    .play = Karte spielen
    .end = Zug beenden
# Von einem Monster, mit Namen: „Gespenst: Wen greift es an?“
monster_asks =
    .prey = Auf wen geht es los?
    .attack = Wen greift es an?
    .space = Wohin geht es?
move_on = weitergehen (noch { $points } Bewegung) oder anhalten

## Die fünf Schritte eines Zuges

round_of = { $limit ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $limit }
}
steps_list = Die fünf Schritte eines Zuges
before_steps = Abenteurer werden gewählt
step_names =
    .move = Monster gehen
    .attack = Monster greifen an
    .tile = Platte legen
    .monster = Neues Monster
    .act = Abenteurer
step_short =
    .move = Gehen
    .attack = Angriff
    .tile = Platte
    .monster = Monster
    .act = Held
step_state = { $state ->
    [done] { $step }: getan
    [now] { $step }: jetzt
   *[next] { $step }: kommt noch
}

## Fenster: was gleich geschieht, und wer darauf antworten darf

about_turn = { $who ->
    [you] Eine Pause in deinem Zug: Karte spielen oder passen.
   *[other] Eine Pause im Zug von { $who }: Karte spielen oder passen.
}
about_path = { $who ->
    [you] Du willst { spaces } weit gehen.
   *[other] { $who } will { spaces } weit gehen.
}
about_attack = { $who ->
    [you] Du willst { $names } angreifen.
   *[other] { $who } will { $names } angreifen.
}
about_harm = { $who ->
    [you] Du erleidest gleich { wounds }.
   *[other] { $who } erleidet gleich { wounds }.
}
about_doom = { $who ->
    [you] Du wirst gleich vernichtet.
   *[other] { $who } wird gleich vernichtet.
}

## Wann gefragt wird

stops =
    .usual = wie üblich
    .all = bei jeder Gelegenheit
    .none = nur bei der Truhe
    .turn = erst in meinem nächsten Zug
    .attacked = erst wenn ich angegriffen werde
    .step = erst im nächsten Schritt
switches =
    .usual = wie üblich
    .always = immer
    .later = erst in meinem nächsten Zug
ties =
    .title = Gleich gute Felder für meine Monster
    .help = Manchmal könnte ein Monster seine Bewegung auf mehreren gleich guten Feldern beenden.
    .auto = das erste gilt
    .ask = ich wähle

## Die Würfel

## Die Hand

hand_short = Karten { $count }
play = Spielen
play_card = { $card } spielen
card_types =
    .event = Ereignis
    .gear = Ausrüstung
    .single = Einmal
    .lasting = Bleibt
moments =
    .turn = zwischen Schritten
    .path = wenn jemand losgehen will
    .attack = wenn ein Angriff angesagt ist
    .roll = nach einem Wurf
    .harm = vor Wunden

## Was man tun kann

choose_adventurer = Wähle deinen Abenteurer
take = { $adventurer } nehmen
choices =
    .title = Alle Möglichkeiten als Liste
    .pick = Was
    .do = Tun
do_there = { $verb ->
    [move] Nach { $cell } gehen
    [push] Auf { $cell } vorbeidrängen
    [melee] Auf { $cell } zuschlagen
    [shoot] Auf { $cell } schießen
    [blast] Flächenangriff um { $cell }
    [place] Auf { $cell } stellen
   *[target] { $cell } wählen
}
do_tile = Platte { $place } wählen
do_lay = { $degrees ->
    [0] Auf { $place } legen
   *[other] Auf { $place } legen, um { $degrees }° gedreht
}
do_turn = Platte { $place } um { $degrees }° drehen
do_door = { $way ->
    [n] Tür im Norden von Platte { $place }
    [e] Tür im Osten von Platte { $place }
    [s] Tür im Süden von Platte { $place }
   *[w] Tür im Westen von Platte { $place }
}
do_gate = Tor { $number }
do_way = { $way ->
    [n] Nach Norden rutschen
    [e] Nach Osten rutschen
    [s] Nach Süden rutschen
   *[w] Nach Westen rutschen
}
do_die = Würfel { $number } neu werfen
do_change = Würfel { $number } um { $by } ändern
do_turn_die = Würfel { $number } auf { $to } drehen
do_reroll = Neu werfen: { $names }
do_pick = Platte { $number } der Karte legen
do_put = Platte { $number } der Karte zurücklegen
buttons =
    .pass = Passen
    .done = Fertig
    .end_turn = Zug beenden
    .stop = Hier anhalten
    .stay = Stehen bleiben
    .spare = Verschonen
    .spawn = Ins Labyrinth kommen
    .teleport = Teleporter benutzen
    .pick_up = Eingemauert: vom Plan nehmen
    .use_magic-ring = Magischen Ring benutzen
sure_pick_up =
    .title = Den Plan verlassen?
    .text = Du bist eingemauert. Dein Abenteurer verlässt den Plan mit seinen Karten und Wunden und kommt in deinem nächsten Zug wieder.
    .yes = Ja, den Plan verlassen
    .keep = Nein, bleiben
refusals =
    .NOT_NOW = Gerade wird etwas anderes gefragt.
    .CARD_NOT_PLAYABLE = Diese Karte kannst du jetzt nicht spielen.
    .TAKEN = Diesen Abenteurer hat schon jemand.
    .GATE_TAKEN = Dieses Tor hat schon jemand.
    .OUT_OF_REACH = Dorthin kann dein Abenteurer jetzt nicht gehen.
    .NO_PUSH = Dort kann sich dein Abenteurer jetzt an niemandem vorbeidrängen.
    .NO_TARGET = Dort gibt es mit diesem Angriff nichts anzugreifen.
    .NO_PLACE = Dorthin kann das Monster nicht gestellt werden.
    .CANNOT_LAY = So lässt sich die Platte dort nicht legen.
    .NO_CHOICE = Das steht nicht zur Wahl.
    .MUST_SPAWN = Dein Abenteurer muss ins Labyrinth kommen: Ein Startpunkt ist frei.
    .ALREADY_PLAYING = Dieser Platz ist besetzt.
    .NOT_PLAYING = Dieser Platz spielt nicht mit.

## Die Spieler und ihre Figuren

players_title = Spieler
wounds_of = { $count } von { $most } Wunden
cards_in_hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
monsters_of = { $count } Monster von höchstens { $most }
player_states =
    .off = nicht auf dem Plan
    .out = spielt nicht mit
    .waits = kommt später
    .away = fort
    .webbed = im Netz: nächste Bewegung 2
show_figure = { $name } zeigen
numbers =
    .mv = Bewegung
    .bp = Körperpunkte
    .def = Abwehr
    .melee = Würfel im Nahkampf
    .ranged = Würfel im Fernkampf
    .area = Würfel auf eine Fläche
reward = Belohnung: { cards }
heals = Heilt jeden Zug 1 Wunde.
tactic_los = Sieht es einen Abenteurer: { doing }
tactic_within = Ist einer zu Fuß höchstens { $range } weit: { doing }
tactic_no_los = Sonst: { doing }
copies = { $whom ->
    [you] Gleicht der Karte { $adventurer } und jagt dich, gesehen oder nicht.
   *[other] Gleicht der Karte { $adventurer } und jagt { $whom }, gesehen oder nicht.
}
abilities =
    .flight = Fliegt: kommt über Wasser und Lava.
    .incorporeal = Körperlos: geht durch Fels; Gruben, Speere und Rutschen treffen es nicht.
    .amphibious = Amphibisch: Wasser ist wie Boden.
    .aquatic = Wasserwesen: Wasser ist wie Boden.
    .fire_immune = Feuerfest: Lava ist sicher.
    .unpushable = Standfest: Niemand drängt sich vorbei.
    .thorns = Dornen: 1 Wunde für alle, die sich vorbeidrängen wollen.
    .dry = Wasserscheu: geht nie ins Wasser.
    .drain = Zehrt: heilt 1, wenn es verwundet.
    .curse = Fluch: Das Opfer verliert auch eine zufällige Karte.
    .web = Netz: Das Opfer geht danach höchstens 2 weit.

## Das Ende, Kommen und Gehen

victory = Sieg
defeat = Niederlage
wins = { $who } gewinnt
figures =
    .rounds = Runden
    .tiles = Platten auf dem Plan
    .monsters = Monster auf dem Plan
    .hand = Karten auf der Hand
joining =
    .now = Du wartest, bis diese Runde zu Ende ist; danach bist du in jeder Runde zuletzt dran. In deinem ersten Schritt 5 wählst du einen Abenteurer und startest.
    .early = Neue dürfen dazukommen, wenn die erste Runde zu Ende ist.
    .back = Du hast diese Partie verlassen. Du kannst als neuer Spieler zurückkommen, ohne das, was du hattest: ab der nächsten Runde, am Ende der Reihe.
leaving = Dein Abenteurer, deine Karten und Monster verlassen die Partie. Andere spielen weiter; wer allein übrig ist, gewinnt.

## Klänge, nach dem, was man hört

# Tasten für den Plan, und was sie tun.
mat_keys =
    .move = Pfeiltasten
    .zoom = + und −
    .all = 0
    .find = F
    .turn = R
    .drop = Esc
    .pass = Leertaste
mat_key_help =
    .move = den Plan verschieben; auf einem Ziel: zum nächsten
    .zoom = vergrößern, verkleinern
    .all = der ganze Plan
    .find = den eigenen Abenteurer finden
    .turn = die Platte drehen
    .drop = das Angetippte zurücknehmen
    .pass = in einem Fenster passen
effects =
    .dice = Würfel
    .step = Schritte
    .stone = Eine Platte wird gelegt
    .grind = Räume bewegen sich
    .growl = Ein Monster kommt
    .clash = Ein Angriff
    .wound = Wunden
    .bell = Ein Abenteurer fällt
    .slain = Ein Monster fällt
    .card = Eine Karte wird gespielt
    .coin = Schatz
    .heal = Heilung
    .fanfare = Sieg
    .dirge = Niederlage
    .tick = Nicht möglich
    .turn = Dein Zug beginnt

credit = „Dungeon Crawler Labyrinth“ von Gifted Vision inc. (2015). Regeln in eigenen Worten; alle Zahlen, Kartentexte, Plattenbilder und der Plan sind eine eigene Rekonstruktion dieses Projekts.

## Das Terminal. Tasten und Getipptes bleiben, wie sie sind.

role = Abenteurer { $letter }
others_decide = Die anderen entscheiden.
prompt_lay = die Platte { $tile } legen: wohin, und wie gedreht?
prompt_place = ein Monster stellen ({ $monster }): wohin?
prompt_roll = Die Würfel liegen da ({ $purpose }: { $dice }); sie gelten, wenn alle gepasst haben.
stake_short = Es geht um die Truhe.
play_a_card = Eine Karte spielen?
ask_when = Fragen: { $when }
ask_for_when = Nach { $card } fragen: { $when }
ties_when = Gleich gute Felder: { $when }
chest_there = die Truhe
treasure_there = Schatz
hint_adventurer = { $name }: Bewegung { $mv }, Körper { $bp }, Würfel: nah { $melee }, fern { $ranged }, Fläche { $area }
hint_creature = { $name }: Bewegung { $mv }, Körper { $bp }, Abwehr { $defence }, Würfel: nah { $melee }, fern { $ranged }, Fläche { $area }
gone_short = (gegangen)
no_adventurer = kein Abenteurer
body_points = Körper { $bp }/{ $most }
webbed_short = im Netz
your_hand = Deine Karten:
hand_summary = Deine Karten: { $names }.
held_card = { $card } (gefragt: { $when })
ranking = Vom Ersten zum Letzten
key_help =
    .arrows = zur nächsten Möglichkeit in dieser Richtung auf dem Plan, oder in der Liste
    .tab = die nächste Zeile der Liste
    .number = die Zeile mit dieser Nummer
    .find = nur Zeilen, die das enthalten; Escape zeigt wieder alle
    .asking = wann du gefragt wirst, nach allen Karten oder nach einer
key_names =
    .arrows = Pfeile
    .tab = Tab
    .number = 12, Enter
typed_help =
    .action = eine Aktion: Verb, dann Spalte und Zeile eines Feldes
    .lay = eine Platte: Spalte und Zeile ihres Platzes, dann Vierteldrehungen
    .play = eine Karte; pass, done, stay und stop tun nichts (mehr)
    .ask = bei jeder Gelegenheit gefragt werden; ask usual, ask none
    .switch = für eine Karte: usual, always oder later (ab deinem nächsten Zug)
sign_names =
    .chest = CC $$ 1 bis 6
    .ground = . ## leer
sign_help =
    .adventurers = die Abenteurer nach Plätzen, groß geschrieben
    .monsters = ein Monster: der erste Buchstabe seiner Art (englisch), dann wem es gehört
    .chest = die Truhe, Schätze, Startpunkte
    .ground = Boden, Fels, noch nicht gelegt
    .water = flaches Wasser, tiefes Wasser, Lava
    .offered = ein Feld zum Wählen; [ ] das markierte
