import { heardIn, noteAnnouncements } from './support/announcements.ts'
import { fileNamed } from './support/builtFiles.ts'
import { FATES } from './support/fates.ts'
import { holdAnswers } from './support/holdAnswers.ts'
import { expect, test } from './support/journey.ts'
import { passUntil } from './support/passUntil.ts'
import { type OpenOptions, type WidgetPage, widgetPage } from './support/widgetPage.ts'

const LIST = '/paywidget/withdrawal'
const LOST = /status of (500|502)|net::ERR_(CONNECTION_RESET|EMPTY_RESPONSE|CONNECTION_CLOSED)/
const NIGERIA = { country: 'NG', currency: 'NGN' }

const confirmation = (widget: WidgetPage) => widget.heading('Review your withdrawal')
const onItsWay = (widget: WidgetPage) => widget.heading('Withdrawal processing')

/** Opens the form and waits for its withdrawal-check. */
async function toForm(widget: WidgetPage, options: OpenOptions = {}): Promise<void> {
  await widget.open({ path: LIST, ...options })
  await openForm(widget)
}

async function openForm(widget: WidgetPage): Promise<void> {
  const baseLine = widget.page.waitForResponse('**/withdrawal-check')
  await widget.openMethod('E-wallet')
  await baseLine
}

async function fill(widget: WidgetPage, amount = '300'): Promise<void> {
  await widget.amount.fill(amount)
  await widget.field('email').fill('ana@correo.mx')
}

/** Replaces the balances of the list. */
const withBalances = (widget: WidgetPage, balances: object): Promise<unknown> =>
  widget.page.route('**/methods-withdrawal?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), balances } })
  })

async function toConfirm(widget: WidgetPage, options: OpenOptions = {}): Promise<void> {
  await toForm(widget, options)
  await fill(widget)
  await widget.submit.click()
  await expect(confirmation(widget)).toBeVisible()
  await expect(widget.button('Confirm withdrawal')).toBeEnabled()
}

