import { heardIn, noteAnnouncements } from './support/announcements.ts'
import { holdAnswers } from './support/holdAnswers.ts'
import { expect, test } from './support/journey.ts'
import type { MockCashier } from './support/mockCashier.ts'
import { pasted } from './support/pasted.ts'
import { screenStory } from './support/screens.ts'
import type { OpenOptions, WidgetPage } from './support/widgetPage.ts'

/** Findings U5–U8, U12, U13 and U31 of the usability review, on a phone: a payment with a problem, and its details. */

const PHONE = { width: 390, height: 700 }

interface Stage {
  readonly widget: WidgetPage
  readonly cashier: MockCashier
  readonly watch: { allow: (...patterns: RegExp[]) => void }
}

async function reach(name: string, { widget, cashier, watch }: Stage): Promise<void> {
  const story = screenStory(name)
  watch.allow(...(story.allows ?? []))
  await widget.page.setViewportSize(PHONE)
  await story.reach({ widget, cashier, open: (options: OpenOptions = {}) => widget.open(options) })
}

const footer = (widget: WidgetPage) => widget.inside.locator('[data-pw-block="footer"]')
const paid = (widget: WidgetPage) => widget.button('I’ve paid')

test.describe('a payment with an unknown outcome', () => {
  test.use({ storage: 'allowed' })

  test('U7 has no pay button, and allows a new deposit only after the player confirms having checked the history', {
    tag: '@core',
  }, async ({ widget, cashier, watch }) => {
    await reach('form, outcome unknown', { widget, cashier, watch })
    await expect(widget.submit).toHaveCount(0)
    const sure = widget.button('I’ve checked: it isn’t in my history')
    await expect(sure).toBeHidden()
    await widget.button('Start new deposit').click()
    await expect(widget.inside.getByText('Your history is in your account on the site.')).toBeInViewport({ ratio: 1 })
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
    await sure.click()
    await expect(widget.submit).toBeVisible()
    await expect(footer(widget).getByRole('note')).toHaveCount(0)
  })
})

test('U6 when no provider accepts the currency, the page says so once, and the button is disabled', async ({
  widget,
  cashier,
  watch,
}) => {
  await reach('on-ramp form, unsupported currency', { widget, cashier, watch })
  await expect(widget.inside.getByText('No provider accepts this currency right now.')).toHaveCount(1)
  await expect(widget.submit).toHaveAttribute('aria-disabled', 'true')
})

test('U6 the number of invalid fields is shown from two fields on', async ({ widget }) => {
  await widget.page.setViewportSize(PHONE)
  await widget.open()
  await widget.tileWithIcon('airtm').click()
  await widget.amount.fill('500')
  await widget.field('email').fill('no email')
  await widget.amount.press('Enter')
  await expect(widget.error('email')).toBeVisible()
  await expect(widget.inside.getByText(/needs? your attention/)).toHaveCount(0)
  await widget.amount.fill('5')
  await widget.amount.press('Enter')
  await expect(widget.inside.getByText('2 fields need your attention')).toBeVisible()
})

