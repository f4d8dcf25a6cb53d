titles =
    .legend = Was die Zeichen bedeuten
    .numbers = Zahlen auf den Karten
    .steps = Dein Zug in fünf Schritten
    .moving = Was ein Schritt kostet
    .attacking = Wie oft ein Angriff trifft
    .abilities = Fähigkeiten
    .monsters = Monster: was ihre Taktik bedeutet
    .moments = Wann eine Karte gespielt werden kann
    .adventurers = Die 10 Abenteurer
    .creatures = Die 16 Kreaturen
    .events = Die 20 Ereigniskarten
    .loot = Die 20 Beutekarten
    .tiles = Die Platten
    .tips = Guter Rat
legend =
    .chest = Die Truhe: Wer sie im eigenen Zug betritt, gewinnt
    .pile = Ein Schatzhaufen: eine Karte, wenn man ihn betritt
    .hoard = Die Karten im Geheimen Raum, und wie viele es sind
    .spawn = Ein Startpunkt und seine Zahl
    .floating = Der Schwebende Teleporter, Startpunkt 6
    .door = Die Geheimtür: ein Weg durch die Wand
    .floor = Boden
    .shallow = Flaches Wasser
    .deep = Tiefes Wasser
    .lava = Lava
    .rock = Fels: fest, und niemand sieht hindurch
    .seats = Der Fuß einer Figur: Farbe und Form sagen, wem sie gehört
    .usual = Nach dieser Karte wirst du wie üblich gefragt
    .always = Nach ihr wirst du immer gefragt
    .later = Nach ihr wirst du erst in deinem nächsten Zug wieder gefragt
moving =
    .ground = Boden
    .straight = Gerade
    .diagonal = Schräg
    .ending = Dort stehen bleiben
    .safe = sicher
    .deadly = tödlich, außer du schwimmst oder fliegst
    .burns = schon das Betreten ist tödlich, außer du fliegst oder bist feuerfest
    .note = Schräge Schritte über Boden und Lava kosten abwechselnd 1 und 2. Wer fliegt, zahlt überall 1; wer schwimmt, geht durch Wasser wie über Boden.
turns = abwechselnd { $one } und { $two }
attacking =
    .defence = Abwehr des Ziels
    .note = So viele von 100 Angriffen verwunden überhaupt. Jeder Würfel, der die Abwehr erreicht, ist eine eigene Wunde. Abenteurer haben die Abwehr 5.
dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
copies = { $count ->
    [0] fest auf dem Plan
    [one] einmal im Spiel
   *[other] { $count }-mal im Spiel
}
hoard = Darin liegt ein Hort von { $count } Karten.
tips =
    .tiles = Leg Platten zuerst für dich: Ein gerader Weg von deinem Tor zur Mitte ist mehr wert als jede Wand vor anderen.
    .walls = Eine Platte mit einer geschlossenen Seite zum Führenden kostet ihn eine Runde. Die letzte Platte vor der Truhe entscheidet die meisten Rennen.
    .monsters = Stell ein Monster auf den Startpunkt, von dem es eher einen Gegner sieht als dich. Es jagt, wen es am nächsten findet, auch dich.
    .centre = Ein Monster in der Mitte bewacht die Truhe gegen alle, auch gegen dich.
    .halves = Erst angreifen, dann gehen: Ein erschlagenes Monster gibt Karten und macht den Weg frei. Zwei Bewegungen in einem Zug brauchen einen Trank der Eile.
    .piles = Ein Schatzhaufen am Weg kostet nichts: Es genügt, hindurchzugehen.
    .hold = Heb eine Falle oder eine Würfelkarte für den Augenblick auf, in dem jemand die Truhe fast erreicht hat.
    .health = Wunden heilen nicht von selbst, außer bei Priestern. Mit einem letzten Körperpunkt bleib außer Sicht: Der Tod kostet alle Karten und die Ausrüstung.
    .push = Vorbeidrängen gelingt in 15 von 36 Fällen, also nur dort, wo Scheitern nicht schadet; nie neben Lava.
    .heroes = Elfen sind am schnellsten, Zwerge am zähesten; Krieger schlagen am härtesten, Zauberer treffen drei mal drei Felder, Priester heilen.
