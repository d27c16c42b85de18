import type { Page } from '@playwright/test'
import { hostData, newToken } from './support/hostData.ts'
import { openHosted } from './support/hostedPage.ts'
import { openHost } from './support/hostWithPackage.ts'
import { expect, test } from './support/journey.ts'
import type { MockCashier } from './support/mockCashier.ts'
import { WIDGET } from './support/places.ts'
import { pollsAtRest } from './support/pollsAtRest.ts'
import { type OpenOptions, type WidgetPage, widgetPage } from './support/widgetPage.ts'

// The widget as shipped, over the real socket.io server of mocks/server.
const overSocket = (options: OpenOptions = {}): OpenOptions => ({
  ...options,
  host: { transport: 'socket', ...options.host },
})

async function fillIn(widget: WidgetPage, options?: OpenOptions): Promise<void> {
  await widget.open(overSocket(options))
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
}

/** Opens the cashier in a frame of the npm package. */
async function openFramed(page: Page, data: object): Promise<WidgetPage> {
  const options = JSON.stringify({ src: `${WIDGET}/paywidget/`, data })
  await openHost(page, {
    script: `import { mountPaywidget } from './index.js'\nwindow.cashier = mountPaywidget('#place', ${options})`,
  })
  return widgetPage(page, 'iframe')
}

/** Opens the completion page and stops the clock, so that the widget does not poll. Returns the number of polls. */
async function waitStill(widget: WidgetPage, cashier: MockCashier): Promise<number> {
  await fillIn(widget, { hasClock: true })
  const opened = widget.page.waitForEvent('popup')
  await widget.submit.click()
  await expect((await opened).getByRole('button', { name: 'Pay' })).toBeVisible()
  await expect(widget.status).toContainText('Waiting for your payment')
  await widget.standStill(1_500)
  return pollsAtRest(cashier)
}

