// Made by `make words` from languages/de/app-replay.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  replay: {
    title: "Aufzeichnung",
    viewpoint: "Gesehen von",
    all: "Alles gezeigt",
    spectator: "Zuschauer",
    play: "Abspielen",
    pause: "Anhalten",
    first: "Zum Anfang",
    last: "Zum Ende",
    back: "Einen Schritt zurück",
    on: "Einen Schritt weiter",
    speed: "Tempo",
    position: "Stelle in der Partie",
    download: "Aufzeichnung herunterladen",
    analyse: "Analysieren",
    yourself: "Dieses Spiel spielen",
    verify: "Prüfen",
    verifying: "Wird hier nachgespielt …",
    other_seed: "der Startwert ist ein anderer, als vor der Partie versprochen war",
    wrong: "Das passt nicht zusammen",
    seed: "Startwert",
    commitment: "Vor der Partie versprochen",
    checksum: "Prüfsumme der Aufzeichnung",
    share: "Link zu diesem Augenblick kopieren",
    keys: "Leertaste spielt und hält an, Pfeiltasten gehen Schritt für Schritt, Pos1 und Ende springen.",
    only_watched: "Diese Partie ist vorbei, hier wird nur zugesehen: Drücke „Abspielen“ oder geh Schritt für Schritt weiter.",
  },
  replay_step: (a) => `Schritt ${a.at} von ${a.all}`,
  replay_verified: (a) => `Stimmt: ${a.steps} Schritte wurden noch einmal gespielt, mit demselben Ergebnis, und der Startwert passt zu dem, was vorher versprochen war.`,
  replay_here: (a) => `Auf diesem Gerät geprüft, mit Python ${a.python} in deinem Browser: Keinem Server wurde geglaubt.`,
  replay_from_here: (a) => `${a.name} ab hier spielen`,
}
export default words
