import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { WIDGET } from './places.ts'
import { type WidgetPage, widgetPage } from './widgetPage.ts'

/** Opens the cashier in package mode, inside the host's page, from the built `paywidget/package`. */
export async function openHosted(page: Page, options: object, more = '', query = ''): Promise<WidgetPage> {
  const script = `import { mountCashier } from './package.js'
  window.heard = []
  window.posted = []
  addEventListener('message', ({ data }) => window.posted.push(data))
  const names = ['Loaded', 'onInit', 'FullLoaded', 'onClose', 'onInitError', 'onIntent', 'onPaymentStatus', 'onProblem']
  const on = Object.fromEntries(names.map((name) => [name, (payload) => window.heard.push([name, payload])]))
  window.mount = (options) => mountCashier('#place', { on, ...options })
  window.cashier = window.mount(${JSON.stringify(options)})
  ${more}`
  await page.context().route(`${WIDGET}/hosted/*`, (route) => {
    const name = new URL(route.request().url()).pathname.replace('/hosted/', '')
    const file = join('dist/npm/package', name)
    if (name !== 'page.js' && !existsSync(file)) return route.abort()
    const body = name === 'page.js' ? script : readFileSync(file, 'utf8')
    return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body })
  })
  await page.goto(`${WIDGET}/hosted.html${query}`)
  return widgetPage(page, page.locator('#place'))
}

/** The messages the page has received, in order: `[name, payload]`. */
export const heardBy = (page: Page): Promise<[string, unknown][]> =>
  page.evaluate(() => (window as unknown as { heard: [string, unknown][] }).heard)