test.describe('the list', () => {
  test('is requested and shown while the code of the other pages is still loading', async ({ widget }) => {
    await widget.page.route(`**/${fileNamed('afterList.js').path}`, FATES.hanging)
    await widget.open({ path: LIST })
    await expect(widget.tile('E-wallet')).toBeVisible()
  })

  for (const name of ['methodsWithdrawal.js', 'withdrawalListRow.js', 'withdrawalStart.js'])
    test(`S3 C58 is shown even if the first request for ${name} fails`, async ({ widget, watch }) => {
      const { path } = fileNamed(name)
      watch.allow(new RegExp(path), /\[paywidget\]/, /Failed to fetch/)
      let asked = 0
      await widget.page.route(`**/${path}`, (route) => (asked++ === 0 ? FATES.missing(route) : route.fallback()))
      await widget.open({ path: LIST })
      await expect(widget.tile('E-wallet')).toBeVisible()
      expect(asked).toBeGreaterThan(0)
    })

  test('LIST-07 ROUTE-41 CALL-26 Q-111 shows a spinner while it loads, and is requested by country and currency', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await widget.page.route('**/methods-withdrawal?*', async (route) => {
      await held
      await route.continue()
    })
    await widget.open({ path: LIST })
    await expect(widget.inside.getByRole('status')).toHaveText('Loading methods…')
    answer()
    await expect(widget.tile('E-wallet')).toBeVisible()
    await expect(widget.inside.getByRole('heading', { name: 'Withdrawal', exact: true })).toBeVisible()
    expect((await cashier.calls('methods-withdrawal')).map(({ payload }) => payload)).toEqual([
      { country: 'MX', currency: 'MXN' },
    ])
    expect(await cashier.calls('methods-payment-v5'), 'nobody asks for the other list').toEqual([])
  })

  test('CALL-26 can be loaded with “Refresh” after server errors', async ({ widget, cashier, watch }) => {
    watch.allow(/status of 500/)
    await widget.open({ scenario: 'payoutsFail', path: LIST })
    await widget.button('Refresh').click()
    await cashier.play('default')
    await expect
      .poll(async () => {
        const refresh = widget.button('Refresh')
        if (await refresh.isVisible()) await refresh.click()
        return widget.tile('E-wallet').isVisible()
      })
      .toBe(true)
  })

  test('CBAL-05 CALL-25 Q-111 of the crypto-balance mode is requested by currency only; the flow stays on the paths of the mode', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ path: '/paywidget/cryptobalance/withdrawal', host: { mode: 'cryptobalance' } })
    await widget.tile('E-wallet').click()
    await expect.poll(widget.address).toBe('/paywidget/cryptobalance/withdrawal/redirect')
    expect((await cashier.calls('methods-withdrawal-v4')).map(({ payload }) => payload)).toEqual([{ currency: 'MXN' }])
    await fill(widget)
    await widget.submit.click()
    await expect.poll(widget.address).toBe('/paywidget/cryptobalance/withdrawal/confirm')
    await expect(widget.button('Confirm withdrawal')).toBeEnabled()
    await widget.submit.click()
    await expect.poll(widget.address).toBe('/paywidget/cryptobalance/withdrawal/complete')
    expect((await cashier.withdrawals()).map(({ status }) => status)).toEqual([3])
  })

  test('LIST-02 without methods is replaced by the empty page, until the player chooses another country', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ scenario: 'payoutsEmpty', path: LIST })
    await expect.poll(widget.address).toBe('/paywidget/empty?direct=0&transaction=withdrawal')
    await expect(widget.heading('Withdrawal')).toBeVisible()
    await widget.button('Select another country').click()
    await cashier.play('default')
    await widget.button('Brazil').click()
    await expect.poll(widget.address).toBe(LIST)
    await expect(widget.tile('E-wallet')).toBeVisible()
    expect((await cashier.calls('methods-withdrawal')).at(-1)?.payload.country).toBe('BR')
  })

  test('ERR-15 Q-127 of the crypto-balance mode is replaced by the empty page and reported if there are no methods', async ({
    widget,
    cashier,
  }) => {
    const path = '/paywidget/cryptobalance/withdrawal'
    await widget.open({ scenario: 'payoutsEmpty', path, host: { mode: 'cryptobalance' } })
    await expect.poll(widget.address).toBe('/paywidget/cryptobalance/empty?direct=0&transaction=withdrawal')
    await expect.poll(() => cashier.problems()).toContain('methods.empty')
    await widget.button('Select another country').click()
    await cashier.play('default')
    await widget.button('Brazil').click()
    await expect.poll(widget.address).toBe(path)
    await expect(widget.tile('E-wallet')).toBeVisible()
  })

  test('Q-026 after a reload, the empty page and its choice of a country are still those of withdrawals', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await widget.open({ scenario: 'payoutsEmpty', path: LIST })
    await expect.poll(widget.address).toBe('/paywidget/empty?direct=0&transaction=withdrawal')
    await widget.openAgain(await widget.address())
    await expect(widget.heading('Withdrawal')).toBeVisible()
    await widget.button('Select another country').click()
    await expect.poll(widget.address).toBe('/paywidget/empty/region?direct=0&transaction=withdrawal')
    await widget.openAgain(await widget.address())
    await expect(widget.heading('Withdrawal')).toBeVisible()
    await cashier.play('default')
    await widget.button('Brazil').click()
    await expect.poll(widget.address).toBe(LIST)
  })

  test('PAGE-03 after a reload, the error page of a list that timed out is still that of withdrawals', async ({
    widget,
  }) => {
    await widget.page.route('**/methods-withdrawal*', () => {})
    const asked = widget.page.waitForRequest('**/methods-withdrawal*')
    await widget.open({ path: LIST, hasClock: true })
    await asked
    await expect(widget.heading('Withdrawal')).toBeVisible() // all files have loaded before the clock advances
    await widget.pass(15_000)
    await widget.pass(15_500)
    await expect(widget.heading('Error occurred')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/error?backRoute=withdrawalListPage&transaction=withdrawal')
    await widget.openAgain(await widget.address())
    await expect(widget.heading('Error occurred')).toBeVisible()
    await expect(widget.heading('Withdrawal')).toBeVisible()
  })

  test('ROUTE-42 is requested again when the player chooses another country', { tag: '@core' }, async ({
    widget,
    cashier,
  }) => {
    await widget.open({ path: LIST })
    await widget.button('Change').click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/region')
    await widget.button('Brazil').click()
    await expect.poll(widget.address).toBe(LIST)
    await expect.poll(async () => (await cashier.calls('methods-withdrawal')).at(-1)?.payload.country).toBe('BR')
  })

  test('ROUTE-10 Q-020 opens for the URL of a form or a confirmation when nothing is chosen', {
    tag: '@core',
  }, async ({ widget }) => {
    await widget.open({ path: '/paywidget/withdrawal/redirect' })
    await expect.poll(widget.address).toBe(LIST)
    await widget.openAgain('/paywidget/withdrawal/confirm')
    await expect.poll(widget.address).toBe(LIST)
    await expect(widget.tile('E-wallet')).toBeVisible()
  })

  test('shows only withdrawal methods, and the list of deposits only deposit methods', async ({ widget }) => {
    await widget.open()
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.openAgain(LIST)
    await expect(widget.tile('E-wallet')).toBeVisible()
    await expect(widget.tile('Airtm')).toHaveCount(0)
    await widget.openAgain('/paywidget/deposit')
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(widget.tile('E-wallet')).toHaveCount(0)
  })
})

