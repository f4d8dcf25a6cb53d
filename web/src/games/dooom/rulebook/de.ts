export default [
  {
    title: 'Worum es geht',
    rules: [
      {
        id: 'DM-68',
        text: 'Betritt einen Ausgang mit genug Gold, und du hast sofort gewonnen.',
      },
      { id: 'DM-70', text: 'Mehr Gold als nötig schadet nicht. Beim Ziel 0 genügt jeder Ausgang.' },
      { id: 'DM-15', text: 'Eine bis acht Personen, jede für sich.' },
      {
        id: 'DM-72',
        text: 'Lebt niemand mehr oder ist die letzte Runde vorbei, gewinnt niemand.',
      },
      {
        id: 'DM-71',
        text: 'Wer allein übrig ist, muss noch hinaus, außer der Tisch lässt Überlebende gewinnen.',
      },
    ],
  },
  {
    title: 'Das Verlies',
    rules: [
      { id: 'DM-1', text: 'Ein Rechteck aus quadratischen Feldern, beliebig groß.' },
      { id: 'DM-2', text: 'Ein Feld ist Boden, Mauer oder Ausgang und bleibt es.' },
      {
        id: 'DM-3',
        text: 'Auf Boden kann eines liegen: Gold, Heiltrank, Schwert, Rüstung oder Laterne.',
      },
      { id: 'DM-6', text: 'Jenseits des Randes ist Mauer wie jede andere.' },
      { id: 'DM-7', text: 'Auf einem Feld steht höchstens eine lebende Figur.' },
      {
        id: 'DM-16',
        text: 'Du beginnst auf einem zufälligen freien Feld mit 3 Lebenspunkten, ohne Gold und Ausrüstung.',
      },
      {
        id: 'DM-17',
        text: 'Was auf deinem ersten Feld liegt, gehört dir noch nicht, und ein Ausgang dort gewinnt nichts.',
      },
    ],
  },
  {
    title: 'Ein Zug',
    rules: [
      { id: 'DM-23', text: 'Gezogen wird in fester Reihenfolge; Tote werden übersprungen.' },
      {
        id: 'DM-24',
        text: 'Ein Zug hat 6 Aktionspunkte (AP), einen weniger für jedes Stück Ausrüstung.',
      },
      { id: 'DM-25', text: 'Ausrüstung kostet ihren Punkt erst ab dem nächsten Zug.' },
      {
        id: 'DM-26',
        text: 'Der Zug endet ohne AP, auf Wunsch, nach einem Trank und nach einem Angriff. Der Rest verfällt.',
      },
      { id: 'DM-32', text: 'Was nicht geht, kostet nichts.' },
      {
        id: 'DM-34',
        text: 'Ein Schritt kostet 1 AP, Aufheben 1 AP, ein Trank oder Angriff alle übrigen.',
      },
      {
        id: 'DM-28',
        text: 'Wo Leute aufeinander warten, kann eine Uhr laufen; ihr Ende beendet den Zug, zu oft hintereinander auch das Spiel für diese Person.',
      },
    ],
  },
  {
    title: 'Sehen',
    rules: [
      {
        id: 'DM-36',
        text: 'Du siehst zwei Felder weit, mit Laterne drei, ohne die Ecken dieses Quadrats.',
      },
      { id: 'DM-37', text: 'Nichts versperrt die Sicht, weder Mauern noch Figuren.' },
      {
        id: 'DM-38',
        text: 'Eine Figur verdeckt, was unter ihr liegt. Du siehst, dass jemand da ist, mehr nicht.',
      },
      {
        id: 'DM-40',
        text: 'Gold sieht in jeder Menge gleich aus, und eine Figur verrät nicht, wer sie ist.',
      },
      { id: 'DM-41', text: 'Eine Laterne leuchtet, sobald sie genommen ist.' },
      {
        id: 'DM-76',
        text: 'Gesehenes bleibt in Erinnerung und wird außer Sicht dunkler gezeichnet.',
      },
    ],
  },
  {
    title: 'Gehen und nehmen',
    rules: [
      { id: 'DM-43', text: 'Ein Schritt führt auf eines der vier Nachbarfelder.' },
      { id: 'DM-44', text: 'Nicht in Mauern und nicht auf lebende Figuren.' },
      { id: 'DM-45', text: 'Worüber du gehst, bleibt liegen, bis du es aufhebst.' },
      {
        id: 'DM-47',
        text: 'Höchstens ein Schwert, eine Rüstung, eine Laterne; ablegen geht nicht.',
      },
      {
        id: 'DM-48',
        text: 'Ein Haufen Gold wird ganz genommen. Ein Trank wirkt sofort: 1 Lebenspunkt mehr.',
      },
    ],
  },
  {
    title: 'Kämpfen und sterben',
    rules: [
      { id: 'DM-49', text: 'Greif eine Figur auf einem der vier Nachbarfelder an.' },
      { id: 'DM-50', text: 'Das kostet alle AP, trifft dreimal von viermal und beendet den Zug.' },
      {
        id: 'DM-51',
        text: 'Ein Treffer macht 1 Schaden, mit Schwert 1 mehr, gegen Rüstung 1 weniger.',
      },
      {
        id: 'DM-53',
        text: 'Wer angreift, erfährt das Ergebnis; die andere Seite, woher der Schlag kam.',
      },
      { id: 'DM-55', text: 'Ohne Lebenspunkte bist du tot und hast verloren.' },
      { id: 'DM-56', text: 'Ausrüstung der Toten ist zerstört.' },
      { id: 'DM-58', text: 'Gold der Toten fällt zu Boden, anstelle dessen, was dort lag.' },
      { id: 'DM-61', text: 'Von einem Ausgang rollt es auf den nächsten Boden.' },
      { id: 'DM-63', text: 'Gehen heißt sterben.' },
    ],
  },
  {
    title: 'Wer was weiß',
    rules: [
      {
        id: 'DM-75',
        text: 'Alle kennen Ziel und Runde, wer am Zug ist und wer lebt, tot oder fort ist.',
      },
      {
        id: 'DM-77',
        text: 'Wer zuschaut, auch wer tot ist, erfährt genau das, außer der Tisch ist offen für Zuschauer.',
      },
      { id: 'DM-74', text: 'Nach dem Ende wird das ganze Verlies gezeigt.' },
    ],
  },
]
