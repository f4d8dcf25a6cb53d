### Dungeon of Dooom: alles über eine Partie, im Browser und im Terminal.
### $who ist, von wem der Satz handelt; [you] ist, wer ihn liest.
### AP sind Aktionspunkte, LP Lebenspunkte.

## Wörter

player = Spieler { $number }
you = Du
way = { $way ->
    [n] nach Norden
    [e] nach Osten
    [s] nach Süden
   *[w] nach Westen
}
side = { $way ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}
distance = { $count } { way }
hit_points = { $count ->
    [one] 1 Lebenspunkt
   *[other] { $count } Lebenspunkte
}
of_goal = { $gold } von { $goal }
gold_of_goal = { of_goal } Gold
round = Runde { $round }
tiles =
    .wall = Mauer
    .floor = Boden
    .exit = Ausgang
    .unknown = unbekannt
    .gold = Gold
    .potion = Heiltrank
    .sword = Schwert
    .armour = Rüstung
    .lantern = Laterne
states =
    .empty = freier Platz
    .alive = lebt
    .dead = tot
    .gone = fort

## Die Chronik

joined = { $who ->
    [you] Du steigst ins Verlies hinab.
   *[other] { $who } steigt ins Verlies hinab.
}
began = { $who ->
    [you] Die Partie beginnt mit dir.
   *[other] Die Partie beginnt mit { $who }.
}
turn_began = { $who ->
    [you] { round }: Du bist am Zug.
   *[other] { round }: { $who } ist unterwegs.
}
moved = { $who ->
    [you] Du gehst { way }.
   *[other] { $who } geht { way }.
}
picked_up = { $thing ->
    [gold] { $who ->
        [you] Du nimmst { $amount } Gold.
       *[other] { $who } nimmt { $amount } Gold.
    }
    [potion] { $who ->
        [you] Du trinkst einen Heiltrank: ein Lebenspunkt mehr.
       *[other] { $who } trinkt einen Heiltrank: ein Lebenspunkt mehr.
    }
    [sword] { $who ->
        [you] Du nimmst ein Schwert.
       *[other] { $who } nimmt ein Schwert.
    }
    [armour] { $who ->
        [you] Du legst eine Rüstung an.
       *[other] { $who } legt eine Rüstung an.
    }
   *[lantern] { $who ->
        [you] Du nimmst eine Laterne: Jetzt siehst du weiter.
       *[other] { $who } nimmt eine Laterne.
    }
}
attacked = { $blow ->
    [missed] { $who ->
        [you] Du schlägst { way } und triffst nicht.
       *[other] { $who } schlägt { way } und trifft nicht.
    }
    [held] { $who ->
        [you] Du triffst im { side }, doch die Rüstung hält.
       *[other] { $who } trifft im { side }, doch die Rüstung hält.
    }
    [killed] { $who ->
        [you] Du führst einen tödlichen Schlag { way }.
       *[other] { $who } führt einen tödlichen Schlag { way }.
    }
   *[hit] { $who ->
        [you] Du triffst im { side }: { $damage } Schaden.
       *[other] { $who } trifft im { side }: { $damage } Schaden.
    }
}
struck = { $blow ->
    [missed] { $who ->
        [you] Ein Schlag aus { side } verfehlt dich.
       *[other] Ein Schlag aus { side } verfehlt { $who }.
    }
    [held] { $who ->
        [you] Ein Schlag aus { side } prallt an deiner Rüstung ab.
       *[other] Ein Schlag aus { side } prallt an der Rüstung von { $who } ab.
    }
   *[hit] { $who ->
        [you] Ein Schlag aus { side } kostet dich { hit_points }.
       *[other] Ein Schlag aus { side } kostet { $who } { hit_points }.
    }
}
changed = { $who ->
    [you] In deiner Sicht hat sich etwas verändert.
   *[other] Bei { $who } hat sich etwas verändert.
}
movement = Bewegung: { $people }.
somebody_at = jemand { $place }
died = { $who ->
    [you] Du stirbst.
   *[other] { $who } ist tot.
}
left = { $who ->
    [you] Du verlässt das Verlies.
   *[other] { $who } ist fort.
}
ended = Die Partie ist vorbei. { reason }

## Was zu tun ist

status = { $who ->
    [you] Du bist am Zug: noch { $ap } AP
   *[other] { $who }: noch { $ap } AP
}
status_theirs = { $who } ist im Dunkeln unterwegs.
status_dead = Du bist tot. Am Zug: { $who }.
status_waiting = Es fehlen noch Spieler.
over = Die Partie ist vorbei.

## Das Ende

