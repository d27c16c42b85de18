import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, ensureBrowser } from '../../.ci/browser.mjs'
import { freePort } from '../freePort.ts'

/**
 * Tests the interpreter in a real browser: `npx playwright test --config tests/harness/playwright.config.ts`, which
 * also builds the page. Runs 2,000 mutated layouts, 8,000 with WHOLE=1, a million with LONG=1; FUZZ_SEED=… repeats a
 * run.
 */
const root = resolve(import.meta.dirname, '../..')
process.chdir(root)
const browser = await ensureBrowser()

process.env.HARNESS_PORT ??= String(await freePort())
const port = process.env.HARNESS_PORT

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: resolve(root, 'test-results/harness'),
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: resolve(root, 'test-results/harness.json') }]],
  use: {
    browserName: 'chromium',
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1024, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Mexico_City',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: browser.file, args: BROWSER_ARGS },
  },
  webServer: {
    command: `node .ci/ts.mjs tests/harness/serve.ts ${port}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
})
