import type { Page } from '@playwright/test'
import { heardIn, languagesIn, noteAnnouncements } from './support/announcements.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { formOf } from './support/forms.ts'
import { holdAnswers } from './support/holdAnswers.ts'
import { hostData, newToken } from './support/hostData.ts'
import { heardBy, openHosted } from './support/hostedPage.ts'
import { expect, test } from './support/journey.ts'
import { shownName } from './support/methodFolders.ts'
import { pasted } from './support/pasted.ts'
import { pressDeposit } from './support/pressDeposit.ts'
import { type WidgetPage, widgetPage } from './support/widgetPage.ts'

/** Package mode: the cashier in a shadow root of the host's page, under a strict CSP. */

/** Messages posted in the page, except those of the payment window to its opener. */
const posted = (page: Page) =>
  page.evaluate(() => (window as unknown as { posted: unknown[] }).posted.filter((said) => typeof said === 'string'))
const names = async (widget: WidgetPage) => (await heardBy(widget.page)).map(([name]) => name)
const cashierOf = (widget: WidgetPage, act: string) =>
  widget.page.evaluate((name) => (window as unknown as { cashier: Record<string, () => void> }).cashier[name]?.(), act)

async function pay(widget: WidgetPage): Promise<void> {
  await pressDeposit(widget)
  await expect(widget.status).toContainText('Waiting for your payment')
}

test('HOST-10 HOST-09 a player pays; host and cashier communicate by functions, without any postMessage', {
  tag: '@core',
}, async ({ page, cashier }) => {
  const token = newToken()
  const helpers: string[] = []
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/helper.html')) helpers.push(pathname)
  })
  const widget = await openHosted(page, { data: hostData(token), pages: '/paywidget/' })
  await pay(widget)
  expect(helpers, '`pages` may end with a slash').toEqual(['/paywidget/helper.html'])
  expect(await cashier.of(token).deposits()).toHaveLength(1)
  const heard = await names(widget)
  expect(heard.filter((name) => !name.startsWith('onIntent'))).toEqual([
    'Loaded',
    'onInit',
    'FullLoaded',
    'onPaymentStatus',
  ])
  expect((await heardBy(page))[0]).toEqual(['Loaded', { type: 'Loaded', version: 'v1.0.504' }])
  await widget.close.click()
  await expect.poll(() => names(widget)).toContain('onClose')
  expect(await posted(page)).toEqual([])
})