reason = { $reason ->
    [escaped_with_the_gold] { $who ->
        [you] Du hast mit genug Gold hinausgefunden.
       *[other] { $who } hat mit genug Gold hinausgefunden.
    }
    [last_one_standing] { $who ->
        [you] Außer dir lebt niemand mehr.
       *[other] Außer { $who } lebt niemand mehr.
    }
    [nobody_alive] Niemand lebt mehr.
    [last_round_played] Die letzte Runde ist gespielt, und niemand kam hinaus.
    [stopped] Die Partie wurde abgebrochen.
   *[abandoned] Niemand war mehr da, um den Bots zuzusehen.
}
victory = Du bist draußen!
defeat = Im Dunkeln zurückgeblieben
death = Du bist dort unten gestorben
nobody_wins = Das Verlies gewinnt
wins = { $who } ist draußen
figures =
    .gold = Gold
    .hit_points = Lebenspunkte
    .rounds = Runden

## Die Tafel

action_points = { $ap } von { $most } Aktionspunkten
ap_name = AP
gold_wanted = { $count ->
    [one] Finde noch 1 Gold und betritt dann einen Ausgang.
   *[other] Finde noch { $count } Gold und betritt dann einen Ausgang.
}
gold_enough = Du hast genug Gold: Betritt einen Ausgang!
gold_unneeded = Du brauchst kein Gold: Betritt einen Ausgang!
carries =
    .sword = trägt ein Schwert
    .armour = trägt eine Rüstung
    .lantern = trägt eine Laterne
no_gear = Keine Ausrüstung: 6 AP pro Zug
gear_price = Jedes Stück kostet 1 AP pro Zug: ab dem nächsten Zug { $ap } AP
gear_effects =
    .sword = Schwert: Deine Treffer machen 1 mehr
    .armour = Rüstung: Treffer auf dich machen 1 weniger
    .lantern = Laterne: Du siehst 3 Felder weit
turn_order = Reihenfolge
away = abwesend
to_move = am Zug

## Was möglich ist

end_turn = Zug beenden
pick_up =
    .gold = Gold nehmen ·{ "\u00A0" }1{ "\u00A0" }AP
    .potion = Trank trinken · beendet den Zug
    .sword = Schwert nehmen ·{ "\u00A0" }1{ "\u00A0" }AP
    .armour = Rüstung nehmen ·{ "\u00A0" }1{ "\u00A0" }AP
    .lantern = Laterne nehmen ·{ "\u00A0" }1{ "\u00A0" }AP
attack_short = Angriff
do_there = { $verb ->
    [attack] Angriff { way }: kostet alle AP, trifft in drei von vier Fällen
   *[move] { $way ->
        [n] Nach Norden gehen
        [e] Nach Osten gehen
        [s] Nach Süden gehen
       *[w] Nach Westen gehen
    }
}
leaving = Du stirbst hier: Dein Gold fällt zu Boden, und die anderen spielen weiter.
# Warum ein Gang zu einem angetippten Feld früher endet.
stops =
    .somebody = Du bleibst stehen: Da ist jemand.
    .blow = Du bleibst stehen: Du wurdest getroffen.
    .exit = Du bleibst stehen: ein Ausgang!
    .gold = Du bleibst stehen: Gold in Sicht.
    .potion = Du bleibst stehen: ein Heiltrank in Sicht.
    .sword = Du bleibst stehen: ein Schwert in Sicht.
    .armour = Du bleibst stehen: eine Rüstung in Sicht.
    .lantern = Du bleibst stehen: eine Laterne in Sicht.
misses =
    .far = Du kennst keinen Weg dorthin.
    .unknown = Noch nicht aufgedeckt.
refusals =
    .NOT_STARTED = Die Partie hat noch nicht begonnen.
    .GAME_OVER = Die Partie ist vorbei.
    .DEAD = Du bist tot.
    .BLOCKED_WALL = Dort ist eine Mauer.
    .BLOCKED_PLAYER = Dort steht jemand.
    .NOTHING_HERE = Hier liegt nichts.
    .ALREADY_HAVE = So etwas trägst du schon.
    .NO_TARGET = Dort steht niemand.
    .FULL = Das Verlies ist voll.
    .SEATED = Du sitzt schon an diesem Tisch.
    .RUNNING = Die Partie hat begonnen.
key_help =
    .ways = gehen; auf jemanden zu: angreifen, mit allen AP
    .walk = zu einem bekannten Feld gehen, bis etwas Neues in Sicht kommt
    .take = aufheben, was unter dir liegt
    .end = den Zug beenden
    .drag = auf der Karte umsehen

## Das Spielfeld im Browser

