### Delve & Dash: alles über eine Partie, im Browser und im Terminal.
### $who ist, von wem der Satz handelt; [you] ist, wer ihn liest.

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
warrior = Krieger { $number }
you = Du
waystone_chosen = { $who ->
    [you] Du hast deinen Wegstein gewählt.
   *[other] { $who } hat einen Wegstein gewählt.
}
waystone_placed = { $who ->
    [you] Dein Wegstein ist in { $cell }. Niemand sonst weiß es.
   *[other] Der Wegstein von { $who } ist in { $cell }.
}
match_began = Das Labyrinth ist still. Irgendwo schläft ein Drache.
turn_began = { $who ->
    [you] { $left ->
        [one] Du bist dran: 1 Schritt.
       *[other] Du bist dran: { $left } Schritte.
    }
   *[other] { $left ->
        [one] { $who } hat 1 Schritt.
       *[other] { $who } hat { $left } Schritte.
    }
}
stepped = { $who ->
    [you] Du gehst { way } in { $cell }.
   *[other] { $who } geht { way } in { $cell }.
}
bumped = { $who ->
    [you] Du stößt { side } gegen eine Mauer.
   *[other] { $who } stößt { side } gegen eine Mauer.
}
door_held = { $who ->
    [you] Die Tür { side } ist verschlossen und hält.
   *[other] Die Tür { side } hält { $who } auf.
}
door_forced = { $who ->
    [you] Du sprengst das Schloss; die Tür bleibt offen.
   *[other] { $who } sprengt ein Schloss.
}
door_locked = Die Tür fällt ins Schloss.
dragon_woke = { $reach ->
    [0] Der Drache erwacht in { $cell }! Der Schatz liegt in seinem Hort.
    [one] Der Drache erwacht in { $cell }! Der Schatz liegt höchstens eine Kammer von seinem Hort.
    [2] Der Drache erwacht in { $cell }! Der Schatz liegt höchstens zwei Kammern von seinem Hort.
   *[other] Der Drache erwacht in { $cell }! Der Schatz liegt höchstens { $reach } Kammern von seinem Hort.
}
dragon_stirred = Ein Klingen: Der Drache regt sich.
dragon_seen = Der Drache kommt in { $cell } in Sicht.
dragon_moved = Der Drache fliegt nach { $cell }.
dragon_moved_unseen = Irgendwo im Dunkeln schlagen Flügel.
attacked = { $who ->
    [you] { $lives ->
        [0] Der Drache trifft dich in { $cell }: Kein Leben bleibt.
        [one] Der Drache trifft dich in { $cell }: Ein Leben bleibt.
       *[other] Der Drache trifft dich in { $cell }: { $lives } Leben bleiben.
    }
   *[other] { $lives ->
        [0] Der Drache trifft { $who } in { $cell }: Kein Leben bleibt.
        [one] Der Drache trifft { $who } in { $cell }: Ein Leben bleibt.
       *[other] Der Drache trifft { $who } in { $cell }: { $lives } Leben bleiben.
    }
}
treasure_dropped = Der Schatz fällt in { $cell } zu Boden.
respawned = { $who ->
    [you] Du kommst in { $cell } zu dir.
   *[other] { $who } kommt in { $cell } zu sich.
}
died = { $who ->
    [you] Dein letztes Leben ist verloren.
   *[other] { $who } ist tot.
}
treasure_found = { $who ->
    [you] Du findest den Schatz in { $cell }! Trag ihn heim.
   *[other] { $who } findet den Schatz in { $cell }!
}
treasure_taken = { $who ->
    [you] Du hebst den Schatz in { $cell } auf.
   *[other] { $who } hebt den Schatz in { $cell } auf.
}
battle_held = { $carrier ->
    [you] Du kämpfst mit { $other } und behältst den Schatz.
   *[other] { $other ->
        [you] Du kämpfst mit { $carrier }; { $carrier } behält den Schatz.
       *[other] { $carrier } kämpft mit { $other } und behält den Schatz.
    }
}
robbed = { $winner ->
    [you] Klingen klirren: Du nimmst { $loser } den Schatz ab!
   *[other] { $loser ->
        [you] Klingen klirren: { $winner } nimmt dir den Schatz ab!
       *[other] Klingen klirren: { $winner } nimmt { $loser } den Schatz ab!
    }
}
draw_offered = { $who ->
    [you] Du bietest Remis an.
   *[other] { $who } bietet Remis an.
}
left = { $who ->
    [you] Du gibst auf.
   *[other] { $who } gibt auf.
}
ended = Die Partie ist vorbei: { $text }
status =
    .choose = Wähle eine Kammer als geheimen Wegstein.
    .wait = Der andere Wegstein fehlt noch.
    .free = Der Drache schläft: Erkunde frei.
    .dragon = Der Drache ist dran.
    .over = Die Partie ist vorbei.