test('U20 P4 in package mode a failed start has an error ID, which is shown, sent to the host, and can be copied', {
  tag: '@core',
}, async ({ page, watch }) => {
  watch.allow(/packageApp|ERR_FAILED|\[paywidget\]/)
  await page.route('**/hosted/packageApp*.js', (route) => route.abort())
  const widget = await openHosted(page, { data: hostData(newToken()) })
  const copy = widget.inside.getByRole('button', { name: 'Copy: Error ID' })
  await expect(copy).toBeVisible()
  const told = (await heardBy(page)).filter(([name]) => name === 'onInitError')
  expect(told).toEqual([
    ['onInitError', expect.objectContaining({ code: 'code.failed', supportId: expect.any(String) })],
  ])
  const [, payload] = told[0]!
  const { supportId } = payload as { supportId: string }
  await expect(widget.inside.getByText(supportId, { exact: true })).toBeVisible()
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await copy.click()
  await expect(widget.inside.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect.poll(() => pasted(widget)).toBe(supportId)
})

test('HOST-10 a message that the host’s page posts to itself is ignored', async ({ page }) => {
  const widget = await openHosted(page, { data: hostData(newToken()) })
  await widget.openMethod('Mercado Pago')
  await page.evaluate(() => postMessage(JSON.stringify({ messageType: 'onGoBack' }), location.origin))
  await expect.poll(() => posted(page)).toHaveLength(1)
  await expect(widget.amount).toBeVisible()
  await cashierOf(widget, 'goBack')
  await expect(widget.tile('Airtm')).toBeVisible()
  // If the message had gone back too, goBack() would have closed the cashier.
  expect(await names(widget)).not.toContain('onClose')
})

test('L8 LIST-04 in package mode goBack on the list sends onClose even if the payment code never loads', async ({
  page,
}) => {
  await page.route('**/hosted/afterList*.js', () => new Promise(() => undefined))
  const widget = await openHosted(page, { data: hostData(newToken()) }, 'window.cashier.goBack()')
  await expect.poll(() => names(widget)).toContain('onClose')
})

test('W5 in package mode the back arrow returns to the list five times and leaves the host’s history as it is', async ({
  page,
}) => {
  const widget = await openHosted(page, { data: hostData(newToken()) })
  const before = await page.evaluate(() => history.length)
  for (let time = 0; time < 5; time++) {
    await widget.openMethod('Mercado Pago')
    await widget.back.click()
    await expect(widget.tile('Airtm')).toBeVisible()
  }
  expect(await page.evaluate(() => history.length)).toBe(before)
})

for (const [options, says, path, method] of [
  [{}, 'Deposit', '/deposit', 'Airtm'],
  [{ transactionType: 'deposit' }, 'Deposit', '/deposit', 'Airtm'],
  [{ transactionType: 'withdrawal' }, 'Withdrawal', '/withdrawal', 'E-wallet'],
] as const) {
  test(`ROUTE-11 with ${JSON.stringify(options)} package mode starts at ${path}, and the address of the host stays the same`, {
    tag: '@core',
  }, async ({ page }) => {
    const widget = await openHosted(page, { data: hostData(newToken()), ...options })
    await expect(widget.inside.getByRole('banner')).toContainText(says)
    await expect(widget.tile(method)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/hosted.html')
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
  })
}

for (const [options, tab] of [
  [{}, true],
  [{ transactionType: 'withdrawal' }, false],
] as const) {
  test(`ROUTE-12 with ${JSON.stringify(options)} a crypto-balance cashier in package mode starts on the page of that transaction`, {
    tag: '@core',
  }, async ({ page }) => {
    const widget = await openHosted(page, {
      data: hostData(newToken(), { widgetViewType: 'cryptobalance' }),
      ...options,
    })
    if (tab) await expect(widget.inside.getByRole('tab', { name: 'Crypto' })).toBeVisible()
    else await expect(widget.inside.getByRole('banner')).toContainText('Withdrawal')
    await expect(widget.inside.getByRole('main').getByRole('button').first()).toBeVisible()
  })
}

test('T10 in package mode one polite and one assertive live region exist until the cashier is destroyed', async ({
  page,
}) => {
  await noteAnnouncements(page)
  const widget = await openHosted(page, { data: hostData(newToken()) })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  /**
   * The cashier's live regions, each with an id to recognize a new region, and the number of regions in the host's
   * page.
   */
  const regions = () =>
    page.evaluate(() => {
      const LIVE = '[aria-live="polite"], [aria-live="assertive"]'
      const roots = [...document.querySelectorAll('#place > *')].map(({ shadowRoot }) => shadowRoot)
      const found = roots.flatMap((root) => [...(root?.querySelectorAll(LIVE) ?? [])])
      for (const region of found) region.id ||= `first-${region.getAttribute('aria-live')}`
      return [...found.map(({ id, isConnected }) => `${id} ${isConnected}`), document.querySelectorAll(LIVE).length]
    })
  const both = ['first-polite true', 'first-assertive true', 0]
  await expect.poll(regions).toEqual(both)

  // Delay the call until the progress announcement was made.
  await page.route('**/deposit-create**', async (route) => {
    await expect.poll(() => heardIn(widget.frame())).toContain('polite: Creating your deposit…')
    await route.fallback()
  })
  await widget.amount.press('Enter')
  await expect(widget.status).toContainText('Waiting for your payment')
  await expect.poll(async () => (await heardIn(widget.frame())).at(-1)).toMatch(/^polite: Waiting for your payment/)
  expect(await regions(), 'the same two as before').toEqual(both)

  // Another player starts in the same mounted cashier.
  await page.evaluate(
    (data) => (window as unknown as { cashier: { setData(data: object): void } }).cashier.setData(data),
    { ...hostData(newToken()), user: { ...hostData(newToken()).user, id: '90211' } },
  )
  await expect(widget.tile('Airtm')).toBeVisible()
  expect(await regions(), 'also for the next player').toEqual(both)
  await cashierOf(widget, 'destroy')
  expect(await regions()).toEqual([0])
})

test('WCAG 3.1.2 in package mode announcements are in the language of the cashier, not in that of the host’s page', async ({
  page,
}) => {
  await noteAnnouncements(page)
  const token = newToken()
  const user = { ...hostData(token).user, lang: 'ar' }
  const widget = await openHosted(page, { data: hostData(token, { user }) })
  await widget.tileWithIcon('mercado_pago').click()
  await expect(widget.amount).toBeVisible()
  await widget.amount.fill('500')
  await widget.amount.press('Enter')
  await expect(widget.status).toBeVisible()
  await expect.poll(() => languagesIn(widget.frame())).not.toEqual([])
  expect(new Set(await languagesIn(widget.frame()))).toEqual(new Set(['ar rtl']))
})

test('G10 ERR-21 ERR-22 in package mode the cashier’s uncaught errors and failed icons are reported, and none of the host’s', async ({
  page,
  cashier,
  watch,
}) => {
  watch.allow(/(thrown|left alone) by|status of 404|ERR_CONNECTION_RESET/)
  const throwing = (whose: string) => `setTimeout(() => { throw new Error('thrown by ${whose}') })
    Promise.reject(new Error('left alone by ${whose}'))`
  await page.route('**/icons/airtm.svg', (route) => route.fulfill({ status: 404 }))
  await page.route('**/icons/spei.svg', (route) => route.abort('connectionreset'))
  await page.route('**/own/picture.svg', (route) => route.fulfill({ status: 404 }))
  const token = newToken()
  const widget = await openHosted(page, { data: hostData(token) })
  await expect(widget.tile('Airtm').getByText('A', { exact: true })).toBeVisible()
  for (const [path, whose] of [
    ['/own/app.js', 'the host'],
    ['/hosted/late.js', 'the cashier'],
  ] as const) {
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/javascript', body: throwing(whose) }))
    await page.evaluate((url) => import(url), path)
  }
  await page.evaluate(() => {
    const picture = document.createElement('img')
    picture.src = '/own/picture.svg'
    document.body.append(picture)
  })
  const told = async () => {
    const events = (await cashier.of(token).calls('events')).flatMap(
      ({ payload }) => payload.events as readonly { key: string; value: { code: string; message: string } }[],
    )
    return events
      .filter(({ key, value }) => key === 'problem' && /^(icon|file)\.|uncaught/.test(value.code))
      .map(({ value }) => `${value.code} ${value.message.replace(/^\S*\//, '')}`)
      .toSorted()
  }
  await expect
    .poll(told)
    .toEqual([
      'icon.failed spei.svg',
      'icon.refused airtm.svg: HTTP 404',
      'uncaught left alone by the cashier',
      'uncaught thrown by the cashier',
    ])
})

test('the host’s page keeps its language, its styles and the text typed into it', async ({ page }) => {
  const widget = await openHosted(page, { data: hostData(newToken(), { schema: { theme: 'dark' } }) })
  const look = () =>
    page.evaluate(() => {
      const { lang, dir } = document.documentElement
      const { fontFamily, color } = getComputedStyle(document.querySelector('aside h1') as Element)
      return { lang, dir, fontFamily, color, sheets: document.styleSheets.length, title: document.title }
    })
  await expect(widget.tile('Airtm')).toBeVisible()
  expect(await look()).toMatchObject({ lang: 'de', dir: '', sheets: 0, title: 'Host', color: 'rgb(0, 0, 0)' })
  await expect(widget.inside.locator('.pw')).toHaveAttribute('lang', 'en')
  await page.locator('#own').fill('roulette')
  await widget.openMethod('Mercado Pago')
  await widget.back.click()
  await expect(widget.tile('Airtm')).toBeVisible()
  await expect(page.locator('#own')).toHaveValue('roulette')
  await expectAccessible(widget.frame())
})

test('B32 under Trusted Types the cashier adds no global, and no style of the host or the cashier affects the other', {
  tag: '@core',
}, async ({ page, watch }) => {
  watch.allow(/TrustedHTML/, /require-trusted-types-for/)
  const widget = await openHosted(page, { data: hostData(newToken()) }, 'window.known = Object.keys(window)')
  await widget.openMethod('Mercado Pago')
  const found = await page.evaluate(() => {
    const values = window as unknown as Record<string, unknown>
    const { known } = window as unknown as { known: string[] }
    const place = document.querySelector('#place > *') as HTMLElement
    const inside = [...(place.shadowRoot?.querySelectorAll('[id]') ?? [])].map(({ id }) => id)
    let isRefused = false
    try {
      document.createElement('div').innerHTML = '<b>no</b>'
    } catch {
      isRefused = true
    }
    const outside = [...document.querySelectorAll('body *')].filter(({ classList }) => `${classList}`.includes('pw'))
    return {
      isRefused,
      outside: outside.length,
      // `press` is defined by the journey itself.
      added: Object.keys(window).filter((name) => values[name] && ![...known, 'known', 'press'].includes(name)),
      unprefixed: inside.filter((id) => !id.startsWith('pw-')),
      ids: inside.length,
    }
  })
  expect(found).toMatchObject({ isRefused: true, outside: 0, added: [], unprefixed: [] })
  expect(found.ids).toBeGreaterThan(0)
  await widget.amount.fill('500')
  await widget.submit.click()
  await expect(widget.status).toContainText('Waiting for your payment')
  // The host's styles for buttons and headings do not apply inside the cashier.
  const title = widget.heading('Waiting for your payment')
  await expect(title).toHaveCSS('font-size', '24px')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('h1, h2, button { font-size: 99px !important; display: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  await expect(title).toBeVisible()
  await expect(title).toHaveCSS('font-size', '24px')
})

test('styles that elements inherit from the host’s page do not change the cashier, but a hidden one stays hidden', async ({
  page,
}) => {
  const widget = await openHosted(page, { data: hostData(newToken()) })
  await widget.openMethod('Mercado Pago')
  const texts = [widget.heading('Mercado Pago'), widget.submit, widget.amount]
  const stylesNow = () =>
    Promise.all(
      texts.map((text) =>
        text.evaluate((element) => {
          const style = getComputedStyle(element)
          const names = ['textTransform', 'letterSpacing', 'wordSpacing', 'whiteSpace', 'textIndent', 'textShadow']
          const others = [
            'fontFamily',
            'fontVariantCaps',
            'wordBreak',
            'cursor',
            'direction',
            'colorScheme',
            'color',
            'userSelect',
          ]
          const all = [...names, ...others, 'webkitTextFillColor'] as (keyof CSSStyleDeclaration)[]
          return all.map((name) => [name, style[name]])
        }),
      ),
    )
  const before = await stylesNow()
  const { height } = (await widget.submit.boundingBox())!
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`#place { text-transform: uppercase; letter-spacing: 3px; word-spacing: 9px; white-space: nowrap;
      text-indent: 40px; text-shadow: 1px 1px red; font: small-caps 30px fantasy; word-break: break-all;
      cursor: crosshair; direction: rtl; color-scheme: dark; color: red; -webkit-text-fill-color: red }
      body { user-select: none }`)
    document.adoptedStyleSheets = [sheet]
  })
  await expect(page.locator('#place')).toHaveCSS('text-transform', 'uppercase')
  expect(await stylesNow()).toEqual(before)
  expect((await widget.submit.boundingBox())?.height).toBe(height)
  await page.locator('#place').evaluate((place) => {
    place.style.visibility = 'hidden'
  })
  await expect(texts[0]!).toBeHidden()
})

