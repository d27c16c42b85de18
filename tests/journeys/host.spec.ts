import { expect, test } from './support/journey.ts'
import type { HostMessage, WidgetPage } from './support/widgetPage.ts'

const types = (messages: readonly HostMessage[]) => messages.map(({ messageType }) => messageType)
/** Removes repeated `Loaded` messages: the widget repeats the message until the host has answered (K2). */
const once = (heard: readonly string[]) => heard.filter((type, at) => type !== 'Loaded' || at === 0)

test.describe('the host', () => {
  test('HOST-01 HOST-02 HOST-04 HOST-08: receives Loaded, onInit, FullLoaded and onClose, in this order', {
    tag: '@core',
  }, async ({ widget }) => {
    await widget.open()
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect.poll(async () => types(await widget.messages())).toContain('FullLoaded')
    await widget.close.click()
    await expect.poll(async () => types(await widget.messages())).toContain('onClose')
    const [first, ...rest] = await widget.messages()
    expect(first).toEqual({ messageType: 'Loaded', type: 'Loaded', version: 'v1.0.504' })
    expect(types(rest).filter((type) => type !== 'Loaded')).toEqual(['onInit', 'FullLoaded', 'onClose'])
  })

  test('P9 Q-059 ERR-01 ERR-02: receives request errors under the message names of the deployment’s config', {
    tag: '@core',
  }, async ({ widget, watch }) => {
    watch.allow(/status of 401/)
    await widget.open({
      scenario: 'tokenExpired',
      config: { host: { messages: { onRequestError: 'callFailed', onTokenExpired: 'sessionOver' } } },
    })
    await expect.poll(async () => types(await widget.messages())).toContain('sessionOver')
    const heard = await widget.messages()
    expect(types(heard)).toContain('callFailed')
    expect(heard.find(({ messageType }) => messageType === 'callFailed')?.payload).toMatchObject({ status: 401 })
    expect(types(heard).join()).not.toMatch(/onRequestError|onTokenExpired/)
  })

  test('HOST-25: receives onClose after it sends "close"', { tag: '@core' }, async ({ widget }) => {
    await widget.open()
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.tell('close')
    await expect.poll(async () => types(await widget.messages())).toContain('onClose')
  })

  test('can hide the close button', async ({ widget }) => {
    await widget.open({ host: { closingButton: 'false' } })
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(widget.button('Close')).toHaveCount(0)
    await widget.open({ host: { closingButton: 'true' } })
    await expect(widget.button('Close')).toBeVisible()
  })

  test('HOST-06 HOST-27 HOST-30 X6: that sends no payload receives onInitError once, and the player sees the error page', {
    tag: '@core',
  }, async ({ widget }) => {
    await widget.open({ host: { answer: 'never' } })
    await expect.poll(async () => once(types(await widget.messages()))).toEqual(['Loaded'])
    await widget.tell('loaded')
    await expect(widget.heading('Error occurred')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/error')
    const told = async () => (await widget.messages()).filter(({ messageType }) => messageType === 'onInitError')
    const payload = { code: 'host.data', text: 'Incorrect data from host', supportId: await widget.supportId() }
    await expect.poll(told).toEqual([{ messageType: 'onInitError', payload }])
    expect(types(await widget.messages())).not.toContain('onTokenExpired')
  })

  test('that does not answer for thirty seconds receives onInitError, and its late answer still opens the list', async ({
    widget,
  }) => {
    await widget.open({ host: { answer: 'never' }, hasClock: true })
    await expect.poll(async () => once(types(await widget.messages()))).toEqual(['Loaded'])
    await widget.pass(30_500)
    await expect(widget.heading('Error occurred')).toBeVisible()
    expect(types(await widget.messages())).toContain('onInitError')
    const user = { token: widget.token(), id: '90210', currency: 'MXN', paymentGeo: 'MX', lang: 'en' }
    await widget.tell('loaded', { user })
    await expect(widget.heading('Error occurred')).toHaveCount(0)
    await expect(widget.tile('Airtm')).toBeVisible()
  })

  test('can send any number of malformed messages without an effect', async ({ widget, cashier }) => {
    await widget.open()
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.page.evaluate(() => {
      const frame = document.querySelector('iframe')?.contentWindow
      const junk: unknown[] = ['', '{', 'null', '[]', '{"messageType":7}', '{"messageType":"constructor"}', 12, null]
      junk.push({ messageType: 'loaded', payload: { user: { token: 7 } } }, new ArrayBuffer(8), 'x'.repeat(300_000))
      for (let round = 0; round < 20; round++) for (const data of junk) frame?.postMessage(data, '*')
    })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.deposits()).toHaveLength(1)
    expect(types(await widget.messages())).not.toContain('onInitError')
  })
})

