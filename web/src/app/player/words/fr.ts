// Made by `make words` from languages/fr/app-player.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  player: {
    title: "Ta page",
    about: "Ce que tu as joué sur ce serveur. Personne d’autre ne peut le voir.",
    none: "Tu n’as encore terminé aucune partie. Joues-en une, et elle s’affichera ici.",
    results: "Résultats",
    played: "jouées",
    won: "gagnées",
    drawn: "nulles",
    streak: "jours de suite",
    longest: "record",
    best: "Meilleures places",
    past: "Tes parties passées",
    device: "Un autre appareil",
    device_text: "Il n’y a pas de compte : ce navigateur te reconnaît grâce à un cookie. Avec un code, tout se retrouve aussi sur un deuxième appareil ; si l’un des deux perd son cookie, l’autre a encore tout.",
    make: "Créer un code",
    made: "Saisis ce code là-bas, ou scanne l’image. Il ne sert qu’une fois.",
    code: "Code de l’autre appareil",
    use: "Utiliser le code",
    warning: "Ce navigateur sera alors celui de la personne qui a créé le code. Ce qui a été joué ici sous un autre nom reste à part.",
    passkey: "Clé d’accès",
    passkey_text: "Une clé d’accès est gardée par ton téléphone, ton ordinateur ou ton gestionnaire de mots de passe. Grâce à elle, tu retrouves tout dans n’importe quel navigateur, même si celui-ci perd son cookie. Ni nom, ni e-mail, rien à retenir.",
    passkey_make: "Créer une clé d’accès",
    passkey_use: "J’ai une clé d’accès : tout retrouver",
    passkey_made: "Ta clé d’accès est créée. Si ce navigateur t’oublie, elle te fera revenir.",
    passkey_warning: "Ce navigateur sera alors celui de cette clé d’accès. Ce qui a été joué ici auparavant reste à part.",
    passkey_list: "Tes clés d’accès",
    passkey_called_off: "Rien n’a changé : l’opération a été annulée, ou a pris trop de temps.",
    passkey_known: "Cet appareil a déjà une clé d’accès à toi.",
    remove: "Supprimer",
  },
  player_until: (a) => `Valable jusqu’à ${a.time}`,
  player_passkey_from: (a) => `Créée le ${a.day}`,
  player_passkey_remove: (a) => `Supprimer la clé d’accès du ${a.day}`,
}
export default words
