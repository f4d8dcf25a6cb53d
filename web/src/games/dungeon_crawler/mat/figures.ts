/** Everybody on the mat, Monsters and Adventurers alike. */
import type { Players } from '../../../kit/game_ui'
import type { CrawlerView } from '../../../kit/wire'
import { heroOf, isHero, numbersOfFigure } from '../box'
import { adventurerName, figureName } from '../names'
import { nameOf } from './geometry'
import { words } from './words'

export interface Figure {
  readonly figure: number
  /** The creature or adventurer card. */
  readonly kind: string
  /** Who owns or controls it. */
  readonly seat: number
  readonly cell: number
  readonly wounds: number
  readonly isHero: boolean
  readonly isWebbed: boolean
}

export function figuresOn(view: CrawlerView): readonly Figure[] {
  const monsters = view.monsters.map(({ figure, creature, seat, cell, wounds }) => {
    return { figure, kind: creature, seat, cell, wounds, isHero: false, isWebbed: false }
  })
  const heroes = view.players.flatMap(({ adventurer, cell, wounds, webbed }, seat) =>
    cell === null
      ? []
      : [
          {
            figure: heroOf(seat),
            kind: adventurer ?? '',
            seat,
            cell,
            wounds,
            isHero: true,
            isWebbed: webbed,
          },
        ],
  )
  return [...monsters, ...heroes]
}

export const figureAt = (view: CrawlerView, cell: number): Figure | null =>
  figuresOn(view).find((each) => each.cell === cell) ?? null

export const cellOf = (view: CrawlerView, figure: number): number | null =>
  figuresOn(view).find((each) => each.figure === figure)?.cell ?? null

/** What a screen reader hears about a figure. */
export function describe(view: CrawlerView, each: Figure, players: Players): string {
  const w = words()
  const name = figureName(view, each.figure, players)
  const most = numbersOfFigure(view, each.figure)?.bp ?? 0
  const here = { name, cell: nameOf(each.cell), taken: each.wounds, most }
  if (!isHero(each.figure)) return w.monster_here(here)
  const adventurer = adventurerName(each.kind)
  return w.hero_here({ ...here, adventurer, is_webbed: each.isWebbed })
}
