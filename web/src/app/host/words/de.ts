// Made by `make words` from languages/de/app-host.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  host: {
    title: "Für den Betreiber",
    token: "Betreiber-Token",
    open: "Zahlen anzeigen",
    intro: "Zahlen dieses Prozesses, laufend gezeichnet. Das Token ist das, mit dem der Server gestartet wurde (--host-token).",
    ready: "Bereit für Spieler",
    not_ready: "Nicht bereit für Spieler",
    sockets: "Offene Verbindungen",
    matches: "Partien im Speicher",
    steps: "Züge pro Sekunde",
    act: "Aktion bis Antwort, 99 %",
    commit: "Speichern, 99 %",
    bots: "Langsame Bots, 99 %",
    waiting: "Wartende Schreibaufträge",
    lag: "Ereignisschleife verspätet um",
    bytes: "Gespeichert",
    failures: "Fehlgeschlagene Commits",
    uptime: "Läuft seit",
    process: "Prozess",
    version: "Version",
    since: "Seit dem Start",
    by_game: "Züge je Spiel",
    opened: "Eröffnete Partien",
    calls: "Aufrufe nach Status",
    refused: "Abgelehnt, nach Code",
    cut: "Getrennte Verbindungen",
    nothing: "Noch nichts",
    seconds: "letzte zwei Minuten",
    what: "Was",
    how_many: "Wie oft",
  },
  host_milliseconds: (a) => `${a.number} ms`,
  host_seconds: (a) => `${a.number} s`,
  host_megabytes: (a) => `${a.number} MB`,
  host_beyond: (a) => `mehr als ${a.number} s`,
}
export default words
