// Made by `make words` from languages/fr/dungeon_crawler-mat.ftl: do not edit.
import { key, pick } from '../../../../kit/words.svelte'
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  mat_label: "Le tapis : glisser ou les flèches le déplacent, plus et moins zooment, F te trouve, 0 montre tout",
  look_around: "Regarder autour",
  zoom_in: "Zoom avant",
  zoom_out: "Zoom arrière",
  find_me: "Me trouver",
  whole_mat: "Montrer tout le tapis",
  follow_events: "Suivre ce qui se passe",
  figures_label: "Figurines sur le tapis",
  targets_label: "Ce que tu peux faire sur le tapis",
  hero_here: (a) => a.is_webbed ? `${a.name}, ${a.adventurer}, en ${a.cell}, blessures : ${a.taken} sur ${a.most}, dans une toile` : `${a.name}, ${a.adventurer}, en ${a.cell}, blessures : ${a.taken} sur ${a.most}`,
  monster_here: (a) => `${a.name}, en ${a.cell}, blessures : ${a.taken} sur ${a.most}`,
  walk_there: (a) => `Marcher jusqu’en ${a.cell}`,
  movement: (a) => `mouvement : ${a.points}`,
  deed: (a) => key(a.verb) === "push" ? `Forcer le passage contre ${a.name} en ${a.cell}` : key(a.verb) === "melee" ? `Frapper ${a.name} en ${a.cell}` : key(a.verb) === "shoot" ? `Tirer sur ${a.name} en ${a.cell}` : key(a.verb) === "blast" ? `Explosion autour de ${a.cell} : ${a.name}` : key(a.verb) === "place" ? `Placer ${a.name} en ${a.cell}` : key(a.verb) === "gate" ? `Entrer par la porte ${a.name}, ${a.cell}` : `Choisir ${a.name} en ${a.cell}`,
  choose_space: (a) => `Choisir ${a.cell}`,
  finds: {
    treasure: "trésor",
    chest: "le coffre",
    deadly: "mortel",
  },
  the_figure: "la figurine",
  deed_short: {
    move: "Marcher",
    push: "Forcer",
    melee: "Frapper",
    shoot: "Tirer",
    blast: "Explosion",
    place: "Placer ici",
    target: "Choisir",
    gate: "Entrer ici",
  },
  walk_points: (a) => (a.points === 0 || a.points === 1) ? `Marcher · ${a.points} point` : `Marcher · ${a.points} points`,
  deadly_here: {
    L: "La lave te détruit aussitôt.",
    d: "Qui finit un déplacement dans l’eau profonde est détruit.",
  },
  at_slot: (a) => key(a.verb) === "lay" ? `Poser ${a.tile} sur l’emplacement ${a.place}` : key(a.verb) === "turn" ? `Tourner ${a.tile} sur l’emplacement ${a.place}` : `Choisir ${a.tile} sur l’emplacement ${a.place}`,
  empty_slot: "emplacement",
  choose_slot: "Choisis-lui une place sur le tapis.",
  choose_tile: "Choisis une tuile sur le tapis.",
  choose_spot: "Choisis une case éclairée sur le tapis.",
  rotate_tile: "Tourner",
  confirm_slot: {
    lay: "La poser ici",
    turn: "La tourner",
    tile: "Celle-ci",
  },
  not_here: "Pas ici",
  door_at: (a) => key(a.side) === "e" ? `Porte secrète du côté est de l’emplacement ${a.place}` : `Porte secrète du côté sud de l’emplacement ${a.place}`,
  slide: (a) => pick(a.way, { n: "Faire glisser vers le nord", e: "Faire glisser vers l’est", s: "Faire glisser vers le sud" }) ?? "Faire glisser vers l’ouest",
  slide_ways: {
    n: "nord",
    e: "est",
    s: "sud",
    w: "ouest",
  },
  nothing_there: "Il n’y a rien à y faire maintenant.",
  not_asked: "Ce n’est pas à toi de choisir.",
}
export default words
