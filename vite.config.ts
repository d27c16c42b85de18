import { basename, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption } from 'vite'
import { BASELINE } from './.ci/vite/baseline.mjs'
import { builtInLayouts } from './.ci/vite/builtInLayouts.ts'
import { bundledFolders } from './.ci/vite/bundledFolders.ts'
import { bundledPackages } from './.ci/vite/bundledPackages.mjs'
import { captchaPage } from './.ci/vite/captchaPage.ts'
import { checkedConfig } from './.ci/vite/checkedConfig.ts'
import { chunks } from './.ci/vite/chunks.ts'
import { DEV_PACKAGES } from './.ci/vite/devPackages.ts'
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

/**
 * Class fields become plain assignments for browsers that lack them: shorter and faster than calls of a helper. The
 * difference matters only to a field that overrides a setter. With `useDefineForClassFields: false` (tsconfig.json), a
 * field without an initial value adds no code at all.
 */
export const CLASS_FIELDS = { assumptions: { setPublicClassFields: true } }

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
export const VENDOR = new RegExp(
  [
    String.raw`node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|mobx|mobx-react-lite)[\\/]`,
    String.raw`renderers[\\/]ui[\\/]\w+[\\/](Icon|IconButton|wholeIds|announcedProps|classes)\.`,
    String.raw`[\\/]typing[\\/](fold|plain)\.ts$`,
  ].join('|'),
)

/**
 * What the first script shares with later ones. It must not import the vendor chunk: it answers the host and requests
 * the method list while the libraries load.
 */
const BOOT = new RegExp(
  [
    String.raw`[\\/](platform[\\/]files[\\/]parseJson|typing[\\/]invisible|schemas[\\/](languageTag|words|scopes[\\/]namedValues))\.ts$`,
    String.raw`src[\\/](api[\\/]readWords|reference[\\/](cardViewTypes|networks))\.ts$`,
    String.raw`[\\/]transport[\\/](TransportFailure|publicWords)\.ts$`,
    'virtual:validator-parts',
  ].join('|'),
)

/**
 * Small modules that several lazy chunks share: the name of a chunk for each would be longer than they are. Among them
 * are the helpers for private fields, which browsers of the baseline lack (`@oxc-project`); no code before the list has
 * such fields.
 */
const SHARED = /[\\/](safeUrl|paymentReturn|verifyFile|contentHash|languageOf|schemas[\\/]helperPage)\.ts$|@oxc-project/

/** What the list shares with later pages. A group takes the imports of its modules, unless a group before it has them. */
const LIST_PARTS = new RegExp(
  [
    String.raw`src[\\/]money[\\/](amount|formatAmount|readBound|limits)\.ts$`,
    String.raw`src[\\/]reference[\\/](currencies|cryptoBonus|badges|isPayout)\.ts$`,
    String.raw`src[\\/]scopes[\\/](tiles|methodsScope|regionScope)\.ts$`,
    String.raw`src[\\/]catalog[\\/](methodLimits|enterList)\.ts$`,
    String.raw`src[\\/]pages[\\/](RouteMeta|Page)\.ts$`,
  ].join('|'),
)

/** Modules that the form of a deposit shares with lazy pages, the host's choices or the address check. */
const PAGE_PARTS = new RegExp(
  [
    String.raw`src[\\/]services[\\/]Provided\.ts$`,
    String.raw`src[\\/]scopes[\\/](bonusScope|limitsHere|tileOf)\.ts$`,
    String.raw`src[\\/]guides[\\/](guidesOf|chooseSteps|chooseVideo)\.ts$`,
    String.raw`src[\\/]api[\\/]readGuides\.ts$`,
    String.raw`calls[\\/]instruction[\\/]`,
    String.raw`src[\\/]catalog[\\/](paymentLimits|followAddress|followWorth)\.ts$`,
    String.raw`src[\\/]pages[\\/]addressParts\.ts$`,
    String.raw`src[\\/]reference[\\/](bankSteps|methodSteps|chains|currencyTable|displayNames|currencies\.json|methodTraits|networkName)`,
    String.raw`src[\\/]money[\\/]bonus\.ts$`,
  ].join('|'),
)

/** The files that are loaded before the first lazy script. */
const STARTED = /\/(index|boot|vendor|listParts|rolldown-runtime)-[^/]*\.(js|css)$/

export default defineConfig({
  ...SOURCE,
  base: FILES_BASE,
  plugins: [
    ...paywidgetPlugins(),
    bundledFolders(),
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
  server: {
    open: false,
    // Transformed before the browser asks for them.
    warmup: { clientFiles: ['mocks/hostPage/hostPage.ts', 'mocks/widgetPage/main.ts', 'src/entries/frame.ts'] },
    // The files of builds: thousands of them would be watched.
    watch: { ignored: [resolve('dist/**'), resolve('.cache/**')] },
  },
  optimizeDeps: {
    // No scan of the sources: the list is complete.
    entries: [],
    include: [...DEV_PACKAGES],
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
      transform: CLASS_FIELDS,
      // In this code, reading a property or a global has no side effect: an unused read can be removed.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      input: ['src/entries/index.html', 'src/entries/helper.html', 'src/entries/verify.html'],
      output: {
        assetFileNames: 'static/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'boot', test: BOOT },
            { name: 'vendor', test: VENDOR },
            { name: 'shared', test: SHARED },
            { name: 'listParts', test: LIST_PARTS },
            { name: 'pageParts', test: PAGE_PARTS },
          ],
        },
      },
    },
  },
})
