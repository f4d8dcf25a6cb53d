// Made by `make words` from languages/de/app-leaderboard.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  leaderboard: {
    title: "Bestenlisten",
    board: "Liste",
    rank: "Nr.",
    name: "Name",
    time: "Zeit",
    date: "Tag",
    replay: "Aufzeichnung",
    none: "Noch steht niemand in dieser Liste. Sei der Erste!",
    people: "Menschen",
    programs: "Programme",
    programs_text: "Mit einem Token gespielt, oder schneller als jede Hand.",
    you: "du",
    unranked: "Deine Siege ohne Wertung",
    unranked_text: "Siege, die in keiner Bestenliste zählen. Diese Liste bleibt in diesem Browser.",
    match: "Partie",
  },
  leaderboard_tries: (a) => `Ein Versuch für jeden, soweit der Server das erkennen kann: Von einer Adresse zählen ${a.tries} Versuche.`,
  leaderboard_watch: (a) => `Partie von ${a.name} ansehen`,
  leaderboard_watch_own: (a) => `Deine Partie noch einmal ansehen: ${a.match}`,
  leaderboard_yesterday: (a) => `Gestern, ${a.date}`,
}
export default words
