import type { BrowserContext, Page } from '@playwright/test'

/** The cashier gets calls at once. Their answers are held until the test calls the returned function. */
export async function holdAnswers(of: Page | BrowserContext, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await of.route(address, async (route) => {
    const response = await route.fetch()
    await released
    await route.fulfill({ response }).catch(() => undefined) // the page may be gone
  })
  return () => release()
}
