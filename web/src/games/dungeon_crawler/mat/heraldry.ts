/** The icon of every kind of figure. */
import { later } from '../later'
import { icons } from './icons'

type Icons = Readonly<Record<string, string>>
const heroes: Icons = icons
const creatures = (): Icons => later.now?.creatures ?? {}

/** The icon of an adventurer or creature card; creatures come with the later part. */
export const iconOf = (kind: string | null): string =>
  heroes[kind ?? ''] ?? creatures()[kind ?? ''] ?? ''
