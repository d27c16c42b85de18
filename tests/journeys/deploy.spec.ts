import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { aBonus, withBonuses } from './support/bonuses.ts'
import { coreIf } from './support/coreIf.ts'
import { deploy } from './support/deploy.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { expectFits } from './support/expectFits.ts'
import { expect, test } from './support/journey.ts'
import { WIDGET } from './support/places.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** A newer build was deployed, and a file of the open build is missing (C58, I23). */
test.use({ storage: 'allowed' })

const failed = (widget: WidgetPage) => widget.inside.locator('.pw-start')

/** Missing file → its effect for the player: the list and an error after the press, or a failed start. */
const FILES = {
  // Retry, because a press may hit the page just before its reload.
  'afterList.js': (widget: WidgetPage) =>
    expect(async () => {
      await widget.tile('Airtm').click({ timeout: 8_000 })
      await expect(widget.notice).toContainText('We couldn’t load part of this page', { timeout: 8_000 })
    }).toPass({ timeout: 60_000 }),
  'mountApp.js': (widget: WidgetPage) => expect(failed(widget)).toContainText('couldn’t open'),
  // If this script is missing, no code of the widget runs. A reload is safe, because it keeps the stored payments.
  'index.js': (widget: WidgetPage) => expect(failed(widget)).toContainText('couldn’t open'),
} as const
type File = keyof typeof FILES
const files = Object.keys(FILES) as readonly File[]

/** The stored payments. A payment in flight counts as unknown: a reload ends its call. */
const ledger = async (widget: WidgetPage) => {
  const stored = await widget.frame().evaluate(() => Object.entries(localStorage))
  return stored
    .filter(([key]) => key.startsWith('paywidget.intent.'))
    .map(([key, text]) => [key, text.replace('"state":"sending"', '"state":"unknown"')])
}

/** A promise, and the function that resolves it. */
function event() {
  let happen = () => {}
  const happened = new Promise<void>((resolve) => {
    happen = resolve
  })
  return { happened, happen }
}

