import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, ensureBrowser } from './.ci/browser.mjs'
import { freePort } from './tests/freePort.ts'

/**
 * The journeys: the built widget in a host's page on another origin, with the headers of production, in a real browser.
 * `npx vite build` first. The site stands in dist/site, or where JOURNEYS_SITE says.
 */
const browser = await ensureBrowser()

// The workers read this file too; they inherit what the first process chose, so two runs at once don't meet.
process.env.JOURNEYS_PORT ??= String(await freePort())
process.env.JOURNEYS_HOST_PORT ??= String(await freePort())
const { JOURNEYS_PORT: port, JOURNEYS_HOST_PORT: hostPort, JOURNEYS_SITE: site = 'dist/site' } = process.env

export default defineConfig({
  testDir: 'tests',
  testMatch: ['journeys/**/*.spec.ts', 'faults/**/*.spec.ts'],
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1024, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Mexico_City',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: browser.file, args: BROWSER_ARGS },
  },
  webServer: {
    command: `node .ci/ts.mjs mocks/server/main.ts --site ${site} --port ${port} --host-port ${hostPort}`,
    url: `http://127.0.0.1:${port}/paywidget/`,
    reuseExistingServer: false,
  },
})
