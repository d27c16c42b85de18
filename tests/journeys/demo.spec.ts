import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type FrameLocator, type Locator, type Page, type Request, test } from '@playwright/test'
import { TOKENS } from '../../schemas/host/tokens.ts'
import { freePort } from '../freePort.ts'
import { LAYOUTS, listenOn, run, START, startDemo, stopDemo } from './support/demoServer.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { expectFits } from './support/expectFits.ts'

/**
 * The demo after `npm start`: host page, widget, and the cashier behind a service worker. The tests put faults into
 * copies of method fixtures, in a temporary folder passed to `npm start -- FOLDER`.
 */
test.describe.configure({ mode: 'serial', timeout: 300_000 })

/** Timeout for the first visit, in which Vite bundles the dependencies; the method folders are checked after it. */
const FIRST_MS = 90_000

/** The example hosts: title in the demo, path, and the selector of the cashier's frame. */
const PLACES = [
  ['A host in plain HTML', '/hosts/plain/', '#cashier'],
  ['In React', '/hosts/react/', 'iframe'],
] as const
const APPS = [
  ['In an iOS app', '/hosts/phone/?app=ios', 'webkit.messageHandlers.paywidget'],
  ['In an Android app', '/hosts/phone/?app=android', 'AndroidPaywidget'],
] as const

let folder: string
let port: number
let origin: string
let server: ChildProcess

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'demo-methods-'))
  for (const name of ['airtm', 'spei', 'mercado_pago'])
    cpSync(`fixtures/methods/${name}`, join(folder, name), { recursive: true })
  port = await freePort()
  origin = `http://localhost:${port}`
  server = await startDemo(port, folder)
})

test.afterAll(async () => {
  await stopDemo(server)
  rmSync(folder, { recursive: true, force: true })
})

test('ARCH-12 PROD-01 the demo runs the whole widget on fixtures without a backend, and links to the example hosts', {
  tag: '@core',
}, async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => isCall(request) && calls.push(new URL(request.url()).pathname))
  const widget = await openDemo(page)
  for (const [name, path] of [...PLACES, ...APPS])
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  await widget.getByRole('button', { name: /Airtm/ }).click()
  await widget.getByLabel(/Email/).fill('ana@mail.com')
  const opening = page.waitForEvent('popup')
  await widget.getByRole('button', { name: 'Deposit 500.00 MXN' }).click()
  await expect(widget.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible({ timeout: 30_000 })
  const provider = await opening
  await provider.getByRole('button', { name: 'Pay', exact: true }).click({ timeout: 30_000 })
  await expect(provider.getByRole('status')).toHaveText('Paid. You can close this window.')
  await expect(widget.getByRole('heading', { name: 'Payment complete' })).toBeVisible({ timeout: 30_000 })
  expect(calls.length, 'calls that left the pages and were answered by the worker').toBeGreaterThan(3)
})

test('O4 the demo shows every call in full with its token hidden, and every message in order', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  const widget = await openDemo(page)
  await widget.getByRole('button', { name: /Airtm/ }).click()
  await widget.getByLabel(/Email/).fill('ana@mail.com')
  await widget.getByRole('button', { name: 'Deposit 500.00 MXN' }).click()
  await expect(widget.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible({ timeout: 30_000 })

  const create = page.locator('#calls li', { hasText: 'deposit-create' })
  await create.locator('summary').click()
  await expect(create).toContainText('"email": "ana@mail.com"')
  await expect(create).toContainText('"idempotency-key"')
  await expect(create).toContainText('"authorization": "••••••••"')
  await expect(create.getByRole('heading', { name: 'Answer 200' })).toBeVisible()
  await expect(create).toContainText('"depositId"')
  await create.getByRole('button', { name: 'Copy' }).click()
  await expect(create.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`POST ${origin}/api/`)
  expect(copied).toContain('"email": "ana@mail.com"')
  expect(copied).toContain('"depositId"')

  const titles = await page.locator('#messages .title').allTextContents()
  // Leave out repeats: the widget sends "Loaded" again until the host has answered.
  const firsts = titles.filter((title, at) => titles.indexOf(title) === at)
  expect(firsts.slice(0, 4)).toEqual(['Loaded', 'loaded', 'onInit', 'FullLoaded'])
  expect(titles).toContain('onIntent')
  await expect(page.locator('#messages .time').first()).toHaveText(/^\d\d:\d\d:\d\d\.\d{3}$/)
  const loaded = page.locator('#messages li', { hasText: '→ widget' }).first()
  await loaded.locator('summary').click()
  await expect(loaded).toContainText('"token": "••••••••"')
  for (const log of ['#messages', '#calls'])
    expect(await page.locator(log).textContent()).not.toContain('scenario.default.demo')
})

