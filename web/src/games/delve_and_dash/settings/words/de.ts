// Made by `make words` from languages/de/delve_and_dash-settings.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  setting_help: {
    mode: "solo, duel oder cpu (Platz 1 ist der Computer); auto nimmt bei einem Platz solo, bei zweien duel",
    level: "1: Mauern und Durchgänge; 2: auch Türen",
    edition: "nur Namen und Aussehen",
    size: "Kammern an jeder Seite",
    wall_probability: "Anteil der Grenzen außerhalb des Wegenetzes, die Mauern sind",
    door_share: "Anteil der offenen Grenzen, die auf Stufe 2 Türen sind",
    door_locked: "Anteil der Türen, die anfangs verschlossen sind",
    force_chance: "Chance, eine verschlossene Tür aufzubrechen",
    lives: "Leben eines Kriegers",
    base_moves: "Schritte je Zug, ohne die Leben zu zählen",
    life_moves: "weitere Schritte je verbliebenem Leben",
    carrier_moves: "Schritte je Zug mit dem Schatz",
    cpu_random: "Chance je Runde, dass der Ritter sich einmal irrt",
    wake_distance: "Schritte, aus denen der Drache einen Krieger hört",
    treasure_reach: "höchstens so viele Schritte vom Hort zum Schatz",
    sight: "Schritte, aus denen ein Krieger allein den Drachen sieht",
    lair_gap: "mindestens so viele Schritte von den Wegsteinen zum Hort",
    treasure_gap: "mindestens so viele Schritte von den Wegsteinen zum Schatz",
    respawn_gap: "Abstand vom Drachen in Flügen, in dem niemand zu sich kommt",
    battles: "Kämpfe, solange man dran ist",
    start: "wo zwei Krieger beginnen",
    start_near: "nahe ihren Wegsteinen",
    start_classic: "auf ihren Wegsteinen",
  },
}
export default words
