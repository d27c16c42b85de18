import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { readLanguages } from '../../.ci/vite/languages.ts'
import { ROLLOUTS_ROW } from '../../schemas/layout/layoutIndex.ts'
import { type BuiltFile, builtFiles, fileNamed } from './support/builtFiles.ts'
import { coreIf } from './support/coreIf.ts'
import { FATES, type Fate } from './support/fates.ts'
import { expect, test } from './support/journey.ts'
import { WIDGET } from './support/places.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** Files requested at run time that are not part of the build. */
const SERVED: readonly BuiltFile[] = [
  { name: 'layouts/index.json', path: 'static/layouts/index.json' },
  { name: 'a document', path: 'static/layouts/address_card' },
]

/** A situation in which the file is requested, from the start to the form. */
interface Situation {
  readonly host?: Readonly<Record<string, string>>
  readonly config?: NonNullable<Parameters<WidgetPage['open']>[0]>['config']
  readonly prepare?: (page: Page) => Promise<void>
  /** Checks the final screen for this fate of the file. */
  readonly check?: (widget: WidgetPage, fate: Fate) => Promise<void>
}

const ENGLISH: Situation = {}

const LANGUAGES = readLanguages()

/** Without its locale file the widget falls back to English and notifies the host. It waits for a slow file. */
const inLanguage = (lang: string): Situation => ({
  // The locale "in" is Hinglish, but as a host language "in" means Indonesian (T13).
  host: { lang: LANGUAGES[lang]?.tag ?? lang },
  check: async (widget, fate) => {
    const own = fate === 'slow' ? lang : 'en'
    await expect(widget.heading(METHOD[lang] ?? METHOD.en), 'what the server says is said all the same').toBeVisible()
    await expect(widget.submit).toContainText(buttonIn(own))
    await expect(widget.inside.locator('html')).toHaveAttribute('dir', LANGUAGES[own]?.dir ?? '')
    const told = (await widget.messages()).filter(({ messageType }) => messageType === 'onLocaleError')
    expect(told.map(({ payload }) => payload)).toEqual(own === lang ? [] : [{ key: '', locale: lang }])
  },
})

/** Matches the button's text with the amount at any position. */
function buttonIn(lang: string): RegExp {
  const text = JSON.parse(readFileSync(`src/i18n/locales/${lang}.json`, 'utf8'))['form.deposit.submit'] as string
  return new RegExp(text.replace(/\u2068?\{\{\w+\}\}\u2069?/, '.*'))
}

/** The English texts also exist as a script, which the widget loads when their file is missing. */
const WORDLESS: Situation = {
  prepare: async (page) => {
    const { path } = fileNamed('locales/en.json')
    await page.route(`**/${path}`, FATES.missing)
  },
}

/** The socket library is loaded only when the host selects the socket transport. */
const SOCKET: Situation = { host: { transport: 'socket' } }

/** A deployment with documents for a part of the players. */
const ROLLED_OUT: Situation = {
  prepare: async (page) => {
    const body = JSON.stringify({ version: 1, rollouts: [] })
    const file = `rollouts.${createHash('sha256').update(body).digest('hex').slice(0, 16)}.json`
    await page.route('**/static/layouts/index.json', async (route) => {
      if (route.request().method() === 'HEAD') return route.fallback()
      const response = await route.fetch()
      const index = (await response.json()) as { layouts: object[] }
      const layouts = [...index.layouts, { screen: ROLLOUTS_ROW, file }]
      await route.fulfill({ response, json: { ...index, layouts } })
    })
    await page.route(`**/${file}`, (route) => route.fulfill({ contentType: 'application/json', body }))
  },
}

const INDEX = '{ "version": 1, "layouts": [] }'
const PREVIEW = createHash('sha256').update(INDEX).digest('hex')

/** An operator with the link of a preview. */
const PREVIEWED: Situation = {
  host: { extra: JSON.stringify({ layoutPreview: PREVIEW }) },
  config: { layouts: { previews: true } },
  prepare: async (page) => {
    const body = INDEX
    await page.route(`**/index.${PREVIEW}.json`, (route) => route.fulfill({ contentType: 'application/json', body }))
  },
}

/** A host that asks for events of product analytics (D-71). */
const ANALYSED: Situation = { host: { extra: JSON.stringify({ analytics: true }) } }

/** A developer with the log on (D-76). */
const DEBUGGED: Situation = { host: { extra: JSON.stringify({ debug: true }) } }

/** A host that chooses something inside the cashier. */
const CHOSEN: Situation = { host: { extra: JSON.stringify({ texts: { en: { 'search.label': 'Search' } } }) } }

