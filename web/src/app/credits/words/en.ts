// Made by `make words` from languages/en/app-credits.ftl: do not edit.

const words = {
  credits: {
    title: "Credits",
    icons: "Icons",
    icons_text: "from game-icons.net by Lorc, Delapouite, Skoll, sbed, Cathelineau, Faithtoken, Carl Olsen, Kier Heyl and Lucas, licensed under CC BY 3.0; recoloured and outlined.",
    fonts: "Fonts",
    fonts_text: "Cinzel by Natanael Gama, and Atkinson Hyperlegible Next by the Braille Institute; both under the SIL Open Font License 1.1.",
    sounds: "Sounds",
    sounds_text: "are made by your browser while you play; nothing is recorded.",
    games: "Games",
    independence: "Independence",
    independence_text: "Waystone is an independent project. It is not affiliated with, sponsored by or endorsed by the owners of “Dungeons & Dragons”, of “Dungeon Crawler”, or by Mattel, Inc. These names and marks belong to their owners and are mentioned only to say which games the rules describe.",
    licence: "Licence",
    licence_text: "Waystone is free software under the Apache License 2.0.",
    private: "Your data",
    private_text: "Nothing is loaded from elsewhere and nobody counts you. The server knows your name as you type it, a random number in a cookie, and your matches.",
  },
}
export default words
