// Made by `make words` from languages/de/extrikate-reference.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  titles: {
    legend: "Was die Zeichen bedeuten",
    sums: "Was drei Würfel bringen",
    results: "Was die Ergebnisse bedeuten",
    dangers: "Fallen und Ungeheuer",
    turning_back: "Wann umkehren?",
    tips: "Guter Rat",
  },
  legend: {
    first: "Der erste Schatzgräber",
    second: "Der zweite Schatzgräber",
    third: "Der dritte Schatzgräber",
    start: "Der Start eines Schatzgräbers: Dort ist er daheim",
    dot: "Ein erkundetes Feld",
    wall: "Eine Wand: Grabe oder geh außen herum",
    door: "Eine Tür: offen für alle und für immer",
    open: "Eine offene Seite",
    rim: "Der Rand: Fels rund um das Blatt",
    way: "Der günstigste Heimweg",
    life: "Ein Leben",
    lost: "Ein verlorenes Leben",
    treasure: "Schätze",
  },
  sums: {
    sum: "Summe",
    odds: "Von 100 Würfen",
    delve: "Beim Graben",
    exit: "Auf dem Rückweg",
  },
  results: {
    result: "Ergebnis",
    means: "Was zu tun ist",
  },
  dangers: {
    danger: "Zahl",
    hurt: "Ein Leben ist weg",
    hoard: "Ein Kampf bringt im Mittel",
    bribe: "Bestechung kostet",
    note: "Eine Falle lässt sich nicht bestechen und hat keinen Hort. Beide beenden den Zug.",
  },
  hoard: (a) => `${a.count} Schätze`,
  price: (a) => `${a.count} Schätze`,
  turning_back: {
    way: "Schritte bis heim",
    one: "Letztes Leben",
    two: "Zwei Leben",
    three: "Drei Leben",
    never: "weiterwürfeln",
    note: "Genau berechnet, für die meisten Schätze im Mittel. Eine Wand auf dem Weg zählt wie vier Schritte. Gegen andere kann es richtig sein, früher aufzuhören oder mehr zu wagen.",
  },
  enough: (a) => `ab ${a.count} Schätzen`,
  tips: {
    near: "Bleib nah am Start: Jeder Schritt heim ist ein Wurf, und zwei von 100 kosten ein Leben. Schätze kommen zu dir, wo immer du bist.",
    dig: "Mit einer Wand neben deinem Start antwortest du auf „gehen oder graben“ mit Graben: So musst du ihn nicht verlassen.",
    walls: "Zeichne Wände, wo sie dir den Heimweg nicht abschneiden, und Türen auf diesen Weg: Eine Tür mauert nichts mehr zu.",
    lives: "Mit drei Leben würfle weiter, mit zweien auch, außer du trägst viel und bist weit weg; mit dem letzten kehr ab dem zweiten Schatz um.",
    fight: "Kämpfe lieber, als zu bestechen: Nur ein großer Hort beim letzten Leben ist eine Bestechung wert.",
    stop: "Umkehren geht nur vor dem ersten Wurf eines Zuges: Beende einen Zug früher, wenn der nächste damit beginnen soll.",
    others: "Ist jemand mit mehr daheim als du, helfen nur mehr Schätze: Mit weniger umzukehren heißt verlieren.",
  },
}
export default words
