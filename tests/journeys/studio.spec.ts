import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { freePort } from '../freePort.ts'
import { startDemo, stopDemo } from './support/demoServer.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { expectNothingBlocked } from './support/studio.ts'

/** The studio of `npm start`, with a copy of a fixture to open as a folder of one's own. */
// One dev server for the file, and not one for each worker.
test.describe.configure({ mode: 'default', timeout: 600_000 })

const FIRST_MS = 90_000

let folder: string
let origin: string
/** How long a change of the state may take: the preview is served by the dev server. */
const STATE_MS = 90_000

let server: ChildProcess

test.beforeAll(async () => {
  // A hook does not have the time limit of the tests.
  test.setTimeout(FIRST_MS)
  folder = mkdtempSync(join(tmpdir(), 'studio-'))
  const own = join(folder, 'my_wallet')
  cpSync('fixtures/methods/airtm', own, { recursive: true })
  // Icons of its own, of which one is missing.
  const method = JSON.parse(readFileSync(join(own, 'method.json'), 'utf8'))
  writeFileSync(
    join(own, 'method.json'),
    JSON.stringify({ ...method, iconIds: [{ iconId: 'mine' }, { iconId: 'lost' }] }),
  )
  mkdirSync(join(own, 'icons'))
  cpSync('fixtures/icons/airtm.svg', join(own, 'icons/mine.svg'))
  const port = await freePort()
  origin = `http://localhost:${port}`
  server = await startDemo(port, folder)
})

test.afterAll(async () => {
  await stopDemo(server)
  rmSync(folder, { recursive: true, force: true })
})

expectNothingBlocked(test)

async function open(page: Page, method: string) {
  await page.goto(`${origin}/demo/studio/?method=${method}`)
  const widget = page.frameLocator('.device iframe')
  await expect(page.getByText('Idle.', { exact: true })).toBeVisible({ timeout: FIRST_MS })
  return { widget, editor: page.getByRole('textbox', { name: /\.json$/ }) }
}

/** Replaces the open file by a changed one, as an operator would by pasting it. */
async function paste(page: Page, text: string) {
  await page.getByRole('textbox', { name: /\.json$/ }).press('Control+A')
  await page.keyboard.insertText(text)
}

const FORM = readFileSync('fixtures/methods/address_card/layouts/deposit.redirect.json', 'utf8')

test('the studio renders an edit in place, keeps the entered values, and locates a mistake', { tag: '@core' }, async ({
  page,
}) => {
  const { widget } = await open(page, 'address_card')
  await expect(page.getByText('No mistakes in this file.')).toBeVisible({ timeout: FIRST_MS })
  const holder = widget.locator('[id="pw-field-holder"]')
  await holder.fill('Ana Torres')
  await expectAccessible(page.mainFrame())

  await paste(page, FORM.replace('Country of the bill', 'Land of the bill'))
  await expect(widget.getByText(/^Land of the bill/)).toBeVisible()
  await expect(holder).toHaveValue('Ana Torres')

  await paste(page, FORM.replace('"stack"', '"stak"'))
  const finding = page.getByRole('button', { name: /"stak" is not a node type\. Did you mean "stack"\?/ })
  await expect(finding).toBeVisible({ timeout: FIRST_MS })
  await expect(page.getByText(/The widget refuses .* The preview shows the last good version\./)).toBeVisible()
  await expect(holder).toHaveValue('Ana Torres')
  await finding.click()
  await expect(page.getByRole('textbox', { name: /\.json$/ })).toBeFocused()
})

test('the studio completes node types from the schemas', async ({ page }) => {
  await open(page, 'address_card')
  // The schemas are loaded with the check.
  await expect(page.getByText('No mistakes in this file.')).toBeVisible({ timeout: FIRST_MS })
  await paste(page, '{ "layout": 1, "screen": "deposit.redirect", "body": [{ "type": ')
  await page.keyboard.type('"callo')
  await expect(page.getByRole('option', { name: /^callout/ })).toBeVisible()
})

test('the studio shows each state of the widget without input, also in Arabic and the dark theme', async ({ page }) => {
  const { widget } = await open(page, 'bkash_p2p')
  const state = page.getByRole('combobox', { name: 'State' })
  await state.selectOption('Errors')
  await expect(widget.getByText('The minimum amount is 500.00 BDT')).toBeVisible({ timeout: STATE_MS })
  await state.selectOption('Amount changed')
  await expect(widget.getByText('1,503.27').first()).toBeVisible({ timeout: STATE_MS })
  // A state is named once it is shown.
  await state.selectOption('Long texts')
  await expect(page.getByText('Long texts.', { exact: true })).toBeVisible({ timeout: STATE_MS })
  await expect(widget.locator('button[type="submit"]')).toBeVisible({ timeout: STATE_MS })
  await state.selectOption('Paid')
  await expect(widget.getByText('Payment complete', { exact: true })).toBeVisible({ timeout: STATE_MS })
  await state.selectOption('Idle')
  await expect(widget.locator('button[type="submit"]')).toBeVisible({ timeout: STATE_MS })
  await page.getByLabel('Language').selectOption('ar')
  await page.getByLabel('Dark').check()
  await expect(widget.locator('html')).toHaveAttribute('dir', 'rtl', { timeout: STATE_MS })
  await expect(widget.locator('button[type="submit"]')).toBeVisible({ timeout: STATE_MS })
  await expectAccessible(page.mainFrame())
})

test('the studio opens and checks a folder of the operator’s own', async ({ page }) => {
  await open(page, 'address_card')
  await page.getByLabel('A method’s folder').setInputFiles(join(folder, 'my_wallet'))
  await expect(page.getByRole('combobox', { name: 'Method' })).toHaveValue('my_wallet')
  await expect(page.getByRole('tab', { name: 'method.json' })).toBeVisible()
  await page.getByRole('tab', { name: 'method.json' }).click()
  await expect(
    page.getByRole('button', { name: /the method is named "airtm", but its folder "my_wallet"/ }),
  ).toBeVisible({ timeout: FIRST_MS })
  await expect(page.getByRole('button', { name: /there is no file "lost\.svg" in the folder "icons"/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /"mine\.svg"/ })).toHaveCount(0)
})
