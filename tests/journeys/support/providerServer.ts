import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { freePort } from '../../freePort.ts'
import { LIBRARIES } from '../../providers/forms.ts'
import type { Places } from './widgetPage.ts'

export interface ProviderServer {
  readonly places: Places
  close(): void
}

/** Starts a mock server of its own, which lists the forms of `tests/providers` beside the fixtures. */
export async function startProviderServer(): Promise<ProviderServer> {
  const [port, hostPort] = [await freePort(), await freePort()]
  const site = process.env.JOURNEYS_SITE ?? 'dist/site'
  const args = ['--site', site, '--port', String(port), '--host-port', String(hostPort)]
  const child = spawn(process.execPath, ['.ci/ts.mjs', 'mocks/server/main.ts', ...args], {
    env: { ...process.env, PAYWIDGET_METHODS: LIBRARIES.join(delimiter) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.toString().includes('Host page') && resolve())
    child.once('exit', (code) => reject(new Error(`the mock server ended with ${code}`)))
  })
  child.removeAllListeners('exit')
  return {
    places: { widget: `http://127.0.0.1:${port}`, host: `http://127.0.0.1:${hostPort}` },
    close: () => void child.kill(),
  }
}