/** File → the situation that requests it. The default is an English player with a form in a frame. */
const SITUATIONS: Readonly<Record<string, Situation>> = {
  ...Object.fromEntries(Object.keys(LANGUAGES).map((lang) => [`locales/${lang}.json`, inLanguage(lang)])),
  'locales/en.json': ENGLISH,
  'createDebug.js': DEBUGGED,
  'createHostEvents.js': ANALYSED,
  'createChoices.js': CHOSEN,
  'en.js': WORDLESS,
  'previewCode.css': PREVIEWED,
  'previewCode.js': PREVIEWED,
  'readRollouts.js': ROLLED_OUT,
  'socket.js': SOCKET,
}

/** Files of the return page, on which no cashier starts. */
const RETURN = ['rareEntries.js', 'rareEntries.css', 'shared.js']

/**
 * Files whose failure other journeys test: those of single pages (a QR code, a bar code, a captcha, a crypto address, the
 * loader of host pages, the pictures of a guide), of the sweepstake, of browsers that are too old, of a start on
 * withdrawals, and of a deployment's own languages.
 */
const ELSEWHERE =
  /^(?:QrDrawing|BarcodeBars|captcha|isChainAddress|loader(?:Part)?|methodsWithdrawal|withdrawalListRow|withdrawalStart|sweepstakePages)\.js$|^(?:oldBrowser\.json|deploymentTexts\.js)$|^verify\.|^instructions\//

/** The method's name in the languages of the server. */
const METHOD: Readonly<Record<string, string>> & { readonly en: string } = {
  en: 'Card with billing address',
  es: 'Tarjeta con dirección de facturación',
  mx: 'Tarjeta con dirección de facturación',
  'es-ES': 'Tarjeta con dirección de facturación',
  ar: 'بطاقة مع عنوان الفوترة',
}

const started = (widget: WidgetPage) =>
  Object.values(METHOD)
    .map(widget.tile)
    .reduce((one, other) => one.or(other))
    .first()
const failed = (widget: WidgetPage) => widget.inside.locator('.pw-start')
const amount = (widget: WidgetPage) => widget.amount
const apology = (widget: WidgetPage) => widget.notice.filter({ hasText: 'We couldn’t load part of this page' })

/** Opens the list and the form. Checks that every failure shows a page from which the player can go on. */
async function play(widget: WidgetPage, situation: Situation, isHanging: boolean): Promise<'started' | 'not started'> {
  await situation.prepare?.(widget.page)
  const host = { country: 'CA', currency: 'CAD', ...situation.host }
  const { config } = situation
  await widget.open({ host, hasClock: isHanging, isHanging, ...(config && { config }) })
  await waitFor(widget, isHanging, started(widget).or(failed(widget)).first())
  return (await started(widget).isVisible()) ? 'started' : 'not started'
}

/** Waits for an element; with a hanging file, advances the widget's clock. */
async function waitFor(widget: WidgetPage, isHanging: boolean, seen: Locator): Promise<void> {
  await expect(async () => {
    if (isHanging) await widget.pass(2_000)
    await expect(seen).toBeVisible({ timeout: isHanging ? 100 : 8_000 })
  }).toPass({ timeout: 30_000, intervals: [50] })
}

/**
 * Applies the fate to a file until `isOver`. `asked` counts the requests: without a request the test proves nothing.
 */
async function befall(page: Page, path: string, fate: Fate) {
  const met = { asked: 0, isOver: false }
  await page.route(
    (url) => url.pathname.startsWith(`/paywidget/${path}`),
    (route) => {
      met.asked++
      return met.isOver ? route.fallback() : FATES[fate](route)
    },
  )
  return met
}

const ALL = Object.keys(FATES) as Fate[]

/** Files that are vital for start, payment or texts are tested with every fate. */
const VITAL =
  /^(?:(?:index|en|vendor|mountApp|createAppRouter|afterList|socket)\.js|index\.css|locales\/(?:en|ar)|layouts|a document)/

/** Each other file is tested with one fate, in turn; LONG=1 tests each file with all fates. */
const fatesOf = (name: string, place: number): readonly Fate[] =>
  process.env.LONG || VITAL.test(name) ? ALL : ALL.filter((_, turn) => turn === place % ALL.length)

/** The ids for the title of a test with these fates: a missing file, a page instead of a file, a faulty layout. */
const idsOf = (name: string, fates: readonly Fate[]) =>
  [
    ['S3 I25', true],
    ['C58', fates.includes('missing')],
    ['C59', fates.includes('the page instead')],
    ['C61', /^(?:layouts|a document)/.test(name)],
  ]
    .flatMap(([id, isPlayed]) => (isPlayed ? [id] : []))
    .join(' ')

const complaints = (path: string) => [
  new RegExp(path.replace(/[.*]/g, '\\$&')),
  /\[paywidget\]/,
  /Failed to fetch dynamically imported module/,
]

