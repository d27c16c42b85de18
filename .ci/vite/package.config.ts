import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { CLASS_FIELDS, paywidgetPlugins, SOURCE, VENDOR } from '../../vite.config.ts'
import { BASELINE } from './baseline.mjs'
import { bundledPackages } from './bundledPackages.mjs'
import { packageFiles } from './packageFiles.ts'
import { slimRouter } from './slimRouter.ts'

// Builds the whole cashier for `paywidget/package`; run by .ci/package.mjs. Reads the list of languages from the built
// site.
const page = readFileSync('dist/site/index.html', 'utf8')
const locales = /id="paywidget-locales"[^>]*>([^<]*)</.exec(page)?.[1]
if (locales === undefined) throw new Error('dist/site/index.html lists no languages: build the site first.')

const ISOLATION = String.raw`entries[\\/]isolateMobx\.ts$`

export default defineConfig({
  ...SOURCE,
  resolve: {
    alias: [
      ...SOURCE.resolve.alias,
      { find: /^.*\/files\/loadChunk\.ts$/, replacement: resolve('src/platform/files/noChunks.ts') },
    ],
  },
  base: '/paywidget/',
  plugins: [...paywidgetPlugins(), slimRouter(), packageFiles(), bundledPackages('package')],
  publicDir: false,
  logLevel: 'warn',
  define: { PAYWIDGET_LOCALES: locales, 'process.env.NODE_ENV': '"production"' },
  build: {
    target: BASELINE,
    outDir: 'dist/npm/package',
    emptyOutDir: true,
    cssCodeSplit: true,
    lib: { entry: { package: 'src/entries/package.ts' }, formats: ['es'] },
    rolldownOptions: {
      transform: CLASS_FIELDS,
      // The other files import what they share with the entry from the entry itself: another file would be one more
      // request before the first one that matters.
      preserveEntrySignatures: 'allow-extension',
      output: {
        assetFileNames: '[name]-[hash][extname]',
        chunkFileNames: '[name]-[hash].js',
        minify: true,
        // A group takes the imports of its modules too, unless a group before it has them. So the entry imports nothing,
        // and the files of the first screen that it names load in parallel.
        codeSplitting: {
          groups: [
            { name: 'package', test: /entries[\\/]package\.ts$/ },
            { name: 'vendor', test: new RegExp(`${VENDOR.source}|${ISOLATION}`) },
            { name: 'packageApp', test: /entries[\\/]packageApp\.ts$/ },
          ],
        },
      },
    },
  },
})