# Für alle, die vor der Partie einen Pfeil oder die Leertaste drücken.
keys_first = Erst den Wegstein wählen: Tab ins Labyrinth, Pfeile, dann Enter.
is_choosing = { $who } wählt einen Wegstein.
explores_freely = Der Drache schläft: { $who } erkundet frei.
moves_of_yours = { $left ->
    [one] Du bist dran: noch 1 Schritt
   *[other] Du bist dran: noch { $left } Schritte
}
carry_home = { $left ->
    [one] Trag den Schatz heim: noch 1 Schritt
   *[other] Trag den Schatz heim: noch { $left } Schritte
}
status_theirs = { $left ->
    [one] { $who }: noch 1 Schritt
   *[other] { $who }: noch { $left } Schritte
}
refusals =
    .ALREADY_CHOSEN = Dein Wegstein ist gewählt und bleibt, wo er ist.
    .NOT_CHOSEN_YET = Noch werden Wegsteine gewählt.
    .TOO_LATE = Wegsteine werden vor der Partie gewählt.
    .RIM = Hinter dem Rand des Labyrinths ist nichts.
    .KNOWN_WALL = Dort ist eine Mauer.
    .FREE_EXPLORATION = Solange der Drache schläft, gibt es keine Züge.
    .NOT_A_DUEL = Remis gibt es nur im Duell.
    .ALREADY_OFFERED = Du hast in diesem Zug schon Remis angeboten.
    .DEAD = Dein Krieger ist tot; die Partie geht ohne ihn weiter.
reason = { $reason ->
    [home_with_the_treasure] { $who ->
        [you] Du hast den Schatz heimgetragen.
       *[other] { $who } hat den Schatz heimgetragen.
    }
    [dead] { $who ->
        [you] Der Drache nahm dein letztes Leben.
       *[other] Der Drache nahm das letzte Leben von { $who }.
    }
    [human_dead] { $who ->
        [you] Der Drache nahm dein letztes Leben; der Computer gewinnt.
       *[other] Der Drache nahm das letzte Leben von { $who }; der Computer gewinnt.
    }
    [both_dead] Der Drache hat alle erwischt.
    [forfeit] { $who ->
        [you] Der andere Krieger hat aufgegeben.
       *[other] { $who } gewinnt: Der andere hat aufgegeben.
    }
    [draw_agreed] Ihr habt euch auf ein Remis geeinigt.
    [last_round_played] Dreihundert Runden sind vorbei, niemand hat gewonnen.
   *[given_up] Die Partie wurde aufgegeben.
}
leaving = { $is_alone ->
    [yes] Die Partie endet sofort und ist verloren.
   *[no] Die Partie endet sofort. Der andere Krieger gewinnt, wenn er lebt.
}
peek = Halten: Wegstein von { $who }
victory = Sieg
defeat = Niederlage
draw = Remis
wins = { $who } gewinnt
figures =
    .moves = Schritte
    .deaths = Verlorene Leben
    .explored = Gefundene Mauern
    .rounds = Runden
lives = { $lives } Leben
moves = Schritte
moves_left = { $left ->
    [one] noch 1 Schritt
   *[other] noch { $left } Schritte
}
freely = frei
carries = trägt den Schatz
away = abwesend
ready = Wegstein gewählt
choosing = wählt
next_turn = Zug beenden
board = Labyrinth
confirm = In { $cell } setzen
random = Wähl für mich
select_first = Wähl eine Kammer und bestätige. Ecken merkt man sich leicht und errät man leicht.
cues =
    .dragon_woke = Der Drache erwacht!
    .treasure_found = Schatz!
    .robbed = Kampf!
    .attacked = Getroffen!
cell =
    .you = du
    .dragon = der Drache
    .last_seen = Drache hier zuletzt gesehen
    .waystone = dein Wegstein
    .hint = Hort: Der Schatz ist nah
    .treasure = der Schatz
    .explored = erkundet
    .unexplored = unerkundet
    .can_go = hierhin kannst du es versuchen
    .can_choose = Eingabetaste wählt sie als Wegstein
    .selected = gewählt
    .danger = in Reichweite des Drachen
