// Made by `make words` from languages/de/dungeon_crawler-mat.ftl: do not edit.
import { key, pick } from '../../../../kit/words.svelte'
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  mat_label: "Der Plan: Ziehen oder Pfeiltasten verschieben ihn, Plus und Minus zoomen, F findet dich, 0 zeigt alles",
  look_around: "Umsehen",
  zoom_in: "Näher heran",
  zoom_out: "Weiter weg",
  find_me: "Wo bin ich?",
  whole_mat: "Den ganzen Plan zeigen",
  follow_events: "Dem Geschehen folgen",
  figures_label: "Figuren auf dem Plan",
  targets_label: "Was du auf dem Plan tun kannst",
  hero_here: (a) => a.is_webbed ? `${a.name}, ${a.adventurer}, auf ${a.cell}, ${a.taken} von ${a.most} Wunden, im Netz` : `${a.name}, ${a.adventurer}, auf ${a.cell}, ${a.taken} von ${a.most} Wunden`,
  monster_here: (a) => `${a.name}, auf ${a.cell}, ${a.taken} von ${a.most} Wunden`,
  walk_there: (a) => `Nach ${a.cell} gehen`,
  movement: (a) => `${a.points} Bewegung`,
  deed: (a) => key(a.verb) === "push" ? `An ${a.name} auf ${a.cell} vorbeidrängen` : key(a.verb) === "melee" ? `Gegen ${a.name} auf ${a.cell} zuschlagen` : key(a.verb) === "shoot" ? `Auf ${a.name} auf ${a.cell} schießen` : key(a.verb) === "blast" ? `Flächenangriff um ${a.cell}: ${a.name}` : key(a.verb) === "place" ? `Auf ${a.cell} setzen: ${a.name}` : key(a.verb) === "gate" ? `Durch Tor ${a.name} hereinkommen, ${a.cell}` : `Auf ${a.cell} wählen: ${a.name}`,
  choose_space: (a) => `${a.cell} wählen`,
  finds: {
    treasure: "Schatz",
    chest: "die Truhe",
    deadly: "tödlich",
  },
  the_figure: "die Figur",
  deed_short: {
    move: "Gehen",
    push: "Vorbeidrängen",
    melee: "Schlagen",
    shoot: "Schießen",
    blast: "Flächenangriff",
    place: "Hierher",
    target: "Wählen",
    gate: "Hier herein",
  },
  walk_points: (a) => (a.points === 1) ? "Gehen · 1 Punkt" : `Gehen · ${a.points} Punkte`,
  deadly_here: {
    L: "Lava vernichtet dich sofort.",
    d: "Wer eine Bewegung auf tiefem Wasser beendet, wird vernichtet.",
  },
  at_slot: (a) => key(a.verb) === "lay" ? `${a.tile} auf Plattenfeld ${a.place} legen` : key(a.verb) === "turn" ? `${a.tile} auf Plattenfeld ${a.place} drehen` : `${a.tile} auf Plattenfeld ${a.place} wählen`,
  empty_slot: "Plattenfeld",
  choose_slot: "Wähle einen Platz dafür auf dem Plan.",
  choose_tile: "Wähle eine Platte auf dem Plan.",
  choose_spot: "Wähle ein leuchtendes Feld auf dem Plan.",
  rotate_tile: "Drehen",
  confirm_slot: {
    lay: "Hier hinlegen",
    turn: "So drehen",
    tile: "Diese",
  },
  not_here: "Nicht hier",
  door_at: (a) => key(a.side) === "e" ? `Geheimtür an der Ostseite von Plattenfeld ${a.place}` : `Geheimtür an der Südseite von Plattenfeld ${a.place}`,
  slide: (a) => pick(a.way, { n: "Nach Norden rutschen", e: "Nach Osten rutschen", s: "Nach Süden rutschen" }) ?? "Nach Westen rutschen",
  slide_ways: {
    n: "Norden",
    e: "Osten",
    s: "Süden",
    w: "Westen",
  },
  nothing_there: "Dort ist jetzt nichts zu tun.",
  not_asked: "Du bist gerade nicht gefragt.",
}
export default words
