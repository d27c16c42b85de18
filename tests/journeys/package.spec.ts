import { isDeepStrictEqual } from 'node:util'
import { hostData, newToken } from './support/hostData.ts'
import { type HostFiles, openHost } from './support/hostWithPackage.ts'
import { expect, test } from './support/journey.ts'
import { HOST, OTHER_SITE, WIDGET } from './support/places.ts'
import { pressDeposit } from './support/pressDeposit.ts'
import { type WidgetPage, widgetPage } from './support/widgetPage.ts'

/** The published npm package in a host page. */

const SRC = `${WIDGET}/paywidget/`

/** The messages the page has received, in order: `[name, payload]`. */
const heard = (widget: WidgetPage): Promise<[string, unknown][]> =>
  widget.page.evaluate(() => (window as unknown as { heard: [string, unknown][] }).heard)
const names = async (widget: WidgetPage) => (await heard(widget)).map(([name]) => name)

const ALL = `const ALL = ['Loaded', 'onInit', 'FullLoaded', 'onClose', 'onInitError', 'onTokenExpired', 'onIntent']
  window.heard = []
  const on = Object.fromEntries(ALL.map((name) => [name, (payload) => window.heard.push([name, payload])]))`

const byCall = (options: object, more = ''): HostFiles => ({
  script: `import { mountPaywidget } from './index.js'
  ${ALL}
  window.cashier = mountPaywidget('#place', { ...${JSON.stringify(options)}, on })
  ${more}`,
})

const byElement = (data: object): HostFiles => ({
  script: `import './index.js'
  ${ALL}
  const element = document.createElement('pay-widget')
  element.setAttribute('src', '${SRC}')
  document.querySelector('#place').append(element)
  for (const name of ALL) element.addEventListener(name, ({ detail }) => window.heard.push([name, detail]))
  element.data = ${JSON.stringify(data)}
  window.cashier = element`,
})

/** The cashier in the only iframe of the page. */
const inFrame = (page: Parameters<typeof widgetPage>[0]) => widgetPage(page, 'iframe')

async function pay(widget: WidgetPage): Promise<void> {
  await pressDeposit(widget)
  await expect(widget.status).toContainText('Waiting for your payment')
}

