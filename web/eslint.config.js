import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

// Look down, never up: games know the kit, the app knows both, the kit knows nobody.
const floor = (folder, forbidden, why) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: forbidden.map((group) => ({ group: [group], message: why })) },
    ],
  },
})

export default ts.config(
  { ignores: ['dist', 'build', 'node_modules', 'src/kit/wire.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // The compiler's types are the judge of names; this rule does not know them.
      'no-undef': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  floor('kit', ['**/games/**', '**/app/**'], 'The kit knows nobody of ours.'),
  floor('games', ['**/app/**'], 'A game knows the kit only.'),
  ...['delve_and_dash', 'extrikate'].map((game) =>
    floor(`games/${game}`, ['**/app/**', '**/games/**', '../index*'], 'A game knows the kit only.'),
  ),
)
