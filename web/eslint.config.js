import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import { floors } from './tools/floors.mjs'

export default ts.config(
  { ignores: ['dist', 'build', 'node_modules', 'src/kit/wire.ts', 'src/**/words/*.ts'] },
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
  {
    files: ['src/**'],
    plugins: { waystone: { rules: { floors } } },
    rules: { 'waystone/floors': 'error' },
  },
)
