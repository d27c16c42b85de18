import type { Page } from '@playwright/test'

/** Puts one more document among the published layouts, as an operator does; the built site stays as it is. */
export async function publishLayout(page: Page, method: string, body: readonly object[]): Promise<void> {
  const file = `${method}-deposit-redirect.0123456789abcdef.json`
  const document = { layout: 1, id: `${method}-deposit-redirect`, screen: 'deposit.redirect', body }
  await page.route('**/layouts/index.json', async (route) => {
    const response = await route.fetch()
    const index = await response.json()
    index.layouts.push({ method, screen: 'deposit.redirect', file })
    await route.fulfill({ response, json: index })
  })
  await page.route(`**/layouts/${file}`, (route) => route.fulfill({ json: document }))
}
