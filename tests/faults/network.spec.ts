import type { Page, Request, Route } from '@playwright/test'
import { expect, test } from '../journeys/support/journey.ts'
import { passUntil } from '../journeys/support/passUntil.ts'
import type { OpenOptions, WidgetPage } from '../journeys/support/widgetPage.ts'

async function fillIn(widget: WidgetPage, options: OpenOptions = {}): Promise<void> {
  await widget.open(options)
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  await expect(widget.submit).toBeEnabled()
}

/** How many calls of one name there were, and how many at a time. */
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

/** From now on as far and as narrow as that; what is in a frame of another site has a session of its own. */
async function slowDown({ page }: WidgetPage): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const perSecond = 50_000 / 8
  const conditions = { offline: false, latency: 2_000, downloadThroughput: perSecond, uploadThroughput: perSecond }
  await session.send('Network.emulateNetworkConditions', conditions)
}

test.describe('a slow network', () => {
  test.use({ cpu: 'normal' })

  test('C20 on a line of two seconds and 50 kbit/s the form comes, nothing jumps under the finger, and one press is one deposit', async ({
    widget,
    cashier,
  }) => {
    test.setTimeout(120_000)
    await widget.open()
    await expect(widget.tile('Mercado Pago')).toBeVisible()
    await slowDown(widget)
    const began = Date.now()
    await widget.tile('Mercado Pago').click()
    await expect(widget.amount).toBeVisible({ timeout: 30_000 })
    await widget.amount.fill('500')
    const before = await widget.submit.boundingBox()
    const creates = watchCalls(widget.page, '/deposit-create')
    await widget.submit.click()
    await expect(widget.submit).toHaveAttribute('aria-busy', 'true')
    expect(await widget.submit.boundingBox(), 'it stays under the finger').toEqual(before)
    await expect(widget.status).toContainText('Waiting for your payment', { timeout: 60_000 })
    expect(Date.now() - began, 'the line was slow').toBeGreaterThan(4_000)
    expect(creates.all).toBe(1)
    expect(await cashier.deposits()).toHaveLength(1)
  })
})

test('C22 a network that comes and goes thirty times in a minute: one question at a time, the page stays, and what is paid is seen', async ({
  widget,
  cashier,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/)
  await fillIn(widget, { hasClock: true })
  await widget.submit.click()
  await expect(widget.status).toContainText('Waiting for your payment')
  const flap = async (times: number) => {
    const asked = watchCalls(widget.page, '/deposit-status')
    for (let time = 0; time < times; time += 1)
      for (const isOffline of [true, false]) {
        await context.setOffline(isOffline)
        await widget.pass(1_000)
        await expect(widget.status).toBeVisible()
      }
    return asked
  }
  // The server hears the question, and answers late.
  const held: Route[] = []
  await widget.page.route('**/deposit-status**', (route) => void held.push(route))
  expect((await flap(10)).all, 'one is asked, and nobody else meanwhile').toBeLessThanOrEqual(1)
  await widget.page.unroute('**/deposit-status**')
  // Who went offline may have cut it off already.
  for (const route of held) await route.abort().catch(() => undefined)
  const { all, atOnce } = await flap(20)
  expect(atOnce).toBe(1)
  expect(all, 'once for each time that it comes back, and when it is due').toBeLessThanOrEqual(30)
  await cashier.report(1)
  await passUntil(widget, widget.status.getByText('Paid', { exact: true }))
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})
