// Made by `make words` from languages/de/delve_and_dash-rulebook.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  in_short: {
    title: "Kurz gefasst",
    goal: "Trag den Schatz in die Kammer deines eigenen Wegsteins. (DD-80)",
    moves: "Mit drei Leben hast du acht Schritte, mit zwei sechs, mit einem vier; mit dem Schatz immer vier. (DD-36)",
    tries: "Jeder Versuch kostet einen Schritt, auch wenn er eine Mauer findet. Was jemand findet, sehen alle. (DD-27, DD-38)",
    dragon: "Der Drache erwacht, wenn ein Schritt höchstens drei Kammern von ihm entfernt endet. Danach fliegt er jede Runde eine Kammer weit und trifft, wen er erreicht. (DD-53, DD-55)",
    strike: "Ein Treffer kostet ein Leben und den Schatz; du kommst anderswo zu dir. Auf deinem eigenen Wegstein bist du sicher. (DD-51, DD-77)",
    doors: "Stufe 2: Eine verschlossene Tür gibt in der Hälfte der Fälle nach; hält sie, bist du nicht mehr am Zug. (DD-45, DD-48)",
    battle: "Betrittst du die Kammer des anderen Kriegers, während einer von euch den Schatz trägt, entscheidet eine Münze, wem er gehört. (DD-73)",
  },
  what_it_is_about: {
    title: "Worum es geht",
    "DD-80": "Du gewinnst in dem Augenblick, in dem du den Schatz in der Kammer deines eigenen Wegsteins hältst: weil du ihn hinträgst oder dort im Kampf gewinnst.",
    "DD-3": "Spiele allein, gegen den Computer oder im Duell: zu zweit an einem Gerät oder aus der Ferne.",
    "DD-5": "Stufe 1 hat Mauern und Durchgänge. Stufe 2 hat auch Türen mit Schlössern.",
    "DD-4": "Krieger 1 zieht vor Krieger 2. Im Duell entscheidet eine Münze, wer wer ist; eine Revanche tauscht die Plätze.",
  },
  the_labyrinth: {
    title: "Das Labyrinth",
    "DD-7": "Acht mal acht Kammern: Spalten A bis H von West nach Ost, Reihen 1 bis 8 von Nord nach Süd. Andere Größen, von 6 bis 20, zählen nicht für die Bestenlisten.",
    "DD-8": "Zwischen zwei Nachbarn ist eine Mauer, ein Durchgang oder eine Tür, von beiden Seiten gleich und für die ganze Partie.",
    "DD-12": "Jede Kammer ist von jeder anderen zu erreichen: Ein Schloss hält dich auf, es sperrt dich nie für immer aus.",
    "DD-9": "Der Rand lässt niemanden durch. Ein Versuch kostet nichts.",
  },
  before_the_first_move: {
    title: "Vor dem ersten Zug",
    "DD-17": "Jeder Krieger wählt eine Kammer als geheimen Wegstein. Alle 64 sind erlaubt, auch die des anderen. Später ist nichts mehr zu ändern.",
    "DD-21": "Der Hort des Drachen ist mindestens vier Kammern von jedem Wegstein entfernt.",
    "DD-22": "Der Schatz liegt höchstens zwei Kammern vom Hort, vielleicht darin, und mindestens drei von jedem Wegstein.",
    "DD-23": "Allein beginnst du auf deinem Wegstein. Zwei Krieger beginnen zwei bis vier Kammern daneben, damit sich niemand verrät.",
  },
  what_you_can_see: {
    title: "Was man sieht",
    "DD-27": "Nur ein Versuch zeigt, was zwischen zwei Kammern ist. Alle sehen, was einer findet.",
    "DD-30": "Deinen Wegstein siehst bis zum Ende nur du.",
    "DD-31": "Ein schlafender Drache ist unsichtbar. Wach ist er bei zwei Kriegern immer zu sehen, allein im Umkreis von fünf Kammern; eine blasse Marke zeigt, wo er zuletzt war.",
    "DD-32": "Wenn er erwacht, markiert ein Funkeln seinen Hort, bis der Schatz das erste Mal gefunden ist.",
    "DD-33": "Der Schatz ist unsichtbar, bis jemand seine Kammer betritt. Danach wissen alle, wo er ist.",
  },
  turns_and_moves: {
    title: "Züge und Schritte",
    "DD-35": "Allein gibt es keine Runden, solange der Drache schläft: Erkunde, so lange du magst. Danach seid ihr abwechselnd dran.",
    "DD-34": "Mit zwei Kriegern ist eine Runde: Krieger 1, Krieger 2, dann der Drache, wenn er wach ist.",
    "DD-36": "Mit drei Leben hast du acht Schritte, mit zwei sechs, mit einem vier; mit dem Schatz immer vier. Schritte lassen sich nicht sparen.",
    "DD-38": "Jeder Versuch kostet einen Schritt, auch einer vor einer Mauer oder einer Tür, die hält.",
    "DD-37": "Eine bekannte Mauer lässt sich nicht noch einmal versuchen und kostet nichts.",
    "DD-39": "Du bist fertig, wenn keine Schritte übrig sind, mit „Zug beenden“, wenn eine verschlossene Tür hält oder wenn du in den Drachen läufst.",
    "DD-40": "Wer den Schatz nimmt oder gewinnt, hat noch höchstens vier der übrigen Schritte. Weckst du allein den Drachen, beginnt ein neuer, voller Zug.",
  },
  doors_on_level_2: {
    title: "Türen, auf Stufe 2",
    "DD-44": "Eine unverschlossene Tür lässt dich immer durch; nach deinem Schritt schließt sie sich hinter dir ab.",
    "DD-45": "Eine verschlossene Tür gibt in der Hälfte der Fälle nach. Dann bist du durch, und sie bleibt offen.",
    "DD-48": "Hält sie, ist dein Zug sofort vorbei. Beim freien Erkunden darfst du es gleich wieder versuchen.",
  },
  the_dragon: {
    title: "Der Drache",
    "DD-53": "Er erwacht, wenn ein Schritt höchstens drei Kammern von ihm endet, ohne Diagonalen und ohne Rücksicht auf Mauern. Er schläft nie wieder ein.",
    "DD-50": "Mauern und Türen hindern ihn nicht. Einen Wegstein betritt er nie.",
    "DD-55": "Er fliegt eine Kammer weit, auch schräg, und trifft dann jeden Krieger in seiner Kammer.",
    "DD-56": "Er jagt den Träger des Schatzes; sonst den nächsten Krieger, der nicht zu Hause ist. Ist da niemand, sucht er, wo er zuletzt jemanden sah, und fliegt dann heim.",
    "DD-51": "Auf deinem eigenen Wegstein bist du sicher.",
    "DD-66": "Wer in seine Kammer läuft, wird sofort getroffen, und der Zug ist vorbei.",
    "DD-77": "Ein Treffer kostet ein Leben; der Schatz bleibt liegen, wo du standest. Du kommst in einer zufälligen Kammer zu dir, fern von Drache, Wegsteinen und Schatz.",
    "DD-79": "Ohne Leben ist ein Krieger ausgeschieden.",
  },
  treasure_and_battles: {
    title: "Schatz und Kämpfe",
    "DD-70": "Du nimmst den Schatz, indem du seine Kammer betrittst. Ablegen oder weitergeben kann man ihn nicht.",
    "DD-73": "Betrittst du die Kammer des anderen, während einer von euch den Schatz trägt, wird gekämpft. Eine Münze entscheidet, wer ihn danach hat.",
    "DD-75": "Höchstens ein Kampf, solange du dran bist. Ein Kampf kostet kein Leben.",
  },
  the_end: {
    title: "Das Ende",
    "DD-81": "Allein ist die Partie mit dem letzten Leben verloren.",
    "DD-82": "Im Duell spielt der Überlebende weiter und muss den Schatz trotzdem heimbringen. Sterben beide, verlieren beide.",
    "DD-83": "Gegen den Computer ist dein Tod sein Sieg. Stirbt der Computer, spielst du weiter; trifft der Drache euch beide im selben Flug tödlich, haben beide verloren.",
    "DD-84": "Wer aufgibt, überlässt dem anderen lebenden Krieger den Sieg. Ein Duell kann im Einvernehmen remis enden; nach 300 Runden wird es geschlossen.",
    "DD-85": "Am Ende wird alles gezeigt, und die Aufzeichnung öffnet sich.",
  },
  leaderboards: {
    title: "Bestenlisten",
    "DD-92": "Acht Listen: allein, gegen den Computer, Duelle online und Duelle an einem Gerät, jeweils auf zwei Stufen und mit hundert Plätzen. Es zählen nur Partien mit den üblichen Einstellungen, gewonnen mit dem Schatz zu Hause.",
    "DD-113": "Programme haben eigene Listen neben denen für Menschen: wer mit einem Token spielt oder schneller als jede Hand.",
    "DD-93": "Der Schnellste ist vorn; dann weniger Schritte, weniger verlorene Leben, mehr gefundene Mauern.",
    "DD-87": "Der Server misst vom ersten Versuch bis zum Sieg und zählt alles selbst: Du gibst nur einen Namen an.",
  },
}
export default words
