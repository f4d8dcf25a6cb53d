/** What Dungeon Crawler Labyrinth adds to the analysis of its matches. */
import type { Aim, AnalysisUi } from '../../../kit/game_ui'
import type { CrawlerView } from '../../../kit/wire'
import { cellOf } from '../mat/figures'
import { ACROSS, cellAt, column, heartOf, row } from '../mat/geometry'
import { label } from '../labels'
import { cardName } from '../names'
import { CARDS, heroOf } from '../box'
import { words } from './words'

const AT_SPACE = /^(move|push|melee|shoot|blast|place|target) (\d+):(\d+)/
const AT_TILE = /^(lay|turn|tile|door) (\d+):(\d+)/
/** Those that lead from the own figure to the space. */
const FROM_HERE = ['move', 'push', 'melee', 'shoot', 'blast']

function aim(text: string, view: CrawlerView, seat: number): Aim | null {
  const [, verb = '', x, y] = AT_SPACE.exec(text) ?? []
  if (verb) {
    const from = FROM_HERE.includes(verb) ? cellOf(view, heroOf(seat)) : null
    return { from, to: cellAt(Number(x), Number(y)) }
  }
  const [, tile, across, down] = AT_TILE.exec(text) ?? []
  if (!tile) return null
  return { from: null, to: heartOf(Number(down) * ACROSS + Number(across)) }
}

/** The point of the compass that lies that way, where straight on means nearly straight on. */
function compass(across: number, down: number): string {
  const far = Math.max(Math.abs(across), Math.abs(down))
  const isMuch = (part: number): boolean => Math.abs(part) * 2 > far
  const north = isMuch(down) ? (down < 0 ? 'n' : 's') : ''
  const east = isMuch(across) ? (across < 0 ? 'w' : 'e') : ''
  return north + east
}

/** Nobody can read coordinates off the mat: where something is done is told from the own figure. */
function name(text: string, view: CrawlerView, seat: number): string {
  const to = aim(text, view, seat)?.to ?? null
  const from = cellOf(view, heroOf(seat))
  if (to === null || from === null) return label(text)
  const [across, down] = [column(to) - column(from), row(to) - row(from)]
  const count = Math.max(Math.abs(across), Math.abs(down))
  const [verb = ''] = text.split(' ')
  return words().there({ verb, count, way: compass(across, down) })
}

export const analysisUi: AnalysisUi<CrawlerView> = {
  name,
  aim,
  short: (_, who) => who,
  layer: (kind, who) => (kind === 'card' ? words().cards({ who }) : null),
  place: (_, card) => cardName(Object.keys(CARDS)[card] ?? ''),
}
