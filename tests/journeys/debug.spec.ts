import type { Page } from '@playwright/test'
import { FORMS_BY_KEYS } from './support/forms.ts'
import { expect, test } from './support/journey.ts'
import { keysOf } from './support/keys.ts'
import { shownName } from './support/methodFolders.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** The log for developers, and the report for support (D-76). */
const DEBUGGED = { extra: JSON.stringify({ debug: true }) }

const linesOf = (page: Page): string[] => {
  const lines: string[] = []
  page.on('console', (message) => message.type() === 'info' && lines.push(message.text()))
  return lines
}

const form = FORMS_BY_KEYS.find(({ method }) => method === 'address_card') ?? FORMS_BY_KEYS[0]

/** Fills in a form with a card, an address and an email, and pays. */
async function pay(widget: WidgetPage): Promise<void> {
  if (form === undefined) throw new Error('There is no form.')
  const { country, currency, method } = form
  const keys = keysOf(widget)
  await widget.open({ host: { ...DEBUGGED, country, currency } })
  await keys.press(widget.tile(shownName(method, 'en')))
  for (const one of form.keys) await keys.play(one)
  await keys.press(widget.submit)
  await expect(widget.status).toBeVisible()
}

test('D-76 S10 the log and the report say what happened and contain no data of the player', { tag: '@core' }, async ({
  widget,
  cashier,
}) => {
  const lines = linesOf(widget.page)
  await widget.page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await pay(widget)
  const [deposit] = await cashier.deposits()
  await expect.poll(() => lines.join('\n')).toContain(`to host: onPaymentStatus`)
  await widget.button('Copy debug report').click()
  const reported = () => lines.find((line) => line.includes('Configuration:')) ?? ''
  await expect.poll(reported).not.toBe('')
  const report = reported()
  for (const said of [
    'Paywidget v1.0.504',
    'Browser: Mozilla',
    'Error IDs: none',
    'page depositRedirectPage',
    'call deposit-create',
  ])
    expect(report).toContain(said)
  expect(lines.join('\n')).toContain(`id ${deposit?.id}`)
  const all = lines.join('\n')
  expect(all).not.toContain(widget.token())
  const typed = form?.keys.flatMap((one) => (typeof one === 'object' && 'text' in one ? [one.text] : [])) ?? []
  expect(typed.length).toBeGreaterThan(3)
  for (const value of [...typed, ...Object.values(form?.fields ?? {})])
    if (value.length > 3) expect(all).not.toContain(value)
})

test('D-76 a refused layout is in the log', async ({ widget }) => {
  const lines = linesOf(widget.page)
  await widget.open({ scenario: 'layoutBad', path: '/paywidget/?scenario=layoutBad&paywidget-debug' })
  await widget.openInGroup('Cash', 'OXXO')
  await expect.poll(() => lines.join('\n')).toContain('problem layout.document: ')
})

test('D-76 without the debug option there is no log and no button, and the code for them is not requested', async ({
  widget,
}) => {
  const lines = linesOf(widget.page)
  const asked: string[] = []
  widget.page.on('request', (request) => asked.push(request.url()))
  await widget.open()
  await widget.openMethod('Mercado Pago')
  await expect(widget.button('Copy debug report')).toHaveCount(0)
  expect(lines).toEqual([])
  expect(asked.filter((url) => url.includes('createDebug'))).toEqual([])
})
