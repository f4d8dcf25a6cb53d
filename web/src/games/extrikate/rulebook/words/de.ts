// Made by `make words` from languages/de/extrikate-rulebook.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  in_short: {
    title: "Kurz gefasst",
    goal: "Bring mehr Schätze nach Hause als alle anderen. Tote gewinnen nie. (EX-44)",
    turn: "Beim Graben: Wirf bis zu dreimal drei Würfel und hör auf, wann du willst; eine Falle oder ein Ungeheuer beendet den Zug. (EX-15, EX-16)",
    rolls: "Summen auf dem Hinweg: 3 bis 5 und 7 Falle, 6 Schatz, 8, 12 und 13 gehen oder graben, 9 und 11 Wand, 10 Tür, 14 bis 16 und 18 Ungeheuer, 17 Einsturz. (EX-20)",
    dangers: "Ein Würfel gegen die Zahl der Falle oder des Ungeheuers: Weniger kostet eines deiner drei Leben. Ein Ungeheuer nimmt auch so viele Schätze, wie seine Zahl sagt. (EX-34, EX-36, EX-37)",
    turning_back: "Umkehren kannst du zu Beginn eines Zuges: Von da an gilt ein Wurf je Zug, über Felder mit Punkt, bis du auf deinem Start stehst. (EX-13, EX-17, EX-22, EX-41)",
    way_out: "Summen auf dem Rückweg: 3 bis 5 Falle, 16 bis 18 Ungeheuer, alles andere gehen oder graben. (EX-20)",
  },
  what_it_is_about: {
    title: "Worum es geht",
    "EX-44": "Es gewinnt, wer mit den meisten Schätzen heimkommt. Tote gewinnen nie.",
    "EX-1": "Eine bis drei Personen. Alles ist für alle offen zu sehen.",
    "EX-45": "Bei gleich vielen Schätzen wird der Sieg geteilt.",
    "EX-46": "Kommt niemand heim, gewinnt das Verlies.",
    "EX-47": "Allein ist die Heimkehr der Sieg, und die Schätze sind die Punkte.",
  },
  the_sheet: {
    title: "Das Blatt",
    "EX-2": "Ein Blatt mit zwölf mal zwölf Feldern für alle: Spalten A bis L, Zeilen 1 bis 12.",
    "EX-3": "Eine Seite zwischen zwei Feldern ist offen, Wand oder Tür. Anfangs sind alle offen.",
    "EX-4": "Der Rand ist fester Fels.",
    "EX-5": "Ein Punkt markiert ein erkundetes Feld, egal wer dort war.",
    "EX-7": "Zwei Würfel geben die Spalte deines Starts, zwei weitere die Zeile; er bekommt sofort einen Punkt.",
    "EX-10": "Du beginnst mit drei Leben und ohne Schätze.",
    "EX-11": "Zu mehreren beginnt der höchste Würfel; dann geht es der Reihe nach.",
  },
  a_turn: {
    title: "Ein Zug",
    "EX-18": "Wirf drei Würfel; die Summe sagt, was geschieht. Es muss geschehen, wenn es irgendwie geht.",
    "EX-15": "Beim Graben würfelst du ein-, zwei- oder dreimal: Nach jedem Wurf darfst du aufhören.",
    "EX-16": "Falle und Ungeheuer beenden den Zug, wie auch immer sie ausgehen.",
    "EX-13": "Vor dem ersten Wurf eines Zuges darfst du umkehren, und zwar endgültig.",
    "EX-14": "Umkehren darf erst, wer im Spiel schon einmal gewürfelt hat.",
    "EX-17": "Auf dem Rückweg besteht ein Zug aus einem Wurf (im flotten Spiel bis zu drei).",
  },
  walking_and_drawing: {
    title: "Gehen und zeichnen",
    "EX-21": "Geh ein Feld weit durch eine offene Seite oder Tür. Ein neues Feld bekommt seinen Punkt.",
    "EX-22": "Auf dem Rückweg gehst du nur über Felder mit Punkt, auch über die der anderen.",
    "EX-24": "Grabe an einer Wand neben dir: Bei fünf oder sechs ist sie weg. Du bleibst, wo du bist.",
    "EX-25": "Wand: Zeichne eine an eine offene Seite deines Feldes, auch an die letzte.",
    "EX-26": "Schon eingemauert? Dann grabe stattdessen.",
    "EX-28": "Tür: Zeichne eine an eine offene oder vermauerte Seite deines Feldes.",
    "EX-29": "Eine Tür lässt alle durch und bleibt für immer: Nichts mauert sie zu.",
    "EX-30": "Einsturz: Ein Würfel minus zwei sagt, wie viele offene Seiten deiner Wahl zu Wänden werden.",
  },
  treasure_and_dangers: {
    title: "Schätze und Gefahren",
    "EX-32": "Schatz: Du gewinnst einen, wo immer du bist.",
    "EX-34": "Kampf mit dem Ungeheuer: Seine Zahl oder mehr auf einem Würfel siegt, weniger kostet ein Leben.",
    "EX-35": "Nach dem Sieg würfle um seinen Hort: Eine Zahl unter der des Ungeheuers ist dein Gewinn.",
    "EX-36": "Oder bestich es: Zahle seine Zahl in Schätzen, und niemand würfelt.",
    "EX-37": "Falle: Ihre Zahl oder mehr auf einem Würfel, sonst ist ein Leben weg.",
    "EX-39": "Ohne Leben bist du tot, und deine Schätze sind verloren. Die Zeichnung bleibt.",
    "EX-40": "Wer sich begegnet, tut sich nichts.",
  },
  coming_home: {
    title: "Die Heimkehr",
    "EX-41": "Auf dem Rückweg bist du daheim, sobald du deinen eigenen Start betrittst.",
    "EX-42": "Wer auf dem eigenen Start umkehrt, ist sofort daheim.",
    "EX-43": "Das Spiel endet, wenn alle daheim oder tot sind.",
    "EX-49": "Aufgeben heißt sterben.",
    "EX-48": "Nach 500 eigenen Zügen hast du dich im Dunkeln verirrt.",
  },
}
export default words
