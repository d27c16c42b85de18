import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { LOADER_FILE } from '../../src/ops/headers/recipe.ts'
import { BASELINE } from './baseline.mjs'
import { packageFolder } from './bundledPackages.mjs'
import { LOADER_OUTPUT } from './loaderOutput.mjs'
import { scriptOf } from './scriptOf.ts'

const ENTRY = 'src/embed/index.ts'

/**
 * Builds the loader of `src/embed` for host pages without npm (D-75), in two forms:
 * - `v1/loader.js`, which every release replaces. It loads its parts, `static/loaderPart-<hash>.js`, when they are
 * needed.
 * - `static/loader-<hash>.js`, which never changes and so can have an integrity value: one file, because no browser
 *   lets a script state the integrity of a file that it imports. WebKit ignores the value of a `modulepreload`, and an
 *   inserted script is refused by pages with nonces or Trusted Types.
 */
export function loaderFile(): Plugin {
  return {
    name: 'paywidget-loader-file',
    async buildStart() {
      if (this.environment.config.consumer !== 'client' || this.environment.mode !== 'build') return
      this.addWatchFile(resolve(ENTRY))
      const source = await scriptOf(ENTRY, 'es')
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
      const pinned = { fileName: `static/loader-${hash}.js`, source }
      for (const file of [pinned, ...(await filesInParts())]) this.emitFile({ type: 'asset', ...file })
    },
    configureServer(server) {
      server.middlewares.use(`/paywidget/${LOADER_FILE}`, (_, response, next) => {
        scriptOf(ENTRY, 'es').then((source) => {
          response.setHeader('content-type', 'text/javascript; charset=utf-8').end(source)
        }, next)
      })
    },
  }
}

/** The loader as a small file and the parts that it imports when they are needed, as in the npm package. */
async function filesInParts(): Promise<readonly { readonly fileName: string; readonly source: string }[]> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      target: BASELINE,
      write: false,
      lib: { entry: { loader: resolve(ENTRY) }, formats: ['es'] },
      rolldownOptions: {
        output: { entryFileNames: LOADER_FILE, chunkFileNames: 'static/loaderPart-[hash].js', ...LOADER_OUTPUT },
      },
    },
  })
  return [made]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .map((file) => {
      if (file.type !== 'chunk')
        throw new Error(`The build of the loader has a file that is not a script: ${file.fileName}.`)
      if (file.moduleIds.some((id) => packageFolder(id)?.startsWith('node_modules/') && !id.startsWith('\0')))
        throw new Error(`${file.fileName} contains a package, which the bill of materials would not list.`)
      if (file.isEntry && file.imports.length > 0)
        throw new Error(`The loader shares ${file.imports} with its parts, so it is no longer one small file.`)
      return { fileName: file.fileName, source: file.code }
    })
}
