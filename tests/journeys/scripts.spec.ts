import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Response } from '@playwright/test'
import type { InventoryScript } from '../../.ci/inventory/scriptInventory.ts'
import { expect, test } from './support/journey.ts'
import { WIDGET } from './support/places.ts'

const LIST = 'dist/scripts.json'

/** The inventory, by address. Written by `npm run build`. */
function inventory(): ReadonlyMap<string, InventoryScript> {
  if (!existsSync(LIST))
    throw new Error(`${LIST} is missing: run \`npm run build\`, or \`npm run inventory\` after the builds.`)
  const { scripts } = JSON.parse(readFileSync(LIST, 'utf8')) as { scripts: readonly InventoryScript[] }
  return new Map(scripts.map((script) => [script.url, script]))
}

/** The name of the page that loaded the script: `/paywidget/deposit` is `index.html`. */
const pageOf = (response: Response): string =>
  /\/(\w+\.html|form)$/.exec(new URL(response.frame().url()).pathname)?.[1]?.replace('form', 'helper.html') ??
  'index.html'

test('every script that a payment loads is in the inventory, with its page and the hash of its content', {
  tag: '@core',
}, async ({ widget, cashier, context, request }) => {
  const loaded = new Map<string, string>()
  context.on('response', (response) => {
    const { pathname, origin } = new URL(response.url())
    const isScript = response.request().resourceType() === 'script'
    if (isScript && origin === WIDGET && pathname.startsWith('/paywidget/')) loaded.set(pathname, pageOf(response))
  })
  await widget.open()
  const popup = context.waitForEvent('page')
  await widget.openInGroup('Cash', 'OXXO')
  await widget.amount.fill('500')
  await widget.submit.click()
  await expect((await popup).getByRole('heading', { name: 'Pay 500.00 MXN' })).toBeVisible()
  await cashier.report(1)
  await expect(widget.status).toContainText('Payment complete', { timeout: 15_000 })
  const known = inventory()
  for (const [url, page] of loaded) {
    // Asked for again: the browser forgets the content of a window that has gone on to the provider.
    const content = await (await request.get(`${WIDGET}${url}`)).body()
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
    expect(
      known.get(url),
      `${url} on ${page}; dist/scripts.json is written by "npm run inventory" after a build`,
    ).toMatchObject({ integrity, pages: expect.arrayContaining([page]) })
  }
  const pages = new Set(loaded.values())
  expect(pages, 'the cashier and the page of the payment window').toEqual(new Set(['index.html', 'helper.html']))
  expect(loaded.size).toBeGreaterThan(5)
})
