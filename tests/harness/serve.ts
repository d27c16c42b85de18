import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize, resolve } from 'node:path'
import { promisify } from 'node:util'
import { GUIDE_FILES, ICONS } from '../../fixtures/index.ts'
import { type Exchange, reply, replyText } from '../../mocks/server/reply.ts'
import { fileHeaders, widgetHeaders } from '../../src/ops/headers/recipe.ts'

const SITE = resolve('.cache/harness')
const FLAGS = resolve('node_modules/country-flag-icons/3x2')

/** `node .ci/ts.mjs tests/harness/serve.ts PORT`: builds the harness and serves it. */
export async function main([port = '0']: string[]): Promise<void> {
  await buildHarness()
  await serveHarness(Number(port))
}

/** Builds in a separate process, because .ci/ts.mjs runs in development mode, in which React is a different build. */
export async function buildHarness(): Promise<void> {
  const vite = resolve('node_modules/vite/bin/vite.js')
  const { NODE_ENV: _, ...env } = process.env
  const command = [vite, 'build', '--config', 'tests/harness/vite.config.ts', '--logLevel', 'error']
  await promisify(execFile)(process.execPath, command, { env })
}

/** Serves the built harness with the headers of the widget's own page. */
export async function serveHarness(port: number): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const url = new URL(`http://127.0.0.1${request.url}`)
    serveFile({ request, response, url }).catch(() => response.destroy())
  })
  return { origin: `http://127.0.0.1:${await listen(server, port)}`, close: () => close(server) }
}

async function serveFile(exchange: Exchange): Promise<void> {
  const { pathname } = exchange.url
  const [, folder, name = ''] = normalize(decodeURIComponent(pathname)).split('/')
  const ending = pathname.slice(pathname.lastIndexOf('.') + 1)
  if (folder === 'favicon.ico') return void exchange.response.writeHead(204).end()
  if (folder === 'icons') return serveText(exchange, ICONS[name.replace(/\.svg$/, '')])
  if (folder === 'flags') return serveText(exchange, await readFile(join(FLAGS, name), 'utf8').catch(() => undefined))
  const guide = GUIDE_FILES.get(`${folder}/${name}`)
  if (guide !== undefined) return reply(exchange, { ending, body: guide.body, headers: fileHeaders(name) })
  const path = pathname === '/' ? '/index.html' : normalize(decodeURIComponent(pathname))
  const body = await readFile(join(SITE, path)).catch(() => undefined)
  if (body === undefined) return replyText(exchange, 404, `${path} is not in ${SITE}.`)
  if (!path.endsWith('.html')) return reply(exchange, { ending, body, headers: fileHeaders(path) })
  // Cross-origin isolation gives the bench a clock resolution of 5 µs instead of 100 µs.
  const headers = { ...widgetHeaders({ hostOrigins: [] }), 'cross-origin-opener-policy': 'same-origin' }
  reply(exchange, { ending: 'html', body, headers })
}

function serveText(exchange: Exchange, body: string | undefined): void {
  if (body === undefined) replyText(exchange, 404, 'There is no such picture.')
  else reply(exchange, { ending: 'svg', body, headers: fileHeaders('picture.svg') })
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', done)
  })
  return (server.address() as AddressInfo).port
}

function close(server: Server): void {
  server.close()
  server.closeAllConnections()
}
