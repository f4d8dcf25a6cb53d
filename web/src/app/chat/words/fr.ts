// Made by `make words` from languages/fr/app-chat.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  chat: {
    title: "Discussion",
    say: "Dis quelque chose",
    send: "Envoyer",
    mute: "Masquer la discussion",
    unmute: "Afficher la discussion",
    muted: "La discussion est masquée.",
    phrases: "Messages rapides",
    mute_player: "Mettre en sourdine",
    report: "Signaler",
    reported: "Signalé. La personne qui gère ce serveur peut le voir.",
    hear_all: "Lire de nouveau tout le monde",
  },
  chat_about: (a) => `${a.name} : mettre en sourdine ou signaler`,
  chat_unread: (a) => (a.count === 0 || a.count === 1) ? "Discussion : 1 nouveau message" : `Discussion : ${a.count} nouveaux messages`,
  chat_phrases: {
    hello: "Salut !",
    good_luck: "Bonne chance !",
    well_played: "Bien joué !",
    oh_no: "Oh non !",
    close: "C’était moins une !",
    hurry: "À toi de jouer !",
    sorry: "Pardon !",
    thanks: "Merci !",
    good_game: "Belle partie !",
    again: "Encore une ?",
  },
}
export default words
