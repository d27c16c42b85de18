import type { Page } from '@playwright/test'

/** The cashier hears of a call at once, and its answers wait until they are let go. */
export async function holdAnswers(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await released
    await route.fulfill({ response }).catch(() => undefined) // who asked may be gone
  })
  return () => release()
}
