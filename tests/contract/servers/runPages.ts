import { join } from 'node:path'
import { freePort } from '../../freePort.ts'
import { type Files, folderWith, type RunningServer, runServer } from './runServer.ts'

/** Starts Cloudflare's local runner of Pages. `recipe` has `_headers`, `_redirects` and `functions/…`. */
export async function runPages(file: string, recipe: Files, site: Files): Promise<RunningServer> {
  const published = (name: string) => (name.startsWith('functions/') ? name : join('root', name))
  const files = Object.entries({ ...recipe, ...site }).map(([name, text]) => [published(name), text])
  const folder = folderWith('pages', Object.fromEntries(files))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const stop = await runServer({
    file: process.execPath,
    args: [
      ...[file, 'pages', 'dev', 'root', '--ip', '127.0.0.1', '--port', `${port}`],
      ...['--inspector-port', `${await freePort()}`, '--compatibility-date', '2025-01-01'],
    ],
    folder,
    env: { HOME: folder, XDG_CONFIG_HOME: folder, WRANGLER_SEND_METRICS: 'false', CI: '1' },
    origins: [origin],
  })
  return { origin, root: join(folder, 'root'), stop }
}
