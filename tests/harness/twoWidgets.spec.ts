import { type BrowserContext, expect, type Locator, test } from '@playwright/test'
import { openHarness } from './openHarness.ts'

async function openTwo(context: BrowserContext) {
  const { page, unexpected } = await openHarness(context)
  await page.evaluate(() => window.harness.twoWidgets())
  const widgets = page.locator('#stage > div')
  return { page, unexpected, first: widgets.nth(0), second: widgets.nth(1) }
}

const amountOf = (widget: Locator) => widget.locator('input[name="amount"], [id="pw-field-amount"]').first()
const errorOf = (widget: Locator) => widget.locator('[id="pw-field-amount-error"]')

test.describe('P10 two widgets in one page', () => {
  test('unmounting one causes no layout shift under a press in the other', { tag: '@core' }, async ({ context }) => {
    const { page, unexpected, first } = await openTwo(context)
    await amountOf(first).fill('5')
    const title = await first.getByRole('heading', { level: 1 }).boundingBox()
    await page.mouse.move(title!.x + 5, title!.y + 5)
    await page.mouse.down()
    await expect(amountOf(first), 'it is left').not.toBeFocused()
    await page.evaluate(() => window.harness.takeAwaySecond())
    expect(await errorOf(first).count()).toBe(0)
    await page.mouse.up()
    await expect(errorOf(first)).toBeVisible()
    expect(unexpected()).toEqual([])
  })

  test('UIKIT-04 a list that opens in one leaves the open list of the other open', async ({ context }) => {
    const { first, second } = await openTwo(context)
    for (const widget of [first, second]) {
      // Click by script: a mouse press outside would close the list anyway and prove nothing.
      await widget.locator('[id="pw-field-bank"]').evaluate((one: HTMLElement) => one.click())
      await expect(widget.getByRole('option').first()).toBeAttached()
    }
    await expect(first.getByRole('option').first()).toBeAttached()
    await expect(first.locator('[id="pw-field-bank"]')).toHaveAttribute('aria-expanded', 'true')
  })
})
