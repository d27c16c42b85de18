import { expect, test } from '@playwright/test'
import { STATES } from '../../src/studio/preview/STATES.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { STUDIO_MS, studioFor } from './support/studio.ts'

/** The sheet of all states of a method. */
const studio = studioFor(test)
test.describe.configure({ timeout: 900_000 })

/** A dozen widgets start one after the other. */
const ALL_MS = 600_000

test('the sheet renders all states of a method, changes their language without a reload, and prints them', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(studio('address_card', 'json'))
  await expect(page.getByText('Idle.', { exact: true })).toBeVisible({ timeout: STUDIO_MS })
  await page.getByRole('radio', { name: 'All states' }).check()
  const frames = page.locator('.stateFrame iframe')
  await expect(frames.first()).toBeAttached()
  const first = await frames.first().elementHandle()
  await expect(page.getByText('All states are drawn.')).toBeVisible({ timeout: ALL_MS })
  const titles = await frames.evaluateAll((all) => all.map((one) => one.getAttribute('title')))
  const all = Object.values(STATES).map(({ title }) => title)
  expect(titles).toEqual(all)

  // Each state has its own player: a payment in one of them does not hold up the next.
  await expect(page.getByText('was not reached')).toHaveText([/^“Expired” was not reached: .* has no countdown/])

  const inState = (title: string) => page.frameLocator(`.stateFrame iframe[title="${title}"]`)
  await expect(inState('Paid').getByText('Payment complete', { exact: true })).toBeVisible()
  await expect(inState('Errors').getByText('The minimum amount is 10.00 CAD')).toBeVisible()

  // Another language is told to the widgets that are there.
  await page.getByRole('combobox', { name: 'Language' }).last().selectOption('ar')
  await expect(inState('Idle').locator('html')).toHaveAttribute('dir', 'rtl', { timeout: STUDIO_MS })
  await expect(inState('Paid').locator('html')).toHaveAttribute('dir', 'rtl', { timeout: STUDIO_MS })
  expect(await first?.evaluate((one) => one.isConnected)).toBe(true)
  await expect(frames).toHaveCount(all.length)
  await expectAccessible(page.mainFrame())

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await expect(page.getByText('All states of address_card')).toBeVisible()
  await expect(frames.last()).toBeVisible()
})
