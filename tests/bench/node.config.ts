import { defineConfig } from 'vite'
import { paywidgetPlugins } from '../../vite.config.ts'

/** Builds the speed test of the validator for Node. */
export default defineConfig({
  logLevel: 'error',
  plugins: paywidgetPlugins(),
  publicDir: false,
  build: { ssr: 'tests/bench/checkSpeed.ts', outDir: '.cache/bench/node', emptyOutDir: true },
})
