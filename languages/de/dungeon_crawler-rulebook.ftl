in_short =
    .title = Kurz gefasst
    .goal = Betritt in deinem eigenen Zug als Erster die Truhe in der Mitte. (DC-1)
    .turn = Jeder Zug: Deine Monster ziehen, deine Monster greifen an, leg eine Platte, bring ein Monster ins Spiel, dann handelt dein Abenteurer. (DC-25)
    .acting = Dein Abenteurer greift an und geht, in beliebiger Reihenfolge, oder greift zweimal an. (DC-26)
    .steps = Ein Schritt kostet 1, jeder zweite schräge 2; flaches Wasser 2, tiefes 3. Lava vernichtet. (DC-32 bis DC-36)
    .dice = Jeder Würfel, der die Abwehr des Ziels erreicht, ist eine Wunde; so viele Wunden wie Körperpunkte erschlagen. (DC-62, DC-69)
    .cards = Ein Schatzhaufen gibt eine Karte, ein erschlagenes Monster so viele, wie es wert ist. Das Spiel fragt dich, wenn dir eine Karte nützen kann. (DC-53, DC-54, DC-112)
    .dying = Ein erschlagener Abenteurer kostet Hand und Ausrüstung; der nächste kommt durch einen Startwurf ins Spiel. (DC-71, DC-72)

what_it_is_about =
    .title = Worum es geht
    .DC-1 = Führe deinen Abenteurer durch ein Labyrinth, das alle Platte für Platte legen. Wer im eigenen Zug als Erster die Truhe in der Mitte betritt, gewinnt.
    .DC-2 = Zwei bis sechs Spieler; jeder spielt gegen jeden.
    .DC-107 = Das Spiel endet sofort. Die anderen werden nach ihrem restlichen Weg gereiht.
    .DC-108 = Nach der letzten Runde (60, wenn nichts anderes gewählt ist) gewinnt der kürzeste Weg zur Truhe; dann mehr Karten und Ausrüstung, dann weniger Wunden.

the_mat_and_its_tiles =
    .title = Der Plan und seine Platten
    .DC-6 = Der Plan hat sieben mal sieben Plätze: die Truhe in der Mitte, die Tore 1 bis 4 in den Ecken, die Hintertreppen 5 in der Mitte der Seiten und 40 freie Plätze.
    .DC-8 = Eine Platte hat fünf mal fünf Felder; sie wird gedreht, nie gespiegelt.
    .DC-9 = Eine Seite ist zu, oder sie ist wenigstens in ihrer Mitte offen. Wo zwei offene Seiten sich treffen, sind die Platten verbunden.
    .DC-12 = Eine neue Platte kommt neben eine aufgedeckte. Kann sie irgendwo anschließen, muss sie es; eine Wand darf trotzdem vor jemandes Weg liegen.
    .DC-13 = Ist der Plan voll, ersetzt die neue Platte eine nahe bei deinem Abenteurer, auf der keine Figur steht.
    .DC-11 = Plätze ohne Platte sind fest: Niemand geht, schießt oder sieht hindurch.
    .DC-15 = Eine Platte mit X bekommt beim Legen einen Schatzhaufen, höchstens zehn auf dem Plan.

beginning =
    .title = Der Anfang
    .DC-17 = Der höchste Wurf mit zwei Würfeln beginnt; es geht reihum.
    .DC-18 = Der Reihe nach wählen die ersten vier einen Abenteurer und ein Tor, die noch niemand hat.
    .DC-19 = Der fünfte und sechste Spieler kommen ab der zweiten Runde mit einem Startwurf dazu.
    .DC-20 = Schweres Spiel: Die Truhe steht auf einer Lavainsel, über die zu Fuß nur schräge Schritte führen.
    .DC-117 = Dazukommen: Solange weniger als sechs spielen, darf, wer den Tisch eröffnet hat, noch einen Platz öffnen. Nach einer vollen Runde setzt sich jemand, wartet auf die nächste Runde, ist dann zuletzt dran und kommt im ersten Schritt 5 mit einem Startwurf dazu.