test.describe('the form', () => {
  test('PROD-02 shows the same amount and fee as the confirmation, and the server stores this amount', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await toForm(widget)
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/redirect')
    await fill(widget, '333.33')
    // The fee is 2 %, rounded up to cents.
    await expect(widget.inside.getByText('6.67 MXN')).toBeVisible()
    await expect(widget.inside.getByText('326.66 MXN')).toBeVisible()
    await widget.button('Withdraw 333.33 MXN').click()
    await expect(confirmation(widget)).toBeVisible()
    const [made] = await cashier.withdrawals()
    expect(made).toMatchObject({
      amount: '333.33',
      currency: 'MXN',
      account: 'main',
      fields: { email: 'ana@correo.mx' },
    })
    for (const shown of ['333.33 MXN', '6.67 MXN', '326.66 MXN', 'E-wallet', 'ana@correo.mx'])
      await expect(widget.inside.getByText(shown, { exact: true })).toBeVisible()
  })

  test('B27 the destination and the amounts of the confirmation are marked as not to be translated', async ({
    widget,
  }) => {
    await toConfirm(widget)
    for (const shown of ['300.00 MXN', '6.00 MXN', '294.00 MXN', 'E-wallet', 'ana@correo.mx']) {
      const place = widget.inside.getByText(shown, { exact: true })
      await expect(place).toBeVisible()
      expect(await place.evaluate((element) => element.closest('[translate="no"]') !== null), shown).toBe(true)
    }
  })

  test('ROUTE-43 ROUTE-45 of a method in a group opens under the group’s path, and a form leads to the page of instructions', {
    tag: '@core',
  }, async ({ widget }) => {
    await widget.page.route('**/methods-withdrawal?*', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      const steps = [{ image: 'pago_efectivo_1.svg', text: { en: 'Look up your address.' } }]
      for (const method of json.methods) if (method.name === 'wallet_out') method.visualInstruction = steps
      await route.fulfill({ response, json })
    })
    await widget.open({ path: LIST })
    await widget.tile('Crypto').click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/group')
    await widget.tile('USDT (TRC-20)').click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/group/redirect')
    await expect(widget.amount).toBeVisible()
    await widget.openAgain(LIST)
    await openForm(widget)
    await fill(widget)
    await widget.button('Step-by-step guide').click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/redirect/instruction')
    await expect(widget.inside.getByText('Look up your address.')).toBeVisible()
    await widget.back.click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/redirect')
    await widget.button('See how to withdraw').click()
    await expect.poll(widget.address, 'the header leads there too').toBe('/paywidget/withdrawal/redirect/instruction')
  })

  test('WD-02 Q-065 limits the amount to the balance of the chosen account', { tag: '@core' }, async ({
    widget,
    cashier,
  }) => {
    await toForm(widget, { scenario: 'twoAccounts' })
    await expect(widget.inside.getByText('50–800 MXN')).toBeVisible()
    await fill(widget, '800.01')
    await widget.submit.click({ force: true })
    await expect(widget.error('amount')).toContainText('800.00 MXN')
    await widget.button('Additional account').click()
    await expect(widget.button('Additional account')).toHaveAttribute('aria-pressed', 'true')
    await expect(widget.inside.getByText('50–300 MXN')).toBeVisible()
    await widget.amount.fill('300')
    await widget.submit.click()
    await expect(confirmation(widget)).toBeVisible()
    expect((await cashier.withdrawals()).map(({ account, amount }) => [account, amount])).toEqual([
      ['additional', '300.00'],
    ])
  })

  test('Q-065 offers no choice of accounts if only one account has money', { tag: '@core' }, async ({ widget }) => {
    await toForm(widget)
    await expect(widget.inside.getByText('2,500.00 MXN')).toBeVisible()
    await expect(widget.button('Main account')).toHaveCount(0)
    await expect(widget.button('Additional account')).toHaveCount(0)
  })

  test('U17 preselects the account that has enough money, and offers it in the empty state of the other account', async ({
    widget,
    cashier,
  }) => {
    await withBalances(widget, { main: '20.00', additional: '300.00' })
    await toForm(widget, { scenario: 'twoAccounts' })
    await expect(widget.button('Additional account')).toHaveAttribute('aria-pressed', 'true')
    await expect(widget.amount).toBeVisible()
    await widget.button('Main account').click()
    await expect(widget.heading('You need at least 50.00 MXN')).toBeVisible()
    await expect(widget.button('Choose another method')).toHaveCount(0)
    await widget.button('Use other account').click()
    await expect(widget.heading('You need at least 50.00 MXN')).toHaveCount(0)
    await fill(widget)
    await widget.submit.click()
    await expect(confirmation(widget)).toBeVisible()
    const made = (await cashier.withdrawals()).map(({ account, amount }) => [account, amount])
    expect(made).toEqual([['additional', '300.00']])
  })

  test('U17 offers no other account if that account has too little money as well', async ({ widget }) => {
    await withBalances(widget, { main: '20.00', additional: '30.00' })
    await widget.open({ path: LIST })
    await widget.tile('E-wallet').click()
    await expect(widget.heading('You need at least 50.00 MXN')).toBeVisible()
    await expect(widget.button('Use other account')).toHaveCount(0)
    await expect(widget.button('Choose another method')).toBeVisible()
  })

  test('has no submit button if the account is empty', async ({ widget, cashier }) => {
    await widget.open({ path: LIST, scenario: 'emptyAccount' })
    await widget.tile('E-wallet').click()
    await expect(widget.heading('You need at least 50.00 MXN')).toBeVisible()
    await expect(widget.submit).toHaveCount(0)
    expect(await cashier.calls('withdrawal-create')).toEqual([])
  })

  test.describe('where storage is allowed', () => {
    test.use({ storage: 'allowed' })

    test('B24 never stores the destination of the money in the browser', async ({ widget }) => {
      await toConfirm(widget)
      const kept = await widget.frame().evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      expect(kept).not.toContain('ana@correo')
    })
  })

  test('WD-01 ROUTE-44 CVT-02 Q-067 of a Nigerian transfer starts with the choice of a bank, which can be searched and changed', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await widget.open({ scenario: 'richPlayer', path: LIST, host: NIGERIA })
    await widget.openGroup('Bank transfer')
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/group')
    await widget.tile('Bank transfer').click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/nigerian-banks')
    await widget.search.fill('zebra')
    await widget.button('Show all banks').click()
    await expect(widget.search).toHaveValue('')
    await widget.search.fill('ZEN')
    await expect(widget.inside.getByRole('list', { name: 'Banks' }).getByRole('button')).toHaveText(['Zenith Bank'])
    await widget.button('Zenith Bank').click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/redirect')
    await expect(widget.field('bank_code')).toContainText('Zenith Bank')
    await widget.button('Choose another bank').click()
    await expect(widget.button('Zenith Bank')).toHaveAttribute('aria-current', 'true')
    await widget.button('OPay').click()
    await expect(widget.field('bank_code')).toContainText('OPay')
    await widget.amount.fill('5000')
    await widget.field('account_number').fill('0123456789')
    await widget.submit.click()
    await expect(confirmation(widget)).toBeVisible()
    expect((await cashier.withdrawals()).map(({ fields }) => fields)).toEqual([
      { bank_code: '999992', account_number: '0123456789' },
    ])
    await expect(widget.inside.getByText('0123456789', { exact: true })).toBeVisible()
  })
})

