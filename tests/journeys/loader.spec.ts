import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hostData, newToken } from './support/hostData.ts'
import { openHost } from './support/hostWithPackage.ts'
import { expect, test } from './support/journey.ts'
import { WIDGET } from './support/places.ts'
import { widgetPage } from './support/widgetPage.ts'

/** The loader that a deployment serves, in a host page without npm (D-75). */

// The policy of the host page allows only its own scripts.
test.use({ bypassCSP: true })

const INTEGRITY = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as Readonly<Record<string, string>>
const [PINNED = '', DIGEST = ''] = Object.entries(INTEGRITY).find(([file]) => file.startsWith('static/loader-')) ?? []

/** A host page with the script and the element, as an integrator writes them. */
const open = (page: Page, file: string, integrity: string) =>
  openHost(page, {
    script: `
  const loader = Object.assign(document.createElement('script'), ${JSON.stringify({
    type: 'module',
    src: `${WIDGET}/paywidget/${file}`,
    integrity,
    crossOrigin: 'anonymous',
  })})
  loader.onload = () => { document.title = 'loaded' }
  loader.onerror = () => { document.title = 'refused' }
  document.head.append(loader)
  const cashier = document.createElement('pay-widget')
  cashier.setAttribute('src', '${WIDGET}/paywidget/')
  cashier.data = ${JSON.stringify(hostData(newToken()))}
  document.querySelector('#place').append(cashier)`,
  })

for (const [name, file, integrity] of [
  ['the newest of version 1', 'v1/loader.js', ''],
  ['one that never changes, with its integrity value', PINNED, DIGEST],
] as const)
  test(`D-75 embeds the cashier: ${name}`, { tag: '@core' }, async ({ page }) => {
    await open(page, file, integrity)
    await expect(widgetPage(page, 'iframe').tile('Airtm')).toBeVisible()
    await expect(page).toHaveTitle('loaded')
  })

test('D-75 a loader whose content is not that of its integrity value does not run', async ({ page, watch }) => {
  watch.allow(/integrity/)
  await open(page, 'v1/loader.js', `sha384-${'A'.repeat(64)}`)
  await expect(page).toHaveTitle('refused')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('D-75 the snippet of the build names the loader that never changes, and its integrity value', () => {
  const snippet = readFileSync('dist/snippet.html', 'utf8')
  expect(snippet).toContain(`src="https://pay.example/paywidget/${PINNED}"`)
  expect(snippet).toContain(`integrity="${DIGEST}"`)
  expect(readFileSync(`dist/site/${PINNED}`, 'utf8')).toBe(readFileSync('dist/site/v1/loader.js', 'utf8'))
})
