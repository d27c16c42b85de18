import { fileNamed } from './support/builtFiles.ts'
import { holdAnswers } from './support/holdAnswers.ts'
import { expect, test } from './support/journey.ts'

test.describe('the list', () => {
  test('LIST-01: shows a loading status first, and the methods when they have loaded', { tag: '@core' }, async ({
    widget,
    cashier,
  }) => {
    const release = await holdAnswers(widget.page, '**/methods-payment-v5')
    await widget.open()
    await expect(widget.inside.getByRole('status', { name: 'Loading payment methods…' })).toBeVisible()
    await expect(widget.tile('Airtm')).toHaveCount(0)
    release()
    await expect(widget.tile('Airtm')).toBeVisible()
    expect(await cashier.calls('methods-payment-v5')).toHaveLength(1)
  })

  test('LIST-10: shows groups and methods together, sorted by position', async ({ widget }) => {
    await widget.open()
    const names = ['Cards', 'SPEI transfer', 'Pay with your bank', 'Airtm', 'Mercado Pago', 'Cash', 'Crypto']
    await expect(widget.inside.getByRole('listitem')).toContainText(names)
  })

  test('LIST-12: a group shows at most three icons of its methods, and the number of the others', {
    tag: '@core',
  }, async ({ widget }) => {
    await widget.open({ scenario: 'manyMethods' })
    const cash = widget.tile('Cash')
    await expect(cash.locator('img')).toHaveCount(3)
    await expect(cash).toContainText('+17')
  })

  test('on a phone a long list loads an icon only when it comes near the visible part', async ({ widget }) => {
    await widget.page.setViewportSize({ width: 390, height: 400 })
    await widget.open({ scenario: 'manyMethods' })
    const pictures = widget.inside.getByRole('listitem').locator('img')
    await expect(pictures.nth(39)).toHaveAttribute('src', /svg$/)
    await pictures.last().scrollIntoViewIfNeeded()
    await expect.poll(() => pictures.last().evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    // By now the observer has reported: pictures between the first and the last screen were not loaded.
    expect(await pictures.nth(47).getAttribute('src')).toBeNull()
  })

  test('LIST-13: with crypto methods only shows them without their group', async ({ widget }) => {
    await widget.open({ scenario: 'cryptoOnly' })
    await expect(widget.inside.getByRole('listitem')).toContainText(['Tether (TRC-20)', 'Bitcoin', 'Ethereum'])
    await expect(widget.tile('Crypto')).toHaveCount(0)
    await expect(widget.search, 'P7 LIST-11 a short list is searched as well').toBeVisible()
  })

  test('P7 CAT-21: a tile shows the badge of its type, given by word or number, and no other', {
    tag: '@core',
  }, async ({ widget }) => {
    await widget.open({ host: { country: 'MX', currency: 'MXN' } })
    await expect(widget.tile('Airtm')).toContainText('Fast')
    await expect(widget.tile('Mercado Pago')).toContainText('Brand')
    await expect(widget.inside.getByText('Popular')).toHaveCount(0)
  })

  test('P9 Q-055 CAT-21: a badge number outside the specification shows the badge of the deployment’s config', async ({
    widget,
  }) => {
    await widget.page.route('**/methods-payment-v5', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: text.replace('"badgeType":"fast"', '"badgeType":3') })
    })
    await widget.open()
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(widget.tile('Airtm')).not.toContainText('Turbo')
    await widget.open({ config: { badges: { 3: 'turbo' } } })
    await expect(widget.tile('Airtm')).toContainText('Turbo')
  })

  test('LIST-11 LIST-15: can be searched, and says when nothing is found', { tag: '@core' }, async ({ widget }) => {
    await widget.open()
    await widget.search.fill('aIR')
    const found = widget.inside.getByRole('listitem')
    await expect(found).toHaveCount(1)
    await expect(found).toContainText('Airtm')
    await widget.search.fill('oxxo')
    await expect(found).toHaveCount(1)
    await expect(found, 'a group is found by the methods in it').toContainText('Cash')
    await widget.search.fill('zzz')
    await expect(widget.heading('No results for “zzz”')).toBeVisible()
    await expect(widget.inside.getByText('Try another word or see all methods.')).toBeVisible()
    await widget.button('Show all methods').last().click()
    await expect(widget.search).toHaveValue('')
    await expect(widget.tile('Airtm')).toBeVisible()
  })

  test('LIST-06: the query parameter "refetch" loads the methods again, and is removed from the address', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await widget.open({ path: '/paywidget/deposit?refetch=1' })
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect.poll(async () => (await cashier.calls('methods-payment-v5')).length).toBe(2)
    await expect.poll(widget.address).toBe('/paywidget/deposit')
  })

  test('CALL-30: icons are loaded by their ids from the CDN of the deployment’s config', { tag: '@core' }, async ({
    widget,
  }) => {
    await widget.open({ config: { iconCdn: '/paywidget/static@slow/icons/' } })
    const icon = widget.tile('Airtm').locator('img')
    await expect(icon).toHaveAttribute('src', '/paywidget/static@slow/icons/airtm.svg')
    await expect.poll(() => icon.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  })

  test('an icon that fails to load is replaced by a letter, and requested again when the connection is back', async ({
    widget,
    context,
    watch,
  }) => {
    watch.allow(/airtm\.svg/)
    await widget.page.route('**/icons/airtm.svg', (route) => route.abort('internetdisconnected'))
    await widget.open()
    const airtm = widget.tile('Airtm')
    await expect(airtm.locator('[aria-hidden]', { hasText: /^A$/ })).toBeVisible()
    await widget.page.unroute('**/icons/airtm.svg')
    await widget.goOffline()
    await context.setOffline(false)
    const icon = airtm.locator('img')
    await expect.poll(() => icon.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  })

  test('P5 I18N-03 ROUTE-02: static files and texts are loaded from staticPath, by default /paywidget/static/', async ({
    widget,
  }) => {
    const asked = new Set<string>()
    const named = /^\/paywidget\/static\/locales\/en\./
    widget.page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // index.html always preloads the English texts from the path of the build.
      if (/\/(icons|flags|layouts|locales)\//.test(pathname) && !named.test(pathname))
        asked.add(pathname.split('/').slice(0, 3).join('/'))
    })
    // The code of this page is loaded last.
    const lastFile = () => widget.page.waitForResponse('**/withdrawalPages-*.js')
    let loaded = lastFile()
    await widget.open()
    await expect(widget.tile('Airtm')).toBeVisible()
    await loaded
    expect([...asked]).toEqual(['/paywidget/static'])
    asked.clear()
    loaded = lastFile()
    await widget.open({ config: { staticPath: '/paywidget/static@default/' } })
    await expect(widget.tile('Airtm')).toBeVisible()
    await loaded
    expect([...asked]).toEqual(['/paywidget/static@default'])
  })

  test('a method that does not match the schema is left out and reported; the others are shown', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ scenario: 'badMethod' })
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect.poll(cashier.problems).toContain('method.schema')
  })
})

