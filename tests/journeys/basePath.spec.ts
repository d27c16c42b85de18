import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { ensureNginx } from '../../.ci/servers.mjs'
import { type RunningNginx, runNginx } from '../contract/servers/runNginx.ts'
import { expect, test } from './support/journey.ts'
import { WIDGET } from './support/places.ts'
import { readmeSnippet } from './support/readmeSnippet.ts'

/**
 * A build with another path, and with its files on a CDN (G17), sent by a real nginx with the generated recipe. The
 * browser sees it as https://pay.example/shop/pay/ and https://cdn.example/pw/.
 */
const BASE = '/shop/pay/'
const SITE = `https://pay.example${BASE}`
const CDN = 'https://cdn.example/pw/'
const HOST = 'https://casino.example/'

let nginx: RunningNginx
let out = ''

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  // On a busy machine, a build takes minutes.
  test.setTimeout(600_000)
  const folder = mkdtempSync(join(tmpdir(), 'paywidget-base-'))
  out = join(folder, 'dist')
  const options = ['--site-only', '--out', out, '--base', BASE, '--files', CDN]
  const { status, stdout, stderr } = spawnSync(process.execPath, ['.ci/build.mjs', ...options], {
    encoding: 'utf8',
    timeout: 500_000,
  })
  expect(status, `${stdout}${stderr}`).toBe(0)
  chmodSync(folder, 0o755)
  nginx = await runNginx(ensureNginx(), readFileSync(join(out, 'headers/nginx.conf'), 'utf8'), {})
  mkdirSync(join(nginx.root, 'shop'), { recursive: true })
  symlinkSync(join(out, 'site'), join(nginx.root, 'shop/pay'))
})

test.afterAll(async () => {
  await nginx?.stop()
  if (out !== '') rmSync(join(out, '..'), { recursive: true, force: true })
})

/** Forwards what the browser asks of the three origins, and resolves with the addresses asked for. */
async function enter(context: BrowserContext, token: string): Promise<string[]> {
  const asked: string[] = []
  const forward = (from: string, to: string) =>
    context.route(`${from}**`, async (route) => {
      const url = route.request().url()
      asked.push(url)
      const response = await route.fetch({ url: url.replace(from, to), maxRedirects: 0 })
      await route.fulfill({ response })
    })
  await forward('https://pay.example/', `${WIDGET}/`)
  await forward(SITE, `${nginx.origin}${BASE}`)
  await forward(CDN, `${nginx.origin}${BASE}`)
  // Files of the operator's own.
  for (const folder of ['icons', 'layouts'])
    await forward(`${CDN}static/${folder}/`, `${WIDGET}/paywidget/static/${folder}/`)
  const page = readmeSnippet(token).replace('https://pay.example/paywidget/', SITE)
  await context.route(HOST, (route) => route.fulfill({ contentType: 'text/html', body: page }))
  return asked
}

test('G17 a build with another base path opens there and loads all its files from the CDN', { tag: '@core' }, async ({
  page,
  context,
}) => {
  const asked = await enter(context, `scenario.default.base-${Date.now()}`)
  await page.goto(HOST)
  const cashier = page.frameLocator('#cashier')
  await cashier.getByRole('button', { name: /^Airtm/ }).click()
  await expect(cashier.getByRole('textbox', { name: /^Amount/ })).toBeVisible()
  const files = asked.filter((url) => url.includes('/static/'))
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((url) => !url.startsWith(`${CDN}static/`))).toEqual([])
})

test('G17 CREATE-17 the create sends a return URL with the base path', async ({ page, context, cashier }) => {
  const token = `scenario.default.return-${Date.now()}`
  const own = cashier.of(token)
  await enter(context, token)
  await page.goto(HOST)
  const inside = page.frameLocator('#cashier')
  await inside.getByRole('button', { name: /^Mercado Pago/ }).click()
  await inside.getByRole('textbox', { name: /^Amount/ }).fill('500')
  // By keyboard: a click on a button that has just moved is ignored.
  await inside.getByRole('button', { name: /^Deposit 500/ }).press('Enter')
  await expect.poll(async () => (await own.calls('deposit-create')).length).toBe(1)
  const [create] = await own.calls('deposit-create')
  expect(create?.payload).toMatchObject({ returnUrl: `${SITE}deposit/complete` })
})

test('G17 the verification page passes all checks with another base path and a CDN', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 404/)
  await enter(context, 'scenario.default.verify')
  await page.goto(`${SITE}verify.html`)
  await expect(page.locator('#sum')).toHaveText(/^All \d{2,3} checks passed\.$/)
})

test('G17 the verification page names the CORS header that a CDN does not send', async ({ page, context, watch }) => {
  watch.allow(/status of 404/, /blocked by CORS policy/, /ERR_FAILED/)
  await enter(context, 'scenario.default.verify')
  // Without this header, Playwright would add one that allows the page.
  const headers = { 'access-control-allow-origin': 'https://another.example' }
  await context.route(`${CDN}static/flags/MX.svg`, (route) => route.fulfill({ headers, body: '<svg/>' }))
  await page.goto(`${SITE}verify.html`)
  const picture = page.locator('section', { has: page.getByRole('heading', { name: 'A picture', exact: true }) })
  await expect(picture.locator('li').first()).toContainText('“access-control-allow-origin” is missing')
})
