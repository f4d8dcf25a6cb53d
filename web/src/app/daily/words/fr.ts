// Made by `make words` from languages/fr/app-daily.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  daily: {
    play: "Jouer celle du jour",
    resume: "Continuer celle du jour",
    look: "Voir le résultat du jour",
    counts: "Elle compte si ton dernier coup est joué avant la fin de la journée (UTC).",
    calendar: "Jours suivants",
    calendar_text: "Le genre de partie change selon le jour de la semaine ; le hasard est nouveau chaque jour.",
    today: "Aujourd’hui",
  },
  daily_ends: (a) => `La prochaine dans ${a.time}`,
  daily_finishers: (a) => (a.count === 0 || a.count === 1) ? "1 personne est rentrée" : `${a.count} personnes sont rentrées`,
  daily_streak: (a) => (a.count === 0 || a.count === 1) ? "1 jour de suite" : `${a.count} jours de suite`,
}
export default words
