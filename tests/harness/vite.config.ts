import { defineConfig } from 'vite'
import { BASELINE } from '../../.ci/vite/baseline.mjs'
import { pagesAtTop } from '../../.ci/vite/staticFiles.ts'
import site, { paywidgetPlugins } from '../../vite.config.ts'

/** The interpreter and the renderers as production builds them, on a page that tests can ask for anything. */
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
    // An inlined picture would be a data: URL, which the policy of production forbids.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: ['tests/harness/index.html'] },
  },
})
