import { FORMS_BY_KEYS } from './support/forms.ts'
import { expect, test } from './support/journey.ts'
import { shownName } from './support/methodFolders.ts'
import { passUntil } from './support/passUntil.ts'
import { WIDGET } from './support/places.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** The text typed into every field: letters where allowed, and digits that occur in no fixture. */
const CANARY = 'canary 7788997788'

/** Fills every field; returns the accepted texts. */
async function typeEverywhere(widget: WidgetPage): Promise<readonly string[]> {
  const inputs = widget.inside.locator('main input:not([type="checkbox"]):not([type="radio"]):not([name="amount"])')
  const typed: string[] = []
  for (const input of await inputs.all()) {
    if (!(await input.isVisible()) || !(await input.isEditable())) continue
    await input.fill(CANARY)
    const value = await input.inputValue()
    if (/canary|7788|8899/i.test(value.replace(/[^a-z0-9]/gi, ''))) typed.push(value)
  }
  return typed
}

/**
 * Matches traces of the typed text: the letters, or enough of the digits in any grouping. Fewer digits may be part of a
 * time or an id, so the text of a short field is searched for as a whole value.
 */
function traceOf(typed: readonly string[]): RegExp {
  const digits = [...'7788997'].join('[ ./()+-]{0,2}')
  const whole = typed.map((value) => String.raw`(?<=["\\])${value.replace(/[^a-z0-9]/gi, String.raw`\$&`)}(?=["\\])`)
  return new RegExp(['canary', digits, ...whole].join('|'), 'i')
}

// With denied storage there would be nothing to inspect.
test.use({ storage: 'allowed' })

/** All that this origin stores on the device, and the URL. */
const atRest = (widget: WidgetPage): Promise<string> =>
  widget.frame().evaluate(async () => {
    window.dispatchEvent(new Event('pagehide')) // writes a debounced draft now
    const databases = await indexedDB.databases()
    const kept = [{ ...sessionStorage }, { ...localStorage }, history.state, databases, document.cookie]
    return JSON.stringify([...kept, location.href])
  })

for (const { method, country, currency } of FORMS_BY_KEYS) {
  test(`S7 B24 I19 D-20 text typed into ${method} is in no storage, event or host message`, async ({
    widget,
    cashier,
  }) => {
    await widget.open({ host: { country, currency } })
    await widget.openMethod(shownName(method))
    await widget.amount.fill('123.45')
    const typed = await typeEverywhere(widget)
    expect(typed.length, 'fields that hold a canary').toBeGreaterThan(0)
    const trace = traceOf(typed)
    const kept = await atRest(widget)
    expect(kept, 'the amount is there: something was written').toContain('123.45')
    expect(kept).not.toMatch(trace)
    expect(kept).not.toContain('90210')
    await widget.submit.click({ force: true }) // the button is disabled, and events may report the invalid fields
    expect(await atRest(widget)).not.toMatch(trace)
    const events = (await cashier.calls('events')).map(({ payload }) => payload)
    expect(JSON.stringify(events)).not.toMatch(trace)
    expect(JSON.stringify(await widget.messages())).not.toMatch(trace)
  })
}

test('B3 B23 B24 the token is sent in a header only: it is in no URL, body, referrer, storage, message or console line', {
  tag: '@core',
}, async ({ widget, cashier, context }) => {
  const said: string[] = []
  context.on('console', (line) => said.push(line.text()))
  context.on('request', (request) => {
    // Skip the host's requests: this journey passes the token in the host page's URL.
    if (!request.url().startsWith(WIDGET)) return
    said.push(request.url(), request.postData() ?? '')
  })
  await context.route('**/traces', (route) => route.fulfill({ status: 204 }))
  await widget.open({ config: { monitoring: { url: '/traces' } }, hasClock: true })
  // Turn on the debug log of the console.
  await widget.frame().evaluate(() => sessionStorage.setItem('force_logging', '1'))
  await widget.page.reload()
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  await widget.submit.click()
  await passUntil(widget, widget.status)
  await widget.pass(60_000)
  const [create] = await cashier.calls('deposit-create')
  const token = widget.token()
  expect(create?.token, 'this is how it goes').toBe(token)
  said.push(await atRest(widget), JSON.stringify(await widget.messages()))
  const events = await cashier.calls('events')
  said.push(JSON.stringify(events.map(({ payload }) => payload)))
  expect(said.some((text) => text.includes('deposit'))).toBe(true)
  // Use the requests the cashier received: routed requests lack some headers in Playwright.
  for (const name of ['methods-payment-v5', 'deposit-create', 'deposit-check', 'events'])
    for (const { headers } of await cashier.calls(name)) {
      const { authorization, ...others } = headers
      expect(others, name).toHaveProperty('user-agent')
      expect(others, name).not.toHaveProperty('referer')
      said.push(JSON.stringify(others))
    }
  // The mock provider has the token in its URLs.
  const ours = said.map((text) => text.replaceAll(/\/provider\/dep-\d+\/[\w.-]+/g, ''))
  expect(ours.filter((text) => text.includes(token))).toEqual([])
})