test.describe('the region', () => {
  test('LIST-08 ROUTE-17: its card is shown if there is a choice, and another country loads its own list', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await widget.open()
    await widget.button(/Mexico.*Change/).click()
    await expect.poll(widget.address).toBe('/paywidget/deposit/region')
    await expect(widget.button(/Mexico/)).toHaveAttribute('aria-current', 'true')
    await widget.search.fill('bra')
    await widget.button(/Brazil/).click()
    await expect(widget.button(/Brazil.*Change/)).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit')
    const lastList = async () => (await cashier.calls('methods-payment-v5')).at(-1)?.payload
    await expect.poll(lastList).toMatchObject({ country: 'BR' })
    await widget.open({ scenario: 'oneCountry' })
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect.poll(async () => (await cashier.calls('methods-country-selector-v2')).length).toBe(1)
    await expect(widget.button(/Change/)).toHaveCount(0)
  })

  test('M1 the chosen country and the form for it stay when the host changes a setting that restarts the cashier', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await widget.open()
    await widget.button(/Mexico.*Change/).click()
    await widget.button(/Brazil/).click()
    await expect(widget.button(/Brazil.*Change/)).toBeVisible()
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('77')
    await widget.loadAgain({ user: { lang: 'es' } })
    await expect(widget.submit).toHaveText(/^Depositar 77[.,]00/)
    await widget.submit.click()
    await expect.poll(() => cashier.calls('deposit-create')).toMatchObject([{ payload: { selectedCountry: 'BR' } }])
  })

  test('a search for a country that does not exist finds nothing and says so', async ({ widget }) => {
    await widget.open({ path: '/paywidget/deposit/region' })
    await widget.search.fill('atlantis')
    await expect(widget.heading('No countries found')).toBeVisible()
  })

  test('CALL-24: the countries are requested by GET, and again after a connection error', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/ERR_CONNECTION_RESET/)
    let breaks = 1
    await widget.page.route('**/methods-country-selector-v2', (route) =>
      breaks-- > 0 ? route.abort('connectionreset') : route.continue(),
    )
    const broken = widget.page.waitForEvent('requestfailed')
    await widget.open({ hasClock: true })
    await broken
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.pass(2_500)
    await expect(widget.button(/Mexico.*Change/)).toBeVisible()
    await expect.poll(() => cashier.calls('methods-country-selector-v2')).toMatchObject([{ verb: 'GET', payload: {} }])
  })
})