test('WD-01 Q-067 a bank chosen in the form instead is the one marked in the list', async ({ widget }) => {
  await widget.open({ scenario: 'richPlayer', path: LIST, host: NIGERIA })
  await widget.openGroup('Bank transfer')
  await widget.tile('Bank transfer').click()
  await widget.button('Zenith Bank').click()
  await widget.field('bank_code').click()
  await widget.inside.getByRole('option', { name: 'OPay' }).click()
  await widget.button('Choose another bank').click()
  await expect(widget.button('OPay')).toHaveAttribute('aria-current', 'true')
  await expect(widget.button('Zenith Bank')).not.toHaveAttribute('aria-current')
})

test('N17 Q-050 a bank field without options makes the method unavailable; a bank field of type text is a plain field', async ({
  widget,
  cashier,
  watch,
}) => {
  // The mock cashier accepts only the codes of banks, not their names.
  watch.allow(/status of 400/)
  let bank: object = { name: 'bank_code', type: 'dropdown', props: { label: 'Bank' } }
  await widget.page.route('**/methods-withdrawal?*', async (route) => {
    const response = await route.fetch()
    const inner = (_key: string, value: unknown) => {
      const { name, fields } = Object(value) as { readonly name?: unknown; readonly fields?: readonly object[] }
      return name === 'bank_ng' && fields ? { ...Object(value), fields: [bank, ...fields.slice(1)] } : value
    }
    await route.fulfill({ response, body: JSON.stringify(await response.json(), inner) })
  })
  await widget.open({ scenario: 'richPlayer', path: LIST, host: NIGERIA })
  await widget.openGroup('Bank transfer')
  await widget.tile('Bank transfer').click()
  await expect(widget.heading('Banks aren’t available right now')).toBeVisible()
  await expect(widget.search).toHaveCount(0)
  await expect.poll(() => cashier.problems()).toContain('method.banks')
  await widget.button('Choose another method').click()
  await expect.poll(widget.address).toBe(LIST)

  bank = { name: 'bank_name', type: 'text', props: { label: 'Bank' } }
  await widget.open({ scenario: 'richPlayer', path: LIST, host: NIGERIA })
  await widget.openGroup('Bank transfer')
  await widget.tile('Bank transfer').click()
  await expect.poll(widget.address).toBe('/paywidget/withdrawal/redirect')
  await expect(widget.button('Choose another bank')).toHaveCount(0)
  await widget.field('bank_name').fill('Zenith Bank')
  await widget.amount.fill('5000')
  await widget.field('account_number').fill('0123456789')
  await widget.submit.click()
  const sent = async () => (await cashier.calls('withdrawal-create')).map(({ payload }) => payload?.fields)
  await expect.poll(sent).toEqual([{ bank_name: 'Zenith Bank', account_number: '0123456789' }])
})

