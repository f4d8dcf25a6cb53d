/** Asking for an analysis, and waiting until it is there. */
import { ask, tell } from '../../kit/http'
import type { AnalysisProgress, BeliefFound } from '../../kit/wire'

const ASK_AGAIN = 1_000

const addressOf = (match: string): string => `/api/matches/${match}/analysis`

export const isUnderWay = ({ state }: AnalysisProgress): boolean =>
  state === 'waiting' || state === 'running'

export const start = (match: string): Promise<AnalysisProgress> =>
  tell<AnalysisProgress>(addressOf(match), {})

export const cancel = (match: string): Promise<AnalysisProgress> =>
  tell<AnalysisProgress>(addressOf(match), { cancel: true })

/** How far it is, told again and again until it is over; `isWanted` says when nobody listens. */
export async function follow(
  match: string,
  told: (now: AnalysisProgress) => void,
  isWanted: () => boolean,
): Promise<void> {
  let now = await ask<AnalysisProgress>(addressOf(match))
  if (now.state === 'none' && isWanted()) now = await start(match)
  while (isWanted()) {
    told(now)
    if (!isUnderWay(now)) return
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN))
    if (isWanted()) now = await ask<AnalysisProgress>(addressOf(match))
  }
}

export const beliefOf = (match: string, step: number, seat: number): Promise<BeliefFound> =>
  ask<BeliefFound>(`/api/matches/${match}/belief?step=${String(step)}&seat=${String(seat)}`)