test('the data that the host’s page stores stays, and every key that the cashier stores begins with "paywidget"', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('user', 'of the host'))
  const widget = await openHosted(page, { data: hostData(newToken()) })
  await pay(widget)
  const kept = await page.evaluate(() => ({
    user: sessionStorage.getItem('user'),
    others: [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter(
      (key) => !key.startsWith('paywidget'),
    ),
  }))
  expect(kept).toEqual({ user: 'of the host', others: ['user'] })
})

test('C58 code that fails to load shows an error with a retry, and sends onInitError to the host', async ({
  page,
  watch,
}) => {
  watch.allow(/packageApp-/, /could not start/)
  await page.route('**/hosted/packageApp-*', (route) => route.abort())
  const widget = await openHosted(page, { data: hostData(newToken()) })
  await expect(widget.inside.getByRole('alert')).toContainText('We couldn’t open the payments page')
  expect(await names(widget)).toEqual(['Loaded', 'onInitError'])
  await expectAccessible(widget.frame())
  await page.evaluate(() => (window as unknown as { cashier: { goBack(): void } }).cashier.goBack())
  await expect.poll(() => names(widget)).toEqual(['Loaded', 'onInitError', 'onClose'])
  await page.unroute('**/hosted/packageApp-*')
  await widget.button('Try again').click()
  await expect(widget.tile('Airtm')).toBeVisible()
})

