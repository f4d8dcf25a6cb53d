/** Which of the public matches are shown, and in which order. */
import type { Listed } from '../../kit/wire'
import { playerOf } from '../describe'

export type Kind = 'all' | 'open' | 'running'
const MOST = 24

export const onlyKind = (value: string): Kind =>
  value === 'open' || value === 'running' ? value : 'all'

/** A match that waits takes whoever comes, at once. */
export const canJoin = ({ state, free }: Listed): boolean => state === 'open' && free > 0

/** Those of a game (or of all) that wait, or are played; who waits longest stands first. */
export function choose(matches: readonly Listed[], game: string, kind: Kind): readonly Listed[] {
  const isShown = (each: Listed): boolean =>
    (game === '' || each.game === game) && (kind === 'all' || canJoin(each) === (kind === 'open'))
  return matches.filter(isShown).sort(byWaiting).slice(0, MOST)
}

function byWaiting(one: Listed, other: Listed): number {
  if (canJoin(one) !== canJoin(other)) return canJoin(one) ? -1 : 1
  if (canJoin(one)) return one.created - other.created
  return Number(other.free > 0) - Number(one.free > 0) || other.created - one.created
}

export function namesAt({ game, names, free }: Listed, freeSeat: string): string {
  const seated = names.filter((name) => name !== '').map((name) => playerOf(game, name))
  return [...seated, ...Array<string>(free).fill(freeSeat)].join(' · ')
}
