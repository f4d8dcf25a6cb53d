/** What is sent with the card: the result in plain words and a link that leads to a match of one's own. */
import { isLocal } from '../../kit/wiring'
import type { Outcome } from './outcome'
import { words } from './words'

export function shareText(
  name: string,
  game: string,
  outcome: Outcome,
  day: string | null,
  origin: string = isLocal ? location.href.replace(/\/?([?#].*)?$/, '') : location.origin,
): string {
  const figures = outcome.figures.map((each) => `${each.name} ${each.value}`).join(' · ')
  return [
    [name, day, outcome.title].filter(Boolean).join(' · '),
    outcome.text,
    figures,
    `${words().ending.dare} ${origin}/?game=${encodeURIComponent(game)}`,
  ].join('\n')
}
