import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { HASHED } from '../../src/ops/headers/recipe.ts'
import { hostData, newToken } from './support/hostData.ts'
import { openHost } from './support/hostWithPackage.ts'
import { expect, test } from './support/journey.ts'
import { HOST, WIDGET } from './support/places.ts'
import { widgetPage } from './support/widgetPage.ts'

/** The loader that a deployment serves, in a host page without npm (D-75). */

// The policy of the host page allows only its own scripts.
test.use({ bypassCSP: true })

/** Maximum size of the first file of the loader, as in the npm package. */
const LOADER_BYTES = 3_000

const INTEGRITY = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as Readonly<Record<string, string>>
const [PINNED = '', DIGEST = ''] = Object.entries(INTEGRITY).find(([file]) => file.startsWith('static/loader-')) ?? []

/** A host page with the script and the element, as an integrator writes them. */
const open = (page: Page, file: string, integrity: string, listen = '', token = newToken()) =>
  openHost(page, {
    script: `
  const loader = Object.assign(document.createElement('script'), ${JSON.stringify({
    type: 'module',
    src: `${WIDGET}/paywidget/${file}`,
    integrity,
    crossOrigin: 'anonymous',
  })})
  loader.onload = () => { document.title = 'loaded' }
  loader.onerror = () => { document.title = 'refused' }
  document.head.append(loader)
  const cashier = document.createElement('pay-widget')
  cashier.setAttribute('src', '${WIDGET}/paywidget/')
  cashier.data = ${JSON.stringify(hostData(token))}
  ${listen}
  document.querySelector('#place').append(cashier)`,
  })

for (const [name, file, integrity] of [
  ['the latest of version 1', 'v1/loader.js', ''],
  ['the pinned one, with its integrity value', PINNED, DIGEST],
] as const)
  test(`D-75 the loader embeds the cashier: ${name}`, { tag: '@core' }, async ({ page }) => {
    await open(page, file, integrity)
    await expect(widgetPage(page, 'iframe').tile('Airtm')).toBeVisible()
    await expect(page).toHaveTitle('loaded')
  })

