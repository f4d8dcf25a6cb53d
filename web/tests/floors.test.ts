// @vitest-environment node
/** The import contracts hold: for each one, a file that breaks it. */
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

const eslint = new ESLint({ overrideConfigFile: 'eslint.config.js' })

async function complaints(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath })
  return (result?.messages ?? [])
    .filter((each) => each.ruleId === 'waystone/floors')
    .map((each) => each.message)
}

const KIT = 'The kit knows nobody of ours.'
const GAME = 'A game knows the kit and itself only.'
const ways = (source: string): readonly string[] => [
  `import { a } from '${source}'\nconsole.log(a)`,
  `import '${source}'`,
  `export { a } from '${source}'`,
  `export * from '${source}'`,
  `export const load = () => import('${source}')`,
  `export type A = typeof import('${source}')`,
  `export type A = import('${source}').A`,
  `export const all = import.meta.glob('${source}')`,
  `export const address = new URL('${source}', import.meta.url)`,
]

test.each([
  ['src/kit/probe.ts', '../games/dooom/words', KIT],
  ['src/kit/probe.ts', '../games', KIT],
  ['src/kit/probe.ts', '../app/words', KIT],
  ['src/games/delve_and_dash/probe.ts', '../extrikate/dice', GAME],
  ['src/games/extrikate/probe.ts', '../delve_and_dash', GAME],
  ['src/games/dooom/probe.ts', '../index', GAME],
  ['src/games/dooom/maps/probe.ts', '../../index', GAME],
  ['src/games/dungeon_crawler/probe.ts', '..', GAME],
  ['src/games/dungeon_crawler/mat/probe.ts', '../../dooom/chart', GAME],
  ['src/games/extrikate/probe.ts', '../../app/words', GAME],
  ['src/games/extrikate/probe.ts', '/src/games/dooom/chart', GAME],
  ['src/kit/probe.ts', '/src/app/words', KIT],
  ['src/games/a_fifth_game/probe.ts', '../dooom', GAME],
  ['src/games/index.ts', '../app/words', GAME],
])('%s may not import %s', async (file, source, why) => {
  for (const text of ways(source)) expect(await complaints(file, text), text).toEqual([why])
})

test.each([
  ['src/games/dooom/Probe.svelte', '../extrikate/dice', GAME],
  ['src/kit/Probe.svelte', '../app/words', KIT],
])('nor may the component %s import %s', async (file, source, why) => {
  const text = `<script lang="ts">\n  void import('${source}')\n</script>\n`
  expect(await complaints(file, text)).toEqual([why])
})

test.each([
  ['src/kit/probe.ts', './words.svelte'],
  ['src/kit/probe.ts', 'svelte'],
  ['src/games/dooom/probe.ts', '../../kit/grid'],
  ['src/games/dooom/probe.ts', '/src/kit/grid'],
  ['src/games/dooom/maps/probe.ts', '../words'],
  ['src/games/index.ts', './dooom'],
  ['src/games/index.ts', '../kit/game_ui'],
  ['src/app/probe.ts', '../games'],
  ['src/app/probe.ts', '../games/dooom/maps'],
])('%s may import %s', async (file, source) => {
  for (const text of ways(source)) expect(await complaints(file, text), text).toEqual([])
})

test('a game names what it imports', async () => {
  const text = 'export const load = (name: string) => import(`../${name}`)'
  expect(await complaints('src/games/dooom/probe.ts', text)).toEqual(['Name what is imported.'])
})
