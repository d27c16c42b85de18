import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { coreIf } from './support/coreIf.ts'
import { expectFits } from './support/expectFits.ts'
import { expectWhole } from './support/expectWhole.ts'
import { hostData, newToken } from './support/hostData.ts'
import { openHosted } from './support/hostedPage.ts'
import { expect, test } from './support/journey.ts'
import { WIDGET } from './support/places.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** What happens to a page on a phone: it turns, it is split, its edges are round, and it saves data and motion. */
const UPRIGHT = { width: 360, height: 640 }
const TURNED = { width: 640, height: 360 }

test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true })

test('rotating the phone keeps the typed values, the focus and the page, and repeats no request', async ({
  widget,
  cashier,
}) => {
  await widget.open()
  await widget.openMethod('Airtm')
  await widget.amount.fill('500')
  await widget.field('email').fill('ana@example.com')
  const address = await widget.address()
  const asked: string[] = []
  widget.page.on('request', (request) => void (request.url().includes('/api/') && asked.push(request.url())))
  for (const size of [TURNED, UPRIGHT]) {
    await widget.page.setViewportSize(size)
    await expectFits(widget.frame())
    await expectWhole(widget.frame())
    await expect(widget.field('email')).toBeFocused()
    await expect(widget.amount).toHaveValue('500')
    await expect(widget.field('email')).toHaveValue('ana@example.com')
  }
  expect(await widget.address()).toBe(address)
  expect(asked.filter((url) => /payment|limit|deposit|rate/.test(url))).toEqual([])
  await widget.submit.tap()
  await expect.poll(async () => (await cashier.deposits()).length).toBe(1)
})

test('I4 the key labelled "next" moves to the next field, and only the one labelled "done" pays', async ({
  widget,
  cashier,
}) => {
  await widget.open()
  await widget.openMethod('Airtm')
  await widget.field('email').fill('ana@example.com')
  await widget.amount.fill('500')
  await expect(widget.amount).toHaveAttribute('enterkeyhint', 'next')
  await widget.amount.press('Enter')
  await expect(widget.field('email')).toBeFocused()
  expect(await cashier.calls('deposit-create')).toHaveLength(0)
  await expect(widget.field('email')).toHaveAttribute('enterkeyhint', 'done')
  await widget.field('email').press('Enter')
  await expect.poll(async () => (await cashier.deposits()).length).toBe(1)
})

test('in the height that a keyboard leaves, a field, its error and the button can be scrolled fully into view', async ({
  widget,
}) => {
  await widget.open()
  await widget.openMethod('Airtm')
  await widget.amount.fill('5')
  await widget.page.setViewportSize({ width: 360, height: 300 })
  const email = widget.field('email')
  await email.tap()
  await email.fill('no email')
  await email.blur()
  await expect(widget.error('email')).toBeVisible()
  for (const one of [email, widget.error('email'), widget.error('amount'), widget.submit]) {
    await one.scrollIntoViewIfNeeded()
    await expect(one).toBeInViewport({ ratio: 1 })
    expect(await isOnTop(one)).toBe(true)
  }
  await expectFits(widget.frame())
})

