// Made by `make words` from languages/de/dungeon_crawler-table.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  fallen: {
    title: "Dein Abenteurer ist gefallen",
    nothing: "Du hattest keine Karten zu verlieren.",
    next: "Im letzten Schritt deines nächsten Zuges wählst du einen Abenteurer und kommst zurück.",
  },
  lost_cards: (a) => `Verloren hast du: ${a.names}.`,
  window_title: "Antworten?",
  window_waiting: "Der Tisch wartet: Jemand könnte eine Antwort haben.",
  about_roll: "Die Würfel liegen da; sie gelten, wenn alle gepasst haben.",
  no_card_fits: "Keine deiner Karten passt hier.",
  passed: "Gepasst. Diese Pause ist für alle gleich lang, damit sie keine Hand verrät.",
  at_stake: "Es geht um die Truhe: Alle, die antworten können, werden gefragt.",
  come_in: "Stell eine passende Karte auf „immer“, und du wirst noch in dieser Pause gefragt.",
  use_ring: "Magischer Ring: einen deiner Würfel neu werfen",
  pass_until_turn: "Passen bis zu meinem Zug",
  pass_until_step: "Passen bis zum nächsten Schritt",
  asking: {
    title: "Nach Karten fragen",
    help: "Gefragt wirst du nur, wenn du eine passende Karte hast; geht es um die Truhe, immer.",
  },
  ask_for: (a) => `Nach ${a.card} fragen`,
  dice_title: "Würfel",
  die_shows: (a) => `Würfel mit ${a.die}`,
  die_hits: (a) => `Würfel mit ${a.die}, ein Treffer`,
  hits_from: (a) => a.whom.is_you ? `ab ${a.against} bist du getroffen` : `ab ${a.against} Treffer gegen ${a.whom.name}`,
  dice_plus: (a) => `+${a.by} auf jeden Würfel`,
  dice_ignored: (a) => (a.count === 1) ? "1 Treffer zählt nicht" : `${a.count} Treffer zählen nicht`,
  dice_turned: "zurück auf den Angreifer",
  roll_help: {
    push: "Wer drängt, braucht die höhere Zahl.",
    chest: "1–3: Die Truhe ist falsch. 4–6: Sie ist echt.",
    spawn: "Die Zahl ist der Startpunkt.",
  },
  die_again: (a) => `Die ${a.die} neu werfen`,
  die_change: (a) => `Aus der ${a.die} wird ${a.to}`,
  die_turn: (a) => `Die ${a.die} auf ${a.to} drehen`,
  choose_dice: "Tippe die Würfel an, die neu geworfen werden.",
  hand_title: (a) => `Deine Karten (${a.count})`,
  no_cards: "Noch keine Karten. Schatzhaufen und erschlagene Monster bringen welche.",
  playable: (a) => `Spielbar ${a.moments}.`,
  playable_own: (a) => `Spielbar ${a.moments}. Nur im eigenen Zug.`,
  map_lay: (a) => `${a.tile} legen`,
  map_put: (a) => `Als Nächste obenauf: ${a.tile}`,
  close_card: "Diese Karte schließen",
  why_it_moved: "Warum es ging:",
  hands_title: "Die Karten am Ende",
}
export default words
