import { heardIn, noteAnnouncements } from './support/announcements.ts'
import { expect, test } from './support/journey.ts'
import type { WidgetPage } from './support/widgetPage.ts'

test('T10 a keyboard submit is announced once and paid once, and the two live regions stay the same', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await noteAnnouncements(widget.page)
  await widget.open()
  await widget.openMethod('Mercado Pago')
  await expect(widget.amount).toBeVisible()
  const regions = () =>
    widget.frame().evaluate(() => {
      const found = [...document.querySelectorAll('[aria-live="polite"], [aria-live="assertive"]')].filter(
        (region) => region.parentElement === document.body,
      )
      for (const region of found) region.id ||= `region-${region.getAttribute('aria-live')}`
      return found.map(({ id }) => id)
    })
  await expect.poll(regions).toEqual(['region-polite', 'region-assertive'])

  // Delay the call until the progress announcement was made.
  await widget.page.route('**/deposit-create**', async (route) => {
    await expect.poll(() => heardIn(widget.frame())).toContain('polite: Creating your deposit…')
    await route.fallback()
  })
  const opened = widget.page.waitForEvent('popup')
  await widget.amount.press('Enter')
  const provider = await opened
  await expect(widget.status).toContainText('Waiting for your payment')
  await provider.getByRole('button', { name: 'Pay' }).click()
  await expect(provider.getByRole('heading', { name: 'Payment made' })).toBeVisible()
  await expect(widget.status).toContainText('Payment complete')
  await expect.poll(async () => (await heardIn(widget.frame())).at(-1)).toMatch(/^polite: Payment complete/)

  const heard = await heardIn(widget.frame())
  const times = (words: RegExp) => heard.filter((said) => words.test(said)).length
  expect([times(/Creating your deposit/), times(/: Payment complete/)]).toEqual([1, 1])
  expect(await regions(), 'the same two as before').toEqual(['region-polite', 'region-assertive'])
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})

test('form errors, a copied line, the time left and the end of that time are each announced once', async ({
  widget,
}) => {
  await noteAnnouncements(widget.page)
  await widget.open({ hasClock: true })
  await widget.openTileWithIcon('spei')
  const times = async (words: string) => (await heardIn(widget.frame())).filter((said) => said === words).length
  const expectOnce = async (words: string) => {
    await expect.poll(() => times(words)).toBeGreaterThan(0)
    expect(await times(words), words).toBe(1)
  }
  await widget.amount.fill('5')
  await widget.submit.click({ force: true })
  await expectOnce('assertive: 2 fields need your attention')

  await widget.amount.fill('250')
  await widget.field('clabe').fill('646180157000000004')
  await widget.submit.click()
  await expect(widget.inside.getByRole('timer')).toBeVisible()
  await widget.button('Copy: Amount to pay').click()
  await expectOnce('polite: Amount to pay: Copied')
  await widget.button('Copy: Card or account number').click()
  await expectOnce('polite: Card or account number: Copied')

  const timeSaid = widget.inside.locator('main [aria-live="polite"]')
  for (const [minutes, said] of [
    [1, ''],
    [4, '10 min left'],
    [2, '10 min left'],
    [3, '5 min left'],
    [3, '2 min left'],
    [1, '1 min left'],
  ] as const) {
    await widget.pass(minutes * 60_000)
    await expect(timeSaid).toHaveText(said)
  }
  // Move the focus first: the copy button disappears with the countdown, and the part of the page that then receives
  // the focus would be announced too.
  await widget.back.focus()
  await widget.pass(61_000)
  await expect(widget.inside.getByRole('timer')).toHaveCount(0)
  await widget.pass(1_000)
  const isOver = (said: string) => said.startsWith('polite: The time to pay has ended')
  await expect.poll(async () => (await heardIn(widget.frame())).filter(isOver)).toHaveLength(1)
  await expectOnce('polite: Amount to pay: Copied')
})