test.describe('confirming or cancelling', () => {
  test('ROUTE-46 ROUTE-47 STATUS-04 a confirmed withdrawal starts as accepted, and then follows the status from the cashier', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await toConfirm(widget, { hasClock: true })
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
    await widget.submit.click()
    await expect(onItsWay(widget)).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/complete')
    expect((await cashier.withdrawals()).map(({ confirms }) => Object.keys(confirms).length)).toEqual([1])
    await cashier.report(1)
    await passUntil(widget, widget.heading('Withdrawal sent'))
    await widget.button('Make another withdrawal').press('Enter')
    await widget.openMethod('E-wallet')
    await expect(widget.inside.getByText('2,200.00 MXN'), 'the balance is what is left').toBeVisible()
  })

  test('Q-066 the confirmation asks for the code that was sent; after a wrong code the player can enter another', {
    tag: '@core',
  }, async ({ widget, cashier, watch }) => {
    watch.allow(/status of 422/)
    await widget.open({ scenario: 'richPlayer', path: LIST, host: NIGERIA })
    await widget.openGroup('Bank transfer')
    await widget.tile('Bank transfer').click()
    await widget.button('Zenith Bank').click()
    await widget.amount.fill('5000')
    await widget.field('account_number').fill('0123456789')
    await widget.submit.click()
    await expect(widget.inside.getByText('We’ve sent a code to +234 ••• ••• 45 67')).toBeVisible()
    await widget.field('code').fill('1111')
    await widget.submit.click()
    await expect(widget.notice).toBeVisible()
    await expect(confirmation(widget)).toBeVisible()
    expect((await cashier.withdrawals()).map(({ status }) => status)).toEqual([0])
    await widget.field('code').fill('4321')
    await widget.submit.click()
    await expect(onItsWay(widget)).toBeVisible()
    const keys = (await cashier.calls('withdrawal-confirm')).map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size, 'another code is another word').toBe(2)
  })

  test('Q-020 on a later visit, a confirmed withdrawal that the server still calls open does not block the form', async ({
    widget,
    cashier,
  }) => {
    await toConfirm(widget)
    await widget.submit.click()
    await expect(onItsWay(widget)).toBeVisible()
    const named = { exists: true, withdrawalId: 'wd-5001' }
    await widget.page.route('**/withdrawal-check', (route) => route.fulfill({ json: named }))
    await widget.openAgain(LIST)
    const status = widget.page.waitForResponse('**/withdrawal-status?*')
    await openForm(widget)
    await status
    await fill(widget)
    await widget.submit.click()
    await expect(confirmation(widget)).toBeVisible()
    expect((await cashier.withdrawals()).map(({ status }) => status)).toEqual([3, 0])
  })

  test('a cancelled withdrawal leaves the balance unchanged', async ({ widget, cashier }) => {
    await toConfirm(widget)
    await widget.button('Cancel withdrawal').press('Enter')
    await expect.poll(widget.address).toBe(LIST)
    await expect(widget.notice).toContainText('Withdrawal cancelled')
    expect((await cashier.withdrawals()).map(({ status }) => status)).toEqual(['CANCELED'])
    await openForm(widget)
    await expect(widget.inside.getByText('2,500.00 MXN')).toBeVisible()
  })
})

test('WCAG 4.1.3 a cancellation in flight is shown and announced once, and its button keeps the focus if it is refused', async ({
  widget,
  watch,
}) => {
  watch.allow(/status of 422/)
  await noteAnnouncements(widget.page)
  await toConfirm(widget)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let asked = 0
  await widget.page.route('**/withdrawal-cancel', async (route) => {
    asked++
    await released
    await route.fulfill({ status: 422, json: {} })
  })
  await widget.button('Cancel withdrawal').press('Enter')
  await expect(widget.inside.getByText('Cancelling…')).toBeVisible()
  await expect(widget.submit, 'never both').toHaveAttribute('aria-disabled', 'true')
  await expect(widget.button('Cancel withdrawal')).toBeFocused()
  await widget.button('Cancel withdrawal').press('Enter')
  release()
  await expect(widget.notice).toContainText('Withdrawal not cancelled')
  await expect(widget.inside.getByText('Cancelling…')).toHaveCount(0)
  await expect(widget.button('Cancel withdrawal')).toBeFocused()
  const heard = await heardIn(widget.frame())
  expect(heard.filter((words) => words.includes('Cancelling'))).toEqual(['polite: Cancelling…'])
  expect(asked).toBe(1)
})

