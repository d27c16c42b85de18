import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { digestOf } from '../../src/platform/values/digestOf.ts'

const FOLDER = 'src/i18n/locales'

/**
 * Emits each language as a file under `static/locales/` and lists them in the data block `paywidget-locales` of
 * index.html (I18N-03). A deployment adds its own languages to that block (I18N-10).
 */
export function locales(): Plugin {
  const files: Record<string, string> = {}
  let isServed = false
  return {
    name: 'paywidget-locales',
    configResolved({ command }) {
      isServed = command === 'serve'
    },
    buildStart() {
      for (const file of readdirSync(resolve(FOLDER)).toSorted()) {
        const name = basename(file, '.json')
        if (isServed) files[name] = `/paywidget/${FOLDER}/${file}`
        else if (this.environment.config.consumer === 'client')
          files[name] = this.getFileName(this.emitFile(assetOf(name)))
      }
    },
    transformIndexHtml: (_, { path }) =>
      path.endsWith('index.html')
        ? [
            {
              tag: 'script',
              attrs: { type: 'application/json', id: 'paywidget-locales' },
              children: JSON.stringify(bare(files)),
              injectTo: 'head',
            },
          ]
        : undefined,
  }
}

/**
 * Puts hashes of the build's own language files into the code. The widget checks the texts of any other file, even in
 * English: it is a deployment's own (W7).
 */
export function builtLocales(): Plugin {
  const names = readdirSync(resolve(FOLDER)).map((file) => basename(file, '.json'))
  const digests = JSON.stringify(names.map((name) => digestOf(textOf(name))).join(' '))
  return {
    name: 'paywidget-built-locales',
    config: () => ({ define: { PAYWIDGET_LOCALE_DIGESTS: digests } }),
  }
}

/** The exact text that the widget gets when it serializes the loaded file again. */
const textOf = (name: string): string =>
  JSON.stringify(JSON.parse(readFileSync(resolve(FOLDER, `${name}.json`), 'utf8')))

/** The file name contains a content hash, so that browsers may cache the file for ever. */
function assetOf(name: string) {
  const source = textOf(name)
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  return { type: 'asset' as const, fileName: `static/locales/${name}.${hash}.json`, source }
}

/** File names without the folder, because the configuration may move the folder (ROUTE-02). */
const bare = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, file.replace(/^static\/locales\//, '')]))
