import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

/**
 * Publishes a layout for a method's form, like an operator. `isChanged`: the content does not match the hash in the
 * file name.
 */
export function publishLayout(page: Page, method: string, body: readonly object[], isChanged = false): Promise<void> {
  return publish(page, { method, screen: 'deposit.redirect' }, body, isChanged)
}

/** Publishes a layout for the screen and method of `row`. */
export function publish(page: Page, row: Row, body: readonly object[], isChanged = false): Promise<void> {
  return publishAll(page, [{ row, body }], isChanged)
}

interface Row {
  readonly method?: string
  readonly screen: string
}

/** Publishes several layouts in one index. */
export async function publishAll(
  page: Page,
  layouts: readonly { readonly row: Row; readonly body: readonly object[] }[],
  isChanged = false,
): Promise<void> {
  const rows: object[] = []
  for (const { row, body } of layouts) {
    const id = [row.method, ...row.screen.split('.')].filter(Boolean).join('-')
    const text = JSON.stringify({ layout: 1, id, screen: row.screen, body })
    const file = `${id}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`
    rows.push({ ...row, file })
    // A file with the wrong content is requested once more, with a query that no cache knows.
    await page.route(`**/layouts/${file}*`, (route) => route.fulfill({ body: isChanged ? `${text} ` : text }))
  }
  await page.route('**/layouts/index.json', async (route) => {
    // The widget also requests its date, without the body.
    if (route.request().method() === 'HEAD') return route.fallback()
    const response = await route.fetch()
    const index = await response.json()
    index.layouts.push(...rows)
    await route.fulfill({ response, json: index })
  })
}
