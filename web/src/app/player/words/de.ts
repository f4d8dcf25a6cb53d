// Made by `make words` from languages/de/app-player.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  player: {
    title: "Deine Seite",
    about: "Was du auf diesem Server gespielt hast. Nur du siehst es.",
    none: "Du hast noch keine Partie beendet. Spiel eine, dann steht sie hier.",
    results: "Ergebnisse",
    played: "gespielt",
    won: "gewonnen",
    drawn: "remis",
    streak: "Tage in Folge",
    longest: "längste Folge",
    best: "Beste Einträge",
    past: "Deine früheren Partien",
    device: "Anderes Gerät",
    device_text: "Es gibt kein Konto: Dieser Browser erkennt dich an einem Cookie. Mit einem Code ist alles auch auf einem zweiten Gerät; verliert eines von beiden sein Cookie, hat das andere noch alles.",
    make: "Code erzeugen",
    made: "Tippe diesen Code dort ein, oder scanne das Bild. Er gilt einmal.",
    code: "Code vom anderen Gerät",
    use: "Code benutzen",
    warning: "Dieser Browser gehört dann zu der Person, die den Code erzeugt hat. Was hier vorher unter anderem Namen gespielt wurde, bleibt getrennt.",
    passkey: "Passkey",
    passkey_text: "Einen Passkey bewahrt dein Telefon, dein Computer oder dein Passwortmanager auf. Mit ihm bekommst du in jedem Browser alles zurück, auch wenn dieser hier sein Cookie verliert. Kein Name, keine E-Mail, nichts zu merken.",
    passkey_make: "Passkey anlegen",
    passkey_use: "Ich habe einen Passkey: alles zurückholen",
    passkey_made: "Dein Passkey ist angelegt. Falls dieser Browser dich vergisst, bringt er dich zurück.",
    passkey_warning: "Dieser Browser gehört dann zu diesem Passkey. Was hier vorher gespielt wurde, bleibt getrennt.",
    passkey_list: "Deine Passkeys",
    passkey_called_off: "Nichts hat sich geändert: Der Vorgang wurde abgebrochen oder hat zu lange gedauert.",
    passkey_known: "Auf diesem Gerät liegt schon ein Passkey von dir.",
    remove: "Entfernen",
  },
  player_until: (a) => `Gültig bis ${a.time}`,
  player_passkey_from: (a) => `Angelegt am ${a.day}`,
  player_passkey_remove: (a) => `Passkey vom ${a.day} entfernen`,
}
export default words
