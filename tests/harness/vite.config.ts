import { defineConfig } from 'vite'
import { BASELINE } from '../../.ci/vite/baseline.mjs'
import { pagesAtTop } from '../../.ci/vite/staticFiles.ts'
import site, { paywidgetPlugins } from '../../vite.config.ts'

/** The interpreter and the renderers in a production build, on a page that tests control. */
export default defineConfig({
  base: '/',
  plugins: [...paywidgetPlugins(), pagesAtTop()],
  resolve: site.resolve ?? {},
  publicDir: false,
  build: {
    target: BASELINE,
    outDir: '.cache/harness',
    emptyOutDir: true,
    assetsDir: 'static',
    // Don't inline pictures as data: URLs, which the production CSP forbids.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: ['tests/harness/index.html'] },
  },
})