test('Q-135 SOCK-01 O4 with the socket transport every call uses a real socket.io server, and a deposit is paid', {
  tag: '@core',
}, async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => isCall(request) && posts.push(request.url()))
  const said: string[] = []
  page.on('websocket', (socket) => {
    if (socket.url().includes('/v4/socket.io')) socket.on('framesent', ({ payload }) => said.push(String(payload)))
  })
  await openDemo(page)
  await page.getByLabel('Transport').selectOption('socket')
  await expect(page).toHaveURL(/\?transport=socket$/)
  posts.length = 0
  const widget = page.frameLocator('#cashier')
  await expect(page.locator('#calls li', { hasText: 'BANKING:methods-payment-v5' })).toContainText('200', {
    timeout: FIRST_MS,
  })
  await payAirtm(page, widget)
  const create = page.locator('#calls li', { hasText: 'BANKING:deposit-create' })
  await expect(create).toHaveCount(1)
  await create.locator('summary').click()
  await expect(create).toContainText('"email": "ana@mail.com"')
  await expect(create).toContainText('"depositId"')
  await expect(create).toContainText('"idempotency-key"')
  expect(await page.locator('#calls').textContent()).not.toContain('scenario.default.demo')
  expect(said.filter((text) => text.includes('BANKING:deposit-create'))).toHaveLength(1)
  expect(posts, 'calls over HTTP').toEqual([])
})

test('O4 the demo keeps the intent reference of a payment without a response, and passes it back as a host does', async ({
  page,
}) => {
  const widget = await openDemo(page, '?scenario=createHangs')
  await widget.getByRole('button', { name: /Mercado Pago/ }).click()
  await widget.getByLabel(/Amount/).fill('500')
  await widget.getByRole('button', { name: 'Deposit 500.00 MXN' }).click()
  const reference = page.locator('#intentReference')
  await expect(reference).toHaveText(/\S{20,}/, { timeout: 30_000 })
  const kept = await reference.textContent()
  await page.getByRole('button', { name: 'Reload the cashier' }).click()
  await expect(page.locator('#messages li', { hasText: '→ widget' }).last()).toContainText(`"resume": "${kept}"`)
})