test.describe('an empty list', () => {
  test('LIST-03 ERR-10 ERR-15 PAGE-04 ROUTE-48: opens the empty page, on which another country can be chosen', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await widget.open({ scenario: 'empty' })
    await expect(widget.heading('There are no payment methods available for this region')).toBeVisible()
    await expect(widget.inside.getByText('Turn on a VPN, or select another country and refresh.')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/empty?direct=0&transaction=deposit')
    await expect.poll(() => cashier.problems()).toContain('methods.empty')
    expect(JSON.stringify(await cashier.calls('events'))).toContain('Empty payment methods')
    await widget.button('Select another country').click()
    await expect(widget.button(/Brazil/)).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/empty/region?direct=0&transaction=deposit')
    await cashier.play('default')
    await widget.button(/Brazil/).click()
    await expect(widget.tile('Mercado Pago')).toBeVisible()
    expect((await cashier.calls('methods-payment-v5')).at(-1)?.payload).toMatchObject({ country: 'BR' })
  })

  test('LIST-02: with isDirectGeo opens the empty page, and has direct=1 in the address', async ({ widget }) => {
    await widget.open({ scenario: 'directGeo' })
    await expect(widget.heading('There are no payment methods')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/empty?direct=1&transaction=deposit')
  })

  for (const scenario of ['empty', 'directGeo']) {
    test(`LIST-02 LIST-03 of the scenario ${scenario} neither has tiles nor reads as a search while the empty page loads`, async ({
      widget,
    }) => {
      const release = await holdAnswers(widget.page, `**/${fileNamed('afterList.js').path}`)
      await widget.open({ scenario })
      await expect(widget.button(/Mexico.*Change/)).toBeVisible()
      await expect(widget.inside.locator('main button')).toHaveCount(1)
      await expect(widget.inside.locator('main').getByRole('heading')).toHaveCount(0)
      release()
      await expect(widget.heading('There are no payment methods')).toBeVisible()
    })
  }

  test('LIST-03 PAGE-04 shows the methods of the country that the host then sets', async ({ widget, cashier }) => {
    await widget.open({ scenario: 'empty' })
    await expect(widget.heading('There are no payment methods available for this region')).toBeVisible()
    await cashier.play('default')
    await widget.loadAgain({ user: { paymentGeo: 'BR' } })
    await expect(widget.tile('Mercado Pago')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit')
  })

  test('is loaded again by the refresh button of the empty page', async ({ widget, cashier }) => {
    await widget.open({ scenario: 'empty' })
    await expect(widget.button('Refresh')).toBeVisible()
    await cashier.play('default')
    await widget.button('Refresh').click()
    await expect(widget.tile('Airtm')).toBeVisible()
  })
})

test.describe('a player on the completion page', () => {
  // The deposit is restored from storage after a reload.
  test.use({ storage: 'allowed' })

  for (const { scenario, what, page, heading } of [
    { scenario: 'empty', what: 'is empty', page: '/paywidget/empty?direct=0', heading: /no payment methods/ },
    {
      scenario: 'directGeo',
      what: 'has isDirectGeo',
      page: '/paywidget/empty?direct=1',
      heading: /no payment methods/,
    },
    { scenario: 'listHangs', what: 'times out', page: '/paywidget/error', heading: 'Error occurred' },
  ] as const) {
    test(`P1 stays there when the list ${what}, and sees the page for that list on the way back`, async ({
      widget,
      cashier,
    }) => {
      await widget.open({ hasClock: true })
      await widget.openMethod('Mercado Pago')
      await widget.amount.fill('500')
      await widget.submit.click()
      await expect(widget.status).toContainText('Waiting for your payment')
      await cashier.play(scenario)
      await widget.openAgain('/paywidget/deposit/complete')
      await expect(widget.status).toContainText('Waiting for your payment')
      await expect.poll(async () => (await cashier.calls('methods-payment-v5')).length).toBe(2)
      await widget.pass(31_000)
      await cashier.report(1)
      await widget.pass(31_000)
      await expect(widget.status).toContainText('Payment complete')
      await expect.poll(widget.address).toBe('/paywidget/deposit/complete')
      await widget.button('Make another deposit').click()
      await expect(widget.heading(heading)).toBeVisible()
      await expect.poll(widget.address).toContain(page)
    })
  }
})

test.describe('a list that fails', () => {
  test('PAGE-01 PAGE-03 ROUTE-49 ERR-13 CONST-01: opens the error page after a timeout of 30 s, with its route in backRoute', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await widget.open({ scenario: 'listHangs', hasClock: true })
    await expect.poll(async () => (await cashier.calls('methods-payment-v5')).length).toBe(1)
    await expect(widget.heading('Deposit')).toBeVisible() // all files have loaded before the clock advances
    await widget.pass(15_000)
    await expect(widget.heading('Error occurred')).toHaveCount(0)
    await widget.pass(15_500)
    await expect(widget.heading('Error occurred')).toBeVisible()
    await expect(widget.inside.getByText('Try to refresh the section')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/error?backRoute=depositListPage&transaction=deposit')
    const payload = { code: 'list.failed', text: 'Request timeout', supportId: await widget.supportId() }
    await expect.poll(widget.messages).toContainEqual({ messageType: 'onInitError', payload })
    await cashier.play('default')
    await widget.button('Refresh').click()
    await expect(widget.tile('Airtm')).toBeVisible()
  })

  test('Q-010 P4 HOST-30 a later list that times out is a failure of the list: no onInitError, and a refresh loads it', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ hasClock: true })
    await widget.button(/Mexico.*Change/).click()
    await expect(widget.button(/Brazil/)).toBeVisible()
    await cashier.play('listHangs')
    await widget.button(/Brazil/).click()
    await expect.poll(async () => (await cashier.calls('methods-payment-v5')).length).toBe(2)
    await widget.pass(15_000)
    await widget.pass(15_500)
    await expect(widget.heading('Error occurred')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit')
    await cashier.play('default')
    await widget.button('Refresh').click()
    await expect(widget.heading('Error occurred')).toHaveCount(0)
    await expect(widget.button(/Brazil.*Change/)).toBeVisible()
    await expect.poll(async () => (await cashier.calls('methods-payment-v5')).length).toBe(3)
    const said = (await widget.messages()).map(({ messageType }) => messageType)
    expect(said.filter((type) => type === 'FullLoaded')).toHaveLength(1)
    expect(said).not.toContain('onInitError')
  })

  test('PAGE-06: an error page without a known cause reports "Unknown error" to the host', async ({ widget }) => {
    await widget.open({ path: '/paywidget/error' })
    await expect(widget.heading('Error occurred')).toBeVisible()
    const payload = { code: 'page.error', text: 'Unknown error', supportId: await widget.supportId() }
    await expect.poll(widget.messages).toContainEqual({ messageType: 'onProblem', payload })
  })

  test('PAGE-02: the refresh button opens the page of backRoute, or the list', { tag: '@core' }, async ({ widget }) => {
    await widget.open({ path: '/paywidget/error?backRoute=depositRegionPage' })
    await widget.button('Refresh').click()
    await expect(widget.button(/Brazil/)).toBeVisible()
    await widget.open({ path: '/paywidget/error?backRoute=noSuchPage' })
    await widget.button('Refresh').click()
    await expect(widget.tile('Airtm')).toBeVisible()
  })

  test('opens the error page, and its refresh button loads the list', async ({ widget, watch }) => {
    watch.allow(/status of 500/)
    await widget.open({ scenario: 'listFailsOnce' })
    await expect(widget.heading('Error occurred')).toBeVisible()
    await expect(widget.notice).toHaveCount(0)
    await widget.button('Refresh').click()
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(widget.heading('Error occurred')).toHaveCount(0)
  })

  test('with a page of HTML opens the error page, and shows no HTML', async ({ widget, watch }) => {
    watch.allow(/status of 500/)
    await widget.open({ scenario: 'listHtml' })
    await expect(widget.heading('Error occurred')).toBeVisible()
    await expect(widget.inside.getByText(/nginx|Bad Gateway/)).toHaveCount(0)
  })
})

