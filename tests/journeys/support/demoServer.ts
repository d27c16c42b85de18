import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type Server } from 'node:net'

export const START = '.ci/start.mjs'

/** The built command `paywidget-layouts`, which starts six times faster than `npm run layouts`. */
export const LAYOUTS = 'dist/npm/commands/paywidget-layouts.js'

/** Runs `npm start -- --port PORT ARGS` and resolves once the server answers. */
export async function startDemo(port: number, ...args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [START, '--port', String(port), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.toString().includes('The demo host page') && resolve())
    child.once('exit', (code) => reject(new Error(`the development server ended with ${code}`)))
  })
  child.removeAllListeners('exit')
  return child
}

export async function stopDemo(server: ChildProcess): Promise<void> {
  const isOver = new Promise((resolve) => server.once('exit', resolve))
  server.kill()
  await isOver
}

/** Runs a node command; resolves with its exit code and its output. */
export function run(command: readonly string[]): Promise<{ code: number | null; words: string }> {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  let words = ''
  child.stdout.on('data', (text: Buffer) => {
    words += text
  })
  child.stderr.on('data', (text: Buffer) => {
    words += text
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, words })))
}

export function listenOn(wanted: number): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    const made = createServer()
    made.once('error', reject)
    made.listen(wanted, 'localhost', () => {
      const address = made.address()
      if (typeof address === 'object' && address) resolve({ server: made, port: address.port })
      else reject(new Error('no port'))
    })
  })
}
