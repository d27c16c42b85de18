import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** File names → their content. */
export type Files = Readonly<Record<string, string>>

export interface RunningServer {
  readonly origin: string
  /** The folder that the server publishes. */
  readonly root: string
  stop(): Promise<void>
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Requests the raw path; fetch would normalize it. A POST has the body of a form. */
export function ask(origin: string, path: string, { method = 'GET', headers = {} }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      let body = ''
      response.on('data', (data) => {
        body += data
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
      response.on('error', reject)
    })
    asked.on('error', reject)
    if (method === 'POST') asked.setHeader('content-type', 'application/x-www-form-urlencoded')
    asked.end(method === 'POST' ? 'status=ok&PaRes=eJzVWFmTokgQ' : undefined)
  })
}

/** A temporary folder with these files. */
export function folderWith(name: string, files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), `paywidget-${name}-`))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

interface Command {
  readonly file: string
  readonly args: readonly string[]
  readonly folder: string
  readonly env?: Readonly<Record<string, string>>
  /** The server is ready when all of these answer, whatever the status. */
  readonly origins: readonly string[]
}

/** Starts a server. Resolves when it answers, with a function that stops it and deletes its folder. */
export async function runServer({ file, args, folder, env, origins }: Command): Promise<() => Promise<void>> {
  const child = spawn(file, [...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await answers(child, origins)
  return async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Rejects with the output of a server that has ended. */
async function answers(child: ChildProcess, origins: readonly string[]): Promise<void> {
  let said = ''
  let hasEnded = false
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      said += data
    })
  child.once('exit', () => {
    hasEnded = true
  })
  for (const origin of origins) {
    while (!(await isAnswering(origin))) {
      if (hasEnded) throw new Error(`The server ended: ${said}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

const isAnswering = (origin: string) =>
  ask(origin, '/ready').then(
    () => true,
    () => false,
  )
