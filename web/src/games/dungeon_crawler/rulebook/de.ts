export default [
  {
    title: 'Worum es geht',
    rules: [
      {
        id: 'DC-1',
        text: 'Führe deinen Abenteurer durch ein Labyrinth, das alle Platte für Platte legen. Wer im eigenen Zug als Erster die Truhe in der Mitte betritt, gewinnt.',
      },
      { id: 'DC-2', text: 'Zwei bis sechs Spieler; jeder spielt gegen jeden.' },
      {
        id: 'DC-107',
        text: 'Das Spiel endet sofort. Die anderen werden nach ihrem restlichen Weg gereiht.',
      },
      {
        id: 'DC-108',
        text: 'Nach der letzten Runde (60, wenn nichts anderes gewählt ist) gewinnt der kürzeste Weg zur Truhe; dann mehr Karten und Ausrüstung, dann weniger Wunden.',
      },
    ],
  },
  {
    title: 'Der Plan und seine Platten',
    rules: [
      {
        id: 'DC-6',
        text: 'Der Plan hat sieben mal sieben Plätze: die Truhe in der Mitte, die Tore 1 bis 4 in den Ecken, die Hintertreppen 5 in der Mitte der Seiten und 40 freie Plätze.',
      },
      {
        id: 'DC-8',
        text: 'Eine Platte hat fünf mal fünf Felder; sie wird gedreht, nie gespiegelt.',
      },
      {
        id: 'DC-9',
        text: 'Eine Seite ist zu, oder sie ist wenigstens in ihrer Mitte offen. Wo zwei offene Seiten sich treffen, sind die Platten verbunden.',
      },
      {
        id: 'DC-12',
        text: 'Eine neue Platte kommt neben eine aufgedeckte. Kann sie irgendwo anschließen, muss sie es; eine Wand darf trotzdem vor jemandes Weg liegen.',
      },
      {
        id: 'DC-13',
        text: 'Ist der Plan voll, ersetzt die neue Platte eine nahe bei deinem Abenteurer, auf der keine Figur steht.',
      },
      {
        id: 'DC-11',
        text: 'Plätze ohne Platte sind fest: Niemand geht, schießt oder sieht hindurch.',
      },
      {
        id: 'DC-15',
        text: 'Eine Platte mit X bekommt beim Legen einen Schatzhaufen, höchstens zehn auf dem Plan.',
      },
    ],
  },
  {
    title: 'Der Anfang',
    rules: [
      { id: 'DC-17', text: 'Der höchste Wurf mit zwei Würfeln beginnt; es geht reihum.' },
      {
        id: 'DC-18',
        text: 'Der Reihe nach wählen die ersten vier einen Abenteurer und ein Tor, die noch niemand hat.',
      },
      {
        id: 'DC-19',
        text: 'Der fünfte und sechste Spieler kommen ab der zweiten Runde mit einem Startwurf dazu.',
      },
      {
        id: 'DC-20',
        text: 'Schweres Spiel: Die Truhe steht auf einer Lavainsel, über die zu Fuß nur schräge Schritte führen.',
      },
      {
        id: 'DC-117',
        text: 'Dazukommen: Solange weniger als sechs spielen, darf, wer den Tisch eröffnet hat, noch einen Platz öffnen. Nach einer vollen Runde setzt sich jemand, wartet auf die nächste Runde, ist dann zuletzt dran und kommt im ersten Schritt 5 mit einem Startwurf dazu.',
      },
    ],
  },
  {
    title: 'Dein Zug: fünf Schritte',
    rules: [
      { id: 'DC-25', text: 'Alle fünf Schritte werden in dieser Folge getan.' },
      {
        id: 'DC-80',
        text: '1. Alle deine Monster gehen, in der Folge, in der du sie gezogen hast.',
      },
      { id: 'DC-91', text: '2. Jedes deiner Monster, das angreifen kann, tut es.' },
      { id: 'DC-14', text: '3. Ziehe eine Platte und lege sie.' },
      {
        id: 'DC-79',
        text: '4. Ziehe eine Kreaturenkarte und stelle das Monster auf einen freien Startpunkt oder in die Mitte; dann geht es, oder es greift von der Mitte aus an, wenn es kann. An deiner Grenze ziehst du keine.',
      },
      {
        id: 'DC-26',
        text: '5. Dein Abenteurer handelt in zwei Hälften: Angriff und Bewegung in beliebiger Folge, oder zwei Angriffe. Nie zwei Bewegungen. Wer nicht auf dem Plan ist, kommt zuerst zurück.',
      },
      {
        id: 'DC-27',
        text: 'Eine Hälfte darf ausfallen, aber nicht das Zurückkommen, wenn es möglich ist.',
      },
    ],
  },
  {
    title: 'Gehen',
    rules: [
      { id: 'DC-32', text: 'Ein gerader Schritt kostet 1 Bewegungspunkt.' },
      {
        id: 'DC-33',
        text: 'Schräge Schritte kosten abwechselnd 1 und 2: der zweite, vierte und so fort einer Bewegung kostet 2.',
      },
      { id: 'DC-34', text: 'Flaches Wasser kostet 2, schräg 3.' },
      {
        id: 'DC-35',
        text: 'Tiefes Wasser kostet 3, schräg 4; wer weder schwimmt noch fliegt, ertrinkt, wenn eine Bewegung dort endet.',
      },
      {
        id: 'DC-36',
        text: 'Lava kostet wie Boden und vernichtet, wer weder fliegt noch feuerfest ist.',
      },
      {
        id: 'DC-37',
        text: 'Ein schräger Schritt braucht die beiden Felder daneben offen und frei von Figuren, die im Weg sind: Keine Ecke wird geschnitten.',
      },
      {
        id: 'DC-31',
        text: 'Du darfst in Teilen gehen: Nach jedem siehst du, was geschieht, und gehst mit dem Rest weiter.',
      },
      {
        id: 'DC-39',
        text: 'Einem Abenteurer ist jede Figur im Weg. Monster gehen durch einander hindurch, nicht durch Abenteurer.',
      },
      {
        id: 'DC-43',
        text: 'Geschoben, gerutscht oder teleportiert zu werden ist keine Bewegung: Es kostet nichts und gewinnt nie.',
      },
    ],
  },
  {
    title: 'Vorbeidrängen',
    rules: [
      {
        id: 'DC-44',
        text: 'In seiner Bewegung darf ein Abenteurer versuchen, das Feld einer Figur neben sich zu betreten. Monster drängen nie.',
      },
      { id: 'DC-46', text: 'Beide Seiten würfeln; wer drängt, braucht die höhere Zahl.' },
      {
        id: 'DC-47',
        text: 'Gelingt es, wählst du, wohin die andere Figur kommt, auch Lava oder tiefes Wasser, nimmst ihr Feld und gehst weiter.',
      },
      {
        id: 'DC-48',
        text: 'Misslingt es, endet deine Bewegung; ein Monster stößt dich in Lava neben dir, ein Spieler darf es.',
      },
      {
        id: 'DC-45',
        text: 'An einem standfesten Monster kommt niemand vorbei; eines mit Dornen verwundet jeden, der es versucht.',
      },
    ],
  },
  {
    title: 'Schätze',
    rules: [
      { id: 'DC-53', text: 'Ein Abenteurer, der einen Schatzhaufen betritt, zieht eine Karte.' },
      { id: 'DC-54', text: 'Wer ein Monster erschlägt, zieht so viele Karten, wie es wert ist.' },
      {
        id: 'DC-52',
        text: 'Was jemand auf der Hand hat, ist geheim, wie viel nicht. Es gibt keine Grenze und keinen Tausch.',
      },
      {
        id: 'DC-55',
        text: 'Der Geheime Raum hat keine Öffnung und birgt drei Karten für den Ersten, der hineinkommt.',
      },
      {
        id: 'DC-57',
        text: 'Ausrüstung liegt offen vor dir und wirkt, bis dein Abenteurer erschlagen wird.',
      },
    ],
  },
  {
    title: 'Angreifen und sehen',
    rules: [
      {
        id: 'DC-58',
        text: 'Nahkampf trifft eine Figur neben dir, Fernkampf eine, die nicht neben dir steht, ein Flächenangriff drei mal drei Felder. Du musst das Ziel sehen; die Entfernung ist gleich.',
      },
      {
        id: 'DC-64',
        text: 'Du siehst um eine Ecke, nicht zwischen zweien hindurch und nicht an einer Wand entlang. Figuren, Wasser und Lava verdecken nichts.',
      },
      {
        id: 'DC-62',
        text: 'Wirf die Würfel des Angriffs: Jeder, der die Abwehr des Ziels erreicht, ist eine Wunde.',
      },
      {
        id: 'DC-61',
        text: 'Ein Flächenangriff würfelt für alle im Feld, die man von seiner Mitte sieht, auch für deine eigenen Monster.',
      },
      {
        id: 'DC-68',
        text: 'Abenteurer greifen jeden an; Monster nur Abenteurer, auch deinen.',
      },
    ],
  },
  {
    title: 'Wunden, Tod und Rückkehr',
    rules: [
      {
        id: 'DC-69',
        text: 'So viele Wunden wie Körperpunkte erschlagen; Lava und tiefes Wasser sofort.',
      },
      {
        id: 'DC-71',
        text: 'Ein erschlagener Abenteurer kostet Hand und Ausrüstung. In deinem nächsten Schritt 5 wählst du einen freien Abenteurer ohne Wunden und kommst zurück.',
      },
      {
        id: 'DC-72',
        text: 'Startwurf: 1 bis 4 dieses Tor, 5 eine Treppe deiner Wahl, 6 der Schwebende Teleporter oder, wenn er fehlt, irgendein freier Punkt.',
      },
      { id: 'DC-73', text: 'Ist der Punkt besetzt, gilt die nächstkleinere Zahl.' },
      {
        id: 'DC-74',
        text: 'Wer eingemauert ist, niemanden sieht und nie zur Mitte oder ins Unbekannte gelangt, darf den Plan mit Karten und Wunden verlassen und kommt im nächsten Zug zurück.',
      },
      {
        id: 'DC-76',
        text: 'Wer Schritt 5 auf der 6 beginnt, darf sie wie einen Startwurf benutzen.',
      },
    ],
  },
  {
    title: 'Monster',
    rules: [
      {
        id: 'DC-77',
        text: 'Du bewegst deine Monster, aber ihre Karte bestimmt wie; nur bei Gleichstand entscheidest du.',
      },
      {
        id: 'DC-78',
        text: 'Höchstens 12, 8, 6, 5 oder 4 Monster für jeden bei 2, 3, 4, 5 oder 6 Spielern.',
      },
      {
        id: 'DC-82',
        text: 'Ein Monster, das einen Abenteurer sieht, folgt der ersten Zeile seiner Karte; sonst, wenn einer zu Fuß nah ist, der zweiten; sonst der dritten.',
      },
      {
        id: 'DC-84',
        text: 'Jagen: dorthin, wo es sein Ziel schlagen kann, oder so nah, wie es kommt.',
      },
      {
        id: 'DC-86',
        text: 'Abstand halten: dorthin, wo es das Ziel sieht und neben niemandem steht.',
      },
      { id: 'DC-87', text: 'Umherstreifen: den nächsten Abenteurer jagen, gesehen oder nicht.' },
      {
        id: 'DC-88',
        text: 'Wachen: sich dem Abenteurer in den Weg stellen, der der Truhe am nächsten ist.',
      },
      { id: 'DC-89', text: 'Warten: bleiben. Fliehen: so weit weg, wie es kann.' },
      { id: 'DC-90', text: 'Zwischen gleichen Zielen wählt, wem das Monster gehört.' },
    ],
  },
  {
    title: 'Karten zu jeder Zeit',
    rules: [
      {
        id: 'DC-94',
        text: 'Das Spiel hält an festen Stellen an und fragt der Reihe nach, wer eine passende Karte hat. Eine Karte wirkt sofort; dann werden alle noch einmal gefragt.',
      },
      {
        id: 'DC-95',
        text: 'Stellen: zwischen den Schritten, vor dem Gehen, vor und nach Würfen, vor Wunden und bei jeder eigenen Entscheidung in Schritt 5.',
      },
      {
        id: 'DC-98',
        text: 'Vor dem Gehen kann eine Falle auf eines der Felder kommen oder das Labyrinth sich ändern; wer geht, darf dann neu überlegen.',
      },
      {
        id: 'DC-97',
        text: 'Nach einem Wurf können Karten die Würfel ändern, bevor sie gelten.',
      },
      {
        id: 'DC-100',
        text: 'Niemand erfährt, wer gefragt wird. Du bestimmst, wie oft; wer nicht antwortet, passt.',
      },
      {
        id: 'DC-111',
        text: 'Wer zwischen zwei Schritten gepasst hat, wird erst wieder gefragt, wenn sich etwas geändert hat, außer zu Beginn des eigenen Zuges.',
      },
      {
        id: 'DC-112',
        text: 'Üblich ist, dass du gefragt wirst, wo dir eine deiner Karten nützen kann: Heilung, wenn du verwundet bist, Schutz vor einem Schaden, Würfelkarten, solange sich der Wurf noch drehen lässt, Fallen, wenn ein anderer Abenteurer geht, Monster und Platten zu Beginn deines Zuges und bevor jemand die Truhe erreichen könnte. Das Zeichen neben einer Karte ändert das: immer, oder erst in deinem nächsten Zug.',
      },
      {
        id: 'DC-113',
        text: 'Kann eine Bewegung auf einer Truhe enden, und wenn um eine Truhe gewürfelt wird, werden alle gefragt, die antworten können.',
      },
      {
        id: 'DC-104',
        text: 'Stehen zwei Truhen in der Mitte, würfelt, wer eine erreicht: bei 1 bis 3 ist sie falsch, bei 4 bis 6 echt.',
      },
    ],
  },
]
