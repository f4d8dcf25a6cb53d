// Made by `make words` from languages/de/app-local.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  local: {
    starting: "Die Fackeln werden angezündet …",
    forgets: "Dieser Browser merkt sich hier nichts: Deine Partien bleiben nur, solange diese Seite offen ist.",
    taken: "Waystone ist in einem anderen Fenster offen, und deine Partien sind jetzt dort.",
    missing: "Der Teil, der ohne Server spielt, kann hier nicht geladen werden.",
    again: "Noch einmal",
    close: "In Ordnung",
    data: "Dieser Browser merkt sich deinen Namen und deine Partien, und niemand sonst sieht sie.",
    here: "Auf diesem Gerät",
    here_about: "Hier spielst du ohne Server. Deine Partien bleiben auf diesem Gerät.",
    no_invitation: "Diese Partie ist nicht auf diesem Gerät",
    no_invitation_about: "Wenn das eine Einladung ist, braucht sie einen Server: Eine Partie auf einem einzelnen Gerät kann sonst niemand erreichen. Frag, wer dir den Link geschickt hat, nach der Adresse des Servers, oder spiel hier selbst.",
    check: "Aufzeichnung prüfen …",
    check_about: "oder irgendwo auf dieser Seite fallen lassen",
    checking: "Wird nachgespielt …",
    wrong: "Diese Aufzeichnung stimmt nicht:",
    commitment: "Vor der Partie versprochen:",
    offline: "Ohne Netz spielen",
    kept: "Alles ist auf diesem Gerät: Du kannst ohne Netz spielen.",
    remove: "Entfernen",
    keeping: "Wird gespeichert …",
    not_kept: "Auf diesem Gerät ist nicht genug Platz, oder es gibt kein Netz.",
    can_not_keep: "Um Waystone auf diesem Gerät zu behalten, öffne diese Seite über https.",
  },
  local_fetching: (a) => `Die Verliese kommen: ${a.percent} %`,
  local_keep: (a) => `Für unterwegs behalten (${a.size} MB)`,
  local_checked: (a) => `Stimmt: ${a.steps} Schritte auf diesem Gerät mit Python ${a.python} nachgespielt, und der Startwert ist der versprochene.`,
}
export default words
