import type { Locator } from '@playwright/test'
import { coreIf } from './support/coreIf.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { expect } from './support/journey.ts'
import { pasted } from './support/pasted.ts'
import { payProviderForm } from './support/payProviderForm.ts'
import { test } from './support/providerJourney.ts'
import { readBars } from './support/readBars.ts'
import { pixelsOf } from './support/readScreenshot.ts'
import type { WidgetPage } from './support/widgetPage.ts'

// As on a phone: a screenshot has three pixels for each pixel of CSS.
test.use({ deviceScaleFactor: 3 })

const SLIPS = [
  { name: 'adyen_boleto', format: 'ITF', label: 'Bar code' },
  { name: 'mercadopago_boleto', format: 'ITF', label: 'Bar code' },
  { name: 'mercadopago_rapipago', format: 'CODE_128', label: 'Code to pay' },
  { name: 'adyen_oxxo', format: 'CODE_128', label: 'Reference' },
] as const

const bars = (widget: WidgetPage, label: string) => widget.inside.getByRole('img', { name: label, exact: true })

/** Reads the bars in a screenshot, as the scanner of a till does: along one line across them. */
async function scan(drawn: Locator) {
  const { data, width, height } = pixelsOf(await drawn.screenshot())
  const isUpright = height > width
  const at = (step: number) =>
    isUpright ? step * width + Math.floor(width / 2) : Math.floor(height / 2) * width + step
  return readBars(Array.from({ length: Math.max(width, height) }, (_, step) => data[at(step) * 4] ?? 255))
}

for (const [index, { name, format, label }] of SLIPS.entries())
  test(
    `L1 a scanner reads the bar code of ${name} at 320 pixels in the dark theme`,
    coreIf(index === 0),
    async ({ widget, cashier }) => {
      // High enough for an upright code above the button, which would cover it in the screenshot.
      await widget.page.setViewportSize({ width: 320, height: 1100 })
      await widget.page.emulateMedia({ colorScheme: 'dark' })
      const lines = await payProviderForm(name, widget, cashier)
      const drawn = bars(widget, label)
      await expect(drawn).toBeVisible()
      expect(await scan(drawn)).toEqual({ format, text: lines[0]?.value })
      const { right } = await drawn.evaluate((svg) => svg.parentElement!.getBoundingClientRect())
      expect(right, 'nothing is cut off').toBeLessThanOrEqual(320)
      await widget.button(`Copy: ${label}`).click()
      await expect.poll(() => pasted(widget)).toBe(lines[1]?.value)
    },
  )

test('L1 a bar code is not mirrored in a right-to-left page, and is accessible', async ({ widget, cashier }) => {
  const lines = await payProviderForm('adyen_oxxo', widget, cashier)
  await widget.inside.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
  const drawn = bars(widget, 'Reference')
  await expect(drawn).toBeVisible()
  expect(await scan(drawn)).toEqual({ format: 'CODE_128', text: lines[0]?.value })
  await expectAccessible(widget.frame())
})

test('L1 a value that is not a valid bar code is shown as text and reported', async ({ widget, cashier }) => {
  await payProviderForm('adyen_boleto', widget, cashier, (line) =>
    line.name === 'barcode' ? { ...line, value: '0339888' } : line,
  )
  await expect(widget.button('Copy: Bar code')).toBeVisible()
  await expect(bars(widget, 'Bar code')).toHaveCount(0)
  await expect.poll(() => cashier.problems()).toContain('layout.draw')
})

for (const fate of ['missing', 'hanging'] as const)
  test(`S3 the digits of a bar code can be copied with a ${fate} drawing script`, async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/BarcodeBars/, /Failed to fetch/, /\[paywidget\]/)
    let asked = 0
    await widget.page.route('**/BarcodeBars*.js', (route) => {
      asked++
      return fate === 'missing' ? route.abort() : undefined
    })
    await payProviderForm('adyen_boleto', widget, cashier)
    await expect.poll(() => asked, 'the file was asked for').toBeGreaterThan(0)
    await expect(widget.button('Copy: Bar code')).toBeVisible()
    await expect(bars(widget, 'Bar code')).toHaveCount(0)
  })
