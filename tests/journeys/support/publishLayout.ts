import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Puts one more document among the published layouts, as an operator does; `isChanged`: not the text that its name says. */
export async function publishLayout(
  page: Page,
  method: string,
  body: readonly object[],
  isChanged = false,
): Promise<void> {
  const document = { layout: 1, id: `${method}-deposit-redirect`, screen: 'deposit.redirect', body }
  const text = JSON.stringify(document)
  const file = `${method}-deposit-redirect.${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`
  await page.route('**/layouts/index.json', async (route) => {
    const response = await route.fetch()
    const index = await response.json()
    index.layouts.push({ method, screen: 'deposit.redirect', file })
    await route.fulfill({ response, json: index })
  })
  await page.route(`**/layouts/${file}`, (route) => route.fulfill({ body: isChanged ? `${text} ` : text }))
}
