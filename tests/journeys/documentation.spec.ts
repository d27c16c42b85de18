import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { expectFits } from './support/expectFits.ts'
import { type StaticServer, serveFolders } from './support/staticServer.ts'

/** The documentation site (dist/docs, `npm run docs`) on a plain static server. */
test.describe.configure({ timeout: 120_000 })

const START_MS = 40_000

let server: StaticServer

test.beforeAll(async () => {
  if (!existsSync('dist/docs/index.html')) throw new Error('dist/docs is missing: run `npm run docs`.')
  server = await serveFolders({ '/': 'dist/docs' }, {})
})

test.afterAll(() => server.close())

test('the sandbox of the documentation completes a deposit without a server, and shows the code of the host', {
  tag: '@core',
}, async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`${server.origin}/first-hour.html`)
  await page.getByRole('link', { name: 'Sandbox', exact: true }).first().click()
  const sandbox = page.frameLocator('iframe[title="Sandbox"]')
  const widget = sandbox.frameLocator('#cashier')
  await widget.getByRole('button', { name: /Airtm/ }).first().click({ timeout: START_MS })
  await widget.getByLabel(/Email/).fill('ana@mail.com')
  // A button that is scrolled under a resting pointer may not be pressed at once.
  await page.mouse.move(0, 0)
  const opening = page.waitForEvent('popup')
  await widget.getByRole('button', { name: /^Deposit/ }).click()
  const provider = await opening
  await provider.getByRole('button', { name: 'Pay' }).click()
  await expect(widget.getByText('Payment complete').first()).toBeVisible({ timeout: START_MS })
  await expect(sandbox.getByText('onPaymentStatus').first()).toBeVisible()

  const code = sandbox.locator('#codeLines')
  await expect(code).toContainText("currency: 'MXN', paymentGeo: 'MX'")
  await sandbox.getByLabel('Framework').selectOption('Vue')
  await expect(code).toContainText('@onClose')
  await sandbox.getByText('Dark', { exact: true }).click()
  await expect(code).toContainText("schema: { theme: 'dark' }")
  await expect(widget.locator('.pw').first()).toHaveAttribute('data-theme', 'dark', { timeout: START_MS })
  expect(errors).toEqual([])
})

test('the sandbox on its own page fits the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${server.origin}/try/sandbox.html?scenario=slow`)
  await expect(page.frameLocator('#cashier').getByRole('heading', { level: 1 })).toBeVisible({ timeout: START_MS })
  await expectFits(page.mainFrame())
})
