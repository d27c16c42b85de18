import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { paywidgetPlugins, SOURCE } from '../../vite.config.ts'
import { BASELINE } from './baseline.mjs'
import { bundledPackages } from './bundledPackages.mjs'
import { slimRouter } from './slimRouter.ts'
import { stylesInside } from './stylesInside.ts'

// Builds the whole cashier for `paywidget/package`; run by .ci/package.mjs. Reads the list of languages from the built
// site.
const page = readFileSync('dist/site/index.html', 'utf8')
const locales = /id="paywidget-locales"[^>]*>([^<]*)</.exec(page)?.[1]
if (locales === undefined) throw new Error('dist/site/index.html lists no languages: build the site first.')

export default defineConfig({
  ...SOURCE,
  base: '/paywidget/',
  plugins: [...paywidgetPlugins(), slimRouter(), stylesInside(), bundledPackages('package')],
  publicDir: false,
  logLevel: 'warn',
  define: { PAYWIDGET_LOCALES: locales, 'process.env.NODE_ENV': '"production"' },
  build: {
    target: BASELINE,
    outDir: 'dist/npm/package',
    emptyOutDir: true,
    cssCodeSplit: false,
    lib: { entry: { package: 'src/entries/package.ts' }, formats: ['es'] },
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js', minify: true } },
  },
})
