import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption } from 'vite'
import { BASELINE } from './.ci/vite/baseline.mjs'
import { builtInLayouts } from './.ci/vite/builtInLayouts.ts'
import { captchaPage } from './.ci/vite/captchaPage.ts'
import { checkedConfig } from './.ci/vite/checkedConfig.ts'
import { chunks } from './.ci/vite/chunks.ts'
import { languages } from './.ci/vite/languages.ts'
import { builtLocales, locales } from './.ci/vite/locales.ts'
import { mapsAside } from './.ci/vite/mapsAside.ts'
import { methodFolders } from './.ci/vite/methodFolders.ts'
import { slimRouter } from './.ci/vite/slimRouter.ts'
import { slimTexts } from './.ci/vite/slimTexts.ts'
import { startGuard } from './.ci/vite/startGuard.ts'
import { flags, frameCheck, instructions, pagesAtTop } from './.ci/vite/staticFiles.ts'
import { validators } from './.ci/vite/validators.ts'
import { devPages } from './mocks/devPages.ts'
import { devDocuments } from './mocks/documents/devDocuments.ts'
import { devSocket } from './mocks/socket/devSocket.ts'

/** What every way of running the source needs: the site, the unit tests, the scripts in node. */
export function paywidgetPlugins(): PluginOption[] {
  return [react(), validators(), builtInLayouts(), methodFolders(), builtLocales(), languages()]
}

/** How the source is resolved and its classes are named, on the site and in the package alike. */
export const SOURCE = {
  // React has it itself; the shim is for older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  // A class is named by its file, which is shorter than a digest of it, and says where to look.
  css: {
    modules: {
      generateScopedName: (name: string, file: string) => `pw-${basename(file, '.module.css')}-${name}`,
    },
  },
}

/**
 * The libraries of the first screen, and the small modules that several later files import: each in a file of its own
 * would weigh more than inside this one.
 */
const FIRST_FILE = new RegExp(
  [
    String.raw`node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|mobx|mobx-react-lite|i18next)[\\/]`,
    String.raw`renderers[\\/]ui[\\/]\w+[\\/](Icon|IconButton|wholeIds|says)\.`,
    String.raw`[\\/](platform[\\/]files[\\/]parseJson|schemas[\\/]languageTag|typing[\\/]fold)\.ts$`,
    'virtual:validator-parts',
    // Helpers for syntax that browsers of the baseline lack.
    '@oxc-project',
  ].join('|'),
)

export default defineConfig({
  ...SOURCE,
  base: '/paywidget/',
  plugins: [
    ...paywidgetPlugins(),
    slimRouter(),
    slimTexts(),
    checkedConfig(),
    chunks(),
    startGuard(),
    captchaPage(),
    locales(),
    flags(),
    instructions(),
    frameCheck(),
    pagesAtTop(),
    mapsAside('dist/maps'),
    devPages(),
    devDocuments(),
    devSocket(),
  ],
  appType: 'mpa',
  publicDir: 'mocks/public',
  server: { open: false },
  optimizeDeps: { include: ['msw', 'msw/browser', 'react-dom/client', 'downshift', 'mobx-react-lite'] },
  build: {
    target: BASELINE,
    outDir: 'dist/site',
    emptyOutDir: true,
    copyPublicDir: false,
    assetsDir: 'static',
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: 'hidden',
    // Older browsers fetch a chunk when it is asked for; a polyfill would cost everybody more than it saves them.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Reading a member, or a global, has no effect here: what only reads may go.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      input: ['src/entries/index.html', 'src/entries/helper.html', 'src/entries/verify.html'],
      output: {
        assetFileNames: 'static/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: FIRST_FILE,
            },
          ],
        },
      },
    },
  },
})
