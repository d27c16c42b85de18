import { readFile, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

export interface StaticServer {
  readonly origin: string
  close(): void
}

/** A plain server of files: `folders` are local folders by the path under which they are served. Knows no other rule. */
export async function serveFolders(
  folders: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): Promise<StaticServer> {
  const server: Server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://server')
    const [path, folder] = Object.entries(folders).find(([one]) => pathname.startsWith(one)) ?? []
    const name = normalize(decodeURIComponent(pathname.slice(path?.length ?? 0)))
    const file = join(folder ?? '', name.endsWith('/') || name === '.' ? join(name, 'index.html') : name)
    const isThere =
      folder !== undefined && !name.startsWith('..') && (await stat(file).catch(() => undefined))?.isFile()
    if (!isThere) return void response.writeHead(404, headers).end('There is nothing here.')
    response.writeHead(200, { ...headers, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    response.end(await readFile(file))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}
