import { FORMS_BY_KEYS } from './support/forms.ts'
import { expect, test } from './support/journey.ts'
import { keysOf } from './support/keys.ts'
import { shownName } from './support/methodFolders.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** A host that asks for events of product analytics (D-71). */
const ASKING = { extra: JSON.stringify({ analytics: true }) }

type Event = Readonly<Record<string, unknown>>

const events = async (widget: WidgetPage): Promise<readonly Event[]> =>
  (await widget.messages())
    .filter(({ messageType }) => messageType === 'onAnalytics')
    .map(({ payload }) => payload ?? {})

const ofKind = async (widget: WidgetPage, kind: string) =>
  (await events(widget)).filter(({ event }) => event === kind).map(({ version, event, transaction, ...rest }) => rest)

test('D-71 a host that opts in receives page, method, validation, amount, submit and outcome events', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await widget.open({ host: ASKING })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('')
  await widget.submit.click()
  await expect
    .poll(() => ofKind(widget, 'validation'))
    .toContainEqual({
      method: 'mercado_pago',
      fields: expect.arrayContaining([{ field: 'amount', rule: 'required' }]),
    })
  await widget.amount.fill('500')
  const amount = { method: 'mercado_pago', amount: '500.00', currency: 'MXN' }
  await expect.poll(() => ofKind(widget, 'amount')).toEqual([amount])
  await widget.submit.click()
  await expect(widget.status).toContainText('Waiting for your payment')
  const [deposit] = await cashier.deposits()
  await expect
    .poll(() => ofKind(widget, 'outcome'))
    .toEqual([{ outcome: 'created', method: 'mercado_pago', id: String(deposit?.id) }])
  expect(await ofKind(widget, 'submit')).toEqual([amount])
  expect(await ofKind(widget, 'method')).toEqual([{ method: 'mercado_pago' }])
  expect(await ofKind(widget, 'page')).toEqual([
    { page: 'depositListPage' },
    { page: 'depositRedirectPage' },
    { page: 'depositCompletePage' },
  ])
  for (const event of await events(widget)) expect(event).toMatchObject({ version: 1, transaction: 'deposit' })
})

test('D-71 a refused create and a create with a lost response are outcome events', async ({ widget, watch }) => {
  watch.allow(/status of 4|status of 5|ERR_/)
  for (const [scenario, outcome] of [
    ['createRefused', 'refused'],
    ['createLost', 'unknown'],
  ] as const) {
    await widget.open({ scenario, host: ASKING })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect.poll(() => ofKind(widget, 'outcome')).toContainEqual({ outcome, method: 'mercado_pago' })
    await widget.forgetPlayer()
  }
})

test('D-71 a host that does not opt in receives no event, and the code for events is not requested', async ({
  widget,
}) => {
  const asked: string[] = []
  widget.page.on('request', (request) => asked.push(request.url()))
  await widget.open()
  await widget.openMethod('Mercado Pago')
  await widget.submit.click()
  await expect(widget.status).toContainText('Waiting for your payment')
  expect(await events(widget)).toEqual([])
  expect(asked.filter((url) => url.includes('createHostEvents'))).toEqual([])
})

for (const form of FORMS_BY_KEYS) {
  test(`D-71 S10 no event contains what the player types into ${form.method}`, async ({ widget }) => {
    const { country, currency, method } = form
    const keys = keysOf(widget)
    await widget.open({ host: { ...ASKING, country, currency } })
    await keys.press(widget.tile(shownName(method, 'en')))
    await keys.press(widget.submit)
    for (const one of form.keys) await keys.play(one)
    await keys.press(widget.submit)
    await expect.poll(() => ofKind(widget, 'outcome')).not.toEqual([])
    const said = JSON.stringify(await events(widget))
    const typed = form.keys.flatMap((one) => (typeof one === 'object' && 'text' in one ? [one.text] : []))
    for (const value of [...typed, ...Object.values(form.fields)])
      if (value.length > 3) expect(said).not.toContain(value)
  })
}