test.describe('a changed amount', () => {
  test('U8 is announced under the amount, and hides the payment details until the player agrees', async ({
    widget,
    cashier,
    watch,
  }) => {
    await reach('peer-to-peer invoice, amount changed', { widget, cashier, watch })
    const changed = widget.inside.getByRole('status').filter({ hasText: 'Pay exactly 12,345,678.99 BDT' })
    const amount = await widget.button('Copy: Amount to pay').boundingBox()
    const box = await changed.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((amount?.y ?? 0) + (amount?.height ?? 0))
    const ok = widget.button('OK, pay 12,345,678.99 BDT')
    const width = (await ok.boundingBox())?.width ?? 0
    expect(width, 'as wide as its box').toBeGreaterThan((box?.width ?? 0) - 40)
    await expect(widget.button('Copy: Phone number')).toHaveCount(0)
    await expect(paid(widget)).toHaveCount(0)
    await ok.click()
    await expect(changed).toHaveCount(0)
    await expect(widget.button('Copy: Phone number')).toBeVisible()
    expect(await cashier.calls('deposit-cancel')).toHaveLength(0)
  })

  test('U8 can be refused: the deposit is cancelled, and no payment details are shown', async ({
    widget,
    cashier,
    watch,
  }) => {
    await reach('peer-to-peer invoice, amount changed', { widget, cashier, watch })
    await widget.button('Cancel deposit').click()
    await expect(widget.inside.getByText('This deposit was cancelled. Don’t send money now.')).toBeVisible()
    await expect(widget.button(/^Copy: (Amount|Phone)/)).toHaveCount(0)
    await expect(widget.button('Check status')).toBeVisible()
    expect((await cashier.calls('deposit-cancel')).map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ depositId: 'dep-1001', paymentMethod: 'bkash_p2p' }),
    ])
    expect(await cashier.calls('deposit-complete')).toHaveLength(0)
  })

  test('N6 WCAG 4.1.3 a refusal in flight is shown and announced once, has the focus, and its buttons are gone', async ({
    widget,
    cashier,
    watch,
  }) => {
    await noteAnnouncements(widget.page)
    await reach('peer-to-peer invoice, amount changed', { widget, cashier, watch })
    const release = await holdAnswers(widget.page, '**/deposit-cancel')
    await widget.button('Cancel deposit').press('Enter')
    const progress = widget.inside.getByRole('status').filter({ hasText: 'Cancelling…' })
    await expect(progress).toBeFocused()
    await expect(widget.button(/^(OK, pay|Cancel deposit)/)).toHaveCount(0)
    await expect(widget.button('Check status')).toBeVisible()
    release()
    const note = widget.inside.getByRole('note').filter({ hasText: 'This deposit was cancelled.' })
    await expect(note).toBeFocused()
    await expect(progress).toHaveCount(0)
    const heard = await heardIn(widget.frame())
    expect(heard.filter((words) => words.includes('Cancelling'))).toEqual(['polite: Cancelling…'])
  })

  test('U8 is not shown as cancelled when the cancel call fails, and can no longer be accepted', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/status of 502|ERR_FAILED/)
    await reach('peer-to-peer invoice, amount changed', { widget, cashier, watch })
    await widget.page.route('**/deposit-cancel', (route) => route.abort())
    await widget.button('Cancel deposit').click()
    await expect(
      widget.inside.getByText('We couldn’t confirm whether this deposit was cancelled. Don’t send money now.'),
    ).toBeVisible()
    await expect(widget.button(/^OK, pay/)).toHaveCount(0)
  })
})

test('U12 the reason of a disabled “I’ve paid” is in view, and a press on it focuses the missing field', async ({
  widget,
  cashier,
  watch,
}) => {
  await reach('peer-to-peer invoice', { widget, cashier, watch })
  const reason = widget.inside.getByText('Enter the confirmation number to continue')
  await expect(reason).toBeInViewport({ ratio: 1 })
  await expect(paid(widget)).toHaveAccessibleDescription('Enter the confirmation number to continue')
  const field = widget.field('confirmationId')
  const isCovered = async () => {
    const [box, above] = [await field.boundingBox(), await footer(widget).boundingBox()]
    return (box?.y ?? 0) + (box?.height ?? 0) > (above?.y ?? 0)
  }
  expect(await isCovered(), 'the field is under the button').toBe(true)
  await reason.click()
  await expect(field).toBeFocused()
  await expect.poll(isCovered).toBe(false)
  await field.fill('12345678')
  await expect(reason).toHaveCount(0)
  await expect(paid(widget)).toBeEnabled()
})

test('U12 a failing status poll is reported at the top of the page, above the payment details', {
  tag: '@core',
}, async ({ widget, cashier, watch }) => {
  await reach('peer-to-peer invoice, status unavailable', { widget, cashier, watch })
  const note = widget.inside.getByRole('note').filter({ hasText: 'We can’t get the latest status right now' })
  await expect(note).toBeVisible()
  await expect(footer(widget).getByRole('note')).toHaveCount(0)
  const [said, amount] = [await note.boundingBox(), await widget.button('Copy: Amount to pay').boundingBox()]
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(amount?.y ?? 0)
})

