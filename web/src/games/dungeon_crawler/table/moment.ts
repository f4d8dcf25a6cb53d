/** What a response window is about: what happens if nobody answers. */
import type { Players } from '../../../kit/game_ui'
import { listed } from '../../../kit/players'
import type { CrawlerView } from '../../../kit/wire'
import { figureIn, figureName, personIn } from '../names'
import { words } from '../words'
import { words as tableWords } from './words'

export function momentOf(view: CrawlerView, players: Players): string {
  const w = words()
  const { window, path, harm, attack, strike } = view
  if (window === 'path' && path)
    return w.about_path({ who: figureIn(view, path.figure, players), count: path.cells.length })
  if (window === 'harm' && harm) return harmOf(view, harm, players)
  if (window === 'attack' && attack) return attackOf(view, attack, players)
  if (window === 'roll' && strike && strike.attacker !== null)
    return tableWords().about_strike({
      who: figureIn(view, strike.attacker, players),
      names: figureName(view, strike.target, players, 'object'),
    })
  if (window === 'roll') return tableWords().about_roll
  return w.about_turn({ who: personIn(view.active ?? 0, players) })
}

function harmOf(
  view: CrawlerView,
  { figure, wounds }: NonNullable<CrawlerView['harm']>,
  players: Players,
): string {
  const who = figureIn(view, figure, players)
  return wounds === null ? words().about_doom({ who }) : words().about_harm({ who, count: wounds })
}

function attackOf(
  view: CrawlerView,
  { attacker, targets }: NonNullable<CrawlerView['attack']>,
  players: Players,
): string {
  const names = targets.map((each) => figureName(view, each, players, 'object'))
  return words().about_attack({
    who: figureIn(view, attacker, players),
    names: listed(names) || words().empty_space,
  })
}