test.describe('terms that differ from the request', () => {
  // The withdrawal is restored from storage after a reload.
  test.use({ storage: 'allowed' })

  const ADDRESS = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'

  /** Changes the answer of a call. */
  const changed = (widget: WidgetPage, path: string, change: (json: Record<string, unknown>) => object) =>
    widget.page.route(path, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), ...change(await response.json()) } })
    })

  test('N18 the destination is shown until a reload if the server does not repeat it; a changed amount needs consent', async ({
    widget,
    cashier,
  }) => {
    await changed(widget, '**/withdrawal-create', () => ({
      destination: null,
      amount: '260.00',
      fee: '5',
      receives: '255',
    }))
    await changed(widget, '**/withdrawal-status?*', () => ({ destination: null, amount: '260.00' }))
    await widget.open({ path: LIST })
    await widget.tile('Crypto').click()
    await widget.tile('USDT (TRC-20)').click()
    await widget.amount.fill('300')
    await widget.field('wallet_address').fill(ADDRESS)
    await widget.submit.click()
    await expect(confirmation(widget)).toBeVisible()
    await expect(widget.inside.getByText(ADDRESS, { exact: true })).toBeVisible()
    await expect(widget.inside.getByText('You asked for 300.00 MXN. We’ve prepared 260.00 MXN instead.')).toBeVisible()
    await expect(widget.submit).toBeDisabled()
    await widget.button('Accept 260.00 MXN').click()
    await expect(widget.submit).toBeEnabled()
    await widget.openAgain('/paywidget/withdrawal/confirm')
    await expect(widget.inside.getByText('We can’t show where the money goes')).toBeVisible()
    await expect(widget.submit, 'the consent was given in another document').toBeDisabled()
    await widget.button('Accept 260.00 MXN').click()
    await expect(widget.submit).toBeEnabled()
    // Press by keyboard: a click at the same position would be blocked as the second of a double click (S16).
    await widget.submit.press('Enter')
    await expect(onItsWay(widget)).toBeVisible()
    expect((await cashier.withdrawals()).map(({ fields }) => fields)).toEqual([{ wallet_address: ADDRESS }])
  })

  test('W4 a withdrawal that would pay out nothing after fees can’t be confirmed, but can be cancelled', async ({
    widget,
    cashier,
  }) => {
    await changed(widget, '**/withdrawal-create', () => ({ receives: '0.00' }))
    await toForm(widget)
    await fill(widget)
    await widget.submit.click()
    await expect(widget.inside.getByText('After the fee, nothing would arrive')).toBeVisible()
    await expect(widget.submit).toBeDisabled()
    await widget.button('Cancel withdrawal').click()
    await expect.poll(widget.address).toBe(LIST)
    expect((await cashier.withdrawals()).map(({ status }) => status)).toEqual(['CANCELED'])
  })

  test('W3 with a balance of "-12.50" nothing can be withdrawn, and the player reads why', async ({
    widget,
    cashier,
  }) => {
    await changed(widget, '**/methods-withdrawal?*', () => ({ balances: { main: '-12.50' } }))
    await widget.open({ path: LIST })
    await widget.tile('E-wallet').click()
    await expect(widget.heading('You need at least 50.00 MXN')).toBeVisible()
    await expect(widget.submit).toHaveCount(0)
    await expect(widget.inside.getByText('50–')).toHaveCount(0)
    expect(await cashier.calls('withdrawal-create')).toEqual([])
  })

  test('W3 with an unreadable balance nothing can be withdrawn, and the player reads why', async ({
    widget,
    cashier,
  }) => {
    await changed(widget, '**/methods-withdrawal?*', () => ({ balances: { main: { amount: 500 } } }))
    await toForm(widget)
    await widget.field('email').fill('ana@correo.mx')
    const says = 'We couldn’t check the limits of this method'
    await expect(widget.inside.getByRole('note').filter({ hasText: says })).toBeVisible()
    await expect(widget.submit).toBeDisabled()
    await expect(widget.inside.getByText('50–')).toHaveCount(0)
    await expect.poll(() => cashier.problems()).toContain('limits.unread')
    expect(await cashier.calls('withdrawal-create')).toEqual([])
  })

  test('W4 limits, amount and chips start at the smallest amount that leaves something after fees', async ({
    widget,
  }) => {
    await changed(widget, '**/methods-withdrawal?*', ({ methods }) => ({
      methods: (methods as Record<string, unknown>[]).map((one) => ({ ...one, fee: { fixed: '75,00' } })),
    }))
    await toForm(widget)
    await expect(widget.inside.getByText('75.01–2,500.00 MXN')).toBeVisible()
    await expect(widget.amount).toHaveValue('75.01')
    await expect(widget.inside.getByText('0.01 MXN')).toBeVisible()
  })
})