test.beforeEach(({ watch }) => watch.allow(/static\//, /\[paywidget\]/, /Failed to fetch dynamically/))

test.describe('a missing build file while no payment is open', () => {
  for (const file of files) {
    test(
      `S3 C58 I23 ${file}: reloads the page for the newer build once, and not a second time`,
      coreIf(file === 'index.js'),
      async ({ widget }) => {
        const { documents } = await deploy(widget.page, file)
        await widget.open()
        await expect.poll(documents).toBe(2)
        await FILES[file](widget)
        await FILES[file](widget)
        expect(documents(), 'no second time').toBe(2)
      },
    )

    test(`S3 C58 I25 ${file}: opens the newer build after one reload`, async ({ widget }) => {
      const { documents } = await deploy(widget.page, file, { missingFor: 1 })
      await widget.open()
      await expect.poll(documents).toBe(2)
      await expect(async () => {
        if (!(await widget.amount.isVisible())) await widget.tile('Airtm').click({ timeout: 8_000 })
        await expect(widget.amount).toBeVisible({ timeout: 8_000 })
      }).toPass({ timeout: 60_000 })
      expect(documents()).toBe(2)
    })

    test(`S3 C58 ${file}: does not reload the page without a newer build`, async ({ widget }) => {
      const { documents, looks } = await deploy(widget.page, file, { isNewer: false })
      await widget.open()
      await expect.poll(looks).toBeGreaterThan(0)
      await FILES[file](widget)
      expect(documents()).toBe(1)
    })
  }
})

test.describe('a missing build file while a payment has an unknown outcome', () => {
  for (const file of files) {
    test(`I23 I3 I7 C36 C58 ${file}: neither loses the payment nor creates it twice`, async ({ widget, cashier }) => {
      await widget.open({ scenario: 'answerDropped' })
      await widget.openWithBaseLine('Mercado Pago')
      await widget.amount.fill('500')
      await widget.submit.click()
      await expect.poll(async () => (await cashier.calls('deposit-create')).length).toBe(1)
      const kept = await ledger(widget)
      expect(kept).toHaveLength(1)

      const { documents, looks, misses, bringBack } = await deploy(widget.page, file)
      await widget.page.reload()
      // With an unanswered payment the page reloads by itself only if no code of the widget has run.
      const isReloaded = file === 'index.js'
      await expect.poll(misses).toBeGreaterThanOrEqual(isReloaded ? 2 : 1)
      await FILES[file](widget)
      await FILES[file](widget)
      expect(await ledger(widget)).toEqual(kept)
      expect(documents()).toBe(isReloaded ? 2 : 1)
      bringBack()
      await goOn(widget)
      await expect(widget.status).toContainText('we didn’t receive its payment page')
      await expect(widget.inside.getByText('dep-1001')).toBeVisible()
      expect(looks(), 'whether there is a newer build').toBe(isReloaded ? 1 : 0)
      expect(await cashier.calls('deposit-create')).toHaveLength(1)
      expect(await cashier.deposits()).toHaveLength(1)
    })
  }

  async function goOn(widget: WidgetPage): Promise<void> {
    const retry = failed(widget).getByRole('link')
    if (await retry.isVisible()) await retry.click()
    else await widget.frame().evaluate(() => window.dispatchEvent(new Event('online')))
  }
})

test('I23 C58 a create that was sent while the page looks for a newer build is not aborted by a reload', async ({
  widget,
  cashier,
}) => {
  const [newer, created] = [event(), event()]
  const { documents, looks } = await deploy(widget.page, 'bonusPages.js', { answersAfter: newer.happened })
  await widget.page.route('**/deposit-create', async (route) => {
    await created.happened
    await route.fallback()
  })
  await widget.open({ host: withBonuses([aBonus('1', 'First bonus')]) })
  await widget.inside.getByRole('button', { name: /First bonus/ }).click()
  await expect.poll(looks).toBe(1)
  const asked = widget.frame().url()
  await widget.back.click()
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  const sent = widget.page.waitForRequest('**/deposit-create')
  await widget.submit.click()
  await sent
  const answered = widget.page.waitForEvent('requestfinished', (request) => request.url() === asked)
  newer.happen()
  await answered
  created.happen()
  await expect(widget.status).toContainText('Waiting for your payment')
  expect(documents(), 'no reload').toBe(1)
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})

test.describe('a missing build file while storage is denied', () => {
  test.use({ storage: 'denied' })

  test('S3 C58 does not reload the page, which could loop', async ({ widget }) => {
    const { documents } = await deploy(widget.page, 'afterList.js')
    await widget.open()
    await FILES['afterList.js'](widget)
    expect(documents()).toBe(1)
  })
})

test.describe('the verification page', () => {
  const VERIFY = `${WIDGET}/paywidget/verify.html`
  const sum = (page: Page) => page.locator('#sum')
  const lines = (page: Page, title: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) }).locator('li')
  /** The line of a finding: its state, the checked item, and the remedy. */
  const line = (page: Page, title: string, what: string) =>
    lines(page, title).filter({ has: page.getByText(what, { exact: true }) })

  // The page requests one missing file on purpose.
  test.beforeEach(({ watch }) => watch.allow(/status of 404/))

  test('passes all checks on a deployment that follows the recipe, and is accessible in both themes', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(VERIFY)
    await expect(sum(page)).toHaveText(/^All \d{2,3} checks passed\.$/)
    await expect.poll(() => page.locator('li').count()).toBeGreaterThan(60)
    await expect(page.locator('li:not([data-state="passed"])')).toHaveCount(0)
    await expect(page.locator('section')).toHaveCount(23)
    // The page fetches one script of the cashier as text, but runs no script of the cashier.
    expect(asked.filter((path) => /\/static\/(?!none-|verify-|index-)[^/]+\.js$/.test(path))).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [1280, 320]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 900 })
        await expectFits(page.mainFrame())
        await expectAccessible(page.mainFrame())
      }
    }
  })

  const CSP = 'content-security-policy'
  const BROKEN: readonly (readonly [
    what: string,
    path: RegExp,
    change: (headers: Record<string, string>) => Record<string, string>,
    title: string,
    line: string,
    says: RegExp,
  ])[] = [
    [
      'a missing CSP',
      /\/paywidget\/$/,
      ({ [CSP]: _, ...rest }) => rest,
      'The page of the cashier',
      'Content-Security-Policy: script-src',
      /Missing.*Make it “script-src 'self'”\./s,
    ],
    [
      'a CSP that allows inline scripts',
      /\/paywidget\/$/,
      (all) => ({ ...all, [CSP]: `${all[CSP]}`.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'") }),
      'The page of the cashier',
      'Content-Security-Policy: script-src',
      /Wrong.*It is “'self' 'unsafe-inline'”\. Make it “script-src 'self'”\./s,
    ],
    [
      'a CSP that allows frames of any site',
      /\/paywidget\/$/,
      (all) => ({ ...all, [CSP]: `${all[CSP]}`.replace("frame-src 'self'", "frame-src 'self' *") }),
      'The page of the cashier',
      'Content-Security-Policy: frame-src',
      /Wrong.*It is “'self' \*.*List “'self'” and the origin of the captcha’s page\./s,
    ],
    [
      'a CSP that allows workers of another site',
      /\/paywidget\/$/,
      (all) => ({
        ...all,
        [CSP]: `${all[CSP]}`.replace("worker-src 'self'", "worker-src 'self' https://evil.example"),
      }),
      'The page of the cashier',
      'Content-Security-Policy: worker-src',
      /Wrong.*evil\.example.*Make it “worker-src 'self'”\./s,
    ],
    [
      'a CSP without media-src',
      /\/paywidget\/$/,
      (all) => ({ ...all, [CSP]: `${all[CSP]}`.replace("media-src 'self'; ", '') }),
      'The page of the cashier',
      'Content-Security-Policy: media-src',
      /Missing.*List “'self'” and the origin of your videos\./s,
    ],
    [
      'B7 a frame ancestor that is not in the configuration',
      /\/paywidget\/$/,
      (all) => ({ ...all, [CSP]: `${all[CSP]}`.replace('frame-ancestors', 'frame-ancestors https://evil.example') }),
      'The page of the cashier',
      'Content-Security-Policy: frame-ancestors',
      /Wrong.*https:\/\/evil\.example.*List the origins of “host\.allowedOrigins”/s,
    ],
    [
      'an X-Frame-Options header',
      /deposit\/complete$/,
      (all) => ({ ...all, 'x-frame-options': 'SAMEORIGIN' }),
      'A page of the cashier by its path',
      'no x-frame-options',
      /Wrong.*Do not send “x-frame-options”\./s,
    ],
    [
      'a payment window that COOP cuts off from its opener',
      /\/helper\.html$/,
      (all) => ({ ...all, 'cross-origin-opener-policy': 'same-origin' }),
      'The payment window',
      'cross-origin-opener-policy',
      /Wrong.*The value is “same-origin”\. Send “cross-origin-opener-policy: unsafe-none”, once\./s,
    ],
    [
      'a cached index of layouts',
      /layouts\/index\.json$/,
      (all) => ({ ...all, 'cache-control': 'public, max-age=3600' }),
      'The index of your layouts',
      'cache-control',
      /Wrong.*The value is “public, max-age=3600”\. Send “cache-control: no-store”, once\./s,
    ],
    [
      'a build file that is not cached',
      /static\/index-.*\.js$/,
      (all) => ({ ...all, 'cache-control': 'no-store' }),
      'A file of the build',
      'cache-control',
      /Wrong.*Add “public”, “max-age=31536000”, “immutable”\./s,
    ],
    [
      'a style sheet sent as plain text',
      /static\/[^/]+\.css$/,
      (all) => ({ ...all, 'content-type': 'text/plain' }),
      'A style sheet of the build',
      'Content-Type',
      /Wrong.*The value is “text\/plain”\. Send “Content-Type: text\/css”\./s,
    ],
    [
      'G13 an uncompressed text file',
      /locales\/en\.[^/]+$/,
      ({ 'content-encoding': _, ...rest }) => rest,
      'The English texts',
      'content-encoding',
      /Missing.*Let the server compress text, scripts and JSON: gzip at least\./s,
    ],
    [
      'G17 a picture without the CORS header that package mode needs',
      /flags\/MX\.svg$/,
      ({ 'access-control-allow-origin': _, ...rest }) => rest,
      'A picture',
      'access-control-allow-origin',
      /Missing.*Send “access-control-allow-origin: \*”\./s,
    ],
    [
      'a picture without a hash in its name that is cached for a year',
      /flags\/MX\.svg$/,
      (all) => ({ ...all, 'cache-control': 'public, max-age=31536000, immutable' }),
      'A picture',
      'cache-control',
      /Wrong.*Send a lifetime of an hour at most: the name has no hash\./s,
    ],
    [
      'G11 a cached 404 of a picture',
      /flags\/none-\w+\.svg$/,
      (all) => ({ ...all, 'cache-control': 'public, max-age=3600' }),
      'A picture that does not exist',
      'cache-control',
      /Wrong.*Send “cache-control: no-store” with every error/s,
    ],
    [
      'G12 a payment window that another site may frame by its URL without “.html”',
      /\/helper$/,
      (all) => ({ ...all, [CSP]: `${all[CSP]}`.replace("frame-ancestors 'none'", 'frame-ancestors *') }),
      'The payment window without “.html”',
      'Content-Security-Policy: frame-ancestors',
      /Wrong.*It is “\*”\. Make it “frame-ancestors 'none'”\./s,
    ],
    [
      'G12 a weak CSP of the captcha frame by its URL without “.html”',
      /\/captcha$/,
      (all) => ({ ...all, [CSP]: `${all[CSP]}`.replace("'strict-dynamic'", '') }),
      'The frame of captchas without “.html”',
      'Content-Security-Policy: script-src',
      /Wrong.*Copy it from dist\/headers of this build\./s,
    ],
  ]

  for (const [what, path, change, title, name, says] of BROKEN) {
    test(`${what} is reported in its section, with the fix`, async ({ page }) => {
      await page.route(path, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, headers: change(response.headers()) })
      })
      await page.goto(VERIFY)
      await expect(sum(page)).toHaveText(/^\d+ of \d+ checks failed\./)
      await expect(line(page, title, name)).toHaveText(says)
      // Problems are listed first.
      await expect(lines(page, title).first()).not.toHaveAttribute('data-state', 'passed')
      const otherSections = page.locator('section', { hasNot: page.getByText(title, { exact: true }) })
      await expect(otherSections.locator('li:not([data-state="passed"])')).toHaveCount(0)
    })
  }

  test('reports a server that answers every path with the page, and one that does not answer', async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_FAILED/)
    await page.route('**/static/none-*', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '' }))
    await page.goto(VERIFY)
    await expect(line(page, 'A file that does not exist', 'nothing')).toHaveText(
      /Wrong.*The status is 200\..*Answer 404/s,
    )
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page.mainFrame())
    }
    await page.route('**/helper.html', (route) => route.abort())
    await page.reload()
    await expect(sum(page)).toHaveText(/^The deployment can't be read: .*Load this page again\.$/)
  })
})

test('D-39 G12 the file _headers has one rule for each built file, within the limit of Cloudflare Pages', () => {
  const rules = readFileSync('dist/headers/_headers', 'utf8').match(/^\/.*/gm) ?? []
  expect(rules.length).toBeLessThanOrEqual(100)
  const fits = (rule: string, path: string) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path)
  const built = readdirSync('dist/site', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.vite') && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replace('dist/site', '/paywidget'))
  expect(built.length).toBeGreaterThan(200)
  expect(built.filter((file) => rules.filter((rule) => fits(rule, file)).length !== 1)).toEqual([])
})