test.describe('a group with more methods than its page shows', () => {
  for (const { transaction, calls, path } of [
    { transaction: 'deposit', calls: '**/methods-payment-v5', path: '/paywidget/deposit' },
    { transaction: 'withdrawal', calls: '**/methods-withdrawal?*', path: '/paywidget/withdrawal' },
  ]) {
    test(`LIST-11 has a search box on the ${transaction} side, which finds a method that is not shown`, async ({
      widget,
    }) => {
      await widget.page.route(calls, async (route) => {
        const response = await route.fetch()
        const list = (await response.json()) as { methods: Record<string, unknown>[] }
        const branches = Array.from({ length: 501 }, (_, index) => ({
          ...list.methods[0],
          name: `branch_${index + 1}`,
          text: { en: `Branch ${index + 1}` },
          category: 'cash_methods',
          position: index,
        }))
        await route.fulfill({ response, json: { ...list, methods: branches } })
      })
      await widget.open({ path })
      await widget.openGroup('Cash')
      await expect(widget.tile('Branch 1')).toBeVisible()
      await expect(widget.tile('Branch 501')).toHaveCount(0)
      await widget.search.fill('no such branch')
      await expect(widget.heading('No results for “no such branch”')).toBeVisible()
      await widget.button('Show all methods').click()
      await expect(widget.tile('Branch 1')).toBeVisible()
      await widget.search.fill('branch 501')
      await expect(widget.inside.getByRole('listitem')).toContainText(['Branch 501'])
      await widget.tile('Branch 501').click()
      await expect.poll(widget.address).toBe(`${path}/group/redirect`)
    })
  }

  test('LIST-11 has no search box if its methods are few', async ({ widget }) => {
    await widget.open()
    await widget.openGroup('Cash')
    await expect(widget.tile('OXXO')).toBeVisible()
    await expect(widget.search).toHaveCount(0)
  })
})

