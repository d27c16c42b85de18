import { expect, test } from '../journeys/support/journey.ts'
import { passUntil } from '../journeys/support/passUntil.ts'
import type { OpenOptions, WidgetPage } from '../journeys/support/widgetPage.ts'

async function fillIn(widget: WidgetPage, options: OpenOptions = {}): Promise<void> {
  await widget.open(options)
  await widget.openWithBaseLine('Mercado Pago')
  await widget.amount.fill('500')
  await expect(widget.submit).toBeEnabled()
}

test('C2 a click, Enter, a scripted submit and messages of the host at the same moment create one payment', async ({
  widget,
  cashier,
}) => {
  await fillIn(widget, { scenario: 'createSlow' })
  await widget.amount.focus()
  await widget.page.keyboard.press('Enter')
  await widget.frame().evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('button[type="submit"]')!
    button.click()
    button.form?.requestSubmit()
    button.click()
  })
  await widget.loadAgain({})
  await widget.loadAgain({ closingButton: true })
  await expect(widget.status).toBeVisible()
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
  expect(await cashier.deposits()).toHaveLength(1)
})

test('C8 a refusal is shown at once, the form keeps its amount, and the payment is not reconciled', {
  tag: '@core',
}, async ({ widget, cashier, watch }) => {
  watch.allow(/status of 422/)
  await fillIn(widget, { scenario: 'createRefused' })
  const asked = 1 // the form's own call when it opens
  await expect.poll(async () => (await cashier.calls('deposit-check')).length).toBe(asked)
  await widget.submit.click()
  await expect(widget.notice).toContainText('We couldn’t complete this request.')
  await expect(widget.amount).toHaveValue('500')
  await expect(widget.submit).toBeEnabled()
  expect(await cashier.calls('deposit-check')).toHaveLength(asked)
  expect(await cashier.deposits()).toHaveLength(0)
})

test('C17 an empty response is reconciled, and the deposit that the create made is shown', async ({
  widget,
  cashier,
}) => {
  await fillIn(widget, { scenario: 'createSaysNothing' })
  await widget.submit.click()
  await expect(widget.status).toBeVisible()
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
  expect(await cashier.deposits()).toHaveLength(1)
})

/** Records for each opened window whether it was opened in the task of the click, and with user activation. */
async function noteWindows(
  widget: WidgetPage,
): Promise<() => Promise<readonly { inClick: boolean; isActive: boolean }[]>> {
  await widget.frame().evaluate(() => {
    const opened: object[] = []
    Object.assign(window, { opened })
    let inClick = false
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      inClick = false
    }
    const click = () => {
      inClick = true
      port2.postMessage(null)
    }
    document.addEventListener('click', click, { capture: true })
    const open = window.open.bind(window)
    window.open = (...given) => {
      opened.push({ inClick, isActive: navigator.userActivation.isActive })
      return open(...given)
    }
  })
  return () => widget.frame().evaluate(() => (window as unknown as { opened: [] }).opened)
}

test('C33 the window opens in the task of the click, as Safari and Firefox require', {
  tag: '@core',
}, async ({ widget }) => {
  // Imitates Safari and Firefox, which lack IntersectionObserver v2: the widget accepts the press unchecked.
  await widget.page.addInitScript(() => Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible'))
  await fillIn(widget, { scenario: 'createSlow' })
  const opened = await noteWindows(widget)
  await widget.submit.click()
  await expect(widget.status).toBeVisible()
  expect(await opened()).toEqual([{ inClick: true, isActive: true }])
})

test('C33 the window opens with user activation although the browser checks first that the button is visible', async ({
  widget,
}) => {
  await fillIn(widget, { scenario: 'createSlow' })
  const opened = await noteWindows(widget)
  await widget.submit.click()
  await expect(widget.status).toBeVisible()
  expect((await opened()).map(({ isActive }) => isActive)).toEqual([true])
})

test('C37 browser Back and Forward over the completion page create no second deposit', { tag: '@core' }, async ({
  widget,
  cashier,
}) => {
  await fillIn(widget)
  await widget.submit.click()
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
  await widget.frame().evaluate(() => history.back())
  await expect(widget.status).toHaveCount(0)
  await widget.frame().evaluate(() => history.forward())
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
  expect(await cashier.deposits()).toHaveLength(1)
})

test('C24 a create lost before the server stores it is reconciled, and not sent again automatically', {
  tag: '@core',
}, async ({ widget, cashier, watch }) => {
  watch.allow(/deposit-create/)
  await fillIn(widget, { hasClock: true })
  // The server fails before it processes the request, and works again at once.
  await widget.page.route('**/deposit-create', (route) => route.abort('connectionreset'), { times: 1 })
  await widget.submit.click()
  await expect(widget.inside.getByText('We haven’t heard back about this')).toBeVisible()
  await passUntil(widget, widget.notice.getByText('This deposit wasn’t created'))
  expect(await cashier.calls('deposit-create')).toHaveLength(0)
  await widget.pass(600) // the button has moved back under the mouse
  await widget.submit.click()
  await expect(widget.status).toBeVisible()
  expect(await cashier.deposits()).toHaveLength(1)
})

test('C25 a create lost after the server stores it is reconciled: its deposit is found and stays the only one', {
  tag: '@core',
}, async ({ widget, cashier, watch }) => {
  watch.allow(/deposit-create/)
  await fillIn(widget, { scenario: 'createLost' })
  await widget.submit.click()
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
  // When the connection is cut, the browser may resend the request. The key stays the same.
  const keys = (await cashier.calls('deposit-create')).map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
  expect(await cashier.deposits()).toHaveLength(1)
})
