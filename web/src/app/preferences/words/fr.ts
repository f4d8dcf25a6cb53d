// Made by `make words` from languages/fr/app-preferences.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  settings: {
    title: "Réglages",
    sound: "Son",
    volume: "Volume",
    turn_alert: "Un son quand c’est mon tour",
    notify: "Me notifier quand c’est mon tour dans un autre onglet",
    notify_denied: "Ton navigateur ne le permet pas pour cette page.",
    speed: "Rythme des actions des autres",
    text_size: "Taille du texte",
    calm: "Calme : rien ne clignote ni ne glisse",
    contrast: "Contraste élevé",
    covers: "À plusieurs sur un appareil : masquer le plateau entre les tours",
    chat: "Afficher la discussion",
    pad: "Boutons de déplacement",
    language: "Langue",
    kept: "Les réglages restent dans ce navigateur.",
    look: "Apparence",
    play: "À la table",
    theme: "Clair ou sombre",
    listen: "Écouter les sons",
  },
  settings_speeds: {
    off: "Instantané",
    fast: "Vif",
    normal: "Tranquille",
  },
  settings_pads: {
    auto: "Sur écran tactile",
    always: "Toujours",
    never: "Jamais",
  },
  settings_themes: {
    dark: "Sombre",
    light: "Clair",
    device: "Comme l’appareil",
  },
  settings_hear: (a) => `Écouter : ${a.name}`,
}
export default words
