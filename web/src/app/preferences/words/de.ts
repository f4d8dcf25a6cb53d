// Made by `make words` from languages/de/app-preferences.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  settings: {
    title: "Einstellungen",
    sound: "Ton",
    volume: "Lautstärke",
    turn_alert: "Ton, wenn ich dran bin",
    notify: "Benachrichtigen, wenn ich in einem anderen Tab am Zug bin",
    notify_denied: "Dein Browser erlaubt das für diese Seite nicht.",
    speed: "Tempo dessen, was andere tun",
    text_size: "Schriftgröße",
    calm: "Ruhig: Nichts flackert oder gleitet",
    contrast: "Hoher Kontrast",
    covers: "Mehrere an einem Gerät: Brett zwischen den Zügen verdecken",
    chat: "Gespräch zeigen",
    pad: "Tasten zum Gehen",
    language: "Sprache",
    kept: "Einstellungen bleiben in diesem Browser.",
    look: "Aussehen",
    play: "Am Tisch",
    theme: "Hell oder dunkel",
    listen: "Klänge anhören",
  },
  settings_speeds: {
    off: "Sofort",
    fast: "Zügig",
    normal: "Gemächlich",
  },
  settings_pads: {
    auto: "Auf Touchscreens",
    always: "Immer",
    never: "Nie",
  },
  settings_themes: {
    dark: "Dunkel",
    light: "Hell",
    device: "Wie das Gerät",
  },
  settings_hear: (a) => `Anhören: ${a.name}`,
}
export default words
