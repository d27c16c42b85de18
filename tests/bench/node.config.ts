import { defineConfig } from 'vite'
import { paywidgetPlugins } from '../../vite.config.ts'

/** The checker as a file for node. */
export default defineConfig({
  logLevel: 'error',
  plugins: paywidgetPlugins(),
  publicDir: false,
  build: { ssr: 'tests/bench/checkSpeed.ts', outDir: '.cache/bench', emptyOutDir: true },
})
