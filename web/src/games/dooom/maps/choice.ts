/** Which dungeon to play in, as settings of a match. */
import { keep, recall } from './storage'

export interface Choice {
  map: string
  style: string
  size: string
  goal: string
}

export const GENERATED = 'generated'
export const CUSTOM = 'custom'
export const STYLES = ['rooms', 'maze', 'cave'] as const
/** Sizes of a generated dungeon, with what they are called in messages. */
export const SIZES = {
  '21x15': 'small',
  '31x21': 'medium',
  '61x41': 'large',
  '101x71': 'huge',
} as const
export const GOALS = ['1', '3', '5', '9'] as const
const USUAL = { style: 'rooms', size: '31x21', goal: '3' }

const oneOf = (values: readonly string[], value: unknown, usual: string): string =>
  typeof value === 'string' && values.includes(value) ? value : usual

/** The last choice, as far as it still makes sense. */
export function recallChoice(maps: readonly string[]): Choice {
  let kept: Partial<Choice> = {}
  try {
    kept = JSON.parse(recall('choice') || '{}') as Partial<Choice>
  } catch {
    // Not ours: the usual will do.
  }
  return {
    map: oneOf([...maps, GENERATED, CUSTOM], kept.map, maps[0] ?? CUSTOM),
    style: oneOf(STYLES, kept.style, USUAL.style),
    size: oneOf(Object.keys(SIZES), kept.size, USUAL.size),
    goal: oneOf(GOALS, kept.goal, USUAL.goal),
  }
}

export const keepChoice = (choice: Choice): boolean => keep('choice', JSON.stringify(choice))

/** The settings of a match there; null while there is no map of one's own. */
export function settingsOf(choice: Choice, own: string): Readonly<Record<string, string>> | null {
  const { map, style, size, goal } = choice
  if (map === CUSTOM) return own ? { map, map_text: own } : null
  if (map !== GENERATED) return { map }
  const [width = '', height = ''] = size.split('x')
  return { map, style, width, height, map_goal: goal }
}