const FILES = [...builtFiles(), ...SERVED].filter((file) => !RETURN.includes(file.name) && !ELSEWHERE.test(file.name))

for (const [place, { name, path }] of FILES.entries()) {
  const fates = fatesOf(name, place)
  test(
    `${idsOf(name, fates)} the widget recovers when ${name} is: ${fates.join(', ')}`,
    coreIf(place < 2),
    async ({ widget, watch }) => {
      test.setTimeout(150_000)
      watch.allow(...complaints(path))
      if (SITUATIONS[name] === WORDLESS) watch.allow(/locales\/en\./)
      for (const fate of fates) {
        await test.step(fate, async () => {
          const isHanging = fate === 'hanging'
          const situation = SITUATIONS[name] ?? ENGLISH
          const met = await befall(widget.page, path, fate)
          if ((await play(widget, situation, isHanging)) === 'not started') {
            await expect(failed(widget).getByRole('link')).toHaveText('Try again')
            const errors = (await widget.messages()).filter(({ messageType }) => messageType === 'onInitError')
            expect(errors, 'the host hears that it has not started').toHaveLength(1)
            met.isOver = true
            await failed(widget).getByRole('link').click()
            await waitFor(widget, isHanging, started(widget))
          }
          await started(widget).click()
          await waitFor(widget, isHanging, amount(widget).or(apology(widget)).first())
          const wasAsked = () => met.asked > 0
          await expect
            .poll(wasAsked, 'the file was asked for; if another situation does, name it in SITUATIONS')
            .toBe(true)
          met.isOver = true
          if (!(await amount(widget).isVisible())) await started(widget).click()
          await waitFor(widget, isHanging, amount(widget))
          await situation.check?.(widget, fate)
          await expect(widget.inside.getByText('Something went wrong')).toHaveCount(0)
          await widget.page.unrouteAll({ behavior: 'ignoreErrors' })
          await widget.page.goto('about:blank')
        })
      }
    },
  )
}

for (const name of RETURN) {
  test(
    `S3 S4 I10 I25 without ${name} the page after the provider’s redirect still says where to find the payment status`,
    coreIf(name === 'shared.js'),
    async ({ page, watch }) => {
      test.setTimeout(150_000)
      const { path } = fileNamed(name)
      watch.allow(...complaints(path))
      for (const fate of ALL) {
        await test.step(fate, async () => {
          if (fate === 'hanging') await page.clock.install()
          const met = await befall(page, path, fate)
          await page.goto(`${WIDGET}/paywidget/deposit/complete?locale=ar`, { waitUntil: 'commit' })
          await expect(async () => {
            if (fate === 'hanging') await page.clock.runFor(2_000)
            await expect(page.getByRole('heading', { name: 'لقد غادرت صفحة الدفع' })).toBeVisible({ timeout: 100 })
          }).toPass({ timeout: 30_000, intervals: [50] })
          await expect(page.getByText('ستجد هناك حالة دفعتك.')).toBeVisible()
          await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
          await expect(page.getByRole('link')).toHaveCount(0)
          expect(met.asked).toBeGreaterThan(0)
          await page.unrouteAll({ behavior: 'ignoreErrors' })
        })
      }
    },
  )
}

test('P3 HOST-18 a second loaded message with another transport switches the next call to it', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await SOCKET.prepare?.(widget.page)
  await widget.open({ host: { transport: 'http' } })
  await expect(widget.tile('Mercado Pago')).toBeVisible()
  const asked: string[] = []
  widget.page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await widget.loadAgain({ transport: 'socket' })
  await expect.poll(async () => (await cashier.calls('methods-payment-v5')).length).toBe(2)
  await expect(widget.tile('Mercado Pago')).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('CALL-01 D-01 over the socket, one press in the built widget creates one deposit', async ({ widget, cashier }) => {
  await SOCKET.prepare?.(widget.page)
  const asked: string[] = []
  widget.page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await widget.open({ host: { transport: 'socket' } })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  await widget.submit.click()
  await expect(widget.status).toContainText('Waiting for your payment')
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  const creates = await cashier.calls('deposit-create')
  expect(creates.map(({ headers }) => headers['idempotency-key'])).toEqual([expect.stringMatching(/^[\w-]{36}$/)])
  expect(await cashier.deposits()).toHaveLength(1)
})

test('the first script imports only the boot chunk, which imports nothing', () => {
  const importsOf = (file: string) =>
    [
      ...readFileSync(`dist/site/${fileNamed(file).path}`, 'utf8').matchAll(
        /\b(?:from|import)\s*"\.\/([\w-]+?)-[\w-]{8}\.js"/g,
      ),
    ].map(([, name]) => name)
  expect(importsOf('index.js')).toEqual(['boot'])
  expect(importsOf('boot.js')).toEqual([])
})
