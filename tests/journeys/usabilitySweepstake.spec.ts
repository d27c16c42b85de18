import { expect, test } from './support/journey.ts'
import { passUntil } from './support/passUntil.ts'
import { readTexts } from './support/readTexts.ts'
import type { OpenOptions, WidgetPage } from './support/widgetPage.ts'

/** Finding U29 of the usability review: a sweepstake says neither deposit nor withdrawal nor money. */

const MODE = { mode: 'sweep', country: 'US', currency: 'QSC' } as const
const TRC = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
const BANNED = /deposit|withdraw|\bmoney\b/i

const open = (widget: WidgetPage, { host = {}, ...options }: OpenOptions = {}) =>
  widget.open({ ...options, host: { ...MODE, ...host } })
const title = (widget: WidgetPage) => widget.inside.getByRole('heading', { level: 1 })
const note = (widget: WidgetPage, text: RegExp) => widget.inside.getByRole('note').filter({ hasText: text })

/** Checks every visible and announced text, and the title of the document. */
async function expectOwnWords(widget: WidgetPage, screen: string): Promise<void> {
  const texts = [...(await readTexts(widget)), await widget.frame().title()].filter((text) => text.trim() !== '')
  expect(texts.length, screen).toBeGreaterThan(5)
  expect(
    texts.filter((text) => BANNED.test(text)),
    screen,
  ).toEqual([])
}

/** Opens the form of a redemption and fills it in. */
async function fillRedemption(widget: WidgetPage, options: OpenOptions = {}): Promise<void> {
  await open(widget, { path: '/paywidget/withdrawal', ...options })
  await widget.tile('Tether').click()
  await widget.amount.fill('25')
  await widget.field('wallet_address').fill(TRC)
  await expect(widget.submit).not.toHaveAttribute('aria-disabled', 'true')
}

test('U29 a purchase never says “deposit”, “withdraw” or “money”, from the methods to its completion', async ({
  widget,
  cashier,
}) => {
  await open(widget)
  await widget.inside.locator('main ul button').nth(1).click()
  await expectOwnWords(widget, 'methods')
  await widget.tile('All cryptocurrencies').click()
  await expect(widget.tile('Litecoin')).toBeVisible()
  await expectOwnWords(widget, 'cryptocurrencies')
  await widget.tile('Litecoin').click()
  await expect(widget.coinAddress).toBeVisible()
  await expectOwnWords(widget, 'address')
  await widget.button('I’ve sent the crypto').click()
  await expect(widget.heading('Waiting for your crypto')).toBeVisible()
  await expect(title(widget)).toHaveText('Purchase')
  await expect(widget.button('Copy: Purchase ID')).toBeVisible()
  await expectOwnWords(widget, 'completion, waiting')
  await cashier.report(1)
  await expect(widget.heading('Payment complete')).toBeVisible()
  await expect(widget.button('Make another purchase')).toBeVisible()
  await expectOwnWords(widget, 'completion, paid')
})

test('U29 a failed purchase, and the page without a purchase, never say “deposit”, “withdraw” or “money”', async ({
  widget,
  cashier,
}) => {
  await open(widget, { path: '/paywidget/deposit/complete' })
  await expect(widget.inside.getByText('Choose a box to make a purchase.')).toBeVisible()
  await expectOwnWords(widget, 'completion, none')
  await widget.button('Choose box').click()
  await widget.inside.locator('main ul button').nth(1).click()
  await widget.tile('Tether').click()
  await expect(widget.coinAddress).toBeVisible()
  await widget.button('I’ve sent the crypto').click()
  await expect(widget.heading('Waiting for your crypto')).toBeVisible()
  await cashier.report(2)
  await expect(widget.heading('Payment not completed')).toBeVisible()
  await expectOwnWords(widget, 'completion, failed')
})

test('U29 a redemption never says “deposit”, “withdraw” or “money”, from the form to its completion', async ({
  widget,
  cashier,
}) => {
  await fillRedemption(widget)
  await expectOwnWords(widget, 'form')
  await widget.submit.click()
  await expect(widget.heading('Review your redemption')).toBeVisible()
  await expect(widget.button('Confirm redemption')).toBeEnabled()
  await expectOwnWords(widget, 'confirmation')
  await widget.button('Confirm redemption').click()
  await expect(widget.heading('Redemption processing')).toBeVisible()
  await expect(widget.button('Copy: Redemption ID')).toBeVisible()
  await expectOwnWords(widget, 'completion, processing')
  await cashier.report(1)
  await expect(widget.heading('Redemption sent')).toBeVisible()
  await expectOwnWords(widget, 'completion, sent')
})

test('U29 a cancelled redemption is called a redemption, in the notice too', async ({ widget }) => {
  await fillRedemption(widget)
  await widget.submit.click()
  await widget.button('Cancel redemption').click()
  await expect(widget.notice).toContainText('Redemption cancelled. Nothing has left your account.')
  await expectOwnWords(widget, 'cancelled')
})

test('U29 a redemption that was not created is called a redemption, in the notice too', async ({ widget, watch }) => {
  watch.allow(/status of 502/)
  await fillRedemption(widget, { scenario: 'payoutNeverHeard', hasClock: true })
  await widget.submit.click()
  await expect(note(widget, /We haven’t heard back about this redemption yet/)).toBeVisible()
  await expectOwnWords(widget, 'checking')
  await passUntil(widget, widget.notice)
  await expect(widget.notice).toContainText('This redemption wasn’t created. You can try again.')
  await expectOwnWords(widget, 'not created')
})

test('U29 a redemption with an unknown outcome is called a redemption', { tag: '@core' }, async ({ widget, watch }) => {
  watch.allow(/net::ERR|Failed to fetch/)
  await fillRedemption(widget, { scenario: 'everyCreateLost', hasClock: true })
  await widget.submit.click()
  await passUntil(widget, widget.inside.getByRole('button', { name: 'Start new redemption' }), 400_000)
  await expect(note(widget, /We couldn’t confirm whether this redemption was made/)).toBeVisible()
  await expectOwnWords(widget, 'unclear')
})
