import type { Locator, Page } from '@playwright/test'
import { heardIn, noteAnnouncements } from './support/announcements.ts'
import { hostData, newToken } from './support/hostData.ts'
import { openHosted } from './support/hostedPage.ts'
import { expect, test } from './support/journey.ts'
import { keysOf } from './support/keys.ts'
import { passUntil } from './support/passUntil.ts'
import type { WidgetPage } from './support/widgetPage.ts'

// When the focused element disappears, the keyboard focus stays at the same place of the page.

test.use({ storage: 'allowed' })

const LOST = /status of (500|502|503|404)|net::ERR_(CONNECTION_RESET|EMPTY_RESPONSE)/
const CHECKING = 'We haven’t heard back about this'
const UNKNOWN = 'We couldn’t confirm whether this deposit was created'

const note = (widget: WidgetPage, text: string): Locator =>
  widget.inside.locator('[data-pw-block="footer"] [role="note"]').filter({ hasText: text })

const scrolled = (widget: WidgetPage) => widget.frame().evaluate(() => document.scrollingElement?.scrollTop)

/** Presses the button by keyboard. The outcome of the create call stays unknown until reconciliation gives up. */
async function pressInVain(widget: WidgetPage, icon: string): Promise<void> {
  const baseLine = widget.page.waitForResponse('**/deposit-check')
  await widget.tileWithIcon(icon).click()
  await baseLine
  await widget.amount.fill('500')
  await keysOf(widget).tabTo(widget.submit)
  await widget.page.keyboard.press('Enter')
}

test.describe('a payment with an unknown outcome', () => {
  test.beforeEach(({ watch }) => watch.allow(LOST))

  test('"Check again" pressed by keyboard moves the focus to the note that replaces it, and Tab continues from there', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ scenario: 'checkMissing', hasClock: true })
    await pressInVain(widget, 'mercado_pago')
    await expect(note(widget, CHECKING)).toBeVisible()
    await expect(widget.submit, 'what stays keeps the focus').toBeFocused()
    await passUntil(widget, note(widget, UNKNOWN))
    await expect(note(widget, UNKNOWN), 'the button is gone').toBeFocused()

    for (let round = 0; round < 2; round++) {
      // Stop the clock: the answer arrives at once and would replace the text CHECKING before the test sees it.
      await widget.standStill()
      await widget.button('Check again').focus()
      const before = await scrolled(widget)
      await widget.page.keyboard.press('Enter')
      await expect(note(widget, CHECKING)).toBeFocused()
      await widget.page.keyboard.press('Enter')
      expect(await scrolled(widget)).toBe(before)
      await passUntil(widget, note(widget, UNKNOWN))
      await expect(note(widget, UNKNOWN)).toBeFocused()
      await widget.page.keyboard.press('Tab')
      await expect(widget.button('Start new deposit')).toBeFocused()
      await widget.page.keyboard.press('Tab')
      await expect(widget.button('Check again')).toBeFocused()
    }
    expect(await cashier.calls('deposit-create'), 'no key that was pressed on the way paid anything').toHaveLength(1)
  })

  test('I1 "Start new deposit" pressed by keyboard leaves the focus where Enter and Space create no deposit', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ scenario: 'checkMissing', hasClock: true })
    await pressInVain(widget, 'mercado_pago')
    await passUntil(widget, note(widget, UNKNOWN))
    await widget.button('Start new deposit').focus()
    await widget.page.keyboard.press('Enter')
    await widget.button('I’ve checked: it isn’t in my history').focus()
    await widget.page.keyboard.press('Enter')
    await expect(widget.button('Start new deposit')).toHaveCount(0)
    await expect(widget.inside.locator('[data-pw-block="footer"]')).toBeFocused()
    await widget.page.keyboard.press('Enter')
    await widget.page.keyboard.press('Space')
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
    await widget.page.keyboard.press('Tab')
    await expect(widget.submit).toBeFocused()
  })

  test('its notes are announced once each, and take no focus from another element', async ({ widget }) => {
    await noteAnnouncements(widget.page)
    await widget.open({ scenario: 'checkMissing', hasClock: true })
    await pressInVain(widget, 'mercado_pago')
    await widget.amount.focus()
    await expect(note(widget, CHECKING)).toBeVisible()
    await passUntil(widget, note(widget, UNKNOWN))
    await widget.pass(200)
    await expect.poll(async () => (await heardIn(widget.frame())).join()).toMatch(UNKNOWN)
    const heard = await heardIn(widget.frame())
    const times = [CHECKING, UNKNOWN].map((words) => heard.filter((said) => said.includes(words)).length)
    expect(times, 'once each').toEqual([1, 1])
    await expect(widget.amount).toBeFocused()

    await widget.button('Check again').focus()
    await widget.inside.locator('main').click({ position: { x: 5, y: 5 } })
    await widget.button('Check again').evaluate((button: HTMLElement) => button.click())
    await expect(note(widget, CHECKING)).toBeVisible()
    await expect(note(widget, CHECKING), 'the player had left the button').not.toBeFocused()
  })

  test('with a layout of the method’s own, "Check again" moves the focus to the note that replaces it', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ hasClock: true })
    await cashier.play('checkMissing')
    await widget.openTileWithIcon('oxxo')
    await pressInVain(widget, 'oxxo')
    await passUntil(widget, note(widget, UNKNOWN))
    await widget.standStill()
    await widget.button('Check again').focus()
    await widget.page.keyboard.press('Enter')
    await expect(note(widget, CHECKING)).toBeFocused()
  })
})

test('closing a notice by keyboard returns the focus to the element that had it before', { tag: '@core' }, async ({
  widget,
  watch,
}) => {
  watch.allow(/status of 422/)
  await widget.open({ scenario: 'createRefused' })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  await keysOf(widget).tabTo(widget.submit)
  await widget.page.keyboard.press('Enter')
  await widget.button('Close message').focus()
  await widget.page.keyboard.press('Enter')
  await expect(widget.notice).toHaveCount(0)
  await expect(widget.submit).toBeFocused()
})

test.describe('a page that opens while the player types elsewhere in the host’s page', () => {
  /** A text field of the host's page, such as one for a chat. */
  async function focusHostField(page: Page): Promise<Locator> {
    await page.evaluate(() => {
      const field = document.createElement('input')
      field.ariaLabel = 'Chat'
      document.body.prepend(field)
    })
    const field = page.getByRole('textbox', { name: 'Chat' })
    await field.focus()
    return field
  }

  test('does not take the focus; its title gets it when the player returns to the widget', { tag: '@core' }, async ({
    widget,
  }) => {
    await widget.open()
    await widget.tile('Airtm').click()
    await expect(widget.heading('Deposit')).toBeFocused()
    const field = await focusHostField(widget.page)
    await widget.tell('onGoBack')
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.page.keyboard.type('hello')
    await expect(field).toHaveValue('hello')
    await widget.page.locator('iframe').focus()
    await expect(widget.heading('Deposit')).toBeFocused()
  })

  test('does not take the focus in package mode either', async ({ page }) => {
    const widget = await openHosted(page, { data: hostData(newToken()) })
    await widget.tile('Airtm').click()
    await expect(widget.heading('Deposit')).toBeFocused()
    const field = await focusHostField(page)
    await page.evaluate(() => (window as unknown as { cashier: { goBack(): void } }).cashier.goBack())
    await expect(widget.tile('Airtm')).toBeVisible()
    await page.keyboard.type('hello')
    await expect(field).toHaveValue('hello')
  })
})
