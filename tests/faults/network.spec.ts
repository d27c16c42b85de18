import type { Page, Request, Route } from '@playwright/test'
import { expect, test } from '../journeys/support/journey.ts'
import { passUntil } from '../journeys/support/passUntil.ts'
import { pollsAtRest } from '../journeys/support/pollsAtRest.ts'
import { openSlowLine } from '../journeys/support/slowLine.ts'
import type { OpenOptions, WidgetPage } from '../journeys/support/widgetPage.ts'

async function fillIn(widget: WidgetPage, options: OpenOptions = {}): Promise<void> {
  await widget.open(options)
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  await expect(widget.submit).toBeEnabled()
}

/** Counts the calls with this name: in total, and the most that were in flight at the same time. */
function watchCalls(page: Page, name: string) {
  const counts = { all: 0, atOnce: 0 }
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith(name)) return
    open.add(request)
    counts.all += 1
    counts.atOnce = Math.max(counts.atOnce, open.size)
  })
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  return counts
}

const KBITS = process.env.LONG ? 50 : 200

test.describe('a slow network', () => {
  test.use({
    cpu: 'normal',
    proxy: async ({ cpu: _ }, use) => {
      const line = await openSlowLine(2_000, KBITS * 1_000)
      await use(line.proxy)
      line.close()
    },
  })

  test(`C20 with two seconds of latency and ${KBITS} kbit/s the widget loads without layout shifts and creates one deposit`, {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    test.setTimeout(400_000)
    await widget.page.addInitScript(() => {
      const jumps = { all: 0 }
      Object.assign(window, { jumps })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) jumps.all += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const lists = watchCalls(widget.page, '/methods-payment-v5')
    const creates = watchCalls(widget.page, '/deposit-create')
    const began = Date.now()
    await widget.open({ isHanging: true })
    await expect(widget.tile('Mercado Pago')).toBeVisible({ timeout: 120_000 })
    expect(Date.now() - began, 'the line is slow').toBeGreaterThan(8_000)
    await widget.tile('Mercado Pago').click()
    await expect(widget.amount).toBeVisible({ timeout: 120_000 })
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.submit).toHaveAttribute('aria-busy', 'true')
    await expect(widget.status).toContainText('Waiting for your payment', { timeout: 120_000 })
    const jumped = await widget.frame().evaluate(() => (window as unknown as { jumps: { all: number } }).jumps.all)
    expect(jumped, 'what a good page jumps at most').toBeLessThan(0.1)
    expect([lists.all, creates.all]).toEqual([1, 1])
    expect(await cashier.deposits()).toHaveLength(1)
  })
})

test('C22 with thirty network drops in a minute the page and its notice stay, one poll runs at a time, and a payment is seen', {
  tag: '@core',
}, async ({ widget, cashier, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/)
  await fillIn(widget, { hasClock: true })
  await widget.submit.click()
  await expect(widget.status).toContainText('Waiting for your payment')
  const offline = widget.inside.getByText('We’ll continue when you’re back online.')
  // From here on the test advances the clock, independent of the machine's speed.
  await widget.standStill()
  const flap = async (times: number) => {
    const asked = watchCalls(widget.page, '/deposit-status')
    for (let time = 0; time < times; time += 1)
      for (const isOffline of [true, false]) {
        await context.setOffline(isOffline)
        await widget.pass(1_000)
        await expect(widget.status).toBeVisible()
        await expect(offline, 'it does not flicker').toBeVisible()
      }
    return asked
  }
  // The server receives the request, and answers late.
  const held: Route[] = []
  await widget.page.route('**/deposit-status**', (route) => void held.push(route))
  expect((await flap(10)).all, 'one is asked, and nobody else meanwhile').toBeLessThanOrEqual(1)
  await widget.page.unroute('**/deposit-status**')
  // Going offline may have aborted the request already.
  for (const route of held) await route.abort().catch(() => undefined)
  const { all, atOnce } = await flap(20)
  expect(atOnce).toBe(1)
  expect(all, 'once for each time that it comes back, and when it is due').toBeLessThanOrEqual(30)
  await cashier.report(1)
  await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
  await expect(offline, 'it has come back to stay').toHaveCount(0)
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})

test('C26 after a socket drop and a missed push the next poll reports the payment over a new connection', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  const lines: { close(): Promise<void> }[] = []
  await widget.page.routeWebSocket(/socket\.io/, (line) => {
    const server = line.connectToServer()
    lines.push({
      close: async () => {
        await server.close()
        await line.close()
      },
    })
  })
  await fillIn(widget, { hasClock: true, host: { transport: 'socket' } })
  await widget.submit.click()
  await expect(widget.status).toContainText('Waiting for your payment')
  await expect.poll(async () => (await cashier.calls('deposit-status')).length).toBeGreaterThan(0)
  await widget.standStill(500)
  const asked = await pollsAtRest(cashier)
  const before = lines.length
  for (const line of lines) await line.close()
  await cashier.report(1)
  await widget.pass(500)
  await expect(widget.status, 'the push was missed').toContainText('Waiting for your payment')
  await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }), 12_000)
  expect(lines.length).toBe(before + 1)
  expect((await cashier.calls('deposit-status')).length).toBe(asked + 1)
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})
