// Made by `make words` from languages/en/app-preferences.ftl: do not edit.

const words = {
  settings: {
    title: "Settings",
    sound: "Sound",
    volume: "Volume",
    turn_alert: "Sound when it is my turn",
    notify: "Notify me when it is my turn in another tab",
    notify_denied: "Your browser does not allow that for this page.",
    speed: "Pace of what others do",
    text_size: "Size of text",
    calm: "Calm: nothing flickers or slides",
    contrast: "High contrast",
    covers: "Several on one device: cover the board between turns",
    chat: "Show the chat",
    pad: "Move buttons",
    language: "Language",
    kept: "Settings stay in this browser.",
    look: "Look",
    play: "At the table",
    theme: "Light or dark",
    listen: "Hear the sounds",
  },
  settings_speeds: {
    off: "At once",
    fast: "Brisk",
    normal: "Unhurried",
  },
  settings_pads: {
    auto: "On touch screens",
    always: "Always",
    never: "Never",
  },
  settings_themes: {
    dark: "Dark",
    light: "Light",
    device: "As the device",
  },
  settings_hear: (a: { name: string | number }): string => `Hear: ${a.name}`,
}
export default words