test.describe('the error of a field', () => {
  const LOW = 'Amount: The minimum amount is 100.00 MXN'

  test('VALID-10: Enter in the only wrong field announces its error, at every press', async ({ widget }) => {
    await noteAnnouncements(widget.page)
    await widget.open()
    await widget.openTileWithIcon('spei')
    await widget.field('clabe').fill('646180157000000004')
    await widget.amount.fill('5')
    for (const times of [1, 2]) {
      await widget.amount.press('Enter')
      await expectHeard(widget, `assertive: ${LOW}`, times)
    }
    await expect(widget.amount).toBeFocused()
  })

  test('is announced with the label when the field is left, and not by a press that moves the focus to it or by typing', async ({
    widget,
  }) => {
    await noteAnnouncements(widget.page)
    await widget.open()
    await widget.openTileWithIcon('spei')
    await widget.field('clabe').fill('646180157000000004')
    await widget.amount.fill('5')
    await widget.amount.press('Tab')
    await expectHeard(widget, `polite: ${LOW}`, 1)
    await widget.submit.press('Enter')
    await expect(widget.amount).toBeFocused()
    await widget.amount.fill('500')
    await expect(widget.error('amount')).toHaveCount(0)
    await widget.amount.fill('5')
    await expect(widget.error('amount')).toBeVisible()
    await expect(widget.inside.locator(`[data-pw-say][aria-label="${LOW}"]`)).toHaveCount(0)
    await widget.amount.press('Tab')
    await expectHeard(widget, `polite: ${LOW}`, 2)
    expect((await heardIn(widget.frame())).filter((said) => said.includes(LOW))).toHaveLength(2)
  })
})

test.describe('an empty state', () => {
  for (const { what, path, words } of [
    {
      what: 'a search for a method',
      path: '/paywidget/deposit',
      words: 'No results for “zzz” Try another word or see all methods.',
    },
    {
      what: 'a search for a country',
      path: '/paywidget/deposit/region',
      words: 'No countries found Try another spelling.',
    },
  ]) {
    test(`T10 ${what} without results is announced once, and the search box keeps the focus`, async ({ widget }) => {
      await noteAnnouncements(widget.page)
      await widget.open({ path })
      await widget.search.fill('zzz')
      await expectHeard(widget, `polite: ${words}`, 1)
      await expect(widget.search).toBeFocused()
    })
  }

  test('T10 countries that fail to load are announced once', async ({ widget, watch }) => {
    watch.allow(/status of 400/)
    await noteAnnouncements(widget.page)
    await widget.page.route('**/methods-country-selector-v2', (route) => route.fulfill({ status: 400, json: {} }))
    await widget.open({ path: '/paywidget/deposit/region' })
    await expect(widget.heading('We couldn’t load the countries')).toBeVisible()
    await expectHeard(widget, 'polite: We couldn’t load the countries Check your connection and try again.', 1)
  })
})

test('a crypto address is announced once when it arrives', async ({ widget }) => {
  await noteAnnouncements(widget.page)
  // Without a minimum no note appears together with the address.
  await widget.page.route('**/deposit-create', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), minDepositValue: undefined } })
  })
  await widget.open()
  await widget.tile('Crypto').click()
  await widget.tile('Tether').click()
  await expect(widget.coinAddress).toBeVisible()
  await expect.poll(() => heardIn(widget.frame())).toContain('polite: USDT address on TRC-20')
  const heard = await heardIn(widget.frame())
  expect(heard.filter((said) => said === 'polite: USDT address on TRC-20')).toHaveLength(1)
})

test('N6 the same message after another press is announced again', async ({ widget }) => {
  await noteAnnouncements(widget.page)
  await widget.open()
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  await widget.goOffline()
  const words = 'assertive: You’re offline, so nothing was sent. Try again when you’re back online.'
  await widget.submit.click()
  await expectHeard(widget, words, 1)
  await widget.submit.click()
  await expectHeard(widget, words, 2)
})

/** Waits until the words have been announced this many times. */
async function expectHeard(widget: WidgetPage, words: string, times: number): Promise<void> {
  const heard = async () => (await heardIn(widget.frame())).filter((said) => said === words).length
  await expect.poll(heard, words).toBe(times)
}
