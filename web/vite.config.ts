import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { filesAhead, SHELL } from './tools/files_ahead.ts'

const server = process.env.WAYSTONE_SERVER ?? 'http://127.0.0.1:8000'

/** Fetch the letters of the first screen beside the script, so that nothing jumps when they come. */
const lettersFirst: Plugin = {
  name: 'letters-first',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => /-latin-wght-normal-.*\.woff2$/.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${name}`,
            crossorigin: true,
          },
          injectTo: 'head' as const,
        })),
  },
}

/**
 * Scripts and styles name their files by where they lie themselves, so that a copy below any path
 * works. The page is served at every depth (/g/ID, /replay/ID), so it names them from the root.
 */
const fromTheRoot: Plugin = {
  name: 'from-the-root',
  transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('"./', '"/') },
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), lettersFirst, fromTheRoot, filesAhead],
  base: './',
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
    // What every page needs is one script and one style, and so is what later pages share: each
    // further file costs a round trip.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: SHELL, tags: ['$initial'], priority: 2 },
            { name: 'common', test: /\/src\/(app|kit)\//, minShareCount: 2, priority: 1 },
            // A board stays whole, also where its later parts share some of it.
            { name: 'dungeon_crawler', test: /\/games\/dungeon_crawler\/index\.ts$/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'happy-dom',
    pool: 'vmThreads',
    testTimeout: 20_000,
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
  },
})