test('B32 an older MobX in the host’s page causes no error, however late the code of the app arrives', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { __mobxInstanceCount: 1, __mobxGlobals: { version: 5 } }))
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/hosted/packageApp-*', async (route) => {
    await free
    await route.fallback()
  })
  const vendor = page.waitForEvent('requestfinished', (request) => request.url().includes('/vendor-'))
  const widget = await openHosted(page, { data: hostData(newToken()) })
  await vendor
  // MobX compares the versions in a task of its own after it was loaded. The fixture fails on an error of the page.
  await page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    await import(files.find((name) => name.includes('/vendor-')) as string)
    await new Promise((resolve) => setTimeout(resolve, 10))
  })
  letGo()
  await expect(widget.tile('Airtm')).toBeVisible()
})

test('lists open, can be searched, and close on a press inside or outside the cashier', async ({ page, watch }) => {
  watch.allow(/static\/icons\/[a-z]{3}\.svg$/)
  const user = { token: newToken(), id: '1', currency: 'USD', paymentGeo: 'US', lang: 'en' }
  const widget = await openHosted(page, { data: { user } })
  await widget.tileWithIcon('onramp_card').click()
  await expect(widget.amount).toHaveValue(/\d/)
  const options = widget.inside.getByRole('option')
  await widget.field('country').click()
  await page.keyboard.type('Germ')
  await options.first().click()
  await expect(widget.field('country')).toContainText('Germany')
  await expect(options).toHaveCount(0)
  for (const beside of [page.locator('aside h1'), widget.inside.getByRole('banner')]) {
    await widget.field('country').click()
    await expect(options.first()).toBeVisible()
    await beside.click({ position: { x: 5, y: 5 } })
    await expect(options).toHaveCount(0)
  }
})

