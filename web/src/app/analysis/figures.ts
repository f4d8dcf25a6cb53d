/** Values as they are written: per cent, or treasure. */
import type { Analysis } from '../../kit/wire'
import { number } from '../../kit/words.svelte'

type Unit = Analysis['unit']
const THIN = '\u202f'

/** `43 %`, or `12.4`. */
export const written = (value: number, unit: Unit): string =>
  unit === 'chance' ? `${number(Math.round(value / 100))}${THIN}%` : number(value / 100, 1)

/** `+7`, `−18`: with a real minus. */
export function signed(change: number, unit: Unit): string {
  const size = Math.abs(change) / 100
  const text = unit === 'chance' ? number(Math.round(size)) : number(size, 1)
  const isNothing = Number(unit === 'chance' ? Math.round(size) : size.toFixed(1)) === 0
  return isNothing ? '±0' : change < 0 ? `−${text}` : `+${text}`
}
