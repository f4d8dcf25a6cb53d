/** How long what happens stays in view; the engine says it for every game (`GameInfo`). */
import type { PausesInfo } from './wire'

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