test.describe('a searchable list', () => {
  /**
   * Opens a list by a tap. A tap within half a second of the one on the tile may be dropped as the second of a double
   * tap: the player taps again.
   */
  async function tapOpen(widget: WidgetPage, field: string) {
    const options = widget.inside.getByRole('option')
    await expect(async () => {
      if ((await options.count()) === 0) await widget.field(field).tap()
      await expect(options.first()).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }

  /** Opens the list of a field by taps: its search box has no focus before a tap on it, so that no keyboard covers it. */
  async function expectNoKeyboard(widget: WidgetPage, field: string, choice: string) {
    const box = widget.inside.locator(`[id="pw-field-${field}-search"]`)
    const options = widget.inside.getByRole('option')
    const openByTap = async () => {
      await tapOpen(widget, field)
      // The search box would receive the focus in the effects of the render that shows the list.
      await nextFrames(widget.page)
      await expect(box, field).not.toBeFocused()
    }
    await openByTap()
    await box.tap()
    await expect(box, field).toBeFocused()
    await expect(options.first()).toBeVisible()
    await widget.page.keyboard.type(choice)
    await options.filter({ hasText: choice }).first().tap()
    await expect(options).toHaveCount(0)
    await expect(widget.field(field)).toContainText(choice)
    // Typing and the script that gives the focus back to the button must not count as a keyboard's opening.
    await openByTap()
    await widget.field(field).tap()
    await expect(options).toHaveCount(0)
  }

  test('opened by a tap does not open the keyboard: its search box is focused only by a tap', {
    tag: '@core',
  }, async ({ widget, watch }) => {
    watch.allow(/static\/icons\/[a-z]{3}\.svg/)
    await widget.open({ host: { country: 'US', currency: 'USD' } })
    await widget.tileWithIcon('onramp_card').tap()
    await expect(widget.amount).toHaveValue(/\d/)
    await expectNoKeyboard(widget, 'country', 'Germany')
    await expectNoKeyboard(widget, 'currency', 'EUR')
  })

  test('opened by a tap in package mode does not open the keyboard either', async ({ page }) => {
    const data = hostData(newToken())
    const widget = await openHosted(page, { data: { user: { ...data.user, currency: 'USD', paymentGeo: 'US' } } })
    await widget.tileWithIcon('onramp_card').tap()
    await expect(widget.amount).toHaveValue(/\d/)
    await expectNoKeyboard(widget, 'country', 'Germany')
  })

  test('opened by the arrow key of a connected keyboard focuses its search box', async ({ widget }) => {
    await widget.open({ host: { country: 'US', currency: 'USD' } })
    await widget.tileWithIcon('onramp_card').tap()
    await expect(widget.amount).toHaveValue(/\d/)
    await widget.field('country').focus()
    await widget.page.keyboard.press('ArrowDown')
    await expect(widget.inside.locator('[id="pw-field-country-search"]')).toBeFocused()
    await widget.page.keyboard.type('Germ')
    await widget.page.keyboard.press('Enter')
    await expect(widget.field('country')).toContainText('Germany')
  })

  test('opened by a tap takes the arrow keys of a connected keyboard', async ({ widget }) => {
    await widget.open({ host: { country: 'US', currency: 'USD' } })
    await widget.tileWithIcon('onramp_card').tap()
    await expect(widget.amount).toHaveValue(/\d/)
    await widget.field('country').focus()
    await tapOpen(widget, 'country')
    await widget.page.keyboard.press('ArrowDown')
    await expect(widget.inside.locator('[id="pw-field-country-search"]')).toBeFocused()
  })
})

test.describe('a top-level page on a screen with rounded corners and a notch', () => {
  const EDGES = { top: 47, left: 44, bottom: 34, right: 44 }

  for (const [how, size] of [
    ['in portrait', UPRIGHT],
    ['in landscape', TURNED],
  ] as const) {
    test(
      `${how}, keeps heading and buttons in the safe area at the top and at the end of the page`,
      coreIf(how === 'in landscape'),
      async ({ page }) => {
        await page.setViewportSize(size)
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setSafeAreaInsetsOverride', { insets: EDGES })
        await page.addInitScript(
          (data) => Object.assign(window, { AndroidPaywidget: { postMessage: () => undefined }, userData: data }),
          {
            user: {
              id: '90210',
              token: `scenario.default.${randomUUID()}`,
              currency: 'MXN',
              paymentGeo: 'MX',
              lang: 'en',
            },
          },
        )
        await page.goto(`${WIDGET}/paywidget/`)
        await page.getByRole('button', { name: 'Airtm' }).first().tap()
        const amount = page.getByRole('textbox', { name: 'Amount' })
        await expect(amount).toBeVisible()
        const submit = page.locator('button[type="submit"]')
        const within = async (one: Locator) => {
          const { x, y, width, height } = (await one.boundingBox())!
          expect(x, 'left').toBeGreaterThanOrEqual(EDGES.left)
          expect(x + width, 'right').toBeLessThanOrEqual(size.width - EDGES.right)
          expect(y, 'top').toBeGreaterThanOrEqual(EDGES.top)
          expect(y + height, 'bottom').toBeLessThanOrEqual(size.height - EDGES.bottom)
        }
        const heading = page.getByRole('heading', { level: 1 })
        await within(heading)
        await within(page.getByRole('banner').getByRole('button').first())
        await toEnd(page)
        await within(heading)
        await within(submit)
      },
    )
  }
})

test('with reduced motion nothing is animated; without it a busy button shows a spinner', async ({ widget }) => {
  const moves = () => widget.frame().evaluate(() => document.getAnimations().length)
  await widget.open({ scenario: 'createHangs' })
  await widget.openMethod('Airtm')
  expect(await moves()).toBe(0)
  await widget.amount.fill('500')
  await widget.field('email').fill('ana@example.com')
  await widget.submit.tap()
  await expect(widget.submit).toHaveAttribute('aria-busy', 'true')
  expect(await moves()).toBe(0)
  await widget.page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(moves, 'the ring of the busy button turns').toBeGreaterThan(0)
})

const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

const toEnd = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root } = document
    scrollTo(0, root.scrollHeight)
  })

/** Whether the middle of the element can be pressed. */
const isOnTop = (one: Locator) =>
  one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })
