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

/** The scripts and styles that a frame has requested, and the bytes that each took from the network. */
const filesOf = (page: Page, isPrefetch: boolean) =>
  page
    .frames()
    .find((frame) => frame.url().startsWith(SRC) && frame.url().endsWith('prefetch.html') === isPrefetch)
    ?.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, responseEnd }) => responseEnd > 0 && /\/static\/.*\.(?:js|css)$/.test(name))
        .map(({ name, transferSize }) => ({ name: name.replace(/^.*\//, ''), transferSize })),
    )

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
    await expect
      .poll(async () => (await filesOf(page, true))?.map(({ name }) => name).join(), {
        timeout: 20_000,
      })
      .toMatch(/(?=.*\bvendor-[\w-]+\.js)(?=.*\bmountApp-[\w-]+\.js)(?=.*\bindex-[\w-]+\.js)(?=.*\bindex-[\w-]+\.css)/)
  }
  const startedAt = Date.now()
  await page.evaluate(([src, data]) => (window as unknown as Loader).mountPaywidget('#place', { src, data }), [
    SRC,
    hostData(newToken()),
  ] as const)
  await expect(widgetPage(page, '#place iframe').tile('Airtm')).toBeVisible({ timeout: 20_000 })
  const ms = Date.now() - startedAt
  const files = (await filesOf(page, false)) ?? []
  await context.close()
  line.close()
  return { ms, files }
}

test('a cashier that was prefetched takes its scripts and styles from the cache, and is there sooner', {
  tag: '@core',
}, async ({ browser }) => {
  const cold = await open(browser, false)
  const warm = await open(browser, true)
  console.log(`From the mount to the list on a slow line: ${cold.ms} ms, prefetched ${warm.ms} ms.`)
  // The page mentions a style sheet twice: as a preload, and as a style sheet, which is then in memory.
  const scripts = (files: typeof cold.files) =>
    files.filter(({ name }) => /^(?:index|vendor|mountApp)-.*\.js$/.test(name))
  expect(scripts(cold.files).filter(({ transferSize }) => transferSize === 0)).toEqual([])
  expect(new Set(scripts(warm.files).map(({ name }) => name)).size).toBe(3)
  expect(scripts(warm.files).filter(({ transferSize }) => transferSize > 0)).toEqual([])
})
