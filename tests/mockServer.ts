import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from './freePort.ts'

export interface MockServer {
  /** The origins of the widget and of the host page. */
  readonly widget: string
  readonly host: string
  readonly hostPort: number
  stop(): void
}

/** Starts a mock server (`mocks/server/main.ts`) on free ports, and resolves once it listens. */
export async function startMockServer(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<MockServer> {
  const [port, hostPort] = [await freePort(), await freePort()]
  const command = ['.ci/ts.mjs', 'mocks/server/main.ts', ...args, '--port', `${port}`, '--host-port', `${hostPort}`]
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await listening(child)
  return {
    widget: `http://127.0.0.1:${port}`,
    host: `http://127.0.0.1:${hostPort}`,
    hostPort,
    stop: () => void child.kill(),
  }
}

/** The server prints its addresses when it listens. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`The mock server ended with ${code}.`)))
  })
}