your_turn_five_steps =
    .title = Dein Zug: fünf Schritte
    .DC-25 = Alle fünf Schritte werden in dieser Folge getan.
    .DC-80 = 1. Alle deine Monster gehen, in der Folge, in der du sie gezogen hast.
    .DC-91 = 2. Jedes deiner Monster, das angreifen kann, tut es.
    .DC-14 = 3. Ziehe eine Platte und lege sie.
    .DC-79 = 4. Ziehe eine Kreaturenkarte und stelle das Monster auf einen freien Startpunkt oder in die Mitte; dann geht es, oder es greift von der Mitte aus an, wenn es kann. An deiner Grenze ziehst du keine.
    .DC-26 = 5. Dein Abenteurer handelt in zwei Hälften: Angriff und Bewegung in beliebiger Folge, oder zwei Angriffe. Nie zwei Bewegungen. Wer nicht auf dem Plan ist, kommt zuerst zurück.
    .DC-27 = Eine Hälfte darf ausfallen, aber nicht das Zurückkommen, wenn es möglich ist.

moving =
    .title = Gehen
    .DC-32 = Ein gerader Schritt kostet 1 Bewegungspunkt.
    .DC-33 = Schräge Schritte kosten abwechselnd 1 und 2: Der zweite, vierte und so fort einer Bewegung kostet 2.
    .DC-34 = Flaches Wasser kostet 2, schräg 3.
    .DC-35 = Tiefes Wasser kostet 3, schräg 4; wer weder schwimmt noch fliegt, ertrinkt, wenn eine Bewegung dort endet.
    .DC-36 = Lava kostet wie Boden und vernichtet, wer weder fliegt noch feuerfest ist.
    .DC-37 = Ein schräger Schritt braucht die beiden Felder daneben offen und frei von Figuren, die im Weg sind: Keine Ecke wird geschnitten.
    .DC-31 = Du darfst in Teilen gehen: Nach jedem siehst du, was geschieht, und gehst mit dem Rest weiter.
    .DC-39 = Einem Abenteurer ist jede Figur im Weg. Monster gehen durch einander hindurch, nicht durch Abenteurer.
    .DC-43 = Geschoben, gerutscht oder teleportiert zu werden ist keine Bewegung: Es kostet nichts und gewinnt nie.

pushing_past =
    .title = Vorbeidrängen
    .DC-44 = In seiner Bewegung darf ein Abenteurer versuchen, das Feld einer Figur neben sich zu betreten. Monster drängen nie.
    .DC-46 = Beide Seiten würfeln; wer drängt, braucht die höhere Zahl.
    .DC-47 = Gelingt es, wählst du, wohin die andere Figur kommt, auch Lava oder tiefes Wasser, nimmst ihr Feld und gehst weiter.
    .DC-48 = Misslingt es, endet deine Bewegung; ein Monster stößt dich in Lava neben dir, ein Spieler darf es.
    .DC-45 = An einem standfesten Monster kommt niemand vorbei; eines mit Dornen verwundet jeden, der es versucht.

treasure =
    .title = Schätze
    .DC-53 = Ein Abenteurer, der einen Schatzhaufen betritt, zieht eine Karte.
    .DC-54 = Wer ein Monster erschlägt, zieht so viele Karten, wie es wert ist.
    .DC-52 = Was jemand auf der Hand hat, ist geheim, wie viel nicht. Es gibt keine Grenze und keinen Tausch.
    .DC-55 = Der Geheime Raum hat keine Öffnung und birgt drei Karten für den Ersten, der hineinkommt.
    .DC-57 = Ausrüstung liegt offen vor dir und wirkt, bis dein Abenteurer erschlagen wird.

attacking_and_seeing =
    .title = Angreifen und sehen
    .DC-58 = Nahkampf trifft eine Figur neben dir, Fernkampf eine, die nicht neben dir steht, ein Flächenangriff drei mal drei Felder. Du musst das Ziel sehen; die Entfernung ist gleich.
    .DC-64 = Du siehst um eine Ecke, nicht zwischen zweien hindurch und nicht an einer Wand entlang. Figuren, Wasser und Lava verdecken nichts.
    .DC-62 = Wirf die Würfel des Angriffs: Jeder, der die Abwehr des Ziels erreicht, ist eine Wunde.
    .DC-61 = Ein Flächenangriff würfelt für alle im Feld, die man von seiner Mitte sieht, auch für deine eigenen Monster.
    .DC-68 = Abenteurer greifen jeden an; Monster nur Abenteurer, auch deinen.

