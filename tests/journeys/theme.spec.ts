import { expectAccessible } from './support/expectAccessible.ts'
import { expect, test } from './support/journey.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** The look that a host gives: what is worn, and what is mended. */

const problems = async (widget: WidgetPage) =>
  (await widget.messages()).filter(({ messageType }) => messageType === 'onProblem').map(({ payload }) => payload?.code)

/** A token as the widget wears it. */
const worn = (widget: WidgetPage, name: string) =>
  widget.inside
    .locator('.pw')
    .first()
    .evaluate((root, token) => getComputedStyle(root).getPropertyValue(token).trim(), name)

const UNREADABLE = {
  light: { '--pw-accent': '#ffe600', '--pw-accent-ink': '#ffffff', '--pw-ink-2': 'rgba(0, 0, 0, 0.2)' },
  dark: { '--pw-accent': 'hsl(240, 100%, 20%)', '--pw-ink': '#222222', '--pw-surface': '#2b2b2b' },
} as const

for (const theme of ['light', 'dark'] as const) {
  test(`Q-114 a ${theme} theme that nobody could read is made readable, and the host hears of it`, async ({
    widget,
  }) => {
    await widget.open({ host: { extra: JSON.stringify({ schema: { theme, variables: UNREADABLE[theme] } }) } })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await expect.poll(() => problems(widget)).toEqual(['theme.contrast'])
    expect(await worn(widget, '--pw-accent')).not.toBe(UNREADABLE[theme]['--pw-accent'])
    await expectAccessible(widget.frame())
  })
}

test('B5 a theme that can be read is worn to the letter, and so is the next one, under the fingers', async ({
  widget,
}) => {
  const variables = { '--pw-accent': '#7a2ea0', '--pw-radius': '3px', '--pw-font': 'serif' }
  await widget.open({ host: { extra: JSON.stringify({ schema: { theme: 'light', variables } }) } })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('777')
  for (const [name, value] of Object.entries(variables)) expect(await worn(widget, name)).toBe(value)
  await expect(widget.amount).toHaveCSS('font-family', 'serif')
  await expect(widget.submit).toHaveCSS('background-color', 'rgb(122, 46, 160)')
  expect(await problems(widget)).toEqual([])
  await widget.loadAgain({ schema: { variables: { '--pw-accent': '#fefefe' } } })
  await expect.poll(() => problems(widget)).toEqual(['theme.contrast'])
  await expect(widget.amount).toHaveValue(/777/)
  expect(await worn(widget, '--pw-radius')).toBe('3px')
})
