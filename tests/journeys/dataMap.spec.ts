import { readFileSync } from 'node:fs'
import { expect, test } from './support/journey.ts'
import { passUntil } from './support/passUntil.ts'
import { WIDGET } from './support/places.ts'
import type { WidgetPage } from './support/widgetPage.ts'

// With denied storage there would be nothing to inspect.
test.use({ storage: 'allowed' })

/** The keys of the tables of the data map, as patterns: `paywidget.intent.<payment>`. */
const DECLARED = readFileSync('src/docs/audit/data.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, key = '']) => key))
  .map(
    (key) =>
      new RegExp(
        `^${key
          .split(/<\w+>/)
          .map((part) => part.replaceAll('.', '\\.'))
          .join('.+')}$`,
      ),
  )

/** What a host may know of its player, and what the player types: in no fixture. */
const PERSONAL = {
  email: 'canary.player@mail.example',
  phone: '+525598761234',
  firstName: 'Canarina',
  lastName: 'Pajarito',
  birthday: '1991-02-03',
}
const TYPED = 'canary.payout@mail.example'
const TRACE = /canar|pajarito|98761234|1991-02-03|90210/i

const userOf = (widget: WidgetPage) => ({
  ...{ id: '90210', token: widget.token(), currency: 'MXN', paymentGeo: 'MX', lang: 'en' },
  ...PERSONAL,
})

/** Everything that the origin stores on the device. */
const stored = (widget: WidgetPage) =>
  widget.frame().evaluate(async () => ({
    texts: [...Object.entries({ ...sessionStorage }), ...Object.entries({ ...localStorage })] as [string, string][],
    others: {
      cookies: document.cookie,
      databases: (await indexedDB.databases()).length,
      // Missing in a page without https.
      caches: 'caches' in window ? (await caches.keys()).length : 0,
      workers: navigator.serviceWorker ? (await navigator.serviceWorker.getRegistrations()).length : 0,
    },
  }))

/** The host sends what it knows of the player; then the player deposits. */
async function deposit(widget: WidgetPage): Promise<void> {
  await expect(widget.tile('Mercado Pago')).toBeVisible()
  // The theme shows that the widget has read the message.
  await widget.loadAgain({ user: userOf(widget), schema: { theme: 'dark' } })
  await expect(widget.inside.locator('[data-theme="dark"]').first()).toBeVisible()
  await expect(widget.tile('Mercado Pago')).toBeVisible()
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  await widget.submit.click()
  await expect(widget.status).toBeVisible()
}

/** Withdraws to an e-wallet, up to the page that follows the confirmation. */
async function withdraw(widget: WidgetPage, host: Readonly<Record<string, string>> = {}): Promise<void> {
  await widget.openAgain('/paywidget/withdrawal', { host })
  await widget.openMethod('E-wallet')
  await widget.amount.fill('300')
  await widget.field('email').fill(TYPED)
  await widget.submit.click()
  await expect(widget.button('Confirm withdrawal')).toBeEnabled()
  await widget.submit.click()
  await expect(widget.heading('Withdrawal processing')).toBeVisible()
}

test('after a deposit and a withdrawal the browser holds only what the data map declares', async ({ widget }) => {
  await widget.open()
  await deposit(widget)
  const afterDeposit = await stored(widget)
  await withdraw(widget)
  const afterBoth = await stored(widget)
  expect(afterBoth.others).toEqual({ cookies: '', databases: 0, caches: 0, workers: 0 })
  const texts = [...afterDeposit.texts, ...afterBoth.texts]
  const keys = [...new Set(texts.map(([key]) => key))]
  expect(keys.filter((key) => !DECLARED.some((pattern) => pattern.test(key)))).toEqual([])
  expect(keys.filter((key) => key.startsWith('paywidget.intent.')).length, 'one for each payment').toBe(2)
  // The mock provider has the token in its URLs.
  const ours = JSON.stringify(texts).replaceAll(/\/provider\/dep-\d+\/[\w.-]+/g, '')
  expect(ours).not.toMatch(TRACE)
  expect(ours).not.toContain(widget.token())
})

test('no personal data is in messages, events, logs or addresses', { tag: '@core' }, async ({
  widget,
  cashier,
  context,
}) => {
  const said: string[] = []
  const logged: string[] = []
  context.on('console', (line) => logged.push(line.text()))
  // The address of the frame has the token of the journey in its host's query; the mock provider has it in its own.
  context.on('request', (request) => request.url().startsWith(`${WIDGET}/paywidget`) && said.push(request.url()))
  const host = { extra: JSON.stringify({ debug: true, analytics: true }) }
  await widget.open({ host, hasClock: true })
  await deposit(widget)
  await passUntil(widget, widget.status)
  await widget.pass(60_000)
  // The host page is loaded again for the withdrawal.
  const before = await widget.messages()
  await withdraw(widget, host)
  await widget.pass(10_000)
  const messages = [...before, ...(await widget.messages())]
  const events = await cashier.calls('events')
  said.push(JSON.stringify(messages), JSON.stringify(events.map(({ payload }) => payload)))
  expect(messages.map(({ messageType }) => messageType)).toContain('onAnalytics')
  expect(events.length).toBeGreaterThan(0)
  await expect
    .poll(() => logged.some((line) => /\[paywidget\] .*withdrawal/.test(line)), 'the log of the console is on')
    .toBe(true)
  expect([...said, ...logged].filter((text) => TRACE.test(text))).toEqual([])
  const [payout] = await cashier.calls('withdrawal-create')
  expect(JSON.stringify(payout?.payload), 'it goes to the cashier, and nowhere else').toContain(TYPED)
})
