import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/expectAccessible.ts'
import { STUDIO_MS, studioFor } from './support/studio.ts'

/** The table of all texts of a method by language. */
const studio = studioFor(test)
test.describe.configure({ timeout: 300_000 })

test('the table of texts counts missing translations, and an entered text fills its gap', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto(studio('address_card', 'json'))
  await expect(page.getByText('No mistakes in this file.')).toBeVisible({ timeout: STUDIO_MS })
  await page.getByRole('radio', { name: 'Texts' }).check()
  await expect(page.getByText(/^3 texts\. Nothing is missing\.$/)).toBeVisible({ timeout: STUDIO_MS })

  const spanish = page.getByRole('textbox', { name: /^Spanish \(es\), .*note/ })
  await spanish.fill('')
  await expect(page.getByText('3 texts. es: 1 missing.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Only gaps' }).check()
  await expect(page.getByRole('row')).toHaveCount(2)
  // The check says the same, at the cell.
  await expect(spanish).toHaveAccessibleDescription(/has no text in "es"/, { timeout: STUDIO_MS })
  await expectAccessible(page.mainFrame())

  await page.getByRole('combobox', { name: 'Language' }).last().selectOption('es')
  await expect(page.getByRole('textbox', { name: /^Arabic/ })).toHaveCount(0)
  await spanish.pressSequentially('Ten tu tarjeta.')
  await expect(page.getByText('3 texts. Nothing is missing.')).toBeVisible()

  await page.getByRole('radio', { name: 'Edit' }).check()
  const json = page.getByRole('textbox', { name: /\.json$/ })
  // The editor draws only the lines in view.
  await json.press('Control+End')
  await expect(json).toContainText('Ten tu tarjeta.')
})

test('the table of texts adds a language, on a phone and in dark mode', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(studio('address_card', 'json'))
  await page.getByRole('radio', { name: 'Texts' }).check({ timeout: STUDIO_MS })
  await page.getByRole('combobox', { name: 'Add' }).selectOption('pt')
  await expect(page.getByText('3 texts. pt: 3 missing.')).toBeVisible({ timeout: STUDIO_MS })
  await page.getByRole('textbox', { name: 'Portuguese (pt), name of the method of method.json' }).fill('Cartão')
  await expect(page.getByText('3 texts. pt: 2 missing.')).toBeVisible()
  await expectAccessible(page.mainFrame())
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