test('D-75 a loader that does not match its integrity value does not run', async ({ page, watch }) => {
  watch.allow(/integrity/)
  await open(page, 'v1/loader.js', `sha384-${'A'.repeat(64)}`)
  await expect(page).toHaveTitle('refused')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('D-75 the snippet of the build has the pinned loader and its integrity value', () => {
  const snippet = readFileSync('dist/snippet.html', 'utf8')
  expect(snippet).toContain(`src="https://pay.example/paywidget/${PINNED}"`)
  expect(snippet).toContain(`integrity="${DIGEST}"`)
  expect(readFileSync(`dist/site/${PINNED}`, 'utf8'), 'one file, which its integrity value covers').not.toMatch(
    /\bimport\s*\(|\bfrom\s*["'`]/,
  )
})

test('D-75 the latest loader is smaller than 3 kB, and its parts have hashed names, so they are cached for ever', () => {
  const loader = readFileSync('dist/site/v1/loader.js', 'utf8')
  expect(gzipSync(loader, { level: 9 }).length).toBeLessThan(LOADER_BYTES)
  const parts = [...loader.matchAll(/import\([`"']\.\.\/([^`"']+)[`"']\)/g)].map(([, file = '']) => file)
  expect(parts).toHaveLength(3)
  for (const part of parts) {
    expect(`/${part}`).toMatch(HASHED)
    expect(Object.keys(INTEGRITY)).toContain(part)
  }
})

test.describe('a page with a strict CSP', () => {
  test.use({ bypassCSP: false })

  test('D-75 the latest loader and its parts need no script source but its own nonce', async ({ page }) => {
    await page.context().grantPermissions(['local-network-access'])
    const policy = [
      "default-src 'none'; img-src data:; base-uri 'none'; script-src 'nonce-abc'",
      `frame-src ${WIDGET}; require-trusted-types-for 'script'; trusted-types 'none'`,
    ].join('; ')
    await page.route(`${HOST}/strict.html`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policy },
        body: `<!doctype html><meta name="viewport" content="width=device-width"><title>Host</title>
          <link rel="icon" href="data:,">
          <script nonce="abc" type="module" src="${WIDGET}/paywidget/v1/loader.js" crossorigin="anonymous"></script>
          <pay-widget src="${WIDGET}/paywidget/"></pay-widget>
          <script nonce="abc">
            const cashier = document.querySelector('pay-widget')
            window.told = []
            cashier.addEventListener('onProblem', ({ detail }) => window.told.push(detail.code))
            cashier.data = ${JSON.stringify(hostData(newToken()))}
          </script>`,
      }),
    )
    const part = page.waitForResponse(/\/static\/loaderPart-/)
    await page.goto(`${HOST}/strict.html`)
    await expect(widgetPage(page, 'iframe').tile('Airtm')).toBeVisible()
    expect((await part).ok()).toBe(true)
    expect(await told(page)).not.toContain('loader.incomplete')
  })

  test('D-75 a CSP that allows the loader but not its parts: the cashier opens, and one problem is reported', async ({
    page,
    watch,
  }) => {
    watch.allow(
      /^script-src-elem blocked|Content Security Policy|Content-Security-Policy|paywidget\] loader.incomplete|paywidget file is missing/,
    )
    await page.context().grantPermissions(['local-network-access'])
    const policy = `default-src 'none'; img-src data:; script-src 'nonce-abc' ${WIDGET}/paywidget/v1/loader.js; frame-src ${WIDGET}`
    await page.route(`${HOST}/limited.html`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policy },
        body: `<!doctype html><meta name="viewport" content="width=device-width"><title>Host</title>
          <link rel="icon" href="data:,">
          <pay-widget src="${WIDGET}/paywidget/"></pay-widget>
          <script nonce="abc">
            const cashier = document.querySelector('pay-widget')
            window.told = []
            cashier.addEventListener('onProblem', ({ detail }) => window.told.push(detail.text))
            cashier.data = ${JSON.stringify(hostData(newToken()))}
          </script>
          <script type="module" src="${WIDGET}/paywidget/v1/loader.js" crossorigin="anonymous"></script>`,
      }),
    )
    await page.goto(`${HOST}/limited.html`)
    await expect(widgetPage(page, 'iframe').tile('Airtm')).toBeVisible()
    expect(await told(page)).toEqual([expect.stringContaining('(part)')])
  })
})

/** The page's own listener, which stores the codes of the problems. */
const LISTEN = `window.told = []
  cashier.addEventListener('onProblem', ({ detail }) => window.told.push(detail.code))`
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: readonly string[] }).told)

test('D-75 an old loader whose parts a deployment has removed reports a problem, and the cashier opens', async ({
  page,
  watch,
}) => {
  watch.allow(/404/, /paywidget file is missing/)
  await page.route('**/static/loaderPart-*.js', (route) => route.fulfill({ status: 404 }))
  await open(page, 'v1/loader.js', '', LISTEN)
  await expect(widgetPage(page, 'iframe').tile('Airtm')).toBeVisible()
  await expect.poll(() => told(page)).toEqual(expect.arrayContaining(['loader.incomplete']))
})

test('D-75 a part of the loader that never responds does not keep the cashier from opening', async ({ page }) => {
  await page.route('**/static/loaderPart-*.js', () => undefined)
  await open(page, 'v1/loader.js', '', LISTEN)
  await expect(widgetPage(page, 'iframe').tile('Airtm')).toBeVisible()
})

