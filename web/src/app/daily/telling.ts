/** How a player tells of a match of the day without telling anything of it. */
import type { Daily } from '../../kit/wire'
import { share, type Passed } from '../../kit/share'
import { day, named } from '../../kit/words.svelte'
import { entryOf } from '../../games'
import { figuresOf, written } from '../figures'
import { words as common } from '../words'
import { kindOf } from './kinds'
import { words } from './words'

export const shareDaily = (daily: Daily, title: string): Promise<Passed> =>
  share({ title, text: shareText(daily, title), url: `${location.origin}/` })

/** A few lines for friends who may play it still: nothing of the labyrinth or the sheet. */
export function shareText(daily: Daily, title: string): string {
  const today = daily.calendar[0]
  const flames = daily.week.map((isDone) => (isDone ? '🔥' : '▫️')).join('')
  return [
    `${title} · ${day(daily.date)}`,
    ...(today ? [kindOf(daily.game, today)] : []),
    resultOf(daily),
    `${flames} ${words().daily_streak({ count: daily.streak })}`,
  ].join('\n')
}

/** The figures that were signed, or how it ended in a word. */
function resultOf({ game, entries, result }: Daily): string {
  const mine = entries.find((entry) => entry.mine)
  const names: Readonly<Record<string, string>> = entryOf(game)?.listing.text().figures ?? {}
  if (mine)
    return figuresOf(game)
      .map(
        (figure) =>
          `${named(names, figure.name)} ${written(figure, mine.figures[figure.name] ?? 0)}`,
      )
      .join(' · ')
  const { won, lost, drawn } = common().past
  return result === 'win' ? won : result === 'draw' ? drawn : lost
}
