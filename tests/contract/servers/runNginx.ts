import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort } from '../../freePort.ts'
import { type Files, folderWith, type RunningServer, runServer } from './runServer.ts'

export interface RunningNginx extends RunningServer {
  /** The origin of each server block, by its name. */
  readonly origins: Readonly<Record<string, string>>
}

/**
 * Starts a real nginx on loopback. Each entry of `servers` has the directives of a server block, besides the recipe.
 * `modules` are loaded from the folder of this nginx.
 */
export async function runNginx(
  file: string,
  recipe: string,
  site: Files,
  servers: Readonly<Record<string, string>> = { plain: '' },
  modules: readonly string[] = [],
): Promise<RunningNginx> {
  const inRoot = Object.fromEntries(Object.entries(site).map(([name, text]) => [join('root', name), text]))
  const ports: Record<string, number> = {}
  for (const name of Object.keys(servers)) ports[name] = await freePort()
  const folder = folderWith('nginx', { ...inRoot, 'recipe.conf': recipe })
  const root = join(folder, 'root')
  const blocks = Object.entries(servers).map(
    ([name, more]) =>
      `server { listen 127.0.0.1:${ports[name]}; server_name ${name}; root ${root}; ${more} include ${folder}/recipe.conf; }`,
  )
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, file, blocks, modules))
  // Started by root, nginx runs its workers as another user, who must be able to read the folder.
  chmodSync(folder, 0o755)
  const origins = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, `http://127.0.0.1:${port}`]))
  const stop = await runServer({
    file,
    args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
    folder,
    origins: Object.values(origins),
  })
  return { root, origin: Object.values(origins)[0] ?? '', origins, stop }
}

function configuration(folder: string, file: string, blocks: readonly string[], modules: readonly string[]): string {
  const isRoot = process.getuid?.() === 0
  const hasNogroup = existsSync('/etc/group') && /^nogroup:/m.test(readFileSync('/etc/group', 'utf8'))
  const stockTypes = join(dirname(file), '../../etc/nginx/mime.types')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const ownModules = join(dirname(file), '../lib/nginx/modules')
  return [
    ...modules.map((name) => `load_module ${join(ownModules, name)}.so;`),
    isRoot ? `user nobody${hasNogroup ? ' nogroup' : ''};` : '',
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;`,
    'events { worker_connections 64; }',
    'http {',
    existsSync(stockTypes) ? `include ${stockTypes};` : STOCK_TYPES,
    'access_log off;',
    'limit_req_zone $server_name zone=once:32k rate=1r/m;',
    ...temporary,
    ...blocks,
    '}',
  ].join('\n')
}

const STOCK_TYPES =
  'types { text/html html; text/css css; application/javascript js; application/json json; image/svg+xml svg; }'
