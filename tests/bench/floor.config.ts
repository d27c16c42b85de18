import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { BASELINE } from '../../.ci/vite/baseline.mjs'
import { SOURCE } from '../../vite.config.ts'

/** Builds the pages by hand that the first paint is compared with: of React and MobX, and a static one. */
export default defineConfig({
  ...SOURCE,
  logLevel: 'error',
  root: 'tests/bench/floor',
  base: '/paywidget/',
  plugins: [react()],
  publicDir: false,
  build: {
    target: BASELINE,
    outDir: resolve('.cache/bench/floor'),
    emptyOutDir: true,
    assetsDir: 'static',
    rolldownOptions: { input: ['tests/bench/floor/index.html', 'tests/bench/floor/plain.html'] },
  },
})
