import type { BrowserContext, Page } from '@playwright/test'

/** The cashier hears of a call at once, and its answers wait until they are let go. */
export async function holdAnswers(of: Page | BrowserContext, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await of.route(address, async (route) => {
    const response = await route.fetch()
    await released
    await route.fulfill({ response }).catch(() => undefined) // who asked may be gone
  })
  return () => release()
}
