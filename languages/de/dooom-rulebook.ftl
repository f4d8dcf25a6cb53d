in_short =
    .title = Kurz gefasst
    .goal = Trag genug Gold auf einen Ausgang. (DM-68)
    .turn = 6 Aktionspunkte je Zug, einer weniger für jedes Stück Ausrüstung: Ein Schritt kostet 1, Aufheben 1, ein Trank oder ein Angriff alle übrigen. (DM-24, DM-34)
    .seeing = Du siehst zwei Felder weit, mit einer Laterne drei. Mauern versperren die Sicht nicht. (DM-36, DM-37)
    .things = Ein Trank heilt 1, ein Schwert gibt 1 Schaden mehr, eine Rüstung nimmt 1 weg. (DM-48, DM-51)
    .fighting = Ein Angriff auf einen Nachbarn trifft in drei von vier Fällen, macht 1 Schaden und beendet den Zug. (DM-50, DM-51)
    .dying = Ohne Lebenspunkte bist du tot: Ausrüstung wird zerstört, Gold fällt zu Boden. (DM-55, DM-56, DM-58)

what_it_is_about =
    .title = Worum es geht
    .DM-68 = Betritt einen Ausgang mit genug Gold, und du hast sofort gewonnen.
    .DM-70 = Mehr Gold als nötig schadet nicht. Beim Ziel 0 genügt jeder Ausgang.
    .DM-15 = Eine bis acht Personen, jede für sich.
    .DM-72 = Lebt niemand mehr oder ist die letzte Runde vorbei, gewinnt niemand.
    .DM-71 = Wer allein übrig ist, muss noch hinaus, außer der Tisch lässt Überlebende gewinnen.

the_dungeon =
    .title = Das Verlies
    .DM-1 = Ein Rechteck aus quadratischen Feldern, beliebig groß.
    .DM-2 = Ein Feld ist Boden, Mauer oder Ausgang und bleibt es.
    .DM-3 = Auf Boden kann eines liegen: Gold, Heiltrank, Schwert, Rüstung oder Laterne.
    .DM-6 = Jenseits des Randes ist Mauer wie jede andere.
    .DM-7 = Auf einem Feld steht höchstens eine lebende Figur.
    .DM-16 = Du beginnst auf einem zufälligen freien Feld mit 3 Lebenspunkten, ohne Gold und Ausrüstung.
    .DM-17 = Was auf deinem ersten Feld liegt, gehört dir noch nicht, und ein Ausgang dort gewinnt nichts.

a_turn =
    .title = Ein Zug
    .DM-23 = Gezogen wird in fester Reihenfolge; Tote werden übersprungen.
    .DM-24 = Ein Zug hat 6 Aktionspunkte (AP), einen weniger für jedes Stück Ausrüstung.
    .DM-25 = Ausrüstung kostet ihren Punkt erst ab dem nächsten Zug.
    .DM-26 = Der Zug endet ohne AP, auf Wunsch, nach einem Trank und nach einem Angriff. Der Rest verfällt.
    .DM-32 = Was nicht geht, kostet nichts.
    .DM-34 = Ein Schritt kostet 1 AP, Aufheben 1 AP, ein Trank oder Angriff alle übrigen.
    .DM-28 = Wo Leute aufeinander warten, kann eine Uhr laufen; ihr Ende beendet den Zug, zu oft hintereinander auch das Spiel für diese Person.

seeing =
    .title = Sehen
    .DM-36 = Du siehst zwei Felder weit, mit Laterne drei, ohne die Ecken dieses Quadrats.
    .DM-37 = Nichts versperrt die Sicht, weder Mauern noch Figuren.
    .DM-38 = Eine Figur verdeckt, was unter ihr liegt. Du siehst, dass jemand da ist, mehr nicht.
    .DM-40 = Gold sieht in jeder Menge gleich aus, und eine Figur verrät nicht, wer sie ist.
    .DM-41 = Eine Laterne leuchtet, sobald sie genommen ist.
    .DM-76 = Gesehenes bleibt in Erinnerung und wird außer Sicht dunkler gezeichnet.

walking_and_taking =
    .title = Gehen und nehmen
    .DM-43 = Ein Schritt führt auf eines der vier Nachbarfelder.
    .DM-44 = Nicht in Mauern und nicht auf lebende Figuren.
    .DM-45 = Worüber du gehst, bleibt liegen, bis du es aufhebst.
    .DM-47 = Höchstens ein Schwert, eine Rüstung, eine Laterne; ablegen geht nicht.
    .DM-48 = Ein Haufen Gold wird ganz genommen. Ein Trank wirkt sofort: 1 Lebenspunkt mehr.

fighting_and_dying =
    .title = Kämpfen und sterben
    .DM-49 = Greif eine Figur auf einem der vier Nachbarfelder an.
    .DM-50 = Das kostet alle AP, trifft in drei von vier Fällen und beendet den Zug.
    .DM-51 = Ein Treffer macht 1 Schaden, mit Schwert 1 mehr, gegen Rüstung 1 weniger.
    .DM-53 = Wer angreift, erfährt das Ergebnis; die andere Seite, woher der Schlag kam.
    .DM-55 = Ohne Lebenspunkte bist du tot und hast verloren.
    .DM-56 = Ausrüstung der Toten ist zerstört.
    .DM-58 = Gold der Toten fällt zu Boden, anstelle dessen, was dort lag.
    .DM-61 = Von einem Ausgang rollt es auf den nächsten Boden.
    .DM-63 = Gehen heißt sterben.

who_knows_what =
    .title = Wer was weiß
    .DM-75 = Alle kennen Ziel und Runde, wer am Zug ist und wer lebt, tot oder fort ist.
    .DM-77 = Wer zuschaut, auch wer tot ist, erfährt genau das, außer der Tisch ist offen für Zuschauer.
    .DM-74 = Nach dem Ende wird das ganze Verlies gezeigt.
