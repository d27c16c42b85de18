import { writeFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { type MockCashier, mockCashier } from '../../journeys/support/mockCashier.ts'
import { skipAfterLimit } from '../../timeLimit.ts'
import { createPuppeteerDriver } from '../drivers/createPuppeteerDriver.ts'
import { createWebKitDriver } from '../drivers/createWebKitDriver.ts'
import type { Driver, Engine } from '../drivers/Driver.ts'
import { createPlayer, type Player } from './createPlayer.ts'
import { type Server, startServer } from './startServer.ts'

interface Given {
  /** The driver that all tests of a worker share. Each test starts with the size of a phone. */
  readonly driver: Driver
  readonly player: Player
  /** The cashier of this test's player. */
  readonly cashier: MockCashier
  /** Allows expected problems. */
  readonly allow: (...patterns: readonly RegExp[]) => void
}

interface Shared {
  readonly engine: Engine
  readonly server: Server
  readonly sharedDriver: Driver
}

/** The paths that `.ci/engines.mjs` has found. */
interface Programs {
  readonly chromium: string
  readonly firefox: string
  readonly webkit: readonly [webDriver: string, miniBrowser: string, display: string]
}

/** The size of a phone. */
const SIZE = { width: 390, height: 800 }

/** The test function of the suite. A test also fails on uncaught errors, console errors and policy violations. */
export const test = base.extend<Given, Shared>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      server.stop()
    },
    { scope: 'worker' },
  ],
  sharedDriver: [
    async ({ engine, server }, use) => {
      const driver = await startDriver(engine, server)
      await use(driver)
      await driver.dispose()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  driver: async ({ sharedDriver }, use, info) => {
    skipAfterLimit(info)
    sharedDriver.resetSize()
    await use(sharedDriver)
  },
  allow: async ({ server }, use) => {
    const allowed: RegExp[] = []
    await server.problems()
    await use((...patterns) => void allowed.push(...patterns))
    const unexpected = (await server.problems()).filter((text) => !allowed.some((pattern) => pattern.test(text)))
    expect(unexpected, 'what went wrong in the pages').toEqual([])
  },
  player: async ({ driver, server, allow: _ }, use, info) => {
    const player = createPlayer(driver, server)
    await use(player)
    if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('screen.png'), await driver.screenshot())
  },
  cashier: async ({ request, player, server }, use) => {
    await use(mockCashier(request, player.token, server.widget))
  },
})

function startDriver(engine: Engine, server: Server): Promise<Driver> {
  const found = JSON.parse(process.env.ENGINES ?? '{}') as Programs
  if (engine === 'webkit') {
    const [webDriver, miniBrowser, display] = found.webkit
    return createWebKitDriver({ webDriver, miniBrowser, display, ...SIZE })
  }
  return createPuppeteerDriver({ engine, file: found[engine], widget: server.widget, ...SIZE })
}

export { expect }
