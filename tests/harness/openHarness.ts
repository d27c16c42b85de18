import { type BrowserContext, expect, type Page } from '@playwright/test'
import { startWatch } from '../journeys/support/watch.ts'
import type { Harness } from './page/main.ts'

declare global {
  interface Window {
    harness: Harness
  }
}

export interface OpenHarness {
  readonly page: Page
  /** CSP violations, console errors, and requests to other servers. */
  unexpected(): string[]
}

/** Opens the harness in a new page, watched from its first script on. */
export async function openHarness(context: BrowserContext): Promise<OpenHarness> {
  const watch = await startWatch(context)
  const foreign: string[] = []
  const page = await context.newPage()
  const response = await page.goto('/')
  const own = new URL(page.url()).origin
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== own) foreign.push(request.url())
  })
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
  await page.waitForFunction(() => window.harness !== undefined)
  return { page, unexpected: () => [...watch.unexpected(), ...foreign.map((url) => `asked ${url}`)] }
}
