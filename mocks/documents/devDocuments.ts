import { isAbsolute, resolve, sep } from 'node:path'
import { type Plugin, runnerImport, type ViteDevServer } from 'vite'
import { languages } from '../../.ci/vite/languages.ts'
import { METHOD_FOLDERS_ID, methodRoots, readMethodFolders } from '../../.ci/vite/methodFolders.ts'
import { PUBLISHED_ID, publishedFolder } from '../../.ci/vite/publishedLayouts.ts'
import { validators } from '../../.ci/vite/validators.ts'
import type { Scenario } from '../cashier/Scenario.ts'
import type { checkMethodFolders } from './checkMethodFolders.ts'
import { DOCUMENTS_CHANGED, DOCUMENTS_PATH } from './DocumentReport.ts'

interface Checker {
  readonly checkMethodFolders: typeof checkMethodFolders
  readonly SCENARIOS: Readonly<Record<string, Scenario>>
}

const CHECKER = resolve('mocks/documents/checker.ts')

/**
 * Lets `npm start` check the method folders like `npm run layouts -- check`, and notify the demo page when a file
 * changes.
 */
export function devDocuments(): Plugin {
  return {
    name: 'paywidget-dev-documents',
    apply: 'serve',
    configureServer(server) {
      const load = keptChecker(server)
      const roots = methodRoots()
      const published = publishedFolder()
      const watched = [...roots, ...(published === undefined ? [] : [published])]
      server.watcher.add(watched)
      server.watcher.on('all', (_, path) => {
        if (!watched.some((root) => path.startsWith(root + sep))) return
        forgetFolders(server)
        server.environments.client.hot.send(DOCUMENTS_CHANGED)
      })
      server.middlewares.use(DOCUMENTS_PATH, (request, response) => {
        const scenario = new URL(request.url ?? '', 'http://vite').searchParams.get('scenario') ?? 'default'
        const say = (status: number, body: unknown) =>
          response
            .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
            .end(JSON.stringify(body))
        load()
          .then(({ checkMethodFolders, SCENARIOS }) =>
            say(200, checkMethodFolders(readMethodFolders(roots), SCENARIOS[scenario] ?? {}, published)),
          )
          .catch((error: Error) => say(500, { message: error.message }))
      })
    },
  }
}

/** Invalidates the modules of the folders, so that the widget reads them again on its next load. */
function forgetFolders({ environments }: ViteDevServer): void {
  const { moduleGraph } = environments.client
  for (const id of [METHOD_FOLDERS_ID, PUBLISHED_ID]) {
    const known = moduleGraph.getModuleById(id)
    if (known) moduleGraph.invalidateModule(known)
  }
}

/** The rules of `npm run layouts`, loaded on first use, and again after an edit of any of their files. */
function keptChecker(server: ViteDevServer): () => Promise<Checker> {
  let loaded: Promise<Checker> | undefined
  const files = new Set<string>()
  server.watcher.on('change', (path) => {
    if (files.has(path)) loaded = undefined
  })
  return () => {
    loaded ??= loadChecker((path) => files.add(path)).catch((error) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}

async function loadChecker(onRead: (path: string) => void): Promise<Checker> {
  const plugins = [validators(onRead), languages()]
  const { dependencies, module } = await runnerImport<Checker>(CHECKER, {
    configFile: false,
    logLevel: 'error',
    plugins,
  })
  for (const path of dependencies) if (isAbsolute(path)) onRead(path)
  return module
}
