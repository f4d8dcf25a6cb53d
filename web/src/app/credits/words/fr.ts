// Made by `make words` from languages/fr/app-credits.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  credits: {
    title: "Crédits",
    icons: "Icônes",
    icons_text: "de game-icons.net, par Lorc, Delapouite, Skoll, sbed, Cathelineau, Faithtoken, Carl Olsen, Kier Heyl et Lucas, sous licence CC BY 3.0 ; recolorées et cernées.",
    fonts: "Polices",
    fonts_text: "Cinzel de Natanael Gama, et Atkinson Hyperlegible Next du Braille Institute ; toutes deux sous la SIL Open Font License 1.1.",
    sounds: "Sons",
    sounds_text: "produits par ton navigateur pendant que tu joues ; rien n’est enregistré.",
    games: "Jeux",
    independence: "Indépendance",
    independence_text: "Waystone est un projet indépendant. Il n’est ni affilié aux propriétaires de « Dungeons & Dragons », de « Dungeon Crawler » ou à Mattel, Inc., ni parrainé ou approuvé par eux. Ces noms et marques appartiennent à leurs propriétaires et ne sont cités que pour dire quels jeux les règles décrivent.",
    licence: "Licence",
    licence_text: "Waystone est un logiciel libre sous la licence Apache 2.0.",
    private: "Tes données",
    private_text: "Rien n’est chargé d’un autre site et aucune statistique de visite n’est tenue. Le serveur connaît ton nom tel que tu l’écris, un nombre aléatoire dans un cookie, et tes parties.",
  },
}
export default words
