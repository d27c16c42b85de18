import type { Page, Request } from '@playwright/test'
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
  let open = 0
  const isCall = (request: Request) => new URL(request.url()).pathname.endsWith(name)
  page.on('request', (request) => {
    if (!isCall(request)) return
    counts.all += 1
    counts.atOnce = Math.max(counts.atOnce, ++open)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => {
      if (isCall(request)) open -= 1
    })
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

test('C22 a network that comes and goes sixty times: one question at a time, the page stays, and what is paid is seen', async ({
  widget,
  cashier,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  await fillIn(widget, { hasClock: true })
  await widget.submit.click()
  await expect(widget.status).toContainText('Waiting for your payment')
  const asked = watchCalls(widget.page, '/deposit-status')
  for (let times = 0; times < 30; times += 1)
    for (const isOffline of [true, false]) {
      await context.setOffline(isOffline)
      await widget.pass(1_000)
      await expect(widget.status).toBeVisible()
    }
  expect(asked.atOnce).toBe(1)
  expect(asked.all, 'at most once for each time that it comes back, and each time that it is due').toBeLessThanOrEqual(45)
  await cashier.report(1)
  await passUntil(widget, widget.status.getByText('Paid', { exact: true }))
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})