test.describe('payment events', () => {
  const results = async (widget: WidgetPage) =>
    (await widget.messages())
      .filter(({ messageType }) => messageType === 'onPaymentStatus')
      .map(({ payload }) => payload)

  for (const [word, status] of [
    [1, 'processed'],
    [2, 'declined'],
  ] as const) {
    test(`the host is told that a deposit was created, then that it is ${status}: its id, and no data about the player`, async ({
      widget,
      cashier,
    }) => {
      await widget.open()
      await widget.openMethod('Mercado Pago')
      await widget.amount.fill('500')
      await widget.submit.click()
      await expect(widget.status).toBeVisible()
      const created = { transaction: 'deposit', id: 'dep-1001', status: 'created' }
      await expect.poll(() => results(widget)).toEqual([created])
      await cashier.report(word)
      await expect.poll(() => results(widget)).toEqual([created, { ...created, status }])
    })
  }

  test('the host is told that a withdrawal was created, then that it is accepted', async ({ widget }) => {
    await widget.open({ path: '/paywidget/withdrawal' })
    await widget.openMethod('E-wallet')
    await widget.amount.fill('300')
    await widget.field('email').fill('ana@correo.mx')
    await expect(widget.submit).toBeEnabled()
    await widget.submit.click()
    const created = { transaction: 'withdrawal', id: 'wd-5001', status: 'created' }
    await expect.poll(() => results(widget)).toEqual([created])
    await widget.button('Confirm withdrawal').click()
    await expect.poll(() => results(widget)).toEqual([created, { ...created, status: 'accepted' }])
  })
})

test.describe('the shell of every screen', () => {
  test('HDR-01: has the title, and a back button if there is a page to return to', async ({ widget }) => {
    await widget.open()
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(widget.inside.getByRole('heading', { level: 1 })).toHaveText('Deposit')
    await expect(widget.button(/^Back$/)).toHaveCount(0)
    await widget.openMethod('Airtm')
    await expect(widget.button(/^Back$/)).toBeVisible()
    await widget.open({ path: '/paywidget/error' })
    await expect(widget.heading('Error occurred')).toBeVisible()
    await expect(widget.button(/^Back$/)).toHaveCount(0)
  })

  test('ROUTE-04 ROUTE-57: back opens the page that the route names, mostly the list, wherever the player came from', {
    tag: '@core',
  }, async ({ widget }) => {
    for (const path of ['/paywidget/deposit/region', '/paywidget/deposit/complete']) {
      await widget.open({ path })
      await widget.button(/^Back$/).click()
      await expect(widget.tile('Airtm')).toBeVisible()
      await expect.poll(widget.address).toBe('/paywidget/deposit')
    }
    await widget.openMethod('Airtm')
    await widget.button(/^Back$/).click()
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.open({ path: '/paywidget/empty/region' })
    await widget.button(/^Back$/).click()
    await expect(widget.heading('There are no payment methods')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/empty')
  })

  test('HDR-10: has the theme of the host and a class for its platform', { tag: '@core' }, async ({ widget }) => {
    for (const [theme, platform] of [
      ['dark', 'android'],
      ['light', 'desktop'],
    ] as const) {
      await widget.open({ host: { theme, platform } })
      await expect(widget.tile('Airtm')).toBeVisible()
      const shell = widget.inside.locator('.pw')
      await expect(shell).toHaveAttribute('data-theme', theme)
      await expect(shell).toHaveClass(new RegExp(`\\bpw-platform-${platform}\\b`))
      const shade = await shell.evaluate((element) => {
        const [red = 0] = (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number)
        return red
      })
      expect(shade < 128, `the ground of ${theme}`).toBe(theme === 'dark')
    }
  })
})

test.describe('the address', () => {
  test('ROUTE-08 ROUTE-14: a path that is not a page opens the list', { tag: '@core' }, async ({ widget }) => {
    for (const path of ['/paywidget/', '/paywidget/no/such/page', '/paywidget/deposit/nothing']) {
      await widget.open({ path })
      await expect(widget.tile('Airtm')).toBeVisible()
      await expect.poll(widget.address).toBe('/paywidget/deposit')
    }
  })

  test('ROUTE-06 ROUTE-09: a page that needs a selection, opened without one, leads to the list with its filter cleared', async ({
    widget,
  }) => {
    for (const page of ['redirect', 'group', 'group/redirect']) {
      await widget.open()
      await widget.search.fill('air')
      await expect(widget.tile('Mercado Pago')).toHaveCount(0)
      await widget.frame().evaluate((path) => history.pushState(null, '', path), `/paywidget/deposit/${page}`)
      await expect(widget.tile('Mercado Pago')).toBeVisible()
      await expect(widget.search).toHaveValue('')
      await expect.poll(widget.address).toBe('/paywidget/deposit')
    }
  })

  test('ROUTE-15: pages of the deposit, opened without a session, lead to the error page', {
    tag: '@core',
  }, async ({ widget }) => {
    for (const page of [
      '',
      '/region',
      '/redirect',
      '/group/redirect',
      '/complete',
      '/crypto',
      '/peer-to-peer/invoice',
      '/onramp',
    ]) {
      await widget.open({ host: { answer: 'never' }, path: `/paywidget/deposit${page}` })
      await expect.poll(async () => once(types(await widget.messages()))).toEqual(['Loaded'])
      await widget.tell('loaded')
      await expect(widget.heading('Error occurred')).toBeVisible()
      await expect.poll(widget.address).toBe('/paywidget/error')
    }
  })
})

test('P9 Q-093 B34 CREATE-17 the host page can not set the URL to which a provider returns the player', async ({
  widget,
  cashier,
}) => {
  const returnUrl = 'https://evil.example/paid'
  await widget.open({ host: { extra: JSON.stringify({ returnUrl, user: { returnUrl } }) } })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  await widget.submit.click()
  await expect(widget.status).toContainText('Waiting for your payment')
  const [{ returnUrl: sent = '' } = {}] = await cashier.deposits()
  expect(new URL(sent).pathname).toBe('/paywidget/deposit/complete')
  expect(sent).not.toContain('evil')
})
