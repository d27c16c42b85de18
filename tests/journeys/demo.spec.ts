import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { expect, test } from '@playwright/test'

/** What a developer sees after `npm start`: the demo host page, the widget in it, and the cashier in a service worker. */
test.describe.configure({ mode: 'serial', timeout: 90_000 })

let server: ChildProcess
let origin: string

test.beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  // Without npx between: a kill would end that and leave the server.
  const command = ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort']
  server = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => text.toString().includes('ready in') && resolve())
    server.once('exit', (code) => reject(new Error(`the development server ended with ${code}`)))
  })
})

test.afterAll(() => {
  server.removeAllListeners('exit')
  server.kill()
})

test('ARCH-12 runs the whole widget against fixtures, with no server but the pages', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname))
  await page.goto(`${origin}/demo/`)
  const widget = page.frameLocator('iframe').first()
  await widget.getByRole('button', { name: /Airtm/ }).click({ timeout: 60_000 })
  await widget.getByLabel(/Email/).fill('ana@mail.com')
  const opening = page.waitForEvent('popup')
  await widget.getByRole('button', { name: 'Deposit 500.00 MXN' }).click()
  await expect(widget.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  const provider = await opening
  await provider.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(widget.getByRole('heading', { name: 'Paid' })).toBeVisible({ timeout: 20_000 })
  expect(calls.length, 'calls that left the pages and were answered by the worker').toBeGreaterThan(3)
})

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
