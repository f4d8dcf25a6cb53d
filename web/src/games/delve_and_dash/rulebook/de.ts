import type { Chapter } from '../../../kit/game_ui'

const chapters: readonly Chapter[] = [
  {
    title: 'Worum es geht',
    rules: [
      {
        id: 'DD-80',
        text: 'Du gewinnst in dem Augenblick, in dem du den Schatz in der Kammer deines eigenen Wegsteins hältst: weil du ihn hinträgst oder dort im Kampf gewinnst.',
      },
      {
        id: 'DD-3',
        text: 'Spiele allein, gegen den Computer oder im Duell: zu zweit an einem Gerät oder aus der Ferne.',
      },
      {
        id: 'DD-5',
        text: 'Stufe 1 hat Mauern und Durchgänge. Stufe 2 hat auch Türen mit Schlössern.',
      },
      {
        id: 'DD-4',
        text: 'Krieger 1 zieht vor Krieger 2. Im Duell entscheidet eine Münze, wer wer ist; eine Revanche tauscht die Plätze.',
      },
    ],
  },
  {
    title: 'Das Labyrinth',
    rules: [
      {
        id: 'DD-7',
        text: 'Acht mal acht Kammern: Spalten A bis H von West nach Ost, Reihen 1 bis 8 von Nord nach Süd. Andere Größen, von 6 bis 20, zählen nicht für die Bestenlisten.',
      },
      {
        id: 'DD-8',
        text: 'Zwischen zwei Nachbarn ist eine Mauer, ein Durchgang oder eine Tür, von beiden Seiten gleich und für die ganze Partie.',
      },
      {
        id: 'DD-12',
        text: 'Jede Kammer ist von jeder anderen zu erreichen: ein Schloss hält dich auf, es sperrt dich nie für immer aus.',
      },
      { id: 'DD-9', text: 'Der Rand lässt niemanden durch. Ein Versuch kostet nichts.' },
    ],
  },
  {
    title: 'Vor dem ersten Zug',
    rules: [
      {
        id: 'DD-17',
        text: 'Jeder Krieger wählt eine Kammer als geheimen Wegstein. Alle 64 sind erlaubt, auch die des anderen. Später ist nichts mehr zu ändern.',
      },
      {
        id: 'DD-21',
        text: 'Der Hort des Drachen ist mindestens vier Kammern von jedem Wegstein entfernt.',
      },
      {
        id: 'DD-22',
        text: 'Der Schatz liegt höchstens zwei Kammern vom Hort, vielleicht darin, und mindestens drei von jedem Wegstein.',
      },
      {
        id: 'DD-23',
        text: 'Allein beginnst du auf deinem Wegstein. Zwei Krieger beginnen zwei bis vier Kammern daneben, damit sich niemand verrät.',
      },
    ],
  },
  {
    title: 'Was man sieht',
    rules: [
      {
        id: 'DD-27',
        text: 'Nur ein Versuch zeigt, was zwischen zwei Kammern ist. Alle sehen, was einer findet.',
      },
      { id: 'DD-30', text: 'Deinen Edelstein siehst bis zum Ende nur du.' },
      {
        id: 'DD-31',
        text: 'Ein schlafender Drache ist unsichtbar. Wach ist er bei zwei Kriegern immer zu sehen, allein im Umkreis von fünf Kammern; eine blasse Marke zeigt, wo er zuletzt war.',
      },
      {
        id: 'DD-32',
        text: 'Wenn er erwacht, markiert ein Funkeln seinen Hort, bis der Schatz das erste Mal gefunden ist.',
      },
      {
        id: 'DD-33',
        text: 'Der Schatz ist unsichtbar, bis jemand seine Kammer betritt. Danach wissen alle, wo er ist.',
      },
    ],
  },
  {
    title: 'Runden und Züge',
    rules: [
      {
        id: 'DD-35',
        text: 'Allein gibt es keine Runden, solange der Drache schläft: erkunde, so lange du magst. Danach seid ihr abwechselnd dran.',
      },
      {
        id: 'DD-34',
        text: 'Mit zwei Kriegern ist eine Runde: Krieger 1, Krieger 2, dann der Drache, wenn er wach ist.',
      },
      {
        id: 'DD-36',
        text: 'Mit drei Leben hast du acht Züge, mit zwei sechs, mit einem vier; mit dem Schatz immer vier. Züge lassen sich nicht sparen.',
      },
      {
        id: 'DD-38',
        text: 'Jeder Versuch kostet einen Zug, auch einer vor einer Mauer oder einer Tür, die hält.',
      },
      {
        id: 'DD-37',
        text: 'Eine bekannte Mauer lässt sich nicht noch einmal versuchen und kostet nichts.',
      },
      {
        id: 'DD-39',
        text: 'Du bist fertig, wenn keine Züge übrig sind, mit „Zug beenden“, wenn eine verschlossene Tür hält oder wenn du in den Drachen läufst.',
      },
      {
        id: 'DD-40',
        text: 'Wer den Schatz nimmt oder gewinnt, hat noch höchstens vier der übrigen Züge. Weckst du allein den Drachen, beginnt ein neuer, voller Zug.',
      },
    ],
  },
  {
    title: 'Türen, auf Stufe 2',
    rules: [
      {
        id: 'DD-44',
        text: 'Eine unverschlossene Tür lässt dich immer durch; nach deinem Schritt schließt sie sich hinter dir ab.',
      },
      {
        id: 'DD-45',
        text: 'Eine verschlossene Tür gibt in der Hälfte der Fälle nach. Dann bist du durch, und sie bleibt offen.',
      },
      {
        id: 'DD-48',
        text: 'Hält sie, ist dein Zug sofort vorbei. Beim freien Erkunden darfst du es gleich wieder versuchen.',
      },
    ],
  },
  {
    title: 'Der Drache',
    rules: [
      {
        id: 'DD-53',
        text: 'Er erwacht, wenn ein Schritt höchstens drei Kammern von ihm endet, ohne Diagonalen und ohne Rücksicht auf Mauern. Er schläft nie wieder ein.',
      },
      { id: 'DD-50', text: 'Mauern und Türen hindern ihn nicht. Einen Wegstein betritt er nie.' },
      {
        id: 'DD-55',
        text: 'Er fliegt eine Kammer weit, auch schräg, und trifft dann jeden Krieger in seiner Kammer.',
      },
      {
        id: 'DD-56',
        text: 'Er jagt, wer den Schatz trägt; sonst den nächsten Krieger, der nicht zu Hause ist. Ist da niemand, sucht er, wo er zuletzt jemanden sah, und fliegt dann heim.',
      },
      { id: 'DD-51', text: 'Auf deinem eigenen Wegstein bist du sicher.' },
      {
        id: 'DD-66',
        text: 'Wer in seine Kammer läuft, wird sofort getroffen, und der Zug ist vorbei.',
      },
      {
        id: 'DD-77',
        text: 'Ein Treffer kostet ein Leben; der Schatz bleibt liegen, wo du standest. Du kommst in einer zufälligen Kammer zu dir, fern von Drache, Wegsteinen und Schatz.',
      },
      { id: 'DD-79', text: 'Ohne Leben ist ein Krieger ausgeschieden.' },
    ],
  },
  {
    title: 'Schatz und Kämpfe',
    rules: [
      {
        id: 'DD-70',
        text: 'Du nimmst den Schatz, indem du seine Kammer betrittst. Ablegen oder weitergeben kann man ihn nicht.',
      },
      {
        id: 'DD-73',
        text: 'Betrittst du die Kammer des anderen, während einer von euch den Schatz trägt, wird gekämpft. Eine Münze entscheidet, wer ihn danach hat.',
      },
      { id: 'DD-75', text: 'Höchstens ein Kampf je Zug. Ein Kampf kostet kein Leben.' },
    ],
  },
  {
    title: 'Das Ende',
    rules: [
      { id: 'DD-81', text: 'Allein ist die Partie mit dem letzten Leben verloren.' },
      {
        id: 'DD-82',
        text: 'Im Duell spielt der Überlebende weiter und muss den Schatz trotzdem heimbringen. Sterben beide, verlieren beide.',
      },
      {
        id: 'DD-83',
        text: 'Gegen den Computer ist dein Tod sein Sieg. Stirbt der Computer, spielst du weiter; trifft der Drache euch beide im selben Flug tödlich, haben beide verloren.',
      },
      {
        id: 'DD-84',
        text: 'Wer aufgibt, überlässt dem anderen lebenden Krieger den Sieg. Ein Duell kann im Einvernehmen remis enden; nach 300 Runden wird es geschlossen.',
      },
      { id: 'DD-85', text: 'Am Ende wird alles gezeigt, und die Aufzeichnung öffnet sich.' },
    ],
  },
  {
    title: 'Bestenlisten',
    rules: [
      {
        id: 'DD-92',
        text: 'Sechs Listen, drei Arten mal zwei Stufen, je hundert Plätze. Es zählen nur Partien mit den üblichen Einstellungen, gewonnen mit dem Schatz zu Hause.',
      },
      {
        id: 'DD-93',
        text: 'Der Schnellste ist vorn; dann weniger Züge, weniger verlorene Leben, mehr gefundene Mauern.',
      },
      {
        id: 'DD-87',
        text: 'Der Server misst vom ersten Versuch bis zum Sieg und zählt alles selbst: du gibst nur einen Namen an.',
      },
    ],
  },
]
export default chapters
