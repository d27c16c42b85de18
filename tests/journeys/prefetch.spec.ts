import type { Browser, Page } from '@playwright/test'
import { hostData, newToken } from './support/hostData.ts'
import { expect, test } from './support/journey.ts'
import { HOST, WIDGET } from './support/places.ts'
import { openSlowLine } from './support/slowLine.ts'
import { widgetPage } from './support/widgetPage.ts'

/** What the loader exports. */
interface Loader {
  prefetch(options: { src: string }): void
  mountPaywidget(target: string, options: object): unknown
}

const SRC = `${WIDGET}/paywidget/`

const frameOf = (page: Page, isPrefetch: boolean) =>
  page.frames().find((frame) => frame.url().startsWith(SRC) && frame.url().endsWith('prefetch.html') === isPrefetch)

/** The files of the build that a frame has requested, and the bytes that each took from the network. */
const filesOf = async (page: Page, isPrefetch: boolean) =>
  (await frameOf(page, isPrefetch)?.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseEnd }) => responseEnd > 0 && name.includes('/static/'))
      .map(({ name, transferSize }) => ({ name: name.replace(/^.*\//, ''), transferSize })),
  )) ?? []

/**
 * The files that the prefetching page names and that have not come yet; undefined while there is no such page or it is
 * still being read.
 */
async function awaited(page: Page): Promise<readonly string[] | undefined> {
  const named = await frameOf(page, true)?.evaluate(() =>
    document.readyState === 'loading'
      ? undefined
      : [...document.querySelectorAll<HTMLLinkElement>('link[href*="/static/"]')].map(({ href }) => href),
  )
  const come = (await filesOf(page, true)).map(({ name }) => name)
  return named?.map((href) => href.replace(/^.*\//, '')).filter((name) => !come.includes(name))
}

/** Opens the cashier on a slow line. Returns the time from the mount to the list, and the files that were loaded for it. */
async function open(browser: Browser, isPrefetched: boolean) {
  // A cheap phone on a slow network: 1.6 Mbit/s, 150 ms.
  const line = await openSlowLine(150, 1_600_000)
  const context = await browser.newContext({ proxy: line.proxy, bypassCSP: true })
  const page = await context.newPage()
  await page.goto(`${HOST}/package.html`)
  await page.evaluate(async (loader) => Object.assign(window, await import(loader)), `${SRC}v1/loader.js`)
  if (isPrefetched) {
    await page.evaluate((src) => (window as unknown as Loader).prefetch({ src }), SRC)
    await expect.poll(() => awaited(page), { timeout: 60_000 }).toEqual([])
  }
  const prefetched = (await filesOf(page, true)).map(({ name }) => name)
  const startedAt = Date.now()
  await page.evaluate(([src, data]) => (window as unknown as Loader).mountPaywidget('#place', { src, data }), [
    SRC,
    hostData(newToken()),
  ] as const)
  await expect(widgetPage(page, '#place iframe').tile('Airtm')).toBeVisible({ timeout: 60_000 })
  const ms = Date.now() - startedAt
  const files = await filesOf(page, false)
  await context.close()
  line.close()
  return { ms, files, prefetched }
}

test('D-77 a prefetched cashier takes all prefetched files from the cache', {
  tag: '@core',
}, async ({ browser }) => {
  test.setTimeout(240_000)
  const cold = await open(browser, false)
  const warm = await open(browser, true)
  console.log(`From the mount to the list on a slow line: ${cold.ms} ms, prefetched ${warm.ms} ms.`)
  expect(warm.prefetched.length).toBeGreaterThan(9)
  // A style sheet is mentioned twice in the page: as a preload, and as a style sheet, which is then in memory.
  const fetched = ({ files }: typeof cold) =>
    new Set(files.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name))
  expect(warm.prefetched.filter((name) => !fetched(cold).has(name))).toEqual([])
  expect(warm.prefetched.filter((name) => fetched(warm).has(name))).toEqual([])
})

/** Files of the build with a hash in their name; layouts are the operator's. */
const BUILT = /\/static\/(?!layouts\/).*[-.][\w-]{8}\.\w+$/

test('D-77 under its own CSP the prefetch page loads all build files that the list needs, and no others', async ({
  page,
  context,
  widget,
  watch,
}) => {
  watch.allow(/ERR_FAILED/, /\[paywidget\]/, /Failed to fetch/)
  const other = await context.newPage()
  const prefetched = new Set<string>()
  other.on('requestfinished', (request) => void prefetched.add(new URL(request.url()).pathname))
  await other.goto(`${SRC}prefetch.html`)
  const named = await other.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[href*="/static/"]')].map(({ href }) => new URL(href).pathname),
  )
  expect(named.length).toBeGreaterThan(9)
  await expect.poll(() => named.filter((path) => !prefetched.has(path))).toEqual([])
  const used = new Set<string>()
  await page.route(`${SRC}static/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    used.add(pathname)
    return BUILT.test(pathname) && !prefetched.has(pathname) ? route.abort() : route.fallback()
  })
  await widget.open()
  await expect(widget.tile('Airtm')).toBeVisible()
  await expect(widget.inside.getByRole('heading', { name: 'Deposit' })).toBeVisible()
  await expect.poll(() => named.filter((path) => !used.has(path)), 'prefetched in vain').toEqual([])
})