test.describe('with storage denied to the frame, and a part of the loader that responds late', () => {
  test.use({ storage: 'denied' })

  /** Holds the part back from now on. The returned function lets it come. */
  async function holdPart(page: Page): Promise<() => void> {
    let letGo = () => {}
    const free = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/static/loaderPart-*.js', async (route) => {
      await free
      await route.fallback().catch(() => undefined) // the page may have closed
    })
    return letGo
  }

  /** Opens the cashier although the part does not come; the loader waits for it for some seconds. */
  const listed = (page: Page) => expect(widgetPage(page, 'iframe').tile('Mercado Pago')).toBeVisible()

  const kept = (page: Page) => page.evaluate(() => Object.entries(sessionStorage).join())

  async function payWithoutAnswer(page: Page, deposits: () => Promise<readonly unknown[]>): Promise<void> {
    const widget = widgetPage(page, 'iframe')
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect.poll(async () => (await deposits()).length).toBe(1)
  }

  test('D-75 H2 C35 a payment with a lost response is recognized after a reload, once the part has come', async ({
    page,
    cashier,
  }) => {
    const token = newToken('answerDropped')
    await open(page, 'v1/loader.js', '', '', token)
    await payWithoutAnswer(page, () => cashier.of(token).deposits())
    await expect.poll(() => kept(page), 'the host page has stored the payment').toContain('paywidget:intent')
    const letGo = await holdPart(page)
    await page.reload()
    await listed(page)
    letGo()
    await expect(widgetPage(page, 'iframe').inside.getByText('dep-1001')).toBeVisible()
    expect(await cashier.of(token).calls('deposit-create')).toHaveLength(1)
  })

  test('D-75 H2 C35 a payment made before the part has come is recognized after a reload', async ({
    page,
    cashier,
  }) => {
    const token = newToken('answerDropped')
    const letGo = await holdPart(page)
    await open(page, 'v1/loader.js', '', '', token)
    await listed(page)
    await payWithoutAnswer(page, () => cashier.of(token).deposits())
    expect(await kept(page)).not.toContain('paywidget:intent')
    letGo()
    await expect.poll(() => kept(page)).toContain('paywidget:intent')
    await page.reload()
    await expect(widgetPage(page, 'iframe').inside.getByText('dep-1001')).toBeVisible()
    expect(await cashier.of(token).calls('deposit-create')).toHaveLength(1)
  })
})

test('D-75 Q-115 without a part of the loader, a renewed token is sent at once, although the part is still awaited', async ({
  page,
}) => {
  await page.clock.install()
  await page.route('**/static/loaderPart-*.js', () => undefined)
  await open(page, 'v1/loader.js', '', 'window.cashier = cashier')
  await expect(widgetPage(page, 'iframe').tile('Airtm')).toBeVisible()
  const frame = page.frames().find((one) => one.url().startsWith(`${WIDGET}/paywidget/`))
  await frame?.evaluate(() => {
    const received: string[] = []
    addEventListener('message', ({ data }) => received.push(String(data)))
    Object.assign(window, { received })
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  const data = hostData(newToken())
  await page.evaluate((next) => Object.assign((window as never as { cashier: object }).cashier, { data: next }), data)
  const received = () => frame?.evaluate(() => (window as never as { received: string[] }).received.join())
  await expect.poll(received).toContain(data.user.token)
})

test('D-75 G14 during an outage a cached loader sends onInitError, so that the host can start its fallback', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|paywidget file is missing/)
  await page.route('**/static/loaderPart-*.js', (route) => route.abort())
  await page.route(`${WIDGET}/paywidget/`, (route) => route.abort())
  await openHost(page, {
    script: `
      window.told = []
      const { mountPaywidget } = await import('${WIDGET}/paywidget/v1/loader.js')
      mountPaywidget('#place', {
        src: '${WIDGET}/paywidget/',
        data: ${JSON.stringify(hostData(newToken()))},
        loadTimeout: 300,
        on: { onInitError: ({ code, text }) => window.told.push(code, text) },
      })`,
  })
  await expect.poll(() => told(page)).toEqual(['loader.incomplete', expect.stringContaining('(silence)')])
})