test('U13 the first of two steps names the next one, and says that the payment can’t be found before it', {
  tag: '@core',
}, async ({ widget, cashier, watch }) => {
  await widget.page.setViewportSize({ width: 390, height: 560 })
  await reach('Indian invoice, to pay', { widget, cashier, watch })
  await widget.page.setViewportSize({ width: 390, height: 480 })
  const next = widget.button('Next: confirm payment')
  await expect(next).toBeInViewport({ ratio: 1 })
  const hint = widget.inside.getByText('We can’t find your payment until you finish step 2.')
  await expect(hint).toBeInViewport({ ratio: 1 })
  const [above, button] = [await hint.boundingBox(), await next.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  await next.click()
  await expect(paid(widget)).toBeVisible()
  await expect(hint).toHaveCount(0)
})

test('U31 a press anywhere on a row copies its value; two rows say “Copy”, and the bank has nothing to copy', {
  tag: '@core',
}, async ({ widget, cashier, watch }) => {
  await reach('Indian invoice, to pay', { widget, cashier, watch })
  const details = widget.inside.getByRole('group', { name: 'Payment details' })
  await expect(details.getByText('Copy', { exact: true })).toHaveCount(2)
  await expect(details.getByRole('button')).toHaveText(['Copy', 'Copy', ''])
  await expect(details.getByText('Axis Bank')).toBeVisible()
  await expect(widget.button('Copy: Bank')).toHaveCount(0)
  await details.getByText('UPI ID').click()
  await expect(details.getByText('Copied', { exact: true })).toBeVisible()
  expect(await pasted(widget)).toBe('merchant7781@axl')
})

test.describe('the message about a failed create', () => {
  test('U5 D-70 stays above the button until the next press, and its title says that no deposit was made', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/status of 422/)
    await widget.page.setViewportSize(PHONE)
    await widget.open({ scenario: 'createRefused', hasClock: true })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    const note = footer(widget).getByRole('note').filter({ hasText: 'No deposit was made' })
    await expect(note).toContainText('We couldn’t complete this request.')
    await expect(widget.inside.getByText('Error', { exact: true })).toHaveCount(0)
    const [said, button] = [await note.boundingBox(), await widget.submit.boundingBox()]
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    await widget.pass(10_000)
    await expect(note).toBeVisible()
    await widget.goOffline()
    watch.allow(/ERR_INTERNET_DISCONNECTED/)
    await widget.submit.click()
    await expect(note).toHaveCount(0)
    await expect(footer(widget).getByText('You’re offline, so nothing was sent.')).toBeVisible()
    await expect(widget.inside.getByText(/You’re offline/), 'U6 one failure, one message').toHaveCount(1)
    await footer(widget).getByRole('button', { name: 'Close message' }).click()
    await expect(widget.inside.getByText(/You’re offline/)).toHaveText(
      'You’re offline. What you entered is still here.',
    )
    expect(await cashier.deposits()).toHaveLength(0)
  })

  test('U5 D-70 disappears when the next press succeeds', { tag: '@core' }, async ({ widget, cashier, watch }) => {
    watch.allow(/status of 422/)
    await widget.open({ scenario: 'createRefused' })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    const note = widget.inside.getByText('No deposit was made')
    await expect(note).toBeVisible()
    await cashier.play('default')
    await widget.submit.click()
    await expect(widget.status).toBeVisible()
    await expect(note).toHaveCount(0)
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('U5 disappears when the player leaves the page', async ({ widget, watch }) => {
    watch.allow(/status of 422/)
    await widget.open({ scenario: 'createRefused' })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.notice).toBeVisible()
    await widget.back.click()
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(widget.notice).toHaveCount(0)
  })
})
