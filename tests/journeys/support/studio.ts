import { expect, type Page, type TestType } from '@playwright/test'
import { freePort } from '../../freePort.ts'
import { startDemo, stopDemo } from './demoServer.ts'

/** The first page of a dev server compiles the widget and the studio. */
export const STUDIO_MS = 90_000

/**
 * Starts `npm start` for the tests of a file, and fails one in which the policy blocks something or a script throws.
 * Gives the address of the studio with a method.
 */
export function studioFor(test: TestType<{ page: Page }, object>, ...args: readonly string[]) {
  const blocked = new WeakMap<Page, string[]>()
  let origin = ''
  let server: Awaited<ReturnType<typeof startDemo>>

  // One dev server for the file, and not one for each worker.
  test.describe.configure({ mode: 'default', timeout: 240_000 })
  test.beforeAll(async () => {
    // A hook does not have the time limit of the tests.
    test.setTimeout(STUDIO_MS)
    const port = await freePort()
    origin = `http://localhost:${port}`
    server = await startDemo(port, ...args)
  })
  test.afterAll(() => stopDemo(server))
  test.beforeEach(({ page }) => {
    const all: string[] = []
    blocked.set(page, all)
    page.on('console', (said) => /Content Security Policy|TrustedScript/.test(said.text()) && all.push(said.text()))
    page.on('pageerror', (error) => all.push(error.message))
  })
  test.afterEach(({ page }) => {
    expect(blocked.get(page), 'what the policy blocked, and errors of scripts').toEqual([])
  })
  return (method: string, view: string) => `${origin}/demo/studio/?method=${method}&view=${view}`
}
