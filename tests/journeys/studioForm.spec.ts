import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/expectAccessible.ts'
import { STUDIO_MS, studioFor } from './support/studio.ts'

/** The form of the studio: an operator edits a screen without JSON. */
const studio = studioFor(test)
test.describe.configure({ timeout: 300_000 })

async function openForm(page: Page, method = 'address_card') {
  await page.goto(studio(method, 'form'))
  const line = (name: RegExp | string) => page.getByRole('treeitem', { name })
  await expect(line(/^Screen/)).toBeVisible({ timeout: STUDIO_MS })
  const json = page.getByRole('textbox', { name: /\.json$/ })
  return { line, json, showJson: () => page.getByRole('radio', { name: 'JSON' }).check() }
}

const heard = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('the form edits, inserts, moves and removes blocks, and undoes these changes', { tag: '@core' }, async ({
  page,
}) => {
  const { json, line, showJson } = await openForm(page)
  await line(/^Note/).click()
  await page.getByRole('textbox', { name: 'Text, English (en)' }).fill('Have your card ready.')
  await expect(line(/^Note Have your card ready/)).toBeVisible()
  await expect(page.getByText('No mistakes in this file.')).toBeVisible({ timeout: STUDIO_MS })
  await expectAccessible(page.mainFrame())

  await page.getByRole('button', { name: 'Insert …' }).click()
  const palette = page.getByRole('dialog', { name: 'Insert a block or field' })
  await palette.getByRole('searchbox').fill('phone')
  await expect(palette.getByRole('button', { name: /^Method tile/ })).toHaveCount(0)
  await palette.getByRole('button', { name: /^Phone field/ }).click({ timeout: STUDIO_MS })
  await expect(line(/^Phone field/)).toHaveAttribute('aria-selected', 'true')

  await line(/^Phone field/).press('Alt+ArrowUp')
  await expect(heard(page, 'Phone field: now 2 of 3 in Stack.')).toHaveCount(1)
  await expect(line(/^Phone field/)).toBeFocused()
  await line(/^Phone field/).press('Delete')
  await expect(line(/^Phone field/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line(/^Phone field/)).toHaveCount(1)

  await showJson()
  await expect(json).toContainText('Have your card ready.')
  await json.press('Control+z')
  await page.getByRole('radio', { name: 'Form' }).check()
  await expect(line(/^Note/)).toHaveCount(1)
})

test('the preview plays the chosen state without taking the focus from the outline', async ({ page }) => {
  const { line } = await openForm(page)
  await page.getByRole('combobox', { name: 'State' }).selectOption('Paid')
  await line(/^Note/).click()
  await expect(heard(page, 'Paid.')).toHaveCount(1, { timeout: STUDIO_MS })
  await expect(line(/^Note/)).toBeFocused()
})

test('the selected line of the outline and the caret in the JSON stay in sync', async ({ page }) => {
  const { json, line, showJson } = await openForm(page)
  await line(/^Country field/).click()
  await showJson()
  await json.press('End')
  await json.press('ArrowDown')
  await page.keyboard.insertText(' ')
  await page.getByRole('radio', { name: 'Form' }).check()
  await expect(line(/^Country field/)).toHaveAttribute('aria-selected', 'true')
})

test('drag and drop moves a line of the outline, but never a container into itself', async ({ page }) => {
  const { line } = await openForm(page)
  const titles = () => page.getByRole('treeitem').evaluateAll((all) => all.map((one) => one.textContent))
  const before = await titles()
  await line(/^Part: Payment notes/).dragTo(line(/^Note/), { targetPosition: { x: 60, y: 2 } })
  await expect(heard(page, 'Part: Payment notes: now 2 of 3 in Stack.')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(titles).toEqual(before)
  // A container can't go into itself.
  await line(/^Split/).dragTo(line(/^Text field/))
  expect(await titles()).toEqual(before)
})

test('the form edits the fields of method.json, on a phone and in dark mode', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const { line } = await openForm(page)
  await page.getByRole('tab', { name: 'method.json' }).click()
  await line(/^Text field holder/).click()
  await page.getByRole('button', { name: 'Move down' }).click()
  await expect(heard(page, 'now 2 of 7 in Fields.')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('owner')
  await expect(line(/^Text field owner/)).toBeVisible()
  await expectAccessible(page.mainFrame())
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('the studio asks before edits are lost that were not downloaded: with the page, or with a folder of the same name', async ({
  page,
}) => {
  const { line } = await openForm(page)
  const edited = line(/^Note Have your card ready/)
  await line(/^Note/).click()
  await page.getByRole('textbox', { name: 'Text, English (en)' }).fill('Have your card ready.')
  await expect(edited).toBeVisible()

  const leaving = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await leaving
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(edited).toBeVisible()

  const folder = page.getByLabel('A method’s folder')
  const replacing = page.waitForEvent('dialog')
  // The choice ends once the question is answered.
  const choice = folder.setInputFiles('fixtures/methods/address_card')
  const second = await replacing
  expect(second.message()).toMatch(
    /^“address_card” is open already, and its changes in layouts\/deposit\.redirect\.json were neither downloaded/,
  )
  await second.dismiss()
  await choice
  await expect(edited).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  await download
  // Nothing is asked any more: a dialog that nobody answers would keep the page open.
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await folder.setInputFiles('fixtures/methods/address_card')
  await expect(edited).toHaveCount(0)
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(asked).toEqual([])
})

test('the form shows the settings of each file, keeps translations and JSON that is not valid yet, and undoes only what is shown', async ({
  page,
}) => {
  const { line } = await openForm(page)
  await page.getByRole('tab', { name: 'method.json' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()

  await page.getByRole('tab', { name: /deposit\.redirect/ }).click()
  await line(/^Note/).click()
  const source = page.getByRole('combobox', { name: 'Text: where it comes from' })
  await source.selectOption('Other (JSON)')
  const box = page.getByRole('textbox', { name: 'Text, as JSON' })
  await expect(box).toHaveValue(/"es": "El número/)
  const typed = '{ "text": { "en": "Hi" } "args": {} }'
  await box.fill(typed)
  await box.blur()
  await expect(box).toHaveValue(typed)
  await expect(page.getByText(/^This is not valid JSON yet.* Line 1: /)).toBeVisible()
  await page.getByRole('button', { name: 'Discard what is typed' }).click()
  await expect(box).toHaveValue(/"es": "El número/)

  const method = page.getByRole('combobox', { name: 'Method', exact: true })
  await method.selectOption('oxxo')
  await expect(line(/^Country field/)).toHaveCount(0)
  await method.selectOption('address_card')
  await expect(line(/^Country field/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await line(/^Note/).click()
  await expect(source).toHaveValue('own')
  await expect(line(/^Country field/)).toBeVisible()
})
