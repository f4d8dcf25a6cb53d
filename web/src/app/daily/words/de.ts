// Made by `make words` from languages/de/app-daily.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  daily: {
    play: "Das heutige spielen",
    resume: "Das heutige fortsetzen",
    look: "Heutiges Ergebnis ansehen",
    counts: "Es zählt, wenn dein letzter Zug vor dem Ende des Tages (UTC) gemacht ist.",
    calendar: "Kommende Tage",
    calendar_text: "Was gespielt wird, wechselt mit dem Wochentag; das Glück ist jeden Tag neu.",
    today: "Heute",
  },
  daily_ends: (a) => `Ein neues in ${a.time}`,
  daily_finishers: (a) => (a.count === 1) ? "1 Spieler kam nach Hause" : `${a.count} Spieler kamen nach Hause`,
  daily_streak: (a) => (a.count === 1) ? "1 Tag in Folge" : `${a.count} Tage in Folge`,
}
export default words
