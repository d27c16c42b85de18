import { expectFits } from './support/expectFits.ts'
import { expectWhole } from './support/expectWhole.ts'
import { expect, test } from './support/journey.ts'
import { SCREEN_STORIES } from './support/screens.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/**
 * Screens tested with text at 200 % (WCAG 1.4.4), by browser zoom and by text size only, and at 400 %, where a window of
 * 1280 × 1024 has 320 × 256 pixels (WCAG 1.4.10).
 */
const NAMES = ['list', 'form with errors', 'invoice', 'completion, waiting', 'withdrawal form']
const STORIES = SCREEN_STORIES.filter(({ name }) => NAMES.includes(name))

test('every enlarged screen has a story', { tag: '@core' }, () => {
  expect(STORIES.map(({ name }) => name).toSorted()).toEqual(NAMES.toSorted())
})

for (const { name, allows = [], storage = 'byTitle', reach } of STORIES) {
  test.describe(name, () => {
    test.use({ storage })

    for (const [how, width, height, size] of [
      ['zoomed to 200 %', 640, 720, ''],
      ['zoomed to 400 %', 320, 256, ''],
      ['with text at twice the size', 1280, 720, '200%'],
      ['with text at twice the size on a narrow page', 640, 720, '200%'],
    ] as const) {
      test(`${how}: nothing is cut off and nothing overlaps`, async ({ widget, cashier, watch }) => {
        watch.allow(...allows)
        await reach({ widget, cashier, open: widget.open })
        await widget.page.setViewportSize({ width, height })
        await widget.frame().evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize
        }, size)
        await expectWhole(widget.frame())
        await expectFits(widget.frame())
      })
    }
  })
}

test('with text at twice the size on a phone, in a language with a long word for "Copy", an account number has room', async ({
  widget,
}) => {
  await widget.page.setViewportSize({ width: 360, height: 720 })
  await widget.open({ host: { lang: 'ru' } })
  await widget.openMethod('SPEI transfer')
  await widget.amount.fill('250')
  await widget.field('clabe').fill('646180157000000004')
  await widget.submit.click()
  const account = widget.inside.getByText('646180110400000007', { exact: true })
  await expect(account).toBeVisible()
  await widget.frame().evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const lines = await account.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return new Set([...text.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines, 'not one digit in each line').toBeLessThanOrEqual(3)
})

test('the check finds a cut-off text and two overlapping texts', async ({ widget }) => {
  await widget.open()
  await expect(widget.tile('Airtm')).toBeVisible()
  await expectWhole(widget.frame())
  const airtm = widget.inside.getByText('Airtm', { exact: true })
  const style = (css: string) =>
    airtm.evaluate((text, given) => Object.assign(text as HTMLElement, { style: given }), css)
  await style('display: block; overflow: hidden; inline-size: 8px; white-space: nowrap')
  await expect(expectWhole(widget.frame())).rejects.toThrow('Airtm')
  await style('position: relative; top: 16px')
  await expect(expectWhole(widget.frame())).rejects.toThrow('Airtm')
})

test.describe('in forced colours', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
  })

  /** A system colour as resolved by the browser. */
  const resolved = (widget: WidgetPage, colour: string) =>
    widget.inside.locator('body').evaluate((body, given) => {
      const probe = document.createElement('p')
      probe.style.color = given
      body.append(probe)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }, colour)

  test('D-69 the amount is the input’s own text, and its formatted copy is hidden', { tag: '@core' }, async ({
    widget,
  }) => {
    await widget.open()
    await widget.openMethod('Airtm')
    const cover = widget.inside.locator('label[for="pw-field-amount"] [aria-hidden="true"]')
    const colour = () => widget.amount.evaluate((input) => getComputedStyle(input).color)
    const before = await colour()
    await widget.amount.fill('2000')
    await widget.amount.blur()
    await expect(cover).toHaveText('2,000.00')
    await expect(cover).toBeHidden()
    expect(await colour(), 'not transparent').toBe(before)
    expect(before).toBe(await resolved(widget, 'FieldText'))
  })

  test('errors, the focus and the disabled button are visible', async ({ widget }) => {
    await widget.open()
    await widget.openMethod('Airtm')
    await expect(widget.submit).toBeEnabled()
    const colours = () =>
      widget.submit.evaluate((button) => [getComputedStyle(button).color, getComputedStyle(button).borderTopColor])
    const [grey, text] = [await resolved(widget, 'GrayText'), await resolved(widget, 'CanvasText')]
    expect(grey).not.toBe(text)
    expect(await colours()).not.toContain(grey)
    await widget.amount.fill('5')
    await widget.field('email').fill('no email')
    await widget.field('email').blur()
    await expect(widget.submit).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(colours).toEqual([grey, grey])
    for (const name of ['amount', 'email']) {
      await expect(widget.error(name)).toBeVisible()
      await expect(widget.error(name)).toHaveCSS('color', text)
    }
    await widget.field('email').focus()
    await widget.page.keyboard.press('Tab')
    const outline = await widget.submit.evaluate((button) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(button)
      return { outlineStyle, isWide: Number.parseFloat(outlineWidth) >= 2 }
    })
    expect(outline).toEqual({ outlineStyle: 'solid', isWide: true })
  })
})
