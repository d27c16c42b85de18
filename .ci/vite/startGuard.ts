import { resolve } from 'node:path'
import type { IndexHtmlTransformContext, Plugin } from 'vite'
import { scriptOf } from './scriptOf.ts'
import { FILES_BASE } from './sitePaths.ts'

const ENTRY = 'src/entries/guard.ts'

/**
 * Builds src/entries/guard.ts separately, so that it shares no file with the code it watches, and adds it to
 * index.html. Also adds preloads for the files of the first screen, so that they load in parallel with the first
 * script.
 */
export function startGuard(): Plugin {
  let guard = ''
  return {
    name: 'paywidget-start-guard',
    apply: 'build',
    async buildStart() {
      if (this.environment.config.consumer !== 'client') return
      this.addWatchFile(resolve(ENTRY))
      guard = this.emitFile({ type: 'asset', name: 'guard.js', source: await scriptOf(ENTRY, 'es') })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        if (!path.endsWith('index.html') || bundle === undefined) return undefined
        const file = Object.values(bundle).find(({ fileName }) => /\/guard-[^/]+\.js$/.test(fileName))
        if (file === undefined)
          throw new Error(`${guard || ENTRY} is not in the bundle, so index.html would have no guard.`)
        const src = `${FILES_BASE}${file.fileName}`
        const { scripts, files } = firstScreen(bundle)
        const link = (attrs: Record<string, string>, name: string) => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true, href: `${FILES_BASE}${name}` },
          injectTo: 'head' as const,
        })
        return [
          {
            tag: 'script',
            // It is needed only when something fails: the first screen comes first.
            attrs: { type: 'module', async: true, crossorigin: true, fetchpriority: 'low', src },
            injectTo: 'head' as const,
          },
          ...scripts.filter((name) => !html.includes(name)).map((name) => link({ rel: 'modulepreload' }, name)),
          ...files.filter((name) => !html.includes(name)).map((name) => link({ rel: 'preload', as: 'fetch' }, name)),
        ]
      },
    },
  }
}

/** A file and all its imports, direct and indirect. */
function withImports(fileName: string, bundle: Bundle, found: string[] = []): string[] {
  const file = bundle[fileName]
  if (found.includes(fileName) || file?.type !== 'chunk') return found
  found.push(fileName)
  for (const next of file.imports) withImports(next, bundle, found)
  return found
}

const sizeOf = (file: Bundle[string] | undefined): number => (file?.type === 'chunk' ? file.code.length : 0)

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** The chunks that render the method list, and the English texts, which are the fallback of every other language. */
function firstScreen(bundle: Bundle) {
  const all = Object.values(bundle)
  const chunks = all.filter((file) => file.type === 'chunk')
  const app = chunks.find(({ name }) => name === 'mountApp')
  const english = all.find(({ fileName }) => /\/locales\/en\.[^/]+\.json$/.test(fileName))
  if (app === undefined || english === undefined)
    throw new Error('The bundle lacks mountApp or the English texts, which index.html must preload.')
  // The largest first: over HTTP/1.1 a browser loads six files at once, and the last one to arrive decides.
  const scripts = withImports(app.fileName, bundle).toSorted((a, b) => sizeOf(bundle[b]) - sizeOf(bundle[a]))
  const styles = chunks
    .filter(({ fileName }) => scripts.includes(fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return { scripts, files: [...styles, english.fileName] }
}
