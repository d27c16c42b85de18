import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import type { MockCashier } from './support/mockCashier.ts'

/** The reports to the operator with this code. */
async function told(cashier: MockCashier, code: string): Promise<readonly string[]> {
  const events = (await cashier.calls('events')).flatMap(
    ({ payload }) => payload.events as readonly { key: string; value: { code: string; message: string } }[],
  )
  return events.filter(({ key, value }) => key === 'problem' && value.code === code).map(({ value }) => value.message)
}

test('ERR-22 uncaught errors and unhandled rejections are reported', async ({ widget, cashier, watch }) => {
  watch.allow(/thrown in the page|left alone/)
  await widget.open()
  await expect(widget.tile('Airtm')).toBeVisible()
  await widget.frame().evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown in the page')
    })
    void Promise.reject(new Error('left alone'))
  })
  await expect
    .poll(async () => (await told(cashier, 'uncaught')).toSorted())
    .toEqual(['left alone', 'thrown in the page'])
})

test('N22 ERR-14 ERR-21 an icon that fails to load is reported, with its HTTP status if any, and replaced by a letter', {
  tag: '@core',
}, async ({ widget, cashier, watch }) => {
  watch.allow(/status of 404|ERR_CONNECTION_RESET/)
  await widget.page.route('**/icons/airtm.svg', (route) => route.fulfill({ status: 404 }))
  await widget.page.route('**/icons/spei.svg', (route) => route.abort('connectionreset'))
  await widget.open()
  for (const [name, letter] of [
    ['Airtm', 'A'],
    ['SPEI transfer', 'S'],
  ] as const) {
    await expect(widget.tile(name).getByText(letter, { exact: true })).toBeVisible()
    await expect(widget.tile(name).locator('img')).toHaveCount(0)
  }
  const icon = (name: string) => expect.stringMatching(new RegExp(`/icons/${name}\\.svg`))
  await expect.poll(() => told(cashier, 'icon.failed')).toEqual([icon('spei')])
  await expect
    .poll(() => told(cashier, 'icon.refused'))
    .toEqual([expect.stringMatching(/\/icons\/airtm\.svg: HTTP 404$/)])
  expect(await told(cashier, 'uncaught')).toEqual([])
})

test.describe('reports to endpoints of the deployment', () => {
  interface Sent {
    readonly version: string
    readonly events: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
  }

  /** Records the requests to a monitoring endpoint with their headers. */
  async function listen(page: Page, path: string) {
    const sent: Sent[] = []
    const headers: Record<string, string>[] = []
    await page.route(`**${path}`, async (route) => {
      sent.push(route.request().postDataJSON())
      headers.push(await route.request().allHeaders())
      // A failing endpoint must have no effect on the widget.
      await route.fulfill({ status: 503 })
    })
    return { sent, headers, events: () => sent.flatMap(({ events }) => events) }
  }

  test('ANALYT-05 Q-044 contain paint times and call durations, but no token, URL, amount or cookie', {
    tag: '@core',
  }, async ({ widget, watch }) => {
    watch.allow(/status of 503/)
    const { events, headers, sent } = await listen(widget.page, '/traces')
    await widget.open({ config: { monitoring: { url: '/traces' } } })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.status).toBeVisible()
    const names = () => events().map(({ key }) => key)
    await expect
      .poll(names)
      .toEqual(expect.arrayContaining(['navigation', 'first-contentful-paint', 'methods-payment-v5', 'deposit-create']))
    for (const { value } of events()) {
      expect(Object.keys(value)).toEqual(['start_ms', 'duration_ms'])
      expect(Number.isInteger(value.start_ms) && Number.isInteger(value.duration_ms)).toBe(true)
    }
    expect(sent[0]?.version).toBe('v1.0.504')
    const all = JSON.stringify([sent, headers])
    expect(all).not.toContain(widget.token())
    // Mask timestamps, which may contain these digits; the test above proves that all numbers are timestamps.
    const words = JSON.stringify(sent, (_, value) => (typeof value === 'number' ? 'moment' : value))
    expect(words, 'no address, no query, no amount').not.toMatch(/https?:|[?]|500/)
    expect(headers.map((one) => one.cookie ?? one.authorization)).toEqual(headers.map(() => undefined))
  })

  test('ERR-22 Q-044 contain problems, including those from before the reporting started', async ({
    widget,
    watch,
  }) => {
    watch.allow(/status of 503/, /left alone/, /status of 404/)
    const { events } = await listen(widget.page, '/errors')
    await widget.open({ config: { errorReporting: { url: '/errors' }, iconsCdn: 'a' } as never })
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect
      .poll(events)
      .toMatchObject([{ key: 'config.unknown', value: { message: expect.stringContaining('iconsCdn') } }])
    await widget.frame().evaluate(() => void Promise.reject(new Error('left alone')))
    await expect.poll(events).toMatchObject([{}, { key: 'uncaught', value: { message: 'left alone' } }])
    await widget.frame().evaluate(() => {
      new Image().src = '/paywidget/static/none.png?ref=93000012345678&sig=9f3c'
    })
    await expect
      .poll(events)
      .toMatchObject([{}, {}, { key: 'icon.refused', value: { message: expect.stringMatching(/none\.png\?…/) } }])
    expect(JSON.stringify(events())).not.toMatch(/93000012345678|9f3c/)
  })

  test('Q-044 are not sent if no endpoint is configured', async ({ widget }) => {
    const posts: string[] = []
    widget.page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
    await widget.open({ hasClock: true })
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.pass(60_000)
    expect(posts.filter((path) => !path.startsWith('/api/'))).toEqual([])
  })
})