test.describe('the package in a page with a strict CSP', () => {
  for (const [way, files] of [
    ['<pay-widget>', byElement],
    ['mountPaywidget()', (data: object) => byCall({ src: SRC, data })],
  ] as const) {
    test(`with ${way}: a player pays, the host receives the messages, and its markup contains no token`, async ({
      page,
      cashier,
    }) => {
      const widget = inFrame(page)
      const token = newToken()
      await openHost(page, files(hostData(token)))
      await pay(widget)
      expect(await cashier.of(token).deposits()).toHaveLength(1)
      // Leave out repeats: the widget sends "Loaded" again until the host has answered.
      const said = new Set((await names(widget)).filter((name) => name !== 'onIntent'))
      expect([...said]).toEqual(['Loaded', 'onInit', 'FullLoaded'])
      expect((await heard(widget))[0]).toEqual(['Loaded', { type: 'Loaded', version: 'v1.0.504' }])
      const seen = await page.evaluate(() => {
        const element = document.querySelector('pay-widget')
        const frame = (element?.shadowRoot ?? document).querySelector('iframe') as HTMLIFrameElement
        const { height, width } = frame.getBoundingClientRect()
        return { markup: document.documentElement.outerHTML + frame.outerHTML, size: [width, height] }
      })
      expect(seen.markup).not.toContain(token)
      expect(
        page
          .frames()
          .map((frame) => frame.url())
          .join(),
      ).not.toContain(token)
      expect(seen.size[1], 'a frame without a height of the host’s has one').toBe(760)
      await widget.close.click()
      await expect.poll(() => names(widget)).toContain('onClose')
    })
  }

  test('update() with a new token and theme keeps the typed amount, also when called 200 times', async ({
    page,
    cashier,
  }) => {
    const widget = inFrame(page)
    const token = newToken()
    await openHost(page, byElement(hostData(token)))
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('777')
    const dark = widget.inside.locator('[data-theme="dark"]')
    await expect(dark).toHaveCount(0)
    const next = `${token}.1`
    await page.evaluate((other) => {
      const { cashier } = window as unknown as { cashier: { update(changes: object): void } }
      cashier.update({ user: { token: other }, schema: { theme: 'dark' } })
      for (let time = 0; time < 200; time++) cashier.update({ user: { token: other } })
    }, next)
    await expect(dark.first()).toBeVisible()
    await expect(widget.amount).toHaveValue(/777/)
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect((await cashier.of(token).calls('deposit-create')).map((call) => call.token)).toEqual([next])
  })

  test.describe('the height of the frame', () => {
    const fitted = (token: string) => ({ ...hostData(token), schema: { fit: 'content' } })
    const byCallFitted = (data: object): HostFiles => byCall({ src: SRC, data })
    /** The height of the frame, and the height of the part of its page that does not fit. */
    const sizes = async (widget: WidgetPage) => {
      const { height } = (await widget.page.locator('iframe').boundingBox()) ?? { height: 0 }
      const inside = await widget.inside.locator('.pw').first().boundingBox()
      return { height, hidden: Math.round((inside?.height ?? 0) - height) }
    }

    for (const [way, files] of [
      ['<pay-widget>', byElement],
      ['mountPaywidget()', byCallFitted],
    ] as const) {
      test(`with ${way}: follows the height of the page, up to the height of the window`, async ({ page }) => {
        const widget = inFrame(page)
        await page.setViewportSize({ width: 700, height: 500 })
        await openHost(page, files(fitted(newToken())))
        await expect(widget.tile('Airtm')).toBeVisible()
        // The list is longer than the window, so it scrolls inside the frame.
        await expect.poll(async () => (await sizes(widget)).height).toBe(500)
        expect((await sizes(widget)).hidden).toBeGreaterThan(50)
        await page.setViewportSize({ width: 700, height: 1_000 })
        await expect.poll(async () => (await sizes(widget)).hidden).toBe(0)
        const list = await sizes(widget)
        expect(list.height).toBeLessThan(1_000)
        await widget.openMethod('Mercado Pago')
        await expect(widget.submit).toBeVisible()
        await expect.poll(async () => (await sizes(widget)).height).not.toBe(list.height)
        await expect.poll(async () => (await sizes(widget)).hidden).toBe(0)
        const form = await sizes(widget)
        await widget.amount.fill('1')
        await widget.submit.click({ force: true })
        await expect(widget.error('amount')).toBeVisible()
        await expect.poll(async () => (await sizes(widget)).height).toBeGreaterThan(form.height)
        await expect.poll(async () => (await sizes(widget)).hidden).toBe(0)
        await page.setViewportSize({ width: 320, height: 400 })
        await expect.poll(async () => (await sizes(widget)).height).toBe(400)
      })
    }

    for (const [way, files] of [
      ['<pay-widget>', byElement],
      ['mountPaywidget()', byCallFitted],
    ] as const) {
      test(`with ${way}: onHeight is sent only while fit is "content", and an unknown fit is reported`, async ({
        page,
        cashier,
      }) => {
        const widget = inFrame(page)
        const token = newToken()
        await page.addInitScript(() => {
          const said: string[] = []
          Object.assign(window, { said })
          addEventListener('message', ({ data }) => said.push(String(data)))
        })
        const update = (fit: string | undefined) =>
          page.evaluate(
            (schema) =>
              (window as unknown as { cashier: { update(changes: object): void } }).cashier.update({ schema }),
            { fit },
          )
        const heights = async () => {
          const texts = await page.evaluate(() => (window as unknown as { said: string[] }).said)
          const messages = texts.map((text) => JSON.parse(text) as { messageType: string; payload: { height: number } })
          return messages.flatMap(({ messageType, payload }) => (messageType === 'onHeight' ? [payload.height] : []))
        }
        const boxHeight = () => page.locator('#place').evaluate((place) => place.getBoundingClientRect().height)
        const isSnug = async () => (await boxHeight()) === (await sizes(widget)).height
        await page.setViewportSize({ width: 1_280, height: 1_000 })
        await openHost(page, files(hostData(token)))
        await pay(widget)
        await update('tall')
        await expect.poll(() => cashier.of(token).problems()).toContain('host.schema')
        expect(await heights()).toEqual([])
        expect((await sizes(widget)).height).toBe(760)
        await update('content')
        await expect.poll(heights).not.toEqual([])
        const isAsSaid = async () => (await heights()).at(-1) === (await sizes(widget)).height
        await expect.poll(isAsSaid, 'the frame is as high as was said last').toBe(true)
        expect((await sizes(widget)).height).not.toBe(760)
        await expect.poll(isSnug, 'what stands around it is as high').toBe(true)
        await update(undefined)
        await expect.poll(async () => (await sizes(widget)).height).toBe(760)
      })
    }
  })

  test('G1 G3 G14 W2 the element accepts properties in any order, recovers from mistakes, and a new label keeps its frame', {
    tag: '@core',
  }, async ({ page, watch }) => {
    watch.allow(/src\.invalid/)
    const widget = inFrame(page)
    const data = hostData(newToken())
    await openHost(page, {
      script: `${ALL}
      const element = document.createElement('pay-widget')
      element.label = 'Before'
      await import('./index.js')
      for (const name of ALL) element.addEventListener(name, ({ detail }) => window.heard.push([name, detail]))
      element.data = { user: {} }
      document.querySelector('#place').append(element)
      element.data = ${JSON.stringify(data)}
      element.setAttribute('src', 'http://pay.example/')
      window.put = (props) => Object.assign(element, props)
      window.element = element`,
    })
    const put = (props: object) =>
      page.evaluate((all) => (window as unknown as { put(props: object): void }).put(all), props)
    await expect.poll(() => names(widget)).toEqual(['onInitError'])
    await put({ src: `${SRC.slice(0, -1)}?from=shop` })
    await expect(page.locator('iframe')).toHaveAttribute('title', 'Before')
    await expect(page.locator('iframe')).toHaveAttribute('src', `${SRC}?from=shop`)
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('777')
    await put({ label: 'Kasse', className: 'wide', title: 'a tip', hidden: false })
    await expect(page.locator('iframe')).toHaveAttribute('title', 'Kasse')
    await expect(widget.amount).toHaveValue(/777/)
    await put({ data: { user: { token: '' } } })
    await expect(page.locator('iframe')).toHaveCount(0)
    await put({ data })
    await expect(widget.tile('Airtm')).toBeVisible()
  })

  test('G2 the player can save the QR code of a payment as a file from inside the frame', { tag: '@core' }, async ({
    page,
  }) => {
    const widget = inFrame(page)
    const user = { ...hostData(newToken()).user, currency: 'IDR', paymentGeo: 'ID' }
    await openHost(page, byCall({ src: SRC, data: { user } }))
    await widget.openMethod('QRIS')
    await widget.amount.fill('100000')
    await widget.submit.click()
    const download = page.waitForEvent('download')
    await widget.button('Save QR code').click()
    expect((await download).suggestedFilename()).toBe('payment-qr.png')
  })

  test('G7 after a reload inside the frame, a close() before the page is ready is still answered', {
    tag: '@core',
  }, async ({ page }) => {
    const widget = inFrame(page)
    // The second "Loaded" says that the new page does not listen yet: close() is then answered by the loader itself.
    const closeAgain = `let isReloaded = false
      window.reloading = () => { isReloaded = true }
      on.Loaded = () => {
        if (!isReloaded || window.answered !== undefined) return
        window.cashier.close()
        window.answered = window.heard.some(([name]) => name === 'onClose')
      }`
    const { script } = byCall({ src: SRC, data: hostData(newToken()) })
    await openHost(page, { script: script.replace('window.cashier =', `${closeAgain}\n  window.cashier =`) })
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect.poll(() => names(widget)).toContain('FullLoaded')
    await page.evaluate(() => (window as unknown as { reloading(): void }).reloading())
    await widget.frame().evaluate(() => void setTimeout(() => location.reload()))
    const answered = () => page.evaluate(() => (window as unknown as { answered?: boolean }).answered)
    await expect.poll(answered).not.toBeUndefined()
    expect(await answered()).toBe(true)
  })

  test('G16 E2 without URL.canParse and userActivation the cashier and the payment window still open', {
    tag: '@core',
  }, async ({ page, context }) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(URL, 'canParse')
      Reflect.deleteProperty(Navigator.prototype, 'userActivation')
    })
    const widget = inFrame(page)
    await openHost(page, byElement(hostData(newToken())))
    const popup = page.waitForEvent('popup')
    await pay(widget)
    expect(await page.evaluate(() => 'canParse' in URL || 'userActivation' in navigator)).toBe(false)
    await expect((await popup).getByRole('button', { name: 'Pay' })).toBeVisible()
  })

  test('the element opens the form and amount of its data once, and again after it is removed and inserted', async ({
    page,
  }) => {
    const widget = inFrame(page)
    const open = { method: 'mercado_pago', amount: '149.5' }
    await openHost(page, byElement(hostData(newToken(), { open })))
    await expect(widget.amount).toHaveValue('149.50')
    await widget.back.click()
    await expect(widget.tile('Airtm')).toBeVisible()
    await page.evaluate(() => {
      const { cashier } = window as unknown as { cashier: HTMLElement }
      cashier.remove()
      document.querySelector('#place')?.append(cashier)
    })
    await expect(widget.amount).toHaveValue('149.50')
  })

  test('L8 LIST-04 goBack() on the list sends onClose even if the payment code never loads', async ({ page }) => {
    await page.route('**/static/afterList-*.js', () => new Promise(() => undefined))
    await openHost(page, byCall({ src: SRC, data: hostData(newToken()) }, 'cashier.goBack()'))
    await expect.poll(() => names(inFrame(page))).toContain('onClose')
  })

  test('a goBack() before the cashier is ready runs once it is ready', async ({ page }) => {
    const widget = inFrame(page)
    await openHost(page, byCall({ src: SRC, page: 'deposit/region', data: hostData(newToken()) }, 'cashier.goBack()'))
    await expect(widget.tile('Airtm')).toBeVisible()
    expect(await names(widget)).not.toContain('onClose')
    await page.evaluate(() => (window as unknown as { cashier: { close(): void } }).cashier.close())
    await expect.poll(() => names(widget)).toContain('onClose')
  })

  test('C58 LIST-04 HOST-30 when its code fails later, the player sees why, and close() and goBack() are answered', {
    tag: '@core',
  }, async ({ page, watch }) => {
    watch.allow(/createChoices-|createChoices\.js/, /could not start/, /Failed to load resource/)
    await page.route('**/static/createChoices-*.js', (route) => route.abort())
    const widget = inFrame(page)
    await openHost(page, byCall({ src: SRC, data: hostData(newToken()) }))
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect.poll(() => names(widget)).toContain('FullLoaded')
    const call = (name: string, ...args: object[]) =>
      page.evaluate(
        ([asked, given]) => {
          const { cashier } = window as unknown as { cashier: Record<string, (...all: object[]) => void> }
          cashier[asked]?.(...given)
        },
        [name, args] as const,
      )
    await call('update', { methods: { hide: ['airtm'] } })
    await expect.poll(() => names(widget)).toContain('onInitError')
    await expect(widget.inside.getByRole('alert')).toContainText('We couldn’t open the payments page')
    const closings = async () => (await names(widget)).filter((name) => name === 'onClose').length
    await call('close')
    await expect.poll(closings).toBe(1)
    await call('goBack')
    await expect.poll(closings).toBe(2)
    await page.unroute('**/static/createChoices-*.js')
    await call('update', { methods: { hide: ['spei'] } })
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(widget.inside.getByRole('alert')).toHaveCount(0)
  })

  test('a goBack() while the cashier of one player loads does not close the cashier of the next', async ({ page }) => {
    const widget = inFrame(page)
    const next = JSON.stringify(hostData(newToken()))
    // The frame of the first player is removed before it can answer.
    const change = `cashier.goBack(); cashier.setData(null); cashier.setData(${next})`
    await openHost(page, byCall({ src: SRC, data: hostData(newToken()) }, change))
    await expect.poll(() => names(widget)).toContain('FullLoaded')
    // A queued `onGoBack` would have been answered before `FullLoaded`.
    expect(await names(widget)).not.toContain('onClose')
  })

  test('moveBefore() keeps the frame of the element, and what the player typed', async ({ page }) => {
    const widget = inFrame(page)
    await openHost(page, byElement(hostData(newToken())))
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('777')
    const isMoved = await page.evaluate(() => {
      const { cashier } = window as unknown as { cashier: HTMLElement }
      const place = cashier.parentElement as HTMLElement & { moveBefore?(node: Node, child: Node | null): void }
      place.append(document.createElement('p'))
      place.moveBefore?.(cashier, null)
      return place.lastElementChild === cashier
    })
    expect(isMoved, 'this browser has moveBefore()').toBe(true)
    await expect(widget.amount).toHaveValue(/777/)
    expect((await names(widget)).filter((name) => name === 'FullLoaded')).toHaveLength(1)
  })

  test('a cashier that never loads is reported as cashier.silent with a fix, and close() is answered', async ({
    page,
    watch,
  }) => {
    // The strict policy of this page forbids the request that would tell a missing server from one that refuses.
    watch.allow(/Failed to load resource/, /connect-src|Refused to connect/, /cashier\.silent/)
    const widget = inFrame(page)
    await page.route(`${SRC}**`, (route) => route.abort())
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1_000)
    await openHost(page, byCall({ src: SRC, data: hostData(newToken()), loadTimeout: 60_000 }))
    await page.clock.runFor(40_000)
    expect(await names(widget)).toEqual([])
    await page.clock.runFor(20_000)
    const text = expect.stringMatching(`No cashier answered at ${SRC} in time.*${HOST}`)
    const fix = expect.stringContaining(HOST)
    await expect.poll(() => watch.violations.join()).toContain('connect-src')
    const heardLater = async () => {
      await page.clock.runFor(500)
      return heard(widget)
    }
    await expect.poll(heardLater).toEqual([['onInitError', { code: 'cashier.silent', text, fix }]])
    await page.evaluate(() => (window as unknown as { cashier: { close(): void } }).cashier.close())
    expect(await names(widget)).toEqual(['onInitError', 'onClose'])
  })

  test('B1 B2 messages from other pages are ignored, and another page in the frame does not receive the token', {
    tag: '@core',
  }, async ({ page, watch }) => {
    watch.allow(/does not match the recipient window/)
    const widget = inFrame(page)
    const token = newToken()
    // Replace the cashier by a page with an opaque origin that sends the cashier's messages.
    await page.route(`${SRC}**`, (route) =>
      route.fulfill({
        headers: { 'content-type': 'text/html', 'content-security-policy': 'sandbox allow-scripts' },
        body: `<script>onmessage = ({ data }) => { document.title = String(data) }
          for (const text of ['{"messageType":"Loaded"}', '{"messageType":"onInit"}', 'the last one']) parent.postMessage(text, '*')</script>`,
      }),
    )
    const { script } = byCall({ src: SRC, data: hostData(token) })
    await openHost(page, {
      script: `window.last = new Promise((resolve) => addEventListener('message', ({ data }) => data === 'the last one' && resolve()))
      ${script}
      for (const text of ['{"messageType":"onClose"}', '{', 'null']) window.postMessage(text, '*')`,
    })
    await page.evaluate(() => (window as unknown as { last: Promise<void> }).last)
    expect(await heard(widget)).toEqual([])
    for (const frame of page.frames()) expect(await frame.title().catch(() => '')).not.toContain(token)
  })

  test('inserting and removing the element 100 times leaks no documents, nodes or listeners', async ({ page }) => {
    await openHost(page, {
      script: `import './index.js'
      window.round = () => {
        const element = document.createElement('pay-widget')
        element.setAttribute('src', '${SRC}')
        document.querySelector('main').append(element)
        element.data = ${JSON.stringify(hostData(newToken()))}
        const frames = element.shadowRoot.querySelectorAll('iframe').length
        element.remove()
        return frames
      }`,
    })
    const session = await page.context().newCDPSession(page)
    const count = async () => {
      await session.send('HeapProfiler.collectGarbage')
      return session.send('Memory.getDOMCounters')
    }
    const rounds = (times: number) =>
      page.evaluate(
        (many) => Array.from({ length: many }, () => (window as unknown as { round(): number }).round()),
        times,
      )
    await rounds(5)
    let before = await count()
    const isSettled = async () => {
      const last = before
      before = await count()
      return before.documents <= 3 && isDeepStrictEqual(last, before)
    }
    await expect.poll(isSettled, 'the first frames are gone whole').toBe(true)
    expect(new Set(await rounds(100))).toEqual(new Set([1]))
    await expect
      .poll(async () => {
        const { documents, nodes, jsEventListeners } = await count()
        const more = [documents - before.documents, nodes - before.nodes, jsEventListeners - before.jsEventListeners]
        // The first frames may be freed only now.
        return more.map((count) => Math.max(count, 0))
      })
      .toEqual([0, 0, 0])
  })
})

test.describe('with storage denied to the frame', () => {
  test.use({ storage: 'denied' })

  test('H2 C35 a payment with a lost response is recognized after a reload of the host page', async ({
    page,
    cashier,
  }) => {
    const widget = inFrame(page)
    const token = newToken('answerDropped')
    const files = { ...byElement(hostData(token)), site: OTHER_SITE }
    await openHost(page, files)
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect.poll(async () => (await cashier.of(token).deposits()).length).toBe(1)
    await expect.poll(() => names(widget)).toContain('onIntent')
    await page.reload()
    await expect(widget.inside.getByText('dep-1001')).toBeVisible()
    expect(await cashier.of(token).calls('deposit-create')).toHaveLength(1)
  })
})
