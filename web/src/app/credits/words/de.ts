// Made by `make words` from languages/de/app-credits.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  credits: {
    title: "Dank",
    icons: "Zeichen",
    icons_text: "von game-icons.net, gezeichnet von Lorc, Delapouite, Skoll, sbed, Cathelineau, Faithtoken, Carl Olsen, Kier Heyl und Lucas, unter CC BY 3.0; umgefärbt und umrandet.",
    fonts: "Schriften",
    fonts_text: "Cinzel von Natanael Gama und Atkinson Hyperlegible Next vom Braille Institute; beide unter der SIL Open Font License 1.1.",
    sounds: "Klänge",
    sounds_text: "macht dein Browser beim Spielen; nichts ist aufgenommen.",
    games: "Spiele",
    independence: "Unabhängigkeit",
    independence_text: "Waystone ist ein unabhängiges Projekt. Es ist weder verbunden mit noch unterstützt oder gebilligt von den Inhabern von „Dungeons & Dragons“, von „Dungeon Crawler“ oder von Mattel, Inc. Diese Namen und Marken gehören ihren Inhabern und werden nur genannt, um zu sagen, welche Spiele die Regeln beschreiben.",
    licence: "Lizenz",
    licence_text: "Waystone ist freie Software unter der Apache License 2.0.",
    private: "Deine Daten",
    private_text: "Nichts wird von anderswo geladen, und niemand zählt dich. Der Server kennt deinen Namen, wie du ihn tippst, eine Zufallszahl in einem Cookie und deine Partien.",
  },
}
export default words
