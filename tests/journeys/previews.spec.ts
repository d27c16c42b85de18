import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { LAYOUTS, run } from './support/demoServer.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { hostData, newToken } from './support/hostData.ts'
import { heardBy, openHosted } from './support/hostedPage.ts'
import { expect, test } from './support/journey.ts'
import { WIDGET } from './support/places.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** A set of layouts that is tried on the real site before it is live, with the real command and its files. */

const LIVE = '1. Get the slip'
const NEXT = '1. Take the slip'
const ON = { layouts: { previews: true } }

let folder: string
let published: string
let hash: string

/** Runs `paywidget-layouts …`; returns its output. */
async function layouts(...args: readonly string[]): Promise<string> {
  const { code, words } = await run([LAYOUTS, ...args])
  expect(code, words).toBe(0)
  return words
}

test.beforeAll(async () => {
  test.setTimeout(300_000)
  folder = mkdtempSync(join(tmpdir(), 'previews-'))
  published = join(folder, 'published')
  const method = join(folder, 'mercado_pago')
  const form = join(method, 'layouts/deposit.redirect.json')
  cpSync('fixtures/methods/mercado_pago', method, { recursive: true })
  cpSync('fixtures/methods/oxxo/layouts', join(method, 'layouts'), { recursive: true })
  await layouts('pack', method, '--out', published)
  writeFileSync(form, readFileSync(form, 'utf8').replace(LIVE, NEXT))
  const words = await layouts('pack', method, '--out', published, '--percent', '1', '--preview')
  hash = /"layoutPreview": "([0-9a-f]{64})"/.exec(words)?.[1] ?? ''
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Serves the published folder, as a static server does. */
async function serve(
  page: Page,
  change: (name: string, body: string) => string = (_, body) => body,
): Promise<string[]> {
  const asked: string[] = []
  await page.context().route('**/static/layouts/*', (route) => {
    const name = basename(new URL(route.request().url()).pathname)
    asked.push(name)
    const file = join(published, name)
    if (!existsSync(file)) return route.fulfill({ status: 404 })
    return route.fulfill({ contentType: 'application/json', body: change(name, readFileSync(file, 'utf8')) })
  })
  return asked
}

const extra = (layoutPreview: unknown) => ({ extra: JSON.stringify({ layoutPreview }) })
const badge = ({ inside }: Pick<WidgetPage, 'inside'>) => inside.getByRole('complementary', { name: 'Preview' })
const problems = async (widget: WidgetPage) =>
  (await widget.messages()).flatMap(({ messageType, payload }) => (messageType === 'onProblem' ? [payload?.code] : []))

test('D-66 the host data select a preview, shown with a badge and stored nowhere; without them the live layouts show', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await serve(widget.page)
  await widget.open({ config: ON, host: extra(hash) })
  await expect(badge(widget)).toBeVisible()
  await expect(badge(widget)).toHaveText('Preview')
  await widget.openMethod('Mercado Pago')
  await expect(widget.inside.getByText(NEXT), 'he sees it, whatever his share is').toBeVisible()
  await expect(badge(widget)).toBeInViewport()
  await expectAccessible(widget.frame())
  const top = await badge(widget).boundingBox()
  const header = await widget.back.boundingBox()
  expect(header?.y, 'it covers nothing').toBeGreaterThanOrEqual((top?.y ?? 0) + (top?.height ?? 0))
  const events = async () => JSON.stringify(await cashier.calls('events'))
  await expect
    .poll(events, 'the reports say which version was drawn')
    .toMatch(/layout_drawn.*mercado_pago-deposit-redirect\./)
  await expect.poll(events).toContain(`The preview ${hash} is shown`)
  expect(await problems(widget)).toEqual([])

  await test.step('nothing is stored', async () => {
    const stored = await widget.frame().evaluate(async () => {
      const of = (storage: Storage) => JSON.stringify({ ...storage })
      const read = (name: 'localStorage' | 'sessionStorage') => {
        try {
          return of(window[name])
        } catch {
          return ''
        }
      }
      return [read('localStorage'), read('sessionStorage'), document.cookie, location.href].join()
    })
    expect(stored).not.toContain(hash)
  })

  await test.step('without the parameter the next loaded shows what is live, at once and after a reload', async () => {
    await widget.loadAgain({ layoutPreview: null })
    await expect(badge(widget)).toHaveCount(0)
    await widget.open({ config: ON })
    await widget.openMethod('Mercado Pago')
    await expect(widget.inside.getByText(LIVE)).toBeVisible()
    await expect(badge(widget)).toHaveCount(0)
  })
})

test('D-66 S16 below the badge a press pays at once, and the completion page has the badge too', async ({
  widget,
  cashier,
}) => {
  await serve(widget.page)
  await widget.open({ config: ON, host: { ...extra(hash), lang: 'es' } })
  await widget.openTileWithIcon('mercado_pago')
  await widget.amount.fill('500')
  await widget.submit.click()
  await expect(widget.status).toBeVisible()
  await expect(widget.inside.getByRole('complementary', { name: 'Vista previa' })).toBeVisible()
  expect(await cashier.deposits()).toHaveLength(1)
})

test('D-66 a preview that the configuration does not allow is reported and has no effect', async ({ widget }) => {
  const asked = await serve(widget.page)
  await widget.open({ host: extra(hash) })
  await widget.openMethod('Mercado Pago')
  await expect(widget.inside.getByText(LIVE)).toBeVisible()
  await expect(badge(widget)).toHaveCount(0)
  await expect.poll(() => problems(widget)).toEqual(['preview.off'])
  expect(asked).not.toContain(`index.${hash}.json`)
})

for (const [what, given, change] of [
  [
    'was changed by one space',
    () => hash,
    (name: string, body: string) => (name.startsWith('index.') ? `${body} ` : body),
  ],
  ['is not on the server', () => '0'.repeat(64), undefined],
  ['is not a hash', () => 'latest', undefined],
] as const) {
  test(`D-66 a preview that ${what} shows the live layouts and an error badge, and is reported to the host`, async ({
    widget,
    watch,
  }) => {
    watch.allow(/status of 404/)
    await serve(widget.page, change)
    await widget.open({ config: ON, host: extra(given()) })
    await expect(badge(widget)).toHaveText('Preview not available')
    await widget.openMethod('Mercado Pago')
    await expect(widget.inside.getByText(LIVE)).toBeVisible()
    await expect.poll(() => problems(widget)).toEqual(['preview.missing'])
  })
}

test('D-66 HOST-10 in package mode the host data select the preview, and the badge is removed with the cashier', async ({
  page,
}) => {
  await serve(page)
  const data = hostData(newToken(), { layoutPreview: hash })
  const widget = await openHosted(page, { data, config: ON })
  await expect(badge(widget)).toBeVisible()
  await widget.openMethod('Mercado Pago')
  await expect(widget.inside.getByText(NEXT)).toBeVisible()
  await expect(badge(widget)).toBeInViewport()
  expect((await heardBy(page)).filter(([name]) => name === 'onProblem')).toEqual([])
  await page.evaluate(() => (window as unknown as { cashier: { destroy(): void } }).cashier.destroy())
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
})

test('D-66 HOST-13 a native app selects the preview in window.userData', async ({ page, widget: _ }) => {
  await page.addInitScript(() => {
    const paywidget = { postMessage: () => undefined }
    Object.assign(window, { webkit: { messageHandlers: { paywidget } } })
  })
  const userData = hostData(newToken(), { layoutPreview: hash })
  await page.addInitScript((data) => void Object.assign(window, { userData: data }), userData)
  await serve(page)
  await page.route(`${WIDGET}/paywidget/`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(id="paywidget-config"[^>]*>)[^<]*/, `$1${JSON.stringify(ON)}`)
    await route.fulfill({ response, body })
  })
  await page.goto(`${WIDGET}/paywidget/`)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  await page.getByRole('button', { name: 'Mercado Pago' }).first().click()
  await expect(page.getByText(NEXT)).toBeVisible()
})
