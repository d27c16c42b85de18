import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption } from 'vite'
import { BASELINE } from './.ci/vite/baseline.mjs'
import { builtInLayouts } from './.ci/vite/builtInLayouts.ts'
import { bundledPackages } from './.ci/vite/bundledPackages.mjs'
import { captchaPage } from './.ci/vite/captchaPage.ts'
import { checkedConfig } from './.ci/vite/checkedConfig.ts'
import { chunks } from './.ci/vite/chunks.ts'
import { languages } from './.ci/vite/languages.ts'
import { loaderFile } from './.ci/vite/loaderFile.ts'
import { builtLocales, locales } from './.ci/vite/locales.ts'
import { mapsAside } from './.ci/vite/mapsAside.ts'
import { methodFolders } from './.ci/vite/methodFolders.ts'
import { prefetchPage } from './.ci/vite/prefetchPage.ts'
import { publishedLayouts } from './.ci/vite/publishedLayouts.ts'
import { FILES_BASE, OUT, sitePaths } from './.ci/vite/sitePaths.ts'
import { slimRouter } from './.ci/vite/slimRouter.ts'
import { startGuard } from './.ci/vite/startGuard.ts'
import { flags, frameCheck, instructions, pagesAtTop } from './.ci/vite/staticFiles.ts'
import { validators } from './.ci/vite/validators.ts'
import { devPages } from './mocks/devPages.ts'
import { devDocuments } from './mocks/documents/devDocuments.ts'
import { devSocket } from './mocks/socket/devSocket.ts'

/** The plugins without which the source does not run: for the site, the unit tests and the scripts in Node. */
export function paywidgetPlugins(): PluginOption[] {
  return [react(), validators(), builtInLayouts(), methodFolders(), publishedLayouts(), builtLocales(), languages()]
}

/** Module resolution and CSS class names, the same for the site and the npm package. */
export const SOURCE = {
  // The shim is for older versions of React; React 19 has `useSyncExternalStore` itself.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  // A class name starts with its style sheet's name: shorter than a hash, and it shows where the class is defined.
  css: {
    modules: {
      generateScopedName: (name: string, file: string) => `pw-${basename(file, '.module.css')}-${name}`,
    },
  },
}

/**
 * The vendor chunk: the libraries of the first screen, and small modules that several later chunks import. Separate
 * chunks for those small modules would be larger in total.
 */
const VENDOR = new RegExp(
  [
    String.raw`node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|mobx|mobx-react-lite)[\\/]`,
    String.raw`renderers[\\/]ui[\\/]\w+[\\/](Icon|IconButton|wholeIds|says|classes)\.`,
    String.raw`[\\/]typing[\\/](fold|plain)\.ts$`,
  ].join('|'),
)

/**
 * What the first script shares with later ones. It must not import the vendor chunk: it answers the host and requests
 * the method list while the libraries load.
 */
const BOOT = new RegExp(
  [
    String.raw`[\\/](platform[\\/]files[\\/]parseJson|typing[\\/]invisible|schemas[\\/]languageTag)\.ts$`,
    String.raw`[\\/]transport[\\/](TransportFailure|publicWords)\.ts$`,
    'virtual:validator-parts',
    // Helpers for syntax that browsers of the baseline lack.
    '@oxc-project',
  ].join('|'),
)

/** The scripts that are loaded before the first lazy one. */
const STARTED = /\/(index|boot|vendor|rolldown-runtime)-[^/]*\.js$/

/** Bundled when the dev server starts: else the first visit of the studio would load the page again. */
const STUDIO_PACKAGES = [
  ...['state', 'view', 'commands', 'language', 'lint', 'autocomplete', 'lang-json'].map(
    (name) => `@codemirror/${name}`,
  ),
  '@lezer/highlight',
  ...['combine', 'element/adapter'].map((name) => `@atlaskit/pragmatic-drag-and-drop/${name}`),
  '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item',
  'jsonc-parser',
  'papaparse',
  'recheck',
]

export default defineConfig({
  ...SOURCE,
  base: FILES_BASE,
  plugins: [
    ...paywidgetPlugins(),
    slimRouter(),
    sitePaths(),
    checkedConfig(),
    chunks(),
    startGuard(),
    captchaPage(),
    loaderFile(),
    locales(),
    flags(),
    instructions(),
    frameCheck(),
    pagesAtTop(),
    prefetchPage(),
    mapsAside(`${OUT}/maps`),
    bundledPackages('site'),
    devPages(),
    devDocuments(),
    devSocket(),
  ],
  appType: 'mpa',
  publicDir: 'mocks/public',
  server: { open: false },
  optimizeDeps: {
    include: ['msw', 'msw/browser', 'react-dom/client', 'downshift', 'mobx-react-lite', ...STUDIO_PACKAGES],
  },
  build: {
    target: BASELINE,
    outDir: `${OUT}/site`,
    emptyOutDir: true,
    copyPublicDir: false,
    assetsDir: 'static',
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: 'hidden',
    // Browsers without module preload load a chunk when it is imported. A polyfill would cost all others more than it
    // saves.
    modulePreload: {
      polyfill: false,
      // Their names in the list of each lazy chunk would only make the first screen heavier.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !STARTED.test(file)),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // In this code, reading a property or a global has no side effect: an unused read can be removed.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      input: ['src/entries/index.html', 'src/entries/helper.html', 'src/entries/verify.html'],
      output: {
        assetFileNames: 'static/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'boot', test: BOOT },
            { name: 'vendor', test: VENDOR },
          ],
        },
      },
    },
  },
})