cell_waystone_of = Wegstein von { $who }
cell_with_treasure = { $who ->
    [you] du mit dem Schatz
   *[other] { $who } mit dem Schatz
}
cell_wall = Mauer { side }
cell_rim = Rand { side }
cell_open = offen { side }
cell_door = Tür { side }
cell_locked_door = verschlossene Tür { side }
cell_unknown = unbekannt { side }
misses =
    .far = Nur die vier Nachbarkammern kommen in Frage.
effects =
    .step = Schritt
    .thud = Mauer gefunden
    .creak = Verschlossene Tür hält
    .chime = Der Drache regt sich
    .roar = Der Drache erwacht
    .wings = Der Drache fliegt
    .latch = Tür gesprengt
    .click = Tür schließt sich ab
    .clash = Träger verliert den Kampf
    .fanfare = Sieg
    .treasure = Schatz gefunden
    .coin = Schatz wieder aufgehoben
    .thump = Schatz fällt
    .snarl = Der Drache trifft
    .bell = Ein Krieger stirbt
    .dirge = Partie verloren
    .tick = Geht nicht
    .turn1 = Krieger 1 ist dran
    .turn2 = Krieger 2 ist dran
credit = Angeregt durch ein Labyrinth-Brettspiel von 1980.

## Das Terminal. Wörter in Klammern sind Tasten und bleiben, wie sie sind.

lone_name = Krieger
prompt_choose = { $who ->
    [you] Du wählst einen Wegstein.
   *[other] { $who } wählt einen Wegstein.
}
prompt_free = { $who ->
    [you] Du erkundest frei, solange der Drache schläft.
   *[other] { $who } erkundet frei, solange der Drache schläft.
}
prompt_moves = { $who ->
    [you] { $left ->
        [one] Du hast noch 1 Schritt.
       *[other] Du hast noch { $left } Schritte.
    }
   *[other] { $left ->
        [one] { $who } hat noch 1 Schritt.
       *[other] { $who } hat noch { $left } Schritte.
    }
}
do_move = { way } gehen
do_choose = in { $cell } setzen
actions =
    .next_turn = den Zug beenden
    .agree_draw = Remis annehmen
coin_fell = Die Münze ist gefallen
seats_swapped = Die Plätze sind getauscht
level = Stufe { $number }
subtitles =
    .delve-and-dash = DURCHS DUNKLE VERLIES
    .computer-labyrinth = DAS LABYRINTH DES DRACHEN
mode_names =
    .solo = allein
    .duel = Duell
    .cpu = gegen den Computer
round = Runde { $number }
dead = tot
gone = nicht mehr im Labyrinth
in_cell = in { $cell }
carrying = mit dem Schatz { $sign }
exploring = erkundet frei
facts =
    .dragon = Drache
    .treasure = Schatz
    .waystone = Wegstein
    .waystones = Wegsteine
    .secret = geheim
dragon_asleep = schläft
dragon_asleep_in = schläft in { $cell }
dragon_awake_in = wach, in { $cell }
dragon_last_seen = außer Sicht, zuletzt in { $cell }
dragon_unseen = wach, außer Sicht
treasure_with = { $who ->
    [you] bei dir
   *[other] bei { $who }
}
treasure_in = liegt in { $cell }
treasure_near = nahe dem Hort { $cell } { $sign }
treasure_hidden = verborgen
owner = { $who ->
    [you] deiner
   *[other] von { $who }
}
summary = { $people }; Drache: { $dragon }; Schatz: { $treasure }
closing =
    .time = Zeit
    .moves = Schritte
    .deaths = Tode
    .explored = Erkundet
closing_moves = { $who ->
    [you] Deine Schritte
   *[other] Schritte von { $who }
}
closing_deaths = { $who ->
    [you] Deine Tode
   *[other] Tode von { $who }
}
closing_explored = { $percent } % der Mauern
legend =
    .dragon = Drache
    .last_seen = gesehen
    .treasure = Schatz
    .waystone = Wegstein
    .lair = Hort
    .locked_door = zu
    .open_door = offen
key_names =
    .ways = Pfeile, WASD, hjkl
    .next = Leertaste
    .choose = C5 oder Pfeile; Enter
key_help =
    .ways = versuchen, dorthin zu gehen
    .next = den Zug beenden
    .choose = eine Kammer wählen
signs =
    .warriors = die Krieger
    .dragon = der Drache wach; schlafend oder wo er zuletzt gesehen wurde
    .things = Schatz; Hort des Drachen; Wegsteine
    .doors = eine verschlossene, eine unverschlossene Tür
    .visited = besucht von Krieger 1, von Krieger 2, von beiden
aims =
    .return = geht heim
    .hunt = jagt den Träger
    .fetch = holt den Schatz
    .search = sucht nahe dem Hort
    .explore = erkundet