wounds_death_and_return =
    .title = Wunden, Tod und Rückkehr
    .DC-69 = So viele Wunden wie Körperpunkte erschlagen; Lava und tiefes Wasser sofort.
    .DC-71 = Ein erschlagener Abenteurer kostet Hand und Ausrüstung. In deinem nächsten Schritt 5 wählst du einen freien Abenteurer ohne Wunden und kommst zurück.
    .DC-72 = Startwurf: 1 bis 4 dieses Tor, 5 eine Treppe deiner Wahl, 6 der Schwebende Teleporter oder, wenn er fehlt, irgendein freier Punkt.
    .DC-73 = Ist der Punkt besetzt, gilt die nächstkleinere Zahl.
    .DC-74 = Wer eingemauert ist, niemanden sieht und nie zur Mitte oder ins Unbekannte gelangt, darf den Plan mit Karten und Wunden verlassen und kommt im nächsten Zug zurück.
    .DC-76 = Wer Schritt 5 auf der 6 beginnt, darf sie wie einen Startwurf benutzen.

monsters =
    .title = Monster
    .DC-77 = Du bewegst deine Monster, aber ihre Karte bestimmt wie; nur bei Gleichstand entscheidest du.
    .DC-78 = Höchstens 12, 8, 6, 5 oder 4 Monster für jeden bei 2, 3, 4, 5 oder 6 Spielern.
    .DC-82 = Ein Monster, das einen Abenteurer sieht, folgt der ersten Zeile seiner Karte; sonst, wenn einer zu Fuß nah ist, der zweiten; sonst der dritten.
    .DC-84 = Jagen: dorthin, wo es sein Ziel schlagen kann, oder so nah, wie es kommt.
    .DC-86 = Abstand halten: dorthin, wo es das Ziel sieht und neben niemandem steht.
    .DC-87 = Umherstreifen: den nächsten Abenteurer jagen, gesehen oder nicht.
    .DC-88 = Wachen: sich dem Abenteurer in den Weg stellen, der der Truhe am nächsten ist.
    .DC-89 = Warten: bleiben. Fliehen: so weit weg, wie es kann.
    .DC-90 = Zwischen gleichen Zielen wählt, wem das Monster gehört.

cards_at_any_moment =
    .title = Karten zu jeder Zeit
    .DC-94 = Das Spiel hält an festen Stellen an und fragt der Reihe nach, wer eine passende Karte hat. Eine Karte wirkt sofort; dann werden alle noch einmal gefragt.
    .DC-95 = Stellen: zwischen den Schritten, vor dem Gehen, vor und nach Würfen, vor Wunden und bei jeder eigenen Entscheidung in Schritt 5.
    .DC-98 = Vor dem Gehen kann eine Falle auf eines der Felder kommen oder das Labyrinth sich ändern; wer geht, darf dann neu überlegen.
    .DC-97 = Nach einem Wurf können Karten die Würfel ändern, bevor sie gelten.
    .DC-100 = Niemand erfährt, wer gefragt wird. Du bestimmst, wie oft; wer nicht antwortet, passt.
    .DC-111 = Wer zwischen zwei Schritten gepasst hat, wird erst wieder gefragt, wenn sich etwas geändert hat, außer zu Beginn des eigenen Zuges.
    .DC-112 = Üblich ist, dass du gefragt wirst, wo dir eine deiner Karten nützen kann: Heilung, wenn du verwundet bist, Schutz vor einem Schaden, Würfelkarten, solange sich der Wurf noch drehen lässt, Fallen, wenn ein anderer Abenteurer geht, Monster und Platten zu Beginn deines Zuges und bevor jemand die Truhe erreichen könnte. Das Zeichen neben einer Karte ändert das: immer, oder erst in deinem nächsten Zug.
    .DC-113 = Kann eine Bewegung auf einer Truhe enden, und wenn um eine Truhe gewürfelt wird, werden alle gefragt, die antworten können.
    .DC-104 = Stehen zwei Truhen in der Mitte, würfelt, wer eine erreicht: Bei 1 bis 3 ist sie falsch, bei 4 bis 6 echt.