test('O4 the chosen settings are in the URL, and a link to it restores them', async ({ page }) => {
  await openDemo(page)
  const scenario = page.getByRole('combobox', { name: 'Scenario' })
  await scenario.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(await scenarioCount())
  await scenario.fill('hundred methods')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(/A hundred and twenty methods/)
  await page.keyboard.press('Enter')
  await expect(page.locator('#scenarioTitle')).toHaveText('A hundred and twenty methods.')
  await page.getByLabel('Country').selectOption({ label: 'Japan' })
  await expect(page.getByLabel('Currency')).toHaveValue('JPY')
  await page.getByLabel('Language').selectOption('ar')
  await page.getByLabel('Platform').selectOption('ios')
  await page.getByLabel('Dark').check()
  await page.getByLabel('Bonuses').uncheck()
  const query = new URL(page.url()).searchParams
  expect(Object.fromEntries(query)).toEqual({
    ...{ scenario: 'manyMethods', country: 'JP', currency: 'JPY', lang: 'ar', platform: 'ios', theme: 'dark' },
    bonuses: 'false',
  })

  const other = await page.context().newPage()
  await other.goto(page.url())
  const widget = other.frameLocator('#cashier')
  await expect(widget.getByRole('button', { name: /Banco Norte 1/ }).first()).toBeVisible({ timeout: FIRST_MS })
  await expect(widget.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(other.getByRole('combobox', { name: 'Scenario' })).toHaveValue('Many methods')
  await expect(other.getByLabel('Country')).toHaveValue('JP')
  await expect(other.getByLabel('Dark')).toBeChecked()
  await expect(other.getByLabel('Bonuses')).not.toBeChecked()
})

/**
 * Opens the form of Airtm and waits for `shown` in it. One change of files may reload the frame twice, which returns to
 * the list.
 */
async function openAirtm(widget: FrameLocator, shown: Locator): Promise<void> {
  const airtm = widget.getByRole('button', { name: /Airtm/ })
  await expect(async () => {
    if (await airtm.isVisible()) await airtm.click({ timeout: 3_000 })
    await expect(shown).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: FIRST_MS })
}

test('O4 invalid JSON removes one method, a refused layout replaces one screen, and both are reported until fixed', async ({
  page,
}) => {
  const method = join(folder, 'spei/method.json')
  const layout = join(folder, 'airtm/layouts/deposit.redirect.json')
  const [goodMethod, goodLayout] = [method, layout].map((file) => readFileSync(file, 'utf8'))
  const documents = page.locator('#documents')
  const widget = await openDemo(page, '?theme=dark')
  await expect(documents).toHaveAttribute('data-tone', 'good', { timeout: FIRST_MS })
  await widget.getByRole('button', { name: /Airtm/ }).click()
  // The form has the method's own layout, not the built-in one. Its code is loaded now, in many small files.
  await expect(widget.getByText(OWN_WORDS)).toBeVisible({ timeout: FIRST_MS })

  writeFileSync(layout, goodLayout!.replace('"payment.submit"', '"payment.submt"'))
  const refused = documents.locator('article', { hasText: layout })
  await expect(refused).toContainText('Refused: the built-in screen is drawn.', { timeout: FIRST_MS })
  await expect(refused).toContainText('"payment.submt" is not a part. Did you mean "payment.submit"?')
  await expect(refused).toContainText('E21')
  expect(await refused.innerText()).toContain(await commandSays(layout))
  // The frame has reloaded and shows the built-in screen.
  await openAirtm(widget, widget.getByLabel(/Email/))
  await expect(widget.getByText(OWN_WORDS)).toBeHidden()

  writeFileSync(method, goodMethod!.replace(',\n', '\n'))
  await expect(documents.locator('article', { hasText: method })).toContainText('The method is not listed.', {
    timeout: FIRST_MS,
  })
  await expect(documents.locator('article', { hasText: method })).toContainText(
    /3:3 E00 not JSON: A comma or "}" is missing/,
  )
  await page.getByRole('button', { name: 'Reload the cashier' }).click()
  await expect(widget.getByRole('button', { name: /Mercado Pago/ })).toBeVisible({ timeout: 30_000 })
  await expect(widget.getByRole('button', { name: /SPEI/ })).toHaveCount(0)

  // Save half of the file first, as some editors do.
  writeFileSync(layout, goodLayout!.slice(0, goodLayout!.length / 2))
  await expect(refused).toContainText('E00', { timeout: FIRST_MS })
  writeFileSync(layout, goodLayout!)
  writeFileSync(method, goodMethod!)
  await expect(documents).toHaveAttribute('data-tone', 'good', { timeout: FIRST_MS })
  await expect(documents.locator('article')).toHaveCount(0)
  await expect(widget.getByRole('button', { name: /SPEI/ })).toBeVisible({ timeout: FIRST_MS })
  await openAirtm(widget, widget.getByText(OWN_WORDS))
  // The selection is kept, in the page and in the data for the frame.
  expect(new URL(page.url()).search).toBe('?theme=dark')
  const loaded = page.locator('#messages li', { hasText: '→ widget' }).last()
  await loaded.locator('summary').click()
  await expect(loaded).toContainText('"theme": "dark"')
})

test('O4 the demo reports a layout broken by a scenario, and is accessible on phone and desktop, light and dark', async ({
  page,
}) => {
  const widget = await openDemo(page, '?scenario=layoutBad')
  const refused = page.locator('#documents article', { hasText: 'airtm/layouts/deposit.redirect.json' })
  await expect(refused).toContainText('"hologram" is not a node type.', { timeout: FIRST_MS })
  await expect(refused).toContainText('The scenario has changed this document.')
  await widget.getByRole('button', { name: /Airtm/ }).click()
  await expect(widget.getByLabel(/Email/)).toBeVisible({ timeout: FIRST_MS })
  await expect(widget.getByText(OWN_WORDS)).toBeHidden()

  await page.locator('#calls summary').first().click()
  for (const [width, colorScheme] of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await expectFits(page.mainFrame())
    await page.getByRole('combobox', { name: 'Scenario' }).click()
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await expectAccessible(page.mainFrame())
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
  }
})

test('K4 Q-114 HOST-12 the theme page shows every token with its default, and applies tried values as the widget does', async ({
  page,
}) => {
  await page.goto(`${origin}/theme/`)
  const names = page.locator('.theme-token label')
  await expect(names).toHaveText(Object.keys(TOKENS), { timeout: FIRST_MS })
  const token = (name: string) => page.locator('.theme-token', { has: page.getByText(name, { exact: true }) })
  for (const [name, { light, dark, description }] of Object.entries(TOKENS)) {
    await expect(token(name)).toContainText(description)
    for (const value of [light, dark]) await expect(token(name)).toContainText(value)
  }
  const pictures = page.locator('.theme-token img')
  await expect(pictures).toHaveCount(Object.keys(TOKENS).length)
  const widths = () => pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth))
  await expect.poll(async () => (await widths()).filter((width) => width === 0)).toEqual([])

  const outcome = page.locator('.theme-outcome')
  const button = page.getByRole('button', { name: 'Deposit 500.00 MXN' }).first()
  await expect(button).toHaveCSS('background-color', 'rgb(31, 111, 92)')
  await page.getByLabel('--pw-accent', { exact: true }).fill('#7a2ea0')
  await page.getByLabel('--pw-radius', { exact: true }).fill('3px')
  await expect(button).toHaveCSS('background-color', 'rgb(122, 46, 160)')
  await expect(button).toHaveCSS('border-radius', '3px')
  await expect(outcome).toHaveText('Every value is applied as given.')
  await expect(page.locator('.theme-json')).toContainText('"--pw-accent": "#7a2ea0"')

  await page.getByLabel('--pw-accent', { exact: true }).fill('#ffe600')
  await page.getByLabel('--pw-bg', { exact: true }).fill('url(https://evil.example/)')
  await expect(outcome).toContainText('(onProblem theme.contrast): --pw-accent')
  await expect(outcome).toContainText('Ignored, and reported to the operator (host.schema): --pw-bg')
  await expect(token('--pw-accent')).toContainText(/Adjusted to #[0-9a-f]{6}: its contrast was too low\./)
  await expect(token('--pw-bg')).toContainText('Ignored: this is not a plain colour.')
  await expect(button).not.toHaveCSS('background-color', 'rgb(255, 230, 0)')

  // The URL keeps the tried value when theme or direction change.
  await page.getByRole('link', { name: 'dark' }).click()
  await expect(page.getByLabel('--pw-accent', { exact: true })).toHaveValue('#ffe600')
  await expect(button).toHaveCSS('background-color', 'rgb(255, 230, 0)')
  await page.getByRole('button', { name: 'The defaults' }).click()
  await expect(page).toHaveURL(/\?page=theme&theme=dark$/)
  for (const width of [1440, 320]) {
    for (const look of ['light', 'dark']) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${origin}/theme/?theme=${look}&dir=${width === 320 ? 'rtl' : 'ltr'}&--pw-accent=%23ffe600`)
      await expect(names.first()).toBeVisible()
      await expectFits(page.mainFrame())
      await expectAccessible(page.mainFrame())
    }
  }
})

for (const [name, path, frame] of PLACES) {
  test(`PROD-01 ARCH-10 O4 ${name}: a player can pay without a backend, and the page fits a phone and a desktop`, async ({
    page,
  }) => {
    const widget = await openExample(page, path, frame)
    await expectLooks(page)
    const heard = page.locator('aside ol')
    await expect(heard).toContainText('FullLoaded')
    await payAirtm(page, widget)
    await expect(heard).toContainText('onPaymentStatus')
    await widget.getByRole('main').getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
}

test('PROD-01 O4 in React other props keep typed text, and a closed cashier can be opened again', async ({ page }) => {
  const widget = await openExample(page, '/hosts/react/', 'iframe')
  await widget.getByRole('button', { name: /Airtm/ }).click()
  await widget.getByLabel(/Email/).fill('ana@mail.com')
  await page.getByRole('button', { name: 'The other theme' }).click()
  await expect(widget.locator('[data-theme="dark"]').first()).toBeVisible()
  await expect(widget.getByLabel(/Email/)).toHaveValue('ana@mail.com')
  await page.getByRole('button', { name: 'Go back' }).click()
  await widget.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Open the cashier' }).click()
  await expect(widget.getByRole('button', { name: /Airtm/ })).toBeVisible({ timeout: 30_000 })
})

test('W2 G4 G14 in React a new title keeps the cashier and typed text, and without a token there is no cashier', {
  tag: '@core',
}, async ({ page }) => {
  const widget = await openExample(page, '/hosts/react/', 'iframe')
  await widget.getByRole('button', { name: /Airtm/ }).click()
  await widget.getByLabel(/Email/).fill('ana@mail.com')
  await page.getByRole('button', { name: 'Another name' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Deposits')
  await expect(widget.getByLabel(/Email/)).toHaveValue('ana@mail.com')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(widget.getByRole('button', { name: /Airtm/ })).toBeVisible()
  await expect(page.locator('aside ol')).not.toContainText('onInitError')
})

for (const [name, path, bridge] of APPS) {
  test(`PROD-01 HOST-09 HOST-13 HOST-29 O4 ${name}: the app and the widget talk over the bridge, a payment succeeds, and the page fits`, async ({
    page,
  }) => {
    const widget = await openExample(page, path, '#webView')
    await expectLooks(page)
    await expect(page.locator('#bridge')).toHaveText(bridge)
    const heard = page.locator('#heard')
    await expect(heard).toContainText('FullLoaded')
    expect(await widget.locator('body').evaluate(() => 'userData' in window)).toBe(false)
    await widget.getByRole('button', { name: /Airtm/ }).click()
    await expect(widget.getByLabel(/Email/)).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await payAirtm(page, widget, 'Open payment page')
    await expect(heard).toContainText('onPaymentStatus')
  })
}

test('O4 a window without service workers shows the error and the way out', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
  })
  await page.goto(`${origin}/demo/`)
  const words = page.frameLocator('#cashier').getByRole('alert')
  await expect(words).toContainText('The operation is insecure.', { timeout: FIRST_MS })
  await expect(words).toContainText(`Open http://localhost:${port}/demo/ in an ordinary window`)
})

test('O4 the demo says that the browser is offline or the dev server has stopped, and recovers by itself', async ({
  page,
  context,
}) => {
  await openDemo(page)
  const notices = page.locator('#notices')
  await context.setOffline(true)
  await expect(notices).toContainText('This browser is offline.')
  await context.setOffline(false)
  await expect(notices).toBeEmpty()
  await stopDemo(server)
  await expect(notices).toContainText('The dev server has stopped. Start it again with “npm start”')
  server = await startDemo(port, folder)
  await expect(notices).toBeEmpty({ timeout: 30_000 })
})

test('O4 npm start fails for a port in use, and proposes another one', async () => {
  const taken = await listenOn(await freePort())
  const { code, words } = await runStart('--port', String(taken.port))
  taken.server.close()
  expect(code).toBe(1)
  expect(words.trim()).toBe(
    `Port ${taken.port} is taken by another program. Choose another one: npm start -- --port ${taken.port + 1}`,
  )
})

test('O4 npm start names a missing folder, an unknown option or an invalid port', async () => {
  expect((await runStart('no/such/folder')).words).toContain('There is no folder "no/such/folder"')
  expect((await runStart('--prot', '1')).words).toContain("Unknown option '--prot'. Usage: npm start")
  expect((await runStart('--port', 'high')).words).toContain('"high" is not a port: give a number from 1 to 65535.')
})

const LOOKS = [
  [1440, 'light'],
  [320, 'dark'],
] as const

/** Opens an example host and waits for the list. */
async function openExample(page: Page, path: string, frame: string): Promise<FrameLocator> {
  await page.goto(origin + path)
  const widget = page.frameLocator(frame)
  await expect(widget.getByRole('button', { name: /Airtm/ })).toBeVisible({ timeout: FIRST_MS })
  return widget
}

/** Checks the page on phone and desktop, light and dark. */
async function expectLooks(page: Page): Promise<void> {
  for (const [width, colorScheme] of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await expectFits(page.mainFrame())
    await expectAccessible(page.mainFrame())
  }
}

/** Pays with Airtm, on the provider's page in a new tab, until "Payment complete" is shown. */
async function payAirtm(page: Page, widget: FrameLocator, nextPress?: string): Promise<void> {
  await widget.getByRole('button', { name: /Airtm/ }).click()
  await widget.getByLabel(/Email/).fill('ana@mail.com')
  const opening = page.context().waitForEvent('page')
  await widget.getByRole('button', { name: 'Deposit 500.00 MXN' }).click()
  // In an app the player opens the provider's page with a second press.
  if (nextPress !== undefined) await widget.getByRole('button', { name: nextPress }).click()
  const provider = await opening
  await provider.getByRole('button', { name: 'Pay', exact: true }).click({ timeout: 30_000 })
  await expect(provider.getByRole('status')).toHaveText('Paid. You can close this window.')
  await expect(widget.getByRole('heading', { name: 'Payment complete' })).toBeVisible({ timeout: 30_000 })
}

/** Whether a request is an API call, not a source file. */
const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/')

/** Text that only the method's own layout has. */
const OWN_WORDS = /You confirm the payment in Airtm with the same email/

async function openDemo(page: Page, query = ''): Promise<FrameLocator> {
  await page.goto(`${origin}/demo/${query}`)
  const widget = page.frameLocator('#cashier')
  await expect(widget.getByRole('button', { name: /Airtm|Banco/ }).first()).toBeVisible({ timeout: FIRST_MS })
  return widget
}

async function scenarioCount(): Promise<number> {
  return [...readFileSync('mocks/scenarios/README.md', 'utf8').matchAll(/^\| `\w+` \|/gm)].length
}

/** Line, column, code and text of the first finding of `paywidget-layouts check` in a file. */
async function commandSays(file: string): Promise<string> {
  const { words } = await run([LAYOUTS, 'check', file])
  const [, place, code, sentence] = /:(\d+:\d+) {2}(\w+) {2}(.*)/.exec(words) ?? []
  return `${place} ${code} ${sentence}`
}

const runStart = (...args: string[]) => run([START, ...args])
