import type { BrowserContext, Page } from '@playwright/test'

/** Delays the answers only: the cashier gets the calls at once. The returned function releases the answers. */
export async function holdAnswers(of: Page | BrowserContext, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await of.route(address, async (route) => {
    const response = await route.fetch()
    await released
    await route.fulfill({ response }).catch(() => undefined) // the page may have closed
  })
  return () => release()
}
