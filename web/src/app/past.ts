/** How a match that is over went, as the person who played it would tell it. */
import type { Past } from '../kit/wire'
import { playerOf } from './describe'
import { words } from './words'

type Told = Pick<Past, 'game' | 'mine' | 'names' | 'results' | 'void'>

/** Who held several seats at one device is told who won. */
export function endingOf({ game, mine, names, results, void: isVoid }: Told): string {
  const w = words().past
  if (isVoid) return w.closed
  const [own, another] = mine
  if (own !== undefined && another === undefined) {
    const result = results[own]
    return result === 'win' ? w.won : result === 'draw' ? w.drawn : w.lost
  }
  const winners = names.filter((_, seat) => results[seat] === 'win')
  if (winners.length > 0)
    return words().past_won_by({ names: winners.map((name) => playerOf(game, name)).join(', ') })
  return results.includes('draw') ? w.drawn : w.nobody
}
