/** What an end is for whoever looks at it, and what stands on its card. */
import type { Ending, EndFigure, Finale, GameUi, Mood, Players } from '../../kit/game_ui'
import type { GameEvent, GameView, Result } from '../../kit/wire'
import { settings } from '../../kit/settings.svelte'
import { duration } from '../../kit/words.svelte'
import { words } from './words'

/** A seat on the card. */
export interface Standing {
  readonly seat: number
  readonly name: string
  readonly isWinner: boolean
  /** Where more than two played and somebody won; who has the same shares it. */
  readonly place: number | null
  readonly sign: { readonly icon: string; readonly colour: string } | null
}

export interface Outcome extends Ending {
  readonly mood: Mood
  readonly finale: Finale<GameEvent>
  readonly standings: readonly Standing[]
  readonly figures: readonly EndFigure[]
}

/** What a room knows of a match that is over. */
export interface Ended {
  readonly result: Result | null
  readonly players: Players
  readonly past: readonly GameEvent[]
  /** Whether it ended while we watched. */
  readonly sawEnd: boolean
}

export function moodOf(ending: Ending, result: Result | null): Mood {
  if (ending.isWin) return 'won'
  return result?.results.includes('draw') ? 'even' : 'lost'
}

const winnersOf = (result: Result | null): readonly number[] =>
  (result?.results ?? []).flatMap((each, seat) => (each === 'win' ? [seat] : []))

/** Whose way is lit and whose figures are told: mine, else the winner's. */
export function heroOf(result: Result | null, { you }: Players): number | null {
  return you ?? winnersOf(result)[0] ?? null
}

/** All that the page and the card show; null while the game says nothing of an end. */
export function outcomeOf(gameUi: GameUi, view: GameView, ended: Ended): Outcome | null {
  const { result, players, past, sawEnd } = ended
  const progress = { acting: [], result }
  const ending = gameUi.ending(view, players, progress)
  if (!ending) return null
  const mood = moodOf(ending, result)
  const seat = heroOf(result, players)
  return {
    ...ending,
    mood,
    finale: { mood, seat, past, isFresh: sawEnd },
    standings: standingsOf(gameUi, view, ended),
    figures: [
      { name: words().ending.time, value: duration(result?.millis ?? 0) },
      ...gameUi.figures(view, seat ?? 0, players, progress),
    ],
  }
}

/** Who plays alone is asked for no name, but may have one. */
const ownName = (seat: number, { names, you }: Players): string =>
  names[seat] || (seat === you ? settings.name : '')

/** How it ended, as it is told to others: by name, never as "you". */
export function toldToOthers(gameUi: GameUi, view: GameView, { result, players }: Ended): string {
  const names = players.names.map((_, seat) => ownName(seat, players))
  const named = { ...players, names, you: null, mine: [] }
  return gameUi.ending(view, named, { acting: [], result })?.text ?? ''
}

/** Of each seat: winners first, then the others by their scores. */
function placesOf(result: Result | null): readonly number[] {
  const winners = winnersOf(result)
  if (!result || result.results.length < 3 || winners.length === 0) return []
  const worth = result.scores.map((each, seat) => (winners.includes(seat) ? Infinity : each))
  return worth.map((each) => 1 + worth.filter((other) => other > each).length)
}

function standingsOf(
  gameUi: GameUi,
  view: GameView,
  { result, players }: Ended,
): readonly Standing[] {
  const winners = winnersOf(result)
  const places = placesOf(result)
  const standings = players.names.map((_, seat) => ({
    seat,
    name: (seat === players.you && ownName(seat, players)) || gameUi.nameOf(seat, players),
    isWinner: winners.includes(seat),
    place: places[seat] ?? null,
    sign: gameUi.signOf?.(seat, view, players) ?? null,
  }))
  return standings.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
}
