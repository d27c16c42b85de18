import { join } from 'node:path'
import { freePort } from '../../freePort.ts'
import { type Files, folderWith, type RunningServer, runServer } from './runServer.ts'

/** Starts a real Caddy on loopback with one site. */
export async function runCaddy(file: string, recipe: string, site: Files): Promise<RunningServer> {
  const inRoot = Object.fromEntries(Object.entries(site).map(([name, text]) => [join('root', name), text]))
  const origin = `http://127.0.0.1:${await freePort()}`
  const configuration = [
    '{',
    '  admin off',
    '  auto_https off',
    '}',
    `${origin} {`,
    '  root * root',
    '  import recipe',
    '}\n',
  ].join('\n')
  const folder = folderWith('caddy', { ...inRoot, recipe, Caddyfile: configuration })
  const stop = await runServer({
    file,
    args: ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'],
    folder,
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    origins: [origin],
  })
  return { origin, root: join(folder, 'root'), stop }
}
