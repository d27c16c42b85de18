import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Puts a method's form among the published layouts, as an operator does; `isChanged`: not the text that its name says. */
export function publishLayout(page: Page, method: string, body: readonly object[], isChanged = false): Promise<void> {
  return publish(page, { method, screen: 'deposit.redirect' }, body, isChanged)
}

/** One more document, for whatever the row says. */
export async function publish(
  page: Page,
  row: { readonly method?: string; readonly screen: string },
  body: readonly object[],
  isChanged = false,
): Promise<void> {
  const id = [row.method, ...row.screen.split('.')].filter(Boolean).join('-')
  const text = JSON.stringify({ layout: 1, id, screen: row.screen, body })
  const file = `${id}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`
  await page.route('**/layouts/index.json', async (route) => {
    const response = await route.fetch()
    const index = await response.json()
    index.layouts.push({ ...row, file })
    await route.fulfill({ response, json: index })
  })
  await page.route(`**/layouts/${file}`, (route) => route.fulfill({ body: isChanged ? `${text} ` : text }))
}
