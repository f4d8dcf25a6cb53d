/** What Dungeon of Dooom adds to the analysis of its matches. */
import type { Aim, AnalysisUi } from '../../../kit/game_ui'
import { beside, DIRECTIONS } from '../../../kit/grid'
import { found } from '../../../kit/words.svelte'
import type { DooomView } from '../../../kit/wire'
import { standing } from '../chart'
import { parse } from '../lit'
import { placed } from './places'
import { words } from './words'

function aim(text: string, view: DooomView): Aim | null {
  const here = standing(view)
  const there = parse(text)
  if (!here) return null
  return { from: placed(here), to: placed(there ? beside(here, there.way) : here) }
}

function name(text: string): string {
  const w = words()
  const there = parse(text)
  if (there) {
    const way = { way: DIRECTIONS[there.way as 0 | 1 | 2 | 3] }
    return there.verb === 'attack' ? w.strike(way) : w.go(way)
  }
  return text === 'pick up' ? w.take : text === 'end turn' ? w.stop : text
}

export const analysisUi: AnalysisUi<DooomView> = {
  name,
  aim,
  favourite: 'gold',
  short: (kind, who) => (kind === 'rival' ? who : (found(words().short, kind) ?? null)),
  layer: (kind, who) =>
    kind === 'rival' ? words().rival({ who }) : (found(words().layers, kind) ?? null),
}
