/** Which spaces and figures an effect with an area reaches, for the eye: what happens is the server's word. */
import type { CrawlerView } from '../../../kit/wire'
import { CREATURES, heroOf, kindOf } from '../box'
import { type Figure, figuresOn } from './figures'
import { areAdjacent, cellsOf, waysFrom } from './geometry'
import { sees } from './sight'
import { legsOf } from './walking'

export interface Area {
  readonly cells: readonly number[]
  readonly hit: readonly Figure[]
  readonly heals: boolean
}

const isOpen = (view: CrawlerView, cell: number): boolean =>
  '.sdL'.includes(view.terrain[cell] ?? '#')

/** The 3 × 3 spaces of an Area attack: its middle and what is seen from there (DC-61). */
export function blastArea(view: CrawlerView, middle: number): Area {
  const around = waysFrom(middle).map(({ to }) => to)
  const cells = [middle, ...around].filter(
    (cell) => cell === middle || (isOpen(view, cell) && sees(view.terrain, middle, cell)),
  )
  const attacker = heroOf(view.asked ?? 0)
  const isFire = view.card === 'scroll_of_fireball'
  const hit = figuresOn(view).filter(
    ({ cell, figure }) =>
      (cell === middle || areAdjacent(cell, middle)) &&
      cells.includes(cell) &&
      figure !== attacker &&
      !(isFire && legsOf(view, figure).fireproof),
  )
  return { cells, hit, heals: false }
}

const has = (figure: number, ability: string): boolean =>
  CREATURES[kindOf(figure) ?? '']?.abilities.includes(ability) ?? false

/** Whom a card concerns on the tile that it is played on (DC-105); null for other cards. */
const ON_TILE: Readonly<Record<string, (each: Figure) => boolean>> = {
  crushing_trap: ({ figure }) => !has(figure, 'incorporeal'),
  healing_font: ({ isHero }) => isHero,
  cave_in: () => false,
}

/** A tile that a card is played on, or null where the card has no area. */
export function tileArea(view: CrawlerView, place: number): Area | null {
  const concerns = ON_TILE[view.card ?? '']
  if (!concerns) return null
  const cells = cellsOf(place)
  const hit = figuresOn(view).filter((each) => cells.includes(each.cell) && concerns(each))
  return { cells, hit, heals: view.card === 'healing_font' }
}
