import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { paywidgetPlugins, SOURCE } from '../../vite.config.ts'
import { BASELINE } from './baseline.mjs'
import { slimRouter } from './slimRouter.ts'
import { slimTexts } from './slimTexts.ts'
import { stylesInside } from './stylesInside.ts'

// The whole cashier for `paywidget/package`, by .ci/package.mjs; the site is built by then, and its languages are named in it.
const page = readFileSync('dist/site/index.html', 'utf8')
const locales = /id="paywidget-locales"[^>]*>([^<]*)</.exec(page)?.[1]
if (locales === undefined) throw new Error('dist/site/index.html names no languages: build the site first.')

export default defineConfig({
  ...SOURCE,
  base: '/paywidget/',
  plugins: [...paywidgetPlugins(), slimRouter(), slimTexts(), stylesInside()],
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
