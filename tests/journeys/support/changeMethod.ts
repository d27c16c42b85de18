import type { Page } from '@playwright/test'

type Json = Readonly<Record<string, unknown>>

/** Overrides members of a method in the list. */
export async function changeMethod(page: Page, name: string, over: Json): Promise<void> {
  await page.route('**/methods-payment-v5', async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as { methods: Json[] }
    const methods = list.methods.map((method) => (method.name === name ? { ...method, ...over } : method))
    await route.fulfill({ response, json: { ...list, methods } })
  })
}
