import { defineConfig, type Plugin } from 'vite'
import { paywidgetPlugins, SOURCE } from '../../vite.config.ts'
import { BASELINE } from './baseline.mjs'
import { bundledPackages } from './bundledPackages.mjs'
import { locales } from './locales.ts'
import { flags, instructions } from './staticFiles.ts'

/** The page of the provider stays where the mock cashier expects it. */
const PAGES = ['mocks/provider/index.html']
const AT_TOP: Readonly<Record<string, string>> = {
  'src/studio/index.html': 'index.html',
  'mocks/hostPage/index.html': 'sandbox.html',
  'mocks/widgetPage/index.html': 'widget.html',
  'src/entries/helper.html': 'helper.html',
}

/** For each page. The studio's own page also requires Trusted Types; the mock cashier's worker has none. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; media-src 'self' data:; font-src 'self'; connect-src 'self' https:; worker-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'"

// Builds the studio and the sandbox into dist/studio/: static files for any server and any path. Run by `npm run build:studio`.
export default defineConfig({
  ...SOURCE,
  base: './',
  // The widget of a build does not follow edits, except in this one.
  mode: 'studio',
  plugins: [
    ...paywidgetPlugins(),
    anyPath(),
    policy(),
    pagesAtTop(),
    locales(),
    flags(),
    instructions(),
    bundledPackages('studio'),
  ],
  worker: { format: 'es', plugins: () => [...paywidgetPlugins(), bundledPackages('studio')] },
  publicDir: 'mocks/public',
  logLevel: 'warn',
  build: {
    target: BASELINE,
    outDir: 'dist/studio',
    emptyOutDir: true,
    assetsDir: 'static',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The prover of regular expressions is one file of 2.9 MB, which only the worker loads.
    chunkSizeWarningLimit: 4_000,
    reportCompressedSize: false,
    rolldownOptions: { input: [...Object.keys(AT_TOP), ...PAGES], checks: { pluginTimings: false } },
  },
})

/** The path of the folder is known only when it is served: it is the one above `static/`, where all scripts are. */
function anyPath(): Plugin {
  const base = String.raw`import.meta.url.replace(/^\w+:\/\/[^/]*|static\/[^/]*$/g, '')`
  return {
    name: 'paywidget-any-path',
    enforce: 'pre',
    transform: (code) =>
      code.includes('import.meta.env.BASE_URL') ? code.replaceAll('import.meta.env.BASE_URL', base) : undefined,
  }
}

/** Replaces the policy of the dev server, which adds an inline script. */
function policy(): Plugin {
  return {
    name: 'paywidget-studio-policy',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        const isStudio = path === '/src/studio/index.html'
        const types = "; require-trusted-types-for 'script'; trusted-types paywidget-studio"
        const content = `${POLICY}${isStudio ? types : ''}`
        const rest = html.replace(/\s*<!--[^>]*-->\s*<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '')
        if (isStudio && rest === html) throw new Error(`${path} has no policy to replace.`)
        const attrs = { 'http-equiv': 'Content-Security-Policy', content }
        return { html: rest, tags: [{ tag: 'meta', attrs, injectTo: 'head-prepend' }] }
      },
    },
  }
}

/** Moves the pages of the studio and of the preview to the top. Both are two folders deep in the source. */
function pagesAtTop(): Plugin {
  return {
    name: 'paywidget-studio-pages',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const name = AT_TOP[file.fileName]
        if (name === undefined || file.type !== 'asset') continue
        file.fileName = name
        file.source = String(file.source).replaceAll('"../../', '"./')
      }
    },
  }
}