test.describe('failures and reloads', () => {
  test.use({ storage: 'allowed' })

  test.afterEach(async ({ cashier }) => {
    expect((await cashier.withdrawals()).length, 'one gesture, one withdrawal').toBeLessThanOrEqual(1)
    const said = (await cashier.withdrawals()).map(({ confirms }) => Object.keys(confirms).length)
    expect(Math.max(0, ...said), 'one word').toBeLessThanOrEqual(1)
  })

  test('I1 C1 C72 ten clicks at once create one withdrawal, and confirm it once', async ({ widget, cashier }) => {
    await toForm(widget)
    await fill(widget)
    await expect(widget.submit).toBeEnabled()
    await clickTen(widget)
    await expect(confirmation(widget)).toBeVisible()
    await expect(widget.button('Confirm withdrawal')).toBeEnabled()
    await clickTen(widget)
    await expect(onItsWay(widget)).toBeVisible()
    expect(await cashier.calls('withdrawal-create')).toHaveLength(1)
    expect(await cashier.calls('withdrawal-confirm')).toHaveLength(1)
  })

  test('I2 I8 C5 after a lost create response, the withdrawal is looked up and shown for confirmation', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(LOST)
    await toForm(widget, { scenario: 'payoutLost' })
    await fill(widget)
    await widget.submit.click()
    await expect(confirmation(widget)).toBeVisible()
    // The widget never stores the destination. The player can confirm only after the cashier has sent it again.
    await expect(widget.inside.getByText('ana@correo.mx')).toBeVisible()
    await expect(widget.inside.getByText('300.00 MXN')).toBeVisible()
    await widget.submit.click()
    await expect(onItsWay(widget)).toBeVisible()
    expect((await cashier.withdrawals()).map(({ id, status }) => [id, status])).toEqual([['wd-5001', 3]])
  })

  test('C36 after a reload during a create, the withdrawal is found, and no second one is created', async ({
    widget,
    cashier,
  }) => {
    await toForm(widget, { scenario: 'payoutSlow' })
    await fill(widget)
    await widget.submit.click()
    await expect.poll(async () => (await cashier.calls('withdrawal-create')).length).toBe(1)
    await widget.openAgain(LIST)
    await expect(widget.notice).toContainText('wd-5001')
    await openForm(widget)
    await expect(widget.inside.getByText('Withdrawal wd-5001 is waiting for you to confirm it')).toBeVisible()
    await expect(widget.submit, 'nothing pays').toHaveCount(0)
    await widget.button('View details').click()
    await expect(confirmation(widget)).toBeVisible()
    await expect(widget.inside.getByText('300.00 MXN')).toBeVisible()
  })

  test('H3 C53 a change of settings while a withdrawal is being created waits for its answer', async ({
    widget,
    cashier,
  }) => {
    const release = await holdAnswers(widget.page, '**/withdrawal-create')
    await toForm(widget)
    await fill(widget)
    await widget.submit.click()
    await expect(widget.inside.getByText('Preparing withdrawal…')).toBeVisible()
    await widget.loadAgain({ user: { lang: 'es' }, schema: { theme: 'dark' } })
    await expect(widget.inside.locator('.pw').first()).toHaveAttribute('data-theme', 'dark')
    release()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
    await expect(widget.inside.getByText('ana@correo.mx')).toBeVisible()
    expect(await cashier.calls('withdrawal-create')).toHaveLength(1)
  })

  test('a player who goes back to the list while a withdrawal is being created is told the result there', async ({
    widget,
  }) => {
    const release = await holdAnswers(widget.page, '**/withdrawal-create')
    await toForm(widget)
    await fill(widget)
    await widget.submit.click()
    await expect(widget.inside.getByText('Preparing withdrawal…')).toBeVisible()
    await widget.back.click()
    await expect.poll(widget.address).toBe(LIST)
    release()
    await expect(widget.notice).toContainText('Your earlier withdrawal wd-5001 was created')
    await expect.poll(widget.address).toBe(LIST)
  })

  test('C36 after a reload, the confirmation page loads the terms again and confirms once', async ({
    widget,
    cashier,
  }) => {
    await toConfirm(widget)
    await widget.openAgain('/paywidget/withdrawal/confirm')
    await expect(widget.inside.getByText('ana@correo.mx')).toBeVisible()
    await widget.submit.click()
    await expect(onItsWay(widget)).toBeVisible()
    await widget.openAgain('/paywidget/withdrawal/confirm')
    await expect(onItsWay(widget), 'it waits no more').toBeVisible()
    expect(await cashier.calls('withdrawal-confirm')).toHaveLength(1)
  })

  test('C36 after a reload during a cancellation, the player is told that the withdrawal is cancelled', async ({
    widget,
    cashier,
  }) => {
    await toConfirm(widget)
    let markSent = () => {}
    const isSent = new Promise<void>((resolve) => {
      markSent = resolve
    })
    // The cashier cancels the withdrawal, but its response never arrives.
    await widget.page.route('**/withdrawal-cancel', async (route) => {
      await route.fetch()
      markSent()
    })
    await widget.button('Cancel withdrawal').click()
    await isSent
    await widget.openAgain('/paywidget/withdrawal/confirm')
    await expect(widget.notice).toContainText('Withdrawal cancelled')
    await expect.poll(widget.address).toBe(LIST)
    expect(await cashier.calls('withdrawal-cancel')).toHaveLength(1)
  })

  for (const [state, answer] of [
    ['has failed', { status: 503, body: '{}' }],
    ['no longer contains its method', { status: 200, contentType: 'application/json', body: '{"methods":[]}' }],
  ] as const)
    test(`ROUTE-46 C36 after a reload, a withdrawal is confirmed although the list ${state}`, async ({
      widget,
      watch,
    }) => {
      watch.allow(/503/)
      await toConfirm(widget)
      await widget.page.route('**/methods-withdrawal*', (route) => route.fulfill(answer))
      await widget.openAgain('/paywidget/withdrawal/confirm')
      await expect(widget.inside.getByText('ana@correo.mx')).toBeVisible()
      await widget.submit.click()
      await expect(onItsWay(widget)).toBeVisible()
    })

  test('C36 if the terms can’t be loaded, the withdrawal can’t be confirmed until they are', async ({
    widget,
    watch,
  }) => {
    watch.allow(/net::ERR_FAILED/)
    await toConfirm(widget)
    let isDown = true
    await widget.page.route('**/withdrawal-status?*', (route) => (isDown ? route.abort() : route.continue()))
    await widget.openAgain('/paywidget/withdrawal/confirm')
    await expect(widget.inside.getByText('We can’t check your withdrawal right now')).toBeVisible()
    await expect(widget.submit).toBeDisabled()
    isDown = false
    await widget.button('Check again').press('Enter')
    await expect(widget.inside.getByText('ana@correo.mx')).toBeVisible()
    await expect(widget.submit).toBeEnabled()
  })

  test('a player who has left the confirmation page is told the result on the page they are on', async ({ widget }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await widget.page.route('**/withdrawal-confirm', async (route) => {
      await held
      await route.continue()
    })
    await toConfirm(widget)
    await widget.submit.click()
    await expect(widget.inside.getByText('Confirming…')).toBeVisible()
    await widget.back.click()
    await expect.poll(widget.address).toBe(LIST)
    answer()
    await expect(widget.notice).toContainText('Withdrawal processing')
    await expect.poll(widget.address).toBe(LIST)
  })

  test('C72 after a lost response to a confirmation, its result is looked up, and no second confirmation is sent', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(LOST)
    await toConfirm(widget, { scenario: 'confirmLost' })
    await widget.submit.click()
    await expect(onItsWay(widget)).toBeVisible()
    // When the connection breaks, the browser resends the request with the same key.
    const keys = (await cashier.calls('withdrawal-confirm')).map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
  })

  test('C72 after a confirmation that did not reach the server, the player is told, and confirms again with the same key', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(LOST)
    await toConfirm(widget, { scenario: 'confirmUnheard', hasClock: true })
    await widget.submit.click()
    await expect(widget.inside.getByText('We’re checking whether your withdrawal is confirmed')).toBeVisible()
    await expect(widget.button('Cancel withdrawal'), 'never both').toHaveCount(0)
    await passUntil(widget, widget.notice.filter({ hasText: 'Your confirmation didn’t reach us' }))
    await widget.submit.press('Enter')
    await expect(onItsWay(widget)).toBeVisible()
    const keys = (await cashier.calls('withdrawal-confirm')).map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size, 'the same word has the same key').toBe(1)
  })

  test('C72 after a cancellation that did not reach the server, the player reads of a cancellation only, and cancels again with the same key', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(LOST)
    await noteAnnouncements(widget.page)
    await toConfirm(widget, { scenario: 'cancelUnheard', hasClock: true })
    await widget.button('Cancel withdrawal').click()
    await expect(widget.inside.getByText('We’re checking whether your withdrawal is cancelled')).toBeVisible()
    await expect(widget.inside.getByText('Cancelling…')).toBeVisible()
    await expect(widget.submit, 'never both').toHaveAttribute('aria-disabled', 'true')
    await expect(widget.submit).not.toHaveAttribute('aria-busy')
    await passUntil(widget, widget.notice.filter({ hasText: 'Your cancellation didn’t reach us' }))
    expect((await heardIn(widget.frame())).filter((words) => words.includes('onfirming'))).toEqual([])
    await widget.button('Cancel withdrawal').press('Enter')
    await expect.poll(widget.address).toBe(LIST)
    await expect(widget.notice).toContainText('Withdrawal cancelled')
    const keys = (await cashier.calls('withdrawal-cancel')).map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size, 'the same request has the same key').toBe(1)
    expect(await cashier.calls('withdrawal-confirm')).toEqual([])
  })

  test('C72 H5 two tabs on the same withdrawal send one confirmation or cancellation', async ({
    widget,
    cashier,
    context,
  }) => {
    await toConfirm(widget)
    const other = widgetPage(await context.newPage())
    await other.page.goto(
      widget.page.url().replace(/path=[^&]*/, `path=${encodeURIComponent('/paywidget/withdrawal/confirm')}`),
    )
    await expect(other.button('Confirm withdrawal')).toBeEnabled()
    await other.submit.click()
    await expect(onItsWay(other)).toBeVisible()
    await widget.button('Cancel withdrawal').press('Enter')
    await expect(onItsWay(widget), 'what was said there is asked, never contradicted').toBeVisible()
    expect(await cashier.calls('withdrawal-cancel')).toEqual([])
  })

  test('if the balance has fallen since the list was loaded, the player is told, and no withdrawal is created', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/status of 422/)
    await toForm(widget)
    await fill(widget)
    await cashier.play('emptyAccount')
    await widget.submit.click()
    await expect(widget.notice).toContainText('Your balance is lower than the amount you entered.')
    await expect(widget.heading('You need at least 50.00 MXN')).toBeVisible()
    expect(await cashier.withdrawals()).toEqual([])
  })

  test('C21 while offline nothing is sent, and the typed values stay', async ({ widget, cashier, context }) => {
    await toForm(widget)
    await fill(widget)
    await context.setOffline(true)
    await expect(widget.inside.getByText('Nothing is sent until you’re back online')).toBeVisible()
    await widget.submit.click()
    await expect(widget.notice).toBeVisible()
    await context.setOffline(false)
    await expect(widget.inside.getByText('Nothing is sent until you’re back online')).toHaveCount(0)
    await widget.submit.click()
    await expect(confirmation(widget)).toBeVisible()
    expect(await cashier.calls('withdrawal-create')).toHaveLength(1)
  })
})

/** Clicks ten times by script, faster than by hand. */
const clickTen = (widget: WidgetPage) =>
  widget.submit.evaluate((button) => {
    for (let i = 0; i < 10; i++) (button as HTMLButtonElement).click()
  })
