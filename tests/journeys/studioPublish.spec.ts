import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { LAYOUTS, run } from './support/demoServer.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import type { StaticServer } from './support/staticServer.ts'
import { expectNothingBlocked, STUDIO_MS, STUDIO_PATH, serveStudio } from './support/studio.ts'

/** The built studio (dist/studio) on a plain static server, under a path of its own, with the headers of its README. */
test.describe.configure({ timeout: 300_000 })

const DOCUMENT = 'fixtures/methods/address_card/layouts/deposit.redirect.json'
const FORM = readFileSync(DOCUMENT, 'utf8')

let published: string
let server: StaticServer

test.beforeAll(async () => {
  published = mkdtempSync(join(tmpdir(), 'published-'))
  server = await serveStudio({ '/live/': published })
})

test.afterAll(() => {
  server.close()
  rmSync(published, { recursive: true, force: true })
})

expectNothingBlocked(test)

async function open(page: Page, method = 'address_card') {
  await page.goto(`${server.origin}${STUDIO_PATH}?method=${method}`)
  await expect(page.getByText('Idle.', { exact: true })).toBeVisible({ timeout: STUDIO_MS })
  return page.frameLocator('.device iframe')
}

test('the built studio shows its toolbar on one line at a width of 1280 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page)
  const middles = await page.locator('.top > :visible').evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    }),
  )
  expect(middles.length).toBeGreaterThan(6)
  expect(Math.max(...middles) - Math.min(...middles), 'pixels between the middles').toBeLessThanOrEqual(4)
})

async function paste(page: Page, text: string) {
  await page.getByRole('textbox', { name: /\.json$/ }).press('Control+A')
  await page.keyboard.insertText(text)
}

/** A folder of the browser itself, in place of the one that a player of the studio would choose in a dialog. */
async function pickOwnFolder(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('live', { create: true }),
    })
  })
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Compare and publish' })

test('the built studio runs on a static server, validates an edit and renders it', async ({ page }) => {
  const widget = await open(page)
  await paste(page, FORM.replace('Country of the bill', 'Land of the bill'))
  await expect(widget.getByText(/^Land of the bill/)).toBeVisible()
  await paste(page, FORM.replace('"stack"', '"stak"'))
  await expect(page.getByRole('button', { name: /"stak" is not a node type\. Did you mean "stack"\?/ })).toBeVisible({
    timeout: STUDIO_MS,
  })
  await paste(page, FORM)
  await page.getByRole('combobox', { name: 'State' }).selectOption('Errors')
  await expect(page.getByText('Errors.', { exact: true })).toBeVisible({ timeout: STUDIO_MS })
  expect(await widget.locator('html').evaluate(() => location.pathname)).toMatch(/^\/tools\/studio\//)
})

test('the built studio publishes to a folder and to a percentage of the players, and rolls back', {
  tag: '@core',
}, async ({ page }) => {
  await pickOwnFolder(page)
  await open(page)
  const dialog = dialogOf(page)
  await page.getByRole('button', { name: 'Publish …' }).click()
  await dialog.getByRole('button', { name: 'Open the published folder …' }).click()
  await expect(dialog.getByText('Nothing is published there yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^Publication 1: new deposit\.redirect of address_card/)
  await expect(dialog.getByText('What is live is the same.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await paste(page, FORM.replace('Country of the bill', 'Land of the bill'))
  await page.getByRole('button', { name: 'Publish …' }).click()
  await expect(dialog.getByText(/“Country of the bill” → “Land of the bill”/)).toBeVisible()
  await dialog.getByLabel('A part of the players').check()
  await dialog.getByLabel('Percentage').fill('ten')
  await expect(dialog.getByText('“Percentage” "ten" is not a percentage')).toBeVisible()
  await dialog.getByLabel('Percentage').fill('10')
  await expect(dialog.getByText('Only for 10 % of the players.')).toBeVisible()
  await expectAccessible(page.mainFrame())
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByText(/this document is live for 10 % of the players/)).toBeVisible()

  await dialog.getByRole('button', { name: 'Bring 1 back …' }).click()
  await expect(dialog.getByText(/no longer deposit\.redirect of address_card, for 10 %/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Make it live again' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^Publication 3: rollback to publication 1\./)
  const names = await page.evaluate(async () => {
    const live = await (await navigator.storage.getDirectory()).getDirectoryHandle('live')
    const found: string[] = []
    for await (const name of (live as unknown as { keys(): AsyncIterable<string> }).keys()) found.push(name)
    return found.toSorted()
  })
  expect(names.filter((name) => !name.startsWith('address_card'))).toEqual(
    expect.arrayContaining(['history', 'index.json']),
  )
  expect(names).not.toContain('.publishing')
})

test('the built studio compares with a published URL, and downloads a zip archive if the browser can’t write folders', async ({
  page,
}) => {
  const { code, words } = await run([LAYOUTS, 'pack', 'fixtures/methods/address_card', '--out', published])
  expect(code, words).toBe(0)
  await page.addInitScript(() => Object.assign(window, { showDirectoryPicker: undefined }))
  await open(page)
  await paste(page, FORM.replace('Country of the bill', 'Land of the bill'))
  const dialog = dialogOf(page)
  await page.getByRole('button', { name: 'Publish …' }).click()
  await dialog.getByLabel('Address').fill(`${server.origin}/live/`)
  await dialog.getByRole('button', { name: 'Compare' }).click()
  await expect(dialog.getByText(/“Country of the bill” → “Land of the bill”/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)

  await dialog.getByLabel('Address').fill(`${server.origin}/nothing/`)
  await dialog.getByRole('button', { name: 'Compare' }).click()
  await expect(dialog.getByText('Nothing is published there yet')).toBeVisible()

  await dialog.getByLabel('A published folder').setInputFiles(published)
  await expect(dialog.getByText(/changed deposit\.redirect of address_card/)).toBeVisible()
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Publish and download' }).click()
  expect((await coming).suggestedFilename()).toMatch(/\.zip$/)
  await expect(dialog.getByRole('status')).toHaveText(/^Publication 2: changed deposit\.redirect of address_card/)
})

test('the built studio shows the expired state of every kind of payment with the texts of the widget', async ({
  page,
}) => {
  const widget = await open(page, 'spei')
  await page.getByRole('combobox', { name: 'State' }).selectOption('Expired')
  // A peer-to-peer payment is also cancelled, as soon as the server has been asked.
  const over = widget.getByText(/The time to pay (has )?ended/).first()
  for (const method of ['spei', 'bakai_p2p', 'upi_transfer', 'eazype_in', 'p2p_unified']) {
    await page.getByRole('combobox', { name: 'Method' }).selectOption(method)
    await expect(page.getByText('Expired.', { exact: true })).toBeVisible({ timeout: STUDIO_MS })
    await expect(over).toBeVisible({ timeout: STUDIO_MS })
  }
})
