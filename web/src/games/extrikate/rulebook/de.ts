export default [
  {
    title: 'Worum es geht',
    rules: [
      {
        id: 'EX-44',
        text: 'Es gewinnt, wer mit den meisten Schätzen heimkommt. Tote gewinnen nie.',
      },
      { id: 'EX-1', text: 'Eine bis drei Personen. Alles ist für alle offen zu sehen.' },
      { id: 'EX-45', text: 'Bei gleich vielen Schätzen wird der Sieg geteilt.' },
      { id: 'EX-46', text: 'Kommt niemand heim, gewinnt das Verlies.' },
      { id: 'EX-47', text: 'Allein ist die Heimkehr der Sieg, und die Schätze sind die Punkte.' },
    ],
  },
  {
    title: 'Das Blatt',
    rules: [
      {
        id: 'EX-2',
        text: 'Ein Blatt mit zwölf mal zwölf Feldern für alle: Spalten A bis L, Zeilen 1 bis 12.',
      },
      {
        id: 'EX-3',
        text: 'Eine Seite zwischen zwei Feldern ist offen, Wand oder Tür. Anfangs sind alle offen.',
      },
      { id: 'EX-4', text: 'Der Rand ist fester Fels.' },
      { id: 'EX-5', text: 'Ein Punkt markiert ein erkundetes Feld, egal wer dort war.' },
      {
        id: 'EX-7',
        text: 'Zwei Würfel geben die Spalte deines Starts, zwei weitere die Zeile; er bekommt sofort einen Punkt.',
      },
      { id: 'EX-10', text: 'Du beginnst mit drei Leben und ohne Schätze.' },
      { id: 'EX-11', text: 'Zu mehreren beginnt der höchste Würfel; dann geht es der Reihe nach.' },
    ],
  },
  {
    title: 'Ein Zug',
    rules: [
      {
        id: 'EX-18',
        text: 'Wirf drei Würfel; die Summe sagt, was geschieht. Es muss geschehen, wenn es irgendwie geht.',
      },
      {
        id: 'EX-15',
        text: 'Beim Graben würfelst du ein-, zwei- oder dreimal: nach jedem Wurf darfst du aufhören.',
      },
      { id: 'EX-16', text: 'Falle und Ungeheuer beenden den Zug, wie auch immer sie ausgehen.' },
      {
        id: 'EX-13',
        text: 'Vor dem ersten Wurf eines Zuges darfst du umkehren, und zwar endgültig.',
      },
      { id: 'EX-14', text: 'Umkehren darf erst, wer im Spiel schon einmal gewürfelt hat.' },
      {
        id: 'EX-17',
        text: 'Auf dem Rückweg besteht ein Zug aus einem Wurf (im flotten Spiel bis zu drei).',
      },
    ],
  },
  {
    title: 'Gehen und zeichnen',
    rules: [
      {
        id: 'EX-21',
        text: 'Geh ein Feld weit durch eine offene Seite oder Tür. Ein neues Feld bekommt seinen Punkt.',
      },
      {
        id: 'EX-22',
        text: 'Auf dem Rückweg gehst du nur über Felder mit Punkt, auch über die der anderen.',
      },
      {
        id: 'EX-24',
        text: 'Grabe an einer Wand neben dir: bei fünf oder sechs ist sie weg. Du bleibst, wo du bist.',
      },
      {
        id: 'EX-25',
        text: 'Wand: zeichne eine an eine offene Seite deines Feldes, auch an die letzte.',
      },
      { id: 'EX-26', text: 'Schon eingemauert? Dann grabe stattdessen.' },
      {
        id: 'EX-28',
        text: 'Tür: zeichne eine an eine offene oder vermauerte Seite deines Feldes.',
      },
      {
        id: 'EX-29',
        text: 'Eine Tür lässt alle durch und bleibt für immer: nichts mauert sie zu.',
      },
      {
        id: 'EX-30',
        text: 'Einsturz: ein Würfel weniger zwei sagt, wie viele offene Seiten deiner Wahl zu Wänden werden.',
      },
    ],
  },
  {
    title: 'Schätze und Gefahren',
    rules: [
      { id: 'EX-32', text: 'Schatz: du gewinnst einen, wo immer du bist.' },
      {
        id: 'EX-34',
        text: 'Kampf mit dem Ungeheuer: seine Zahl oder mehr auf einem Würfel siegt, weniger kostet ein Leben.',
      },
      {
        id: 'EX-35',
        text: 'Nach dem Sieg würfle um seinen Hort: eine Zahl unter der des Ungeheuers ist dein Gewinn.',
      },
      { id: 'EX-36', text: 'Oder bestich es: zahle seine Zahl in Schätzen, und niemand würfelt.' },
      {
        id: 'EX-37',
        text: 'Falle: ihre Zahl oder mehr auf einem Würfel, sonst ist ein Leben weg.',
      },
      {
        id: 'EX-39',
        text: 'Ohne Leben bist du tot, und deine Schätze sind verloren. Die Zeichnung bleibt.',
      },
      { id: 'EX-40', text: 'Wer sich begegnet, tut sich nichts.' },
    ],
  },
  {
    title: 'Die Heimkehr',
    rules: [
      {
        id: 'EX-41',
        text: 'Auf dem Rückweg bist du daheim, sobald du deinen eigenen Start betrittst.',
      },
      { id: 'EX-42', text: 'Wer auf dem eigenen Start umkehrt, ist sofort daheim.' },
      { id: 'EX-43', text: 'Das Spiel endet, wenn alle daheim oder tot sind.' },
      { id: 'EX-49', text: 'Aufgeben heißt sterben.' },
      { id: 'EX-48', text: 'Nach 500 eigenen Zügen hast du dich im Dunkeln verirrt.' },
    ],
  },
]
