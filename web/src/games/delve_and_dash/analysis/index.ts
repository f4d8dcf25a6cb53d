/** What Delve & Dash adds to the analysis of its matches. */
import type { Aim, AnalysisUi } from '../../../kit/game_ui'
import { DIRECTIONS, Grid, type Way } from '../../../kit/grid'
import { found } from '../../../kit/words.svelte'
import type { DelveView } from '../../../kit/wire'
import { words } from './words'

const WAYSTONE = /^waystone ([a-z])(\d+)$/

/** The chamber of `waystone d4`, or null. */
function chosen(text: string, grid: Grid): number | null {
  const [, letter, number] = WAYSTONE.exec(text) ?? []
  if (!letter || !number) return null
  return grid.cell({ row: Number(number) - 1, column: letter.charCodeAt(0) - 97 })
}

function wayOf(text: string): Way | null {
  const way = text.startsWith('move ') ? DIRECTIONS.indexOf(text.slice(5) as 'n') : -1
  return way < 0 ? null : (way as Way)
}

function aim(text: string, view: DelveView, seat: number): Aim | null {
  const grid = new Grid(view.size)
  const stone = chosen(text, grid)
  if (stone !== null) return { from: null, to: stone }
  const here = view.warriors[seat]?.cell ?? null
  const way = wayOf(text)
  if (here === null) return null
  return { from: here, to: way === null ? here : grid.neighbour(here, way) }
}

function name(text: string, view: DelveView, seat: number): string {
  const w = words()
  const to = aim(text, view, seat)?.to ?? null
  const way = wayOf(text)
  const cell = to === null ? '' : new Grid(view.size).name(to)
  if (way !== null) return w.go({ way: DIRECTIONS[way], cell })
  if (WAYSTONE.test(text)) return w.waystone({ cell })
  return text === 'next turn' ? w.stop : text === 'agree draw' ? w.agree : text
}

export const analysisUi: AnalysisUi<DelveView> = {
  name,
  aim,
  favourite: 'treasure',
  short: (kind) => found(words().short, kind) ?? null,
  layer: (kind, who) =>
    kind === 'waystone' ? words().other_waystone({ who }) : (found(words().layers, kind) ?? null),
}
