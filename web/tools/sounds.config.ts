/** The effects and the synthesiser as one module, for the test that listens to them in a browser. */
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'build',
    lib: { entry: 'tools/sounds.ts', formats: ['es'], fileName: 'sounds' },
    target: 'es2022',
  },
})
