/** Which dungeon to play in, as settings of a match. */
import type { SettingInfo } from '../../../kit/wire'
import { keep, recall } from './storage'

export interface MapChoice {
  map: string
  style: string
  size: string
  goal: string
}

export const GENERATED = 'generated'
export const CUSTOM = 'custom'

/** What can be chosen, by the names of a choice: the values, and which of them is usual. */
export type Offers = Readonly<
  Record<keyof MapChoice, { readonly values: readonly string[]; readonly usual: string }>
>

/** As the engine suggests it; a size is a width and the height at the same place. */
export function offersOf(settings: readonly SettingInfo[]): Offers {
  const offer = (wanted: string) => {
    const found = settings.find(({ name }) => name === wanted)
    return { values: found?.suggested ?? [], usual: found?.default ?? '' }
  }
  const [map, width, height] = [offer('map'), offer('width'), offer('height')]
  const sizes = width.values.map((each, at) => sizeOf(each, height.values[at] ?? ''))
  return {
    map: { ...map, usual: map.values[0] ?? CUSTOM },
    style: offer('style'),
    size: { values: sizes, usual: sizeOf(width.usual, height.usual) },
    goal: offer('map_goal'),
  }
}

const sizeOf = (width: string, height: string): string => `${width}x${height}`

/** What was chosen last, whether it makes sense or not. */
function kept(): Partial<MapChoice> {
  try {
    return JSON.parse(recall('choice') || '{}') as Partial<MapChoice>
  } catch {
    return {} // not ours: the usual will do
  }
}

/** The last choice, as far as it is still offered. */
export function recallChoice(offers: Offers): MapChoice {
  const last = kept()
  const chosen = (name: keyof MapChoice): string => {
    const { values, usual } = offers[name]
    const value = last[name]
    return value !== undefined && values.includes(value) ? value : usual
  }
  return {
    map: chosen('map'),
    style: chosen('style'),
    size: chosen('size'),
    goal: chosen('goal'),
  }
}

export const keepChoice = (choice: Partial<MapChoice>): boolean =>
  keep('choice', JSON.stringify(choice))

/** Choose another map, and leave the rest as it was. */
export const keepMap = (map: string): boolean => keepChoice({ ...kept(), map })

/** The settings of a match there; null while there is no map of one's own. */
export function settingsOf(
  choice: MapChoice,
  own: string,
): Readonly<Record<string, string>> | null {
  const { map, style, size, goal } = choice
  if (map === CUSTOM) return own ? { map, map_text: own } : null
  if (map !== GENERATED) return { map }
  const [width = '', height = ''] = size.split('x')
  return { map, style, width, height, map_goal: goal }
}

/** What was chosen last, as settings; null while there is no map of one's own. */
export function recalledSettings(
  settings: readonly SettingInfo[],
): Readonly<Record<string, string>> | null {
  return settingsOf(recallChoice(offersOf(settings)), recall('own'))
}