test.describe('P2 pushes of the server', () => {
  test('SOCK-07 STATUS-06 D-13 a pushed payment is shown at once, without polling', async ({ widget, cashier }) => {
    await waitStill(widget, cashier)
    await cashier.report(1)
    await expect(widget.status).toContainText('Payment complete')
  })

  test('SOCK-07 STATUS-06 C27 a pushed refusal is shown within a second', async ({ widget, cashier }) => {
    await waitStill(widget, cashier)
    await cashier.report(2)
    await widget.pass(1_000)
    await expect(widget.status).toContainText('Payment not completed')
  })

  test('STATUS-06 B22 I10 pushes about another deposit or none are ignored, and malformed ones reported', async ({
    widget,
    cashier,
  }) => {
    const asked = await waitStill(widget, cashier)
    const [own] = await cashier.deposits()
    for (const data of [
      { depositId: 'dep-9', status: 1 },
      { status: 1 },
      { deposit: own?.id, status: 1 },
      'paid',
      null,
    ]) {
      await cashier.push('deposit.status', data)
    }
    // Messages on one connection arrive in order: after this push, the earlier ones were processed.
    await cashier.push('deposit.status', { depositId: own?.id, status: 0 })
    await widget.pass(1_000)
    await expect.poll(async () => (await cashier.calls('deposit-status')).length).toBe(asked + 1)
    await expect(widget.status).toContainText('Waiting for your payment')
    await widget.pass(1_000) // reports are batched for a second
    await expect.poll(() => cashier.problems()).toContain('api.answer')
  })

  test('SOCK-08 Q-115 D-05 C10 a pushed token continues the session, and is neither stored nor reported', async ({
    widget,
    cashier,
  }) => {
    await fillIn(widget, { scenario: 'tokenDies' })
    await widget.submit.click()
    await expect(widget.ended).toBeVisible()
    const next = `${widget.token()}.71`
    await cashier.push('login.token', { token: next, userId: '90210' })
    await expect(widget.ended).toHaveCount(0)
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect((await cashier.calls('deposit-create')).map(({ token }) => token)).toEqual([widget.token(), next])
    expect(await cashier.deposits()).toHaveLength(1)
    const kept = await widget.frame().evaluate(() => {
      window.dispatchEvent(new Event('pagehide')) // writes a debounced draft now
      const stored = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
      const denied = (read: () => string) => {
        try {
          return read()
        } catch {
          return ''
        }
      }
      return [denied(stored), JSON.stringify(history.state), location.href, document.cookie].join(' ')
    })
    await expect.poll(async () => JSON.stringify(await cashier.calls('events'))).toContain('"ok"')
    const events = (await cashier.calls('events')).map(({ payload }) => payload)
    const told = JSON.stringify([kept, events, await widget.messages()])
    expect(told).toContain('deposit_create')
    expect(told).not.toContain(next)
  })

  for (const [way, open] of [
    ['in a frame of the package', openFramed],
    ['in package mode', (page: Page, data: object) => openHosted(page, { data })],
  ] as const)
    test(`SOCK-08 C10 ${way}, the host’s former token is used again once a pushed one has expired`, async ({
      page,
      cashier,
      watch,
    }) => {
      watch.allow(/401/)
      const token = newToken('tokenDies')
      const pushed = `${token}.73`
      const data = hostData(token, { transport: 'socket' })
      const received = page
        .waitForEvent('websocket')
        .then((line) =>
          line.waitForEvent('framereceived', { predicate: ({ payload }) => String(payload).includes(pushed) }),
        )
      const widget = await open(page, data)
      await widget.openMethod('Mercado Pago')
      await widget.amount.fill('500')
      await cashier.of(token).push('login.token', { token: pushed, userId: data.user.id })
      await received
      await widget.submit.click()
      await expect(widget.ended).toBeVisible()
      await page.evaluate((again) => {
        const { cashier: mounted } = window as unknown as { cashier: { setData(data: object): void } }
        mounted.setData(again)
      }, data)
      await expect(widget.ended).toHaveCount(0)
      // By key: a click right after the notice has gone would not count, because the button moved.
      await widget.submit.press('Enter')
      await expect(widget.status).toContainText('Waiting for your payment')
      const tokens = (await cashier.of(token).calls('deposit-create')).map((call) => call.token)
      expect(tokens).toEqual([pushed, token])
    })

  test('SOCK-08 D-22 S1 a pushed token of another player is ignored', async ({ widget, cashier }) => {
    const heard: string[] = []
    widget.page.on('websocket', (line) => line.on('framereceived', ({ payload }) => heard.push(String(payload))))
    await fillIn(widget)
    await cashier.push('login.token', { token: 'scenario.default.mallory', userId: '90211' })
    await cashier.push('login.token', { token: 'scenario.default.mallory', user: { id: '90211' } })
    await expect.poll(() => heard.filter((words) => words.includes('mallory')).length).toBe(2)
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect((await cashier.calls('deposit-create')).map(({ token }) => token)).toEqual([widget.token()])
    expect(await cashier.of('scenario.default.mallory').deposits()).toEqual([])
  })

  test('SOCK-08 H3 new host data do not restore the token that a push replaced', async ({ widget, cashier }) => {
    await fillIn(widget, { scenario: 'tokenDies' })
    await widget.submit.click()
    await expect(widget.ended).toBeVisible()
    const next = `${widget.token()}.72`
    await cashier.push('login.token', next)
    await expect(widget.ended).toHaveCount(0)
    await widget.loadAgain({ user: { lang: 'ar' } })
    await expect(widget.inside.locator('html')).toHaveAttribute('lang', 'ar')
    await widget.submit.click()
    await expect.poll(() => cashier.deposits()).toHaveLength(1)
    expect((await cashier.calls('deposit-create')).map(({ token }) => token)).toEqual([widget.token(), next])
  })

  test('SOCK-11 ERR-02 a 401 over the socket tells player and host that the session has ended', {
    tag: '@core',
  }, async ({ widget, watch }) => {
    watch.allow(/401/)
    await widget.open(overSocket({ scenario: 'tokenExpired' }))
    await expect(widget.inside.getByText('Your session has ended', { exact: true }).first()).toBeVisible()
    await expect
      .poll(async () => (await widget.messages()).map(({ messageType }) => messageType))
      .toContain('onTokenExpired')
  })
})
