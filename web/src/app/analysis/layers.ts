/** What an analysis can show on the board, and what of it is shown. */
import type { AnalysisUi, BoardMarks } from '../../kit/game_ui'
import type { BeliefFound, BeliefLayer, Decision, GameView } from '../../kit/wire'
import { written } from './figures'
import { words } from './words'

export interface Layer {
  readonly key: string
  readonly name: string
  /** On narrow screens. */
  readonly short: string
}

/** What can't be told from nothing is not drawn: less than one in two hundred. */
const LEAST = 50
const LIKELIEST = 6

export const keyOf = ({ kind, who }: Pick<BeliefLayer, 'kind' | 'who'>): string =>
  who === null ? kind : `${kind} ${String(who)}`

type NameOf = (seat: number) => string

function titleOf(layer: BeliefLayer, own: AnalysisUi | null, nameOf: NameOf): string | null {
  return own?.layer(layer.kind, layer.who === null ? '' : nameOf(layer.who)) ?? null
}

/** The better choice, what could have been where, and everything as it was. */
export function layersOf(
  belief: BeliefFound | null,
  own: AnalysisUi | null,
  nameOf: NameOf,
): readonly Layer[] {
  const { better, everything, better_short, everything_short } = words().page
  const believed = (belief?.layers ?? []).flatMap((each) => {
    const name = titleOf(each, own, nameOf)
    const short = own?.short?.(each.kind, each.who === null ? '' : nameOf(each.who)) ?? name ?? ''
    return name ? [{ key: keyOf(each), name, short }] : []
  })
  return [
    { key: 'better', name: better, short: better_short },
    ...believed,
    // Where nothing is hidden, everything is what everybody sees anyway.
    ...(own?.isOpen ? [] : [{ key: 'everything', name: everything, short: everything_short }]),
  ]
}

interface Shown {
  readonly belief: BeliefFound | null
  readonly shown: ReadonlySet<string>
  readonly own: AnalysisUi | null
  /** The position before the decision. */
  readonly view: GameView | null
  /** The decision whose choices are drawn, or null. */
  readonly decision: Decision | null
}

export function marksOf({ belief, shown, own, view, decision }: Shown): BoardMarks {
  const drawn = own?.place ? [] : (belief?.layers ?? []).filter((each) => shown.has(keyOf(each)))
  const shares = new Map<number, number>()
  const edges = new Map<number, number>()
  for (const { grain, shares: found } of drawn) {
    const into = grain === 'cells' ? shares : edges
    for (const { place, share } of found)
      if (share >= LEAST) into.set(place, Math.min(10_000, (into.get(place) ?? 0) + share))
  }
  return {
    shares: [...shares].map(([cell, share]) => ({ cell, share })),
    edges: [...edges].map(([edge, share]) => ({ edge, share })),
    arrows: decision && own && view ? arrowsOf(decision, own, view) : [],
  }
}

function arrowsOf(decision: Decision, own: AnalysisUi, view: GameView): BoardMarks['arrows'] {
  const tones = { played: decision.played, better: decision.better } as const
  return (['played', 'better'] as const).flatMap((tone) => {
    const aim = tones[tone] ? own.aim(tones[tone], view, decision.seat) : null
    return aim ? [{ ...aim, tone }] : []
  })
}

export interface Likely {
  readonly title: string
  readonly places: readonly { readonly name: string; readonly share: string }[]
}

/** What is no place of the board, such as cards of a hand, as lists of the likeliest. */
export function likeliest(
  belief: BeliefFound | null,
  shown: ReadonlySet<string>,
  own: AnalysisUi | null,
  nameOf: NameOf,
): readonly Likely[] {
  const { place } = own ?? {}
  if (!place) return []
  return (belief?.layers ?? [])
    .filter((each) => shown.has(keyOf(each)))
    .map((each) => ({
      title: titleOf(each, own, nameOf) ?? '',
      places: [...each.shares]
        .sort((one, other) => other.share - one.share)
        .slice(0, LIKELIEST)
        .map((one) => ({ name: place(each.kind, one.place), share: written(one.share, 'chance') })),
    }))
}
