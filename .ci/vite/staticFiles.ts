import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { readLanguages } from './languages.ts'
import { FILES_BASE } from './sitePaths.ts'

/** Country flags, named by country code, under `static/flags/`. */
export const flags = () => svgFolder('flags', 'node_modules/country-flag-icons/3x2', /^[A-Z]{2}\.svg$/)

/** Pictures of the built-in instructions, under `static/instructions/`. */
export const instructions = () => svgFolder('instructions', 'src/reference/instructions', /^\w+\.svg$/)

/** Emits pictures as separate files, so that each loads only when it is shown. */
function svgFolder(name: string, source: string, files: RegExp): Plugin {
  const folder = resolve(source)
  const fileNames = readdirSync(folder).filter((file) => files.test(file))
  return {
    name: `paywidget-${name}`,
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      for (const file of fileNames) {
        this.emitFile({
          type: 'asset',
          fileName: `static/${name}/${file}`,
          source: readFileSync(resolve(folder, file)),
        })
      }
    },
    configureServer(server) {
      server.middlewares.use(`/paywidget/static/${name}`, (request, response, next) => {
        const file = /^\/([^/?]+)/.exec(request.url ?? '')?.[1] ?? ''
        if (!fileNames.includes(file)) return next()
        response.setHeader('content-type', 'image/svg+xml').end(readFileSync(resolve(folder, file)))
      })
    },
  }
}

/** Moves the HTML pages from src/entries to the root of the site. */
export function pagesAtTop(): Plugin {
  return {
    name: 'paywidget-pages-at-top',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.fileName.endsWith('.html')) file.fileName = file.fileName.replace(/^.*\//, '')
      }
    },
  }
}

/**
 * Adds the classic script that explains a failed start: a sandboxed frame without modules, or an old browser.
 */
export function frameCheck(): Plugin {
  const check = hashedFile('frameCheck', 'js', frameCheckScript())
  const oldBrowser = hashedFile('oldBrowser', 'json', JSON.stringify(oldBrowserTexts()))
  return {
    name: 'paywidget-frame-check',
    apply: 'build',
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      for (const file of [check, oldBrowser]) this.emitFile({ type: 'asset', ...file })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { filename }) =>
        filename.endsWith('/entries/index.html')
          ? [
              {
                tag: 'script',
                attrs: {
                  async: true,
                  src: `${FILES_BASE}${check.fileName}`,
                  'data-old-browser': `${FILES_BASE}${oldBrowser.fileName}`,
                },
                injectTo: 'body',
              },
            ]
          : [],
    },
  }
}

/**
 * The texts for browsers older than the baseline (D-35), by language. The page's classic script contains the English
 * text, and a separate file contains all: the widget's own code may not run in such a browser.
 */
export const oldBrowserTexts = (root = '.'): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(readLanguages(root)).map(([name, { oldBrowser }]) => [name, oldBrowser]))

/** Removes the comments from a script that every player loads, and inserts the texts it needs. */
export const frameCheckScript = (root = '.'): string =>
  readFileSync(resolve('.ci/vite/frameCheck.js'), 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/^ +/gm, '')
    .replace('__ENGLISH__', () => JSON.stringify(readLanguages(root).en.oldBrowser))
    .replace('__RIGHT_TO_LEFT__', () => JSON.stringify(rightToLeft(root)))

const rightToLeft = (root: string): readonly string[] =>
  Object.entries(readLanguages(root)).flatMap(([name, { dir }]) => (dir === 'rtl' ? [name] : []))

const hashedFile = (name: string, type: string, source: string) => ({
  fileName: `static/${name}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.${type}`,
  source,
})
