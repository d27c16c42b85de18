import type { Locator } from '@playwright/test'
import { heardIn, noteAnnouncements } from './support/announcements.ts'
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

test.describe('a doubt about a payment', () => {
  test.beforeEach(({ watch }) => watch.allow(LOST))

  test('"Check again", pressed with a key, leaves the focus on what came in its place, and Tab goes on from there', async ({
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

  test('I1 "Start new deposit", pressed with a key, puts the focus on nothing that pays', async ({
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

  test('what it says is read out while the focus is elsewhere, and takes it from nobody', async ({ widget }) => {
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

  test('a document of the method’s own is no worse: its "Check again" leaves the focus in its place', async ({
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

test('a notice that is closed with a key gives the focus back', { tag: '@core' }, async ({ widget, watch }) => {
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