test('P8 Q-114 DATA-19 a badge takes the colours that the server gives it, and none of its other styles', async ({
  widget,
}) => {
  const badgeConfig = {
    text: 'New here',
    styles: { backgroundColor: '#123456', color: '#123457', position: 'fixed', fontSize: '90px', '--pw-ink': 'red' },
  }
  await widget.page.route('**/methods-payment-v5', async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as { methods: { name: string }[] }
    const methods = list.methods.map((method) => (method.name === 'airtm' ? { ...method, badgeConfig } : method))
    await route.fulfill({ response, json: { ...list, methods } })
  })
  await widget.open()
  const badge = widget.tile('Airtm').getByText('New here')
  await expect(badge).toHaveCSS('background-color', 'rgb(18, 52, 86)')
  await expect(badge, 'what could not be read is white').toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(badge).toHaveCSS('position', 'static')
  await expect(badge).not.toHaveCSS('font-size', '90px')
  await expect(widget.tile('Airtm').getByText('Airtm')).not.toHaveCSS('color', 'rgb(255, 0, 0)')
})

test('E6 the clear button of the search shows the whole list and focuses the search', { tag: '@core' }, async ({
  widget,
}) => {
  await widget.open()
  await widget.search.fill('oxx')
  await expect(widget.tile('Airtm')).toHaveCount(0)
  await widget.button('Clear search').click()
  await expect(widget.tile('Airtm')).toBeVisible()
  await expect(widget.search).toHaveValue('')
  await expect(widget.search).toBeFocused()
  await expect(widget.button('Clear search')).toHaveCount(0)
})
