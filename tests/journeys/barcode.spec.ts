import type { Locator, Page } from '@playwright/test'
import { PROVIDER_FORMS } from '../providers/forms.ts'
import type { CashierDesk } from './support/cashierDesk.ts'
import { coreIf } from './support/coreIf.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { expect } from './support/journey.ts'
import { pasted } from './support/pasted.ts'
import { test } from './support/providerJourney.ts'
import { readBars } from './support/readBars.ts'
import { pixelsOf } from './support/readScreenshot.ts'
import { startOf, storyPlayer } from './support/storyPlayer.ts'
import type { WidgetPage } from './support/widgetPage.ts'

// As on a phone: a screenshot has three pixels for each pixel of CSS.
test.use({ deviceScaleFactor: 3 })

const SLIPS = [
  { name: 'adyen_boleto', format: 'ITF', label: 'Bar code' },
  { name: 'mercadopago_boleto', format: 'ITF', label: 'Bar code' },
  { name: 'mercadopago_rapipago', format: 'CODE_128', label: 'Code to pay' },
  { name: 'adyen_oxxo', format: 'CODE_128', label: 'Reference' },
] as const

interface Line {
  readonly name: string
  readonly value: string
}

/** Plays the story of a form until it is sent, and opens the page after the press. `says` may modify a line. */
async function pay(
  { name, lang = 'en' }: { readonly name: string; readonly lang?: string },
  widget: WidgetPage,
  cashier: CashierDesk,
  says = (line: Line): Line => line,
): Promise<readonly Line[]> {
  const form = PROVIDER_FORMS.find((one) => one.name === name)
  if (form === undefined) throw new Error(`There is no form ${name}.`)
  let lines: readonly Line[] = []
  await widget.page.route('**/deposit-create', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const flow = answer.apiResponse.unifiedFlow
    lines = flow.requisites = flow.requisites.map(says)
    await route.fulfill({ response, json: answer })
  })
  const { host, ...start } = startOf(form.story)
  await widget.open({ ...start, host: { ...host, lang } })
  const play = storyPlayer(widget, cashier)
  const steps = form.story.steps
  for (const step of steps.slice(0, steps.findIndex((one) => 'sent' in one) + 1)) await play(step)
  return lines
}

const bars = (widget: WidgetPage, label: string) => widget.inside.getByRole('img', { name: label, exact: true })

/** Reads the bars in a screenshot, as the scanner of a till does: along one line. */
async function scan(page: Page, drawn: Locator) {
  const { data, width, height } = await pixelsOf(page, await drawn.screenshot())
  const row = Math.floor(height / 2) * width * 4
  return readBars(Array.from({ length: width }, (_, x) => data[row + x * 4] ?? 255))
}

for (const [index, { name, format, label }] of SLIPS.entries())
  test(
    `L1 the bars of ${name} are read at 320 pixels, in the dark theme too`,
    coreIf(index === 0),
    async ({ widget, cashier }) => {
      await widget.page.setViewportSize({ width: 320, height: 740 })
      await widget.page.emulateMedia({ colorScheme: 'dark' })
      const lines = await pay({ name }, widget, cashier)
      const drawn = bars(widget, label)
      await expect(drawn).toBeVisible()
      expect(await scan(widget.page, drawn)).toEqual({ format, text: lines[0]?.value })
      const { right } = await drawn.evaluate((svg) => svg.parentElement!.getBoundingClientRect())
      expect(right, 'nothing is cut off').toBeLessThanOrEqual(320)
      await widget.button(`Copy: ${label}`).click()
      await expect.poll(() => pasted(widget)).toBe(lines[1]?.value)
    },
  )

test('L1 bars are not mirrored in Arabic, and are accessible', async ({ widget, cashier }) => {
  const lines = await pay({ name: 'adyen_oxxo' }, widget, cashier)
  await widget.inside.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
  const drawn = bars(widget, 'Reference')
  await expect(drawn).toBeVisible()
  expect(await scan(widget.page, drawn)).toEqual({ format: 'CODE_128', text: lines[0]?.value })
  await expectAccessible(widget.frame())
})

test('L1 a value that is no bar code is shown as text, and reported', async ({ widget, cashier }) => {
  await pay({ name: 'adyen_boleto' }, widget, cashier, (line) =>
    line.name === 'barcode' ? { ...line, value: '0339888' } : line,
  )
  await expect(widget.button('Copy: Bar code')).toBeVisible()
  await expect(bars(widget, 'Bar code')).toHaveCount(0)
  await expect.poll(() => cashier.problems()).toContain('layout.draw')
})

for (const fate of ['missing', 'hanging'] as const)
  test(`S3 a bar code whose drawing is ${fate}: its digits can still be copied`, async ({ widget, cashier, watch }) => {
    watch.allow(/BarcodeBars/, /Failed to fetch/, /\[paywidget\]/)
    await widget.page.route('**/BarcodeBars*.js', (route) => (fate === 'missing' ? route.abort() : undefined))
    await pay({ name: 'adyen_boleto' }, widget, cashier)
    await expect(widget.button('Copy: Bar code')).toBeVisible()
    await expect(bars(widget, 'Bar code')).toHaveCount(0)
  })
