import { readFileSync } from 'node:fs'
import { expect, type Page, type TestType } from '@playwright/test'
import { type StaticServer, serveFolders } from './staticServer.ts'

/** Where the built studio is served: under a path of its own. */
export const STUDIO_PATH = '/tools/studio/'

/** How long the studio may take to load, or to show another state, on a busy machine. */
export const STUDIO_MS = 90_000

type Tests = TestType<{ page: Page }, object>

/** Serves dist/studio on a plain static server, with the headers of its README, and other folders by their paths. */
export function serveStudio(folders: Readonly<Record<string, string>> = {}): Promise<StaticServer> {
  return serveFolders({ [STUDIO_PATH]: 'dist/studio', ...folders }, { 'content-security-policy': policy() })
}

/** The header that the README says to send. */
function policy(): string {
  const found = /content-security-policy: ([^\n]+)/.exec(readFileSync('src/studio/README.md', 'utf8'))?.[1]
  if (found === undefined) throw new Error('src/studio/README.md names no content-security-policy.')
  expect(found).not.toContain('unsafe')
  expect(found).not.toContain('ws:')
  return found
}

/** Fails each test of the file in which the policy blocks something or a script throws. */
export function expectNothingBlocked(test: Tests): void {
  const blocked = new WeakMap<Page, string[]>()
  test.beforeEach(({ page }) => {
    const all: string[] = []
    blocked.set(page, all)
    page.on('console', (said) => /Content Security Policy|TrustedScript/.test(said.text()) && all.push(said.text()))
    page.on('pageerror', (error) => all.push(error.message))
  })
  test.afterEach(({ page }) => {
    expect(blocked.get(page), 'what the policy blocked, and errors of scripts').toEqual([])
  })
}

/** Serves the built studio for the tests of a file; see `expectNothingBlocked`. Gives its URL with a method. */
export function studioFor(test: Tests) {
  let server: StaticServer
  test.beforeAll(async () => {
    server = await serveStudio()
  })
  test.afterAll(() => server.close())
  expectNothingBlocked(test)
  return (method: string, view: string) => `${server.origin}${STUDIO_PATH}?method=${method}&view=${view}`
}
