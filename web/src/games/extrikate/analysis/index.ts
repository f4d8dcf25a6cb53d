/** What Extrikate adds to the analysis of its matches: nothing on the sheet is hidden. */
import type { Aim, AnalysisUi, Button } from '../../../kit/game_ui'
import type { ExtrikateView } from '../../../kit/wire'
import { parse } from '../lit'
import { GRID } from '../routes'

/** What the page calls actions anyway: those at the sides of a cell, and those of the bar. */
export interface Named {
  readonly padName: (text: string) => { readonly long: string }
  readonly buttons: (
    view: ExtrikateView,
    choices: readonly { do: string; cell: null }[],
  ) => readonly Button[]
}

function aim(text: string, view: ExtrikateView, seat: number): Aim | null {
  const found = parse(text)
  const here = view.delvers[seat]?.cell ?? null
  const [way] = found?.ways ?? []
  if (here === null || way === undefined) return null
  return { from: here, to: GRID.neighbour(here, way) }
}

export const analysisUi = ({ padName, buttons }: Named): AnalysisUi<ExtrikateView> => ({
  name: (text, view) => {
    if (parse(text)) return padName(text).long
    const [button] = buttons(view, [{ do: text, cell: null }]).filter((each) => each.do === text)
    return button?.name ?? text
  },
  aim,
  layer: () => null,
  isOpen: true,
})