board = Das Verlies, soweit du es kennst
keys =
    .ways = Pfeiltasten, W A S D
    .walk = Klicken oder Tippen
    .take = E oder G
    .end = Leertaste
    .drag = Ziehen
zoom =
    .closer = Näher
    .farther = Weiter weg
    .back = Zurück zur Figur
cell =
    .you = du
    .stranger = jemand anderes
    .lit = in Sicht
    .remembered = in Erinnerung
    .move = Eingabetaste: dorthin gehen
    .attack = Eingabetaste: angreifen, kostet alle AP
cell_pile = { $amount } Gold
cell_take =
    .gold = Eingabetaste: das Gold nehmen
    .potion = Eingabetaste: den Trank trinken
    .sword = Eingabetaste: das Schwert nehmen
    .armour = Eingabetaste: die Rüstung nehmen
    .lantern = Eingabetaste: die Laterne nehmen
dark =
    .watch = Zu dunkel zum Zuschauen
    .watch_text = Wer spielt, sieht nur das Nahe; wer zuschaut, erfährt, wer lebt und wer am Zug ist.
    .dead_text = Dein Gold liegt, wo du gefallen bist. Die Lebenden spielen weiter; du hörst, wer noch stirbt und wer hinauskommt.
    .gone = Du hast das Verlies verlassen
    .waiting = Das Tor ist noch zu
    .waiting_text = Es geht los, sobald genug Spieler da sind.
dark_dead = { $who ->
    [you] Du bist tot
   *[other] { $who } ist tot
}
cue_hit = Treffer! { $damage }
cue_struck = −{ $count } LP
cues =
    .killed = Erschlagen!
    .held = Kein Schaden
    .missed = Daneben
    .held_you = Rüstung hält
    .missed_you = Verfehlt dich
effects =
    .step = Ein Schritt
    .coin = Gold wird genommen
    .gulp = Ein Trank wird getrunken
    .buckle = Ausrüstung wird genommen
    .blade = Dein Schlag trifft
    .clank = Eine Rüstung hält
    .whiff = Ein Schlag geht daneben
    .ouch = Du wirst getroffen
    .rustle = Bewegung in deinem Licht
    .knock = Jemand kommt
    .bell = Jemand stirbt
    .door = Jemand geht
    .drum = Die Partie beginnt
    .fanfare = Ein Sieg
    .dirge = Eine Niederlage
    .tick = Das geht nicht
    .turn1 = Du bist am Zug
credit = Dungeon of Dooom ist ein Klassiker aus Programmierkursen, den viele gebaut haben; hier stehen seine Regeln in unseren Worten, mit eigenen Karten.

## Das Terminal

prompt_on_thing = { status }. { $text }
lying_here =
    .gold = Hier liegt Gold: p hebt es auf.
    .potion = Hier liegt ein Heiltrank: p trinkt ihn.
    .sword = Hier liegt ein Schwert: p hebt es auf.
    .armour = Hier liegt eine Rüstung: p legt sie an.
    .lantern = Hier liegt eine Laterne: p hebt sie auf.
pick_up_here = Aufheben, was hier liegt
grave = Du bist tot. Die anderen spielen im Dunkeln weiter.
map_and_round = { $map }, Runde { $round }
facts =
    .life = Leben
    .ap = AP
    .gold = Gold
    .gear = Ausrüstung
    .goal = Ziel
goal_gold = { $goal } Gold
not_your_turn = nicht am Zug
gear_none = keine
gear_and_price = { $gear }, also { $ap } AP pro Zug
position = { round }: { hit_points }, { $ap } AP, { gold_of_goal }, Ausrüstung: { $gear }.
position_watched = { $count ->
    [one] { round }, Ziel { $goal } Gold; 1 Spieler lebt.
   *[other] { round }, Ziel { $goal } Gold; { $count } Spieler leben.
}
gold_by = { $who ->
    [you] Dein Gold
   *[other] Gold von { $who }
}
legend =
    .you = du
    .other = jemand
terminal_keys =
    .ways = Pfeile, WASD, hjkl
    .end = Leertaste
typed_help =
    .ways = ein Feld gehen
    .attack = zuschlagen, mit allen AP, die noch da sind
signs =
    .you = du
    .other = jemand anderes
    .ground = Boden und Mauer; , ist Boden, der früher zu sehen war, leer nie Gesehenes
    .goals = Ausgang, Gold; klein geschrieben, wo sie früher zu sehen waren
    .potion = Heiltrank: ein Lebenspunkt mehr, und der Zug ist vorbei
    .gear = Schwert, Rüstung, Laterne; jedes kostet 1 AP in jedem späteren Zug
