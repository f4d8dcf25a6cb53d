/** The palette's contrasts, in all its dresses: axe cannot measure over gradients and pictures. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync('src/kit/theme.css', 'utf8')

function block(selector: string): Record<string, string> {
  const body = css.split(`${selector} {`)[1]?.split('}')[0] ?? ''
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>
}

const plain = block(':root.light .dark-ground')
const frost = { ...plain, ...block(":root.light[data-theme='frost'] .dark-ground") }
const contrast = { ...plain, ...block(':root.light.contrast .dark-ground') }
const day = { ...plain, ...block(':root.light') }
const frostyDay = { ...day, ...block(":root.light[data-theme='frost']") }
const plainDay = { ...day, ...block(':root.light.contrast') }

function luminance(colour: string): number {
  const full = colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(full.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ratio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const TEXT: readonly (readonly [string, string])[] = [
  ['ink', 'panel'],
  ['ink', 'night'],
  ['ink', 'raised'],
  ['quiet', 'panel'],
  ['quiet', 'night'],
  ['quiet', 'raised'],
  ['gold', 'panel'],
  ['gold', 'night'],
  ['gold', 'raised'],
  ['danger', 'night'],
  ['danger', 'panel'],
  ['good', 'panel'],
  ['button-ink', 'button'],
]
/** Signs that also stand beside the board, on the page. */
const BESIDE = ['dragon', 'gem', 'treasure', 'heart', 'warrior-1', 'warrior-2', 'gold']
const SIGNS = ['brick', 'wood', 'dragon', 'gem', 'treasure', 'warrior-1', 'warrior-2', 'gold']

describe.each([
  ['ember', plain],
  ['frost', frost],
  ['high contrast', contrast],
])('%s', (_, palette) => {
  test.each(TEXT)('text %s on %s is at least 4.5 : 1', (ink, ground) => {
    expect(ratio(palette[ink]!, palette[ground]!)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(SIGNS)('%s stands out from floor and fog by 3 : 1 at least', (sign) => {
    expect(ratio(palette[sign]!, palette['floor']!)).toBeGreaterThanOrEqual(3)
    expect(ratio(palette[sign]!, palette['fog']!)).toBeGreaterThanOrEqual(3)
  })
  test('the focus ring is plain to see', () => {
    for (const ground of ['panel', 'night', 'floor', 'fog'])
      expect(ratio(palette['focus']!, palette[ground]!)).toBeGreaterThanOrEqual(7)
  })
})

describe.each([
  ['day', day],
  ['frosty day', frostyDay],
  ['day in high contrast', plainDay],
])('%s', (_, palette) => {
  test.each(TEXT)('text %s on %s is at least 4.5 : 1', (ink, ground) => {
    expect(ratio(palette[ink]!, palette[ground]!)).toBeGreaterThanOrEqual(4.5)
  })
  test('the focus ring is plain to see', () => {
    for (const ground of ['panel', 'night', 'raised'])
      expect(ratio(palette['focus']!, palette[ground]!)).toBeGreaterThanOrEqual(7)
  })
})

test.each([
  ['ember', plain],
  ['frost', frost],
  ['high contrast', contrast],
  ['day', day],
  ['frosty day', frostyDay],
  ['day in high contrast', plainDay],
])('%s: signs stand out from the panel, too', (_, palette) => {
  for (const sign of BESIDE)
    expect(ratio(palette[sign]!, palette['panel']!), sign).toBeGreaterThanOrEqual(3)
})

test('high contrast by day is higher than by day', () => {
  expect(ratio(plainDay['ink']!, plainDay['panel']!)).toBe(21)
})
