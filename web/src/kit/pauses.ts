/** How long what happens stays in view; the engine says it for every game (`GameInfo`). */
import type { GameUi } from './game_ui'
import type { Moment } from './stage'
import type { GameEvent, GameView, PausesInfo } from './wire'

export interface Pace {
  /** Milliseconds at normal speed. */
  readonly before: number
  readonly after: number
}

function beforeBot(pauses: PausesInfo, kind: string, isFirst: boolean): number {
  const usual = pauses.before_bot[kind]
  if (usual === undefined) return pauses.otherwise
  return (isFirst && pauses.first) || usual
}

/** `isFirst` where somebody else acted before; without pauses everything happens at once. */
export function paceOf(
  pauses: PausesInfo | null,
  kind: string,
  isBots: boolean,
  isFirst: boolean,
): Pace {
  if (!pauses) return { before: 0, after: 0 }
  return {
    before: isBots ? beforeBot(pauses, kind, isFirst) : 0,
    after: pauses.after[kind] ?? 0,
  }
}

/** An event on the stage: `next` is what is shown when all of its frame has happened. */
export function momentOf(
  gameUi: GameUi,
  pace: Pace,
  event: GameEvent,
  by: number,
  next: GameView,
): Moment<GameView, GameEvent> {
  return {
    event,
    by,
    before: pace.before,
    after: Math.max(pace.after, gameUi.drawingTime?.(event) ?? 0),
    show: (shown) => gameUi.show(shown, event, next),
  }
}
