// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modules } from '../tools/icons.mjs'

test.each(modules)('$file is what npm run icons makes', ({ file, text }) => {
  expect(readFileSync(file, 'utf8')).toBe(text)
})
