import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

const ENTRY = 'package.js'
/** The chunk that renders the first screen. */
const APP = 'packageApp'
const STYLES = 'PAYWIDGET_STYLES'
const FIRST_FILES = 'PAYWIDGET_FIRST_FILES'

/**
 * Writes the style sheets into the scripts of the package, and into its entry the names of the files of the first
 * screen, so that they load in parallel. The entry has the style sheets of the first screen; each later file adds its
 * own.
 */
export function packageFiles(): Plugin {
  return {
    name: 'paywidget-package-files',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const withImports = (chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> => {
        if (found.has(chunk)) return found
        found.add(chunk)
        for (const next of chunks) if (chunk.imports.includes(next.fileName)) withImports(next, found)
        return found
      }
      const entry = chunks.find(({ fileName }) => fileName === ENTRY)
      const app = chunks.find(({ name }) => name === APP)
      if (entry === undefined || app === undefined) throw new Error(`The package has no ${ENTRY} or no ${APP}.`)
      const stylesOf = (some: Iterable<Chunk>): string =>
        [...some]
          .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
          .map((name) => textOf(bundle[name], name))
          .join('\n')
      const first = new Set([...withImports(entry), ...withImports(app)])
      const styles = stylesOf(first)
      if (!styles.includes('.pw')) throw new Error('The first screen of the package has no styles.')
      for (const chunk of chunks) {
        const text = first.has(chunk) ? '' : stylesOf([chunk])
        if (text !== '')
          chunk.code = `import{addStyles as pwStyles}from"./${ENTRY}";pwStyles(${JSON.stringify(text)});${chunk.code}`
      }
      const files = [...first].filter((chunk) => chunk !== entry).map(({ fileName }) => `()=>import("./${fileName}")`)
      entry.code = replaceOnce(entry.code, STYLES, JSON.stringify(styles))
      entry.code = replaceOnce(entry.code, FIRST_FILES, `[${files.join(',')}]`)
      for (const { fileName } of Object.values(bundle)) if (fileName.endsWith('.css')) delete bundle[fileName]
    },
  }
}

function textOf(file: Rolldown.OutputAsset | Chunk | undefined, name: string): string {
  if (file?.type !== 'asset') throw new Error(`The package has no style sheet ${name}.`)
  return String(file.source)
}

function replaceOnce(code: string, name: string, text: string): string {
  const parts = code.split(name)
  if (parts.length !== 2) throw new Error(`${ENTRY} names ${name} ${parts.length - 1} times, not once.`)
  return parts.join(text)
}
