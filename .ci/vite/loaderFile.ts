import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { LOADER_FILE } from '../../src/ops/headers/recipe.ts'
import { scriptOf } from './scriptOf.ts'

const ENTRY = 'src/embed/index.ts'

/**
 * Builds the loader of `src/embed` into one file, for host pages without npm (D-75): `v1/loader.js`, which every
 * release replaces, and the same under a name with its hash, which never changes and so can have an integrity value.
 */
export function loaderFile(): Plugin {
  return {
    name: 'paywidget-loader-file',
    async buildStart() {
      if (this.environment.config.consumer !== 'client' || this.environment.mode !== 'build') return
      this.addWatchFile(resolve(ENTRY))
      const source = await scriptOf(ENTRY, 'es')
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
      for (const fileName of [LOADER_FILE, `static/loader-${hash}.js`])
        this.emitFile({ type: 'asset', fileName, source })
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