for (const way of ['keyboard', 'click'] as const) {
  test(`in package mode each step of a form that is opened by ${way} starts at its title, which has the focus`, async ({
    page,
  }) => {
    const { country: paymentGeo, currency } = formOf('wire_steps')
    const widget = await openHosted(page, {
      data: hostData(newToken(), { user: { ...hostData(newToken()).user, currency, paymentGeo } }),
    })
    const press = (name: string) => {
      const button = widget.inside.getByRole('main').getByRole('button', { name, exact: true })
      return way === 'click' ? button.click() : button.press('Enter')
    }
    const expectStep = async (title: string) => {
      const shown = widget.inside.locator('p', { hasText: title })
      await expect(shown).toBeFocused()
      await expect(shown).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize({ width: 400, height: 420 })
    await widget.openMethod(shownName('wire_steps'))
    await widget.field('full_name').fill('Layla Haddad')
    await widget.field('phone').fill('501234567')
    await press('Continue')
    await expectStep('From which account')
    await widget.field('iban').fill('AE070331234567890123456')
    await widget.field('purpose').click()
    await widget.inside.getByRole('option', { name: 'Own funds' }).click()
    await press('Continue')
    await expectStep('Check and send')
    await press('Back')
    await expectStep('From which account')
  })
}

test('a new token and theme keep the typed amount; another player starts at the list', async ({ page, cashier }) => {
  const token = newToken()
  const widget = await openHosted(page, { data: hostData(token) })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('777')
  await update(page, { user: { token: `${token}.1` }, schema: { theme: 'dark' } })
  await expect(widget.inside.locator('.pw[data-theme="dark"]')).toBeVisible()
  await expect(widget.amount).toHaveValue(/777/)
  await widget.submit.click()
  await expect(widget.status).toContainText('Waiting for your payment')
  expect((await cashier.of(token).calls('deposit-create')).map((call) => call.token)).toEqual([`${token}.1`])
  await update(page, { user: { id: '7', token: newToken() } })
  await expect(widget.tile('Airtm')).toBeVisible()
  await expect(widget.status).toHaveCount(0)
})

const update = (page: Page, changes: object) =>
  page.evaluate(
    (given) => (window as unknown as { cashier: { update(changes: object): void } }).cashier.update(given),
    changes,
  )

test('P4 Q-116 in package mode new data after a failed first list keeps the form, what is in it, and a create in flight', async ({
  page,
  cashier,
}) => {
  const token = newToken('listHangs')
  const desk = cashier.of(token)
  await page.clock.install()
  const widget = await openHosted(page, { data: hostData(token) })
  await expect.poll(async () => (await desk.calls('methods-payment-v5')).length).toBe(1)
  await expect(widget.heading('Deposit')).toBeVisible() // all files have loaded before the clock advances
  await page.clock.runFor(30_500)
  await expect(widget.heading('Error occurred')).toBeVisible()
  expect(await names(widget)).toContain('onInitError')
  await desk.play('default')
  await widget.button('Refresh').click()
  await widget.openTileWithIcon('spei')
  await widget.amount.fill('250')
  await widget.field('clabe').fill('646180157000000004')
  await update(page, { user: { token: `${token}.1` }, schema: { theme: 'dark' } })
  await expect(widget.inside.locator('.pw[data-theme="dark"]')).toBeVisible()
  await expect(widget.amount).toHaveValue(/250/)
  await expect(widget.field('clabe')).toHaveValue(/6461/)

  const release = await holdAnswers(page, '**/deposit-create*')
  await widget.submit.click()
  await expect.poll(async () => (await desk.deposits()).length).toBe(1)
  await update(page, { user: { token: `${token}.2` }, schema: { theme: 'light' } })
  await expect(widget.inside.locator('.pw[data-theme="light"]')).toBeVisible()
  release()
  await expect(widget.inside.getByRole('timer')).toBeVisible()
  expect(await desk.deposits()).toHaveLength(1)
  expect((await names(widget)).filter((name) => name === 'Loaded')).toHaveLength(1)
})

test('H3 in package mode another type of cashier waits for a create in flight', async ({ page, cashier }) => {
  const token = newToken()
  const widget = await openHosted(page, { data: hostData(token) })
  const release = await holdAnswers(page, '**/deposit-create*')
  await pressDeposit(widget)
  await expect.poll(async () => (await cashier.of(token).deposits()).length).toBe(1)
  const starts = async () => (await names(widget)).filter((name) => name === 'Loaded').length
  await update(page, { widgetViewType: 'cryptobalance', schema: { theme: 'dark' } })
  await expect(widget.inside.locator('.pw[data-theme="dark"]'), 'the new theme is shown at once').toBeVisible()
  expect(await starts()).toBe(1)
  release()
  await expect.poll(starts).toBe(2)
  expect(await cashier.of(token).calls('deposit-create')).toHaveLength(1)
})

test('corrected data restarts the cashier without a change of the host’s address; after destroy, data is ignored', async ({
  page,
}) => {
  const good = hostData(newToken())
  const widget = await openHosted(page, { data: { ...good, bonusList: 'none' } })
  await expect.poll(() => names(widget)).toContain('onInitError')
  const setData = (data: object) =>
    page.evaluate(
      (given) => (window as unknown as { cashier: { setData(data: object): void } }).cashier.setData(given),
      data,
    )
  await setData(good)
  await expect(widget.tile('Airtm')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/hosted.html')
  await cashierOf(widget, 'destroy')
  await setData(hostData(newToken(), { userId: 'another' }))
  expect(await page.evaluate(() => document.querySelector('#place')?.innerHTML)).toBe('')
  const heard = await names(widget)
  expect(heard.filter((name) => name === 'Loaded')).toHaveLength(1)
})

test('destroy leaves nothing in the page, and two cashiers in one page are independent', async ({ page }) => {
  const widget = await openHosted(page, { data: hostData(newToken()) })
  await expect(widget.tile('Airtm')).toBeVisible()
  await page.evaluate(
    (data) => {
      const { mount } = window as unknown as { mount(options: object): unknown }
      Object.assign(window, { second: mount({ data }) })
    },
    hostData(newToken(), { schema: { theme: 'dark' } }),
  )
  await expect(widget.tile('Airtm')).toHaveCount(2)
  await widget.tile('Airtm').last().click()
  await expect(widget.amount).toHaveCount(1)
  await expect(widget.tile('OXXO')).toHaveCount(0)
  await expect(widget.tile('Airtm')).toHaveCount(1)
  await page.evaluate(() => {
    const all = window as unknown as Record<'cashier' | 'second', { destroy(): void }>
    all.cashier.destroy()
    all.second.destroy()
  })
  expect(await page.evaluate(() => document.querySelector('#place')?.innerHTML)).toBe('')
})

test('in package mode the list, the texts and all files of the first screen are requested together', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // Until these are answered, only the package's entry can have requested the others.
  await page.route(/\/hosted\/(packageApp|vendor)-/, () => new Promise(() => undefined))
  await openHosted(page, { data: hostData(newToken()) })
  for (const file of [/packageApp-/, /vendor-/, /methods-payment-v5/, /locales\/en\./])
    await expect.poll(() => asked.filter((path) => file.test(path))).toHaveLength(1)
})

test('in package mode the texts of another language and of English, which fills its gaps, are requested together', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // Until this is answered, only the package's entry can have requested the texts.
  await page.route(/\/hosted\/packageApp-/, () => new Promise(() => undefined))
  await openHosted(page, { data: { ...hostData(newToken()), user: { ...hostData(newToken()).user, lang: 'ar' } } })
  for (const file of [/locales\/ar\./, /locales\/en\./])
    await expect.poll(() => asked.filter((path) => file.test(path))).toHaveLength(1)
})

