import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '../../../freePort.ts'

export interface RunningNginx {
  readonly root: string
  /** The origin of each server block, by its name. */
  readonly origins: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/**
 * Starts a real nginx on loopback. Each entry of `servers` has the directives of a server block, besides the recipe.
 */
export async function runNginx(
  file: string,
  recipe: string,
  site: Readonly<Record<string, string>>,
  servers: Readonly<Record<string, string>>,
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'paywidget-nginx-'))
  const root = join(folder, 'root')
  for (const [name, text] of Object.entries(site)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  // Started by root, nginx runs its workers as another user, who must be able to read the folder.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'recipe.conf'), recipe)
  const ports: number[] = []
  for (const _ of Object.keys(servers)) ports.push(await freePort())
  const origins = Object.fromEntries(
    Object.keys(servers).map((name, index) => [name, `http://127.0.0.1:${ports[index]}`]),
  )
  const blocks = Object.entries(servers).map(([name, more]) => {
    const port = new URL(origins[name] ?? '').port
    return `server { listen 127.0.0.1:${port}; server_name ${name}; root ${root}; ${more} include ${folder}/recipe.conf; }`
  })
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, file, blocks))
  const child = spawn(file, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await answers(child, Object.values(origins), join(folder, 'error.log'))
  return {
    root,
    origins,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, file: string, blocks: readonly string[]): string {
  const isRoot = process.getuid?.() === 0
  const hasNogroup = existsSync('/etc/group') && /^nogroup:/m.test(readFileSync('/etc/group', 'utf8'))
  const stockTypes = join(dirname(file), '../../etc/nginx/mime.types')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return [
    isRoot ? `user nobody${hasNogroup ? ' nogroup' : ''};` : '',
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;`,
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

const STOCK_TYPES = 'types { text/html html; text/css css; application/javascript js; application/json json; }'

/** Resolves when nginx is listening. Rejects with its error output if it has ended. */
async function answers(child: ChildProcess, origins: readonly string[], log: string): Promise<void> {
  let said = ''
  let hasEnded = false
  child.stderr?.on('data', (data) => {
    said += data
  })
  child.once('exit', () => {
    hasEnded = true
  })
  for (const origin of origins) {
    // A path outside the recipe. Any response is enough, whatever its status.
    while (
      !(await fetch(`${origin}/ready`).then(
        () => true,
        () => false,
      ))
    ) {
      if (hasEnded) throw new Error(`nginx ended: ${said}${existsSync(log) ? readFileSync(log, 'utf8') : ''}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
