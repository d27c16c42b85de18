import type { IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import { type Plugin, runnerImport, type ViteDevServer } from 'vite'
import { builtInLayouts } from '../../.ci/vite/builtInLayouts.ts'
import { methodFolders, methodRoots } from '../../.ci/vite/methodFolders.ts'
import { validators } from '../../.ci/vite/validators.ts'
import { SOCKET_CALL, SOCKET_DESK } from './SOCKET_CALL.ts'
import type { openSocketDesk, SocketDesk } from './socketDesk.ts'

interface DeskModule {
  readonly openSocketDesk: typeof openSocketDesk
}

const DESK = resolve('mocks/socket/socketDesk.ts')
/** The path of the widget's socket (spec §7). */
const SOCKET_PATH = '/v4/socket.io'

/** Adds a cashier behind a socket.io server to `npm start`, for the transport `socket` of the demo. */
export function devSocket(): Plugin {
  return {
    name: 'paywidget-dev-socket',
    apply: 'serve',
    configureServer(server) {
      const desk = keptDesk(server)
      server.httpServer?.on('upgrade', (request, socket, head) => {
        if (!request.url?.startsWith(SOCKET_PATH)) return
        desk(request).then(
          ({ join }) => join(request, socket, head),
          (error: Error) => {
            server.config.logger.error(`The socket of the demo can't be opened: ${error.message}`)
            socket.destroy()
          },
        )
      })
      server.middlewares.use(SOCKET_DESK, (request, response, next) => {
        const url = new URL(request.originalUrl ?? '/', 'http://vite')
        desk(request)
          .then(({ report }) => report({ request, response, url }))
          .catch(next)
      })
    },
  }
}

/** Opens the desk on first use, so that a demo over HTTP does not wait for it; again when method folders change. */
function keptDesk({ environments, watcher }: ViteDevServer): (request: IncomingMessage) => Promise<SocketDesk> {
  let opened: Promise<SocketDesk> | undefined
  const forget = () => {
    opened?.then(({ close }) => close()).catch(() => undefined)
    opened = undefined
  }
  watcher.on('all', (_, path) => {
    if (methodRoots().some((root) => path.startsWith(root))) forget()
  })
  return ({ headers }) => {
    opened ??= openDesk(`http://${headers.host}`, (notice) => environments.client.hot.send(SOCKET_CALL, notice)).catch(
      (error) => {
        opened = undefined
        throw error
      },
    )
    return opened
  }
}

async function openDesk(...given: Parameters<typeof openSocketDesk>): Promise<SocketDesk> {
  const plugins = [validators(), builtInLayouts(), methodFolders()]
  const { module } = await runnerImport<DeskModule>(DESK, { configFile: false, logLevel: 'error', plugins })
  return module.openSocketDesk(...given)
}