test('in package mode the styles of later files reach each cashier of the page, also one that is mounted afterwards', async ({
  page,
}) => {
  const sheets = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#place > *')].map(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets.length),
    )
  const widget = await openHosted(page, { data: hostData(newToken()) })
  await widget.openMethod('Mercado Pago')
  await expect(widget.amount).toBeVisible()
  const [first = 0] = await sheets()
  expect(first).toBeGreaterThan(1)
  const options = { data: hostData(newToken()) }
  await page.evaluate((given) => (window as unknown as { mount(options: object): unknown }).mount(given), options)
  await expect(widget.tile('Airtm')).toHaveCount(1)
  await expect.poll(sheets).toEqual([first, first])
})

test('G4 G14 a missing token, a missing element, large data and a wrong config are reported, and nothing throws', async ({
  page,
  watch,
}) => {
  watch.allow(/element\.missing|config\.wrong|data\.large/)
  const widget = await openHosted(page, { data: hostData(newToken()) })
  await page.evaluate(async () => {
    const file = '/hosted/package.js'
    Object.assign(window, { mountAt: (await import(file)).mountCashier })
  })
  const mount = (target: string, options: object) =>
    page.evaluate(
      ([at, given]) => {
        const all = window as unknown as { mountAt(target: unknown, options: unknown): unknown; told: unknown[] }
        all.told = []
        const hear = (problem: unknown) => void all.told.push(problem)
        Object.assign(all, { late: all.mountAt(at, { ...given, on: { onProblem: hear, onInitError: hear } }) })
      },
      [target, options] as const,
    )
  const told = () => page.evaluate(() => (window as unknown as { told: { code: string; text: string }[] }).told)
  const codes = async () => [...new Set((await told()).map(({ code }) => code))]
  await mount('#nowhere', { data: { user: {} } })
  await expect.poll(codes, 'the element is not needed yet').toEqual(['token.missing'])
  await mount('#nowhere', { data: hostData('t') })
  await expect.poll(codes).toEqual(['element.missing'])
  await mount('#place', { data: { ...hostData('t'), texts: { en: { 'search.label': 'x'.repeat(70_000) } } } })
  await expect.poll(codes).toEqual(['data.large'])
  await page.evaluate(() => (window as unknown as { late: { destroy(): void } }).late.destroy())
  await mount('#place', { data: hostData('t'), config: { api: { base: 7 } } })
  await expect.poll(codes).toEqual(['config.wrong'])
  expect((await told())[0]?.text).toContain('api.base')
  await page.evaluate(() => (window as unknown as { cashier: { destroy(): void } }).cashier.destroy())
  await mount('#place', { data: { user: {} } })
  await expect.poll(codes).toEqual(['token.missing'])
  // The call that reports the mistake would already have put the cashier into its place.
  await expect(page.locator('#place > *')).toHaveCount(0)
  await page.evaluate(
    (data) => (window as unknown as { late: { setData(data: object): void } }).late.setData(data),
    hostData(newToken()),
  )
  await expect(widget.tile('Airtm')).toHaveCount(1)
  await page.evaluate(() => (window as unknown as { late: { setData(data: unknown): void } }).late.setData(undefined))
  await expect(widget.tile('Airtm')).toHaveCount(0)
})

