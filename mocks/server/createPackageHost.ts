import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { readBody } from './readBody.ts'
import { type Exchange, reply, replyJson } from './reply.ts'

/** The package's paths in a host page: `/package/` for the loader, `/hosted/` for package mode. */
const FOLDERS: readonly (readonly [start: string, folder: string])[] = [
  ['/package/', ''],
  ['/hosted/', 'package'],
]

/** Serves the built npm package to host pages, and the pages' own module `page.js`, which is set by POST. */
export function createPackageHost(packageDir: string) {
  let script = ''
  return {
    /** Returns false for other paths. */
    async serve(exchange: Exchange): Promise<boolean> {
      const { pathname } = exchange.url
      const found = FOLDERS.find(([start]) => pathname.startsWith(start))
      if (found === undefined) return false
      const [start, folder] = found
      const name = pathname.slice(start.length)
      const headers = { 'cache-control': 'no-store' }
      if (exchange.request.method === 'POST') {
        script = await readBody(exchange.request)
        replyJson(exchange, {})
      } else if (name === 'page.js') reply(exchange, { ending: 'js', body: script, headers })
      else reply(exchange, { ending: 'js', body: await fileIn(join(packageDir, folder), name), headers })
      return true
    },
  }
}

const fileIn = (folder: string, name: string): Promise<Uint8Array> => readFile(join(folder, normalize(`/${name}`)))
