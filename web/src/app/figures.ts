/** The figures of a game's leaderboards, as the engine names them and as people read them. */
import { infoOf } from '../games'
import type { FigureInfo } from '../kit/wire'
import { duration, number } from '../kit/words.svelte'

/** The most important first; none before the engine has answered, or for a game without boards. */
export const figuresOf = (game: string): readonly FigureInfo[] =>
  infoOf(game)?.leaderboards?.figures ?? []

export function written({ unit }: FigureInfo, value: number): string {
  if (unit === 'duration') return duration(value)
  return unit === 'percent' ? `${number(value)} %` : number(value)
}