test.describe('under adverse conditions', () => {
  test.use({ storage: 'allowed' })

  async function fillIn(widget: WidgetPage): Promise<void> {
    await widget.openWithBaseLine('Mercado Pago')
    await widget.amount.fill('500')
  }

  test('I2 C36 the host’s page is reloaded during a create: the deposit is recovered, and none is created again', async ({
    page,
    cashier,
  }) => {
    const token = newToken('answerDropped')
    const widget = await openHosted(page, { data: hostData(token) })
    await fillIn(widget)
    await widget.submit.click()
    const creates = () => cashier.of(token).calls('deposit-create')
    await expect.poll(async () => (await creates()).length).toBe(1)
    await page.reload()
    await expect(widget.status).toContainText('we didn’t receive its payment page')
    await expect(widget.inside.getByText('dep-1001')).toBeVisible()
    expect(await creates()).toHaveLength(1)
  })

  test('H5 I1 C39 two cashiers of one player in one page, submitted at the same moment, create one deposit', async ({
    page,
    cashier,
  }) => {
    const token = newToken('createSlow')
    await openHosted(page, { data: hostData(token) })
    await page.evaluate((data) => {
      const { mount } = window as unknown as { mount(options: object): unknown }
      mount({ data })
    }, hostData(token))
    const [first, second] = [0, 1].map((at) => widgetPage(page, page.locator('#place > *').nth(at))) as [
      WidgetPage,
      WidgetPage,
    ]
    await fillIn(first)
    await fillIn(second)
    // Click by script: the second click must follow faster than a person could click.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('#place > *'))
        one.shadowRoot?.querySelector<HTMLElement>('button[type="submit"]')?.click()
    })
    await expect(first.inside.getByText('dep-1001').first()).toBeVisible()
    await expect(second.inside.getByText('dep-1001').first()).toBeVisible()
    expect(await cashier.of(token).calls('deposit-create')).toHaveLength(1)
  })

  test('X6 C21 a press offline sends nothing and says so; a press after reconnecting creates one deposit', {
    tag: '@core',
  }, async ({ page, cashier, context, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/)
    const token = newToken()
    const widget = await openHosted(page, { data: hostData(token) })
    await fillIn(widget)
    await context.setOffline(true)
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
    await widget.submit.click()
    await expect(widget.notice).toContainText('You’re offline, so nothing was sent')
    await context.setOffline(false)
    expect(await cashier.of(token).calls('deposit-create')).toEqual([])
    // Press by keyboard: the widget may block a click, because the notice has just moved the button.
    await widget.submit.press('Enter')
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.of(token).deposits()).toHaveLength(1)
  })
})
