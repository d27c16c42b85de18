import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, ensureBrowser } from './.ci/browser.mjs'
import { freePort } from './tests/freePort.ts'

/**
 * The journeys: the built widget in a host's page on another origin, with the headers of production, in a real browser.
 * They need a build (`npx vite build`), in dist/site or in the folder JOURNEYS_SITE.
 */
const browser = await ensureBrowser()

// Each worker reads this file too, and inherits the ports of the first process. Free ports allow two runs at once.
process.env.JOURNEYS_PORT ??= String(await freePort())
process.env.JOURNEYS_HOST_PORT ??= String(await freePort())
const { JOURNEYS_PORT: port, JOURNEYS_HOST_PORT: hostPort, JOURNEYS_SITE: site = 'dist/site' } = process.env

export default defineConfig({
  testDir: 'tests',
  testMatch: [
    ...['journeys/**/*.spec.ts', 'faults/**/*.spec.ts', 'soak/**/*.spec.ts'],
    // `npm run hosts` has built these apps.
    ...(process.env.HOST_APPS === undefined ? [] : ['hosts/*.spec.ts']),
  ],
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  // Limits cost time only in a test that fails. A machine that is busy with other work is five times slower.
  timeout: 120_000,
  expect: { timeout: 30_000 },
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
