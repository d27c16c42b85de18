import onramp from '../../schemas/layouts/deposit.onramp.json' with { type: 'json' }
import { coreIf } from './support/coreIf.ts'
import { expect, test } from './support/journey.ts'
import { passUntil } from './support/passUntil.ts'
import { publish, publishLayout } from './support/publishLayout.ts'

const SUBMIT = {
  type: 'submit',
  label: { t: 'form.deposit.submit', args: { amount: 'form.amountText' } },
  busyLabel: 'form.deposit.processing',
  busy: 'deposit.creating',
  enabled: 'form.canSubmit',
  onPress: [{ do: 'deposit.create' }],
}
const AMOUNT = {
  type: 'field',
  kind: 'amount',
  name: 'amount',
  label: 'form.amountInput.label',
  min: { $: 'limits.min' },
  max: { $: 'limits.max' },
}

test.describe('a layout', () => {
  test('ARCH-04 ARCH-06 ARCH-11: published as JSON is rendered without a build, and a deposit is made with it', async ({
    widget,
    cashier,
  }) => {
    await publishLayout(widget.page, 'bank_dropdown_mx', [
      { type: 'heading', level: 2, text: { text: { en: 'Pay with the bank in your phone' } } },
      { type: 'note', tone: 'info', text: { text: { en: 'Written by an operator this morning.' } } },
      AMOUNT,
      { type: 'serverFields', except: ['amount'] },
      SUBMIT,
    ])
    await widget.open()
    await widget.openMethod('Pay with your bank')
    await expect(widget.heading('Pay with the bank in your phone')).toBeVisible()
    await expect(widget.inside.getByText('Written by an operator this morning.')).toBeVisible()
    await widget.amount.fill('500')
    await widget.field('bank').click()
    await widget.inside.getByRole('option', { name: 'BBVA' }).click()
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.deposits()).toMatchObject([{ method: 'bank_dropdown_mx', fields: { bank: '012' } }])
    // Earlier events are in the same batch, so a reported problem would have arrived too.
    await expect.poll(async () => JSON.stringify(await cashier.calls('events'))).toContain('deposit_create')
    expect(await cashier.problems()).toEqual([])
  })

  test('in an Arabic page: a value that an action puts into an empty field has its own text direction', async ({
    widget,
  }) => {
    const onPress = [{ do: 'setField', field: 'note', value: { $: 'user.currency' } }]
    await publishLayout(widget.page, 'mercado_pago', [
      AMOUNT,
      { type: 'field', kind: 'text', name: 'note', label: { text: { en: 'Note' } } },
      { type: 'link', label: { text: { en: 'Fill it in' } }, onPress },
      { type: 'serverFields', except: ['amount'] },
      SUBMIT,
    ])
    await widget.open({ host: { lang: 'ar' } })
    await widget.openTileWithIcon('mercado_pago')
    const note = widget.field('note')
    const direction = () => note.evaluate((input) => getComputedStyle(input).direction)
    expect(await direction(), 'an empty one is read as its page').toBe('rtl')
    await widget.button('Fill it in').click()
    await expect(note).toHaveValue('MXN')
    expect(await direction()).toBe('ltr')
  })

  test('O3 D-23: shows its texts and the method’s name in the player’s language, even if the widget lacks that language', {
    tag: '@core',
  }, async ({ widget, watch }) => {
    watch.allow(/locale/i)
    await publishLayout(widget.page, 'mercado_pago', [
      { type: 'heading', level: 2, text: { text: { en: 'Your wallet', it: 'Il tuo portafoglio' } } },
      AMOUNT,
      { type: 'serverFields' },
      SUBMIT,
    ])
    await widget.open({ host: { lang: 'it-IT' } })
    await widget.openMethod('Mercado Pago')
    await expect(widget.heading('Il tuo portafoglio')).toBeVisible()
    await expect(widget.submit).toContainText('Deposit')
  })

  test('O5 D-17: without nodes for it still reports a lost response, offers the next steps, and keeps its button busy meanwhile', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/status of (404|502)/)
    const { label, onPress } = SUBMIT
    await publishLayout(widget.page, 'mercado_pago', [
      { type: 'heading', level: 2, text: { text: { en: 'Ours' } } },
      AMOUNT,
      { type: 'serverFields' },
      { type: 'submit', label, onPress },
    ])
    await widget.open({ scenario: 'checkMissing', hasClock: true })
    await widget.openWithBaseLine('Mercado Pago')
    await expect(widget.heading('Ours')).toBeVisible()
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.inside.getByText('We haven’t heard back about this')).toBeVisible()
    await expect(widget.submit).toHaveAttribute('aria-busy', 'true')
    await expect(widget.submit).toContainText('Checking your deposit…')
    await passUntil(widget, widget.inside.getByText('We couldn’t confirm whether this deposit was created'))
    await expect(widget.button('Check again')).toBeVisible()
    await expect(widget.button('Start new deposit')).toBeVisible()
    await expect(widget.submit).toHaveCount(0)
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })

  test('O5: with a form in steps still shows the notes about a payment', async ({ widget, watch }) => {
    // The call that starts a session is due half a second after the amount is there: the connection may be gone by then.
    watch.allow(/ERR_INTERNET_DISCONNECTED/)
    const step = (...children: readonly unknown[]) => ({ type: 'step', title: { text: { en: 'Part' } }, children })
    const steps = { type: 'steps', next: 'form.steps.next', back: 'form.steps.back' }
    const { label, onPress } = SUBMIT
    const submit = { type: 'submit', label, onPress }
    await publishLayout(widget.page, 'mercado_pago', [
      { ...steps, children: [step(AMOUNT, { type: 'serverFields' }), step(submit)] },
    ])
    await widget.open()
    await widget.openMethod('Mercado Pago')
    await expect(widget.amount).toBeVisible()
    await widget.page.context().setOffline(true)
    await expect(widget.inside.getByText('You’re offline. What you entered is still here.')).toBeVisible()
  })

  for (const [method, times] of [
    ['mercado_pago', 1],
    ['airtm', 0],
  ] as const) {
    test(
      `O2: of the completion page for ${method} is rendered ${times} times after a deposit with Mercado Pago`,
      coreIf(times === 1),
      async ({ widget }) => {
        await publish(widget.page, { method, screen: 'complete' }, [
          { type: 'heading', level: 2, text: { text: { en: 'It is confirmed within a minute' } } },
          { type: 'statusPanel', status: { $: 'deposit.status' }, title: { text: { en: 'Waiting for your payment' } } },
          { type: 'summary', rows: [{ label: 'complete.amount', value: { $: 'deposit.amount' } }] },
        ])
        await widget.open()
        await widget.openMethod('Mercado Pago')
        await widget.amount.fill('500')
        await widget.submit.click()
        await expect(widget.status).toContainText('Waiting for your payment')
        await expect(widget.heading('It is confirmed within a minute')).toHaveCount(times)
      },
    )
  }

  test('S13 B20: that does not match its content hash is replaced by the built-in one, and reported', async ({
    widget,
    cashier,
  }) => {
    const forged = { type: 'heading', level: 2, text: { text: { en: 'Changed on its way' } } }
    await publishLayout(widget.page, 'mercado_pago', [forged, AMOUNT, { type: 'serverFields' }, SUBMIT], true)
    await widget.open()
    await widget.openMethod('Mercado Pago')
    await expect(widget.inside.getByText('You confirm the payment on the provider’s page')).toBeVisible()
    await expect(widget.heading('Changed on its way')).toHaveCount(0)
    await expect.poll(cashier.problems).toContain('layout.document')
  })

  test('S3 C61 K3: that fails to load once is replaced by the built-in form, and requested again when the form is reopened', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/layouts\/mercado_pago/)
    const own = { type: 'heading', level: 2, text: { text: { en: 'Ours' } } }
    await publishLayout(widget.page, 'mercado_pago', [own, AMOUNT, { type: 'serverFields' }, SUBMIT])
    let asked = 0
    await widget.page.route('**/layouts/mercado_pago-*', (route) =>
      ++asked > 1 ? route.fallback() : route.fulfill({ status: 404 }),
    )
    await widget.open()
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await expect(widget.submit).toContainText('Deposit 500.00 MXN')
    await expect(widget.heading('Ours')).toHaveCount(0)
    expect(asked, 'not under the form that is being filled in').toBe(1)
    await widget.back.click()
    await widget.openMethod('Mercado Pago')
    await expect(widget.heading('Ours')).toBeVisible()
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(asked).toBe(2)
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('I18N-07: that names a missing text reports its key to the host in onLocaleError', async ({ widget }) => {
    await publishLayout(widget.page, 'mercado_pago', [
      AMOUNT,
      { type: 'serverFields', except: ['amount'] },
      { type: 'note', text: 'journey.no.such.text' },
      SUBMIT,
    ])
    await widget.open()
    await widget.openMethod('Mercado Pago')
    await expect.poll(widget.messages).toContainEqual({
      messageType: 'onLocaleError',
      payload: { key: 'journey.no.such.text', locale: expect.stringMatching(/^en/) },
    })
  })

  for (const { scenario, problem, status, proves = '' } of [
    { scenario: 'layoutsMissing', problem: 'layouts.index', status: /status of 404/ },
    { scenario: 'layoutsBroken', problem: 'layouts.index', status: undefined },
    { scenario: 'layoutNewer', problem: 'layout.document', status: undefined },
    { scenario: 'layoutNewerWidget', problem: 'layout.document', status: undefined, proves: 'S13 C60 ' },
    { scenario: 'layoutBad', problem: 'layout.document', status: undefined },
    { scenario: 'layoutForgesAmount', problem: 'layout.document', status: undefined, proves: 'S2 I4 I24 B19 ' },
    { scenario: 'layoutHidesAmount', problem: 'layout.document', status: undefined, proves: 'S2 I4 I24 B19 ' },
    { scenario: 'layoutHidesFields', problem: 'layout.document', status: undefined, proves: 'S2 I4 I24 B19 ' },
  ]) {
    test(`${proves}that can’t be rendered (${scenario}) is replaced by the built-in one and reported, and a deposit is made`, async ({
      widget,
      cashier,
      watch,
    }) => {
      if (status) watch.allow(status)
      await widget.open({ scenario, path: `/paywidget/?scenario=${scenario}` })
      await widget.openInGroup('Cash', 'OXXO')
      await expect(widget.inside.getByText('You confirm the payment on the provider’s page')).toBeVisible()
      await expect(widget.heading('How it works')).toHaveCount(0)
      await widget.amount.fill('200')
      await expect(widget.submit).toHaveText(/200\.00/)
      await widget.submit.click()
      await expect(widget.status).toContainText('Waiting for your payment')
      await expect.poll(() => cashier.problems()).toContain(problem)
      const fields = scenario === 'layoutHidesFields' ? { merchant: 'merchant-1' } : {}
      expect(await cashier.deposits()).toMatchObject([{ amount: '200.00', fields }])
    })
  }

  test('S2 I24 with a hidden field named like a field of the server: the value of the server is sent', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ scenario: 'layoutReplacesHidden', path: '/paywidget/?scenario=layoutReplacesHidden' })
    await widget.openInGroup('Cash', 'OXXO')
    await expect(widget.heading('How it works')).toBeVisible()
    await widget.amount.fill('200')
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    await expect.poll(() => cashier.problems()).toContain('field.overruled')
    expect(await cashier.deposits()).toMatchObject([{ amount: '200.00', fields: { merchant: 'merchant-1' } }])
  })
})

test('CONST-17 a layout can test whether a deposit is paid from a country of the CIS', async ({ widget, watch }) => {
  watch.allow(/static\/icons\/[a-z]{3}\.svg$/)
  const note = { type: 'note', when: 'place.cis', text: { text: { en: 'Banks of the CIS take an hour.' } } }
  await publish(widget.page, { screen: 'deposit.onramp' }, [note, ...onramp.body])
  await widget.open({ host: { country: 'US', currency: 'USD' } })
  await widget.tileWithIcon('onramp_card').click()
  const said = widget.inside.getByText('Banks of the CIS take an hour.')
  await expect(widget.amount).toHaveValue(/\d/)
  await expect(said).toHaveCount(0)
  for (const [country, isSaid] of [
    ['Kazakhstan', true],
    ['Germany', false],
    ['Uzbekistan', true],
  ] as const) {
    await widget.field('country').click()
    await widget.page.keyboard.type(country)
    await widget.inside.getByRole('option').first().click()
    await expect(widget.field('country')).toContainText(country)
    await expect(said).toHaveCount(isSaid ? 1 : 0)
  }
})
