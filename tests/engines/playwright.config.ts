import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { Engine } from './drivers/Driver.ts'

/** The suite for all engines: `npm run engines`, which finds the browsers and passes their paths. */
const root = resolve(import.meta.dirname, '../..')
process.chdir(root)

const found = Object.keys(JSON.parse(process.env.ENGINES ?? '{}')) as Engine[]

const COMPARISON = 'compare.spec.ts'

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: resolve(root, 'test-results/engines'),
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: Number(process.env.WORKERS ?? 3),
  timeout: 180_000,
  // A status is polled every five seconds, in real time.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: [
    ...found.map((engine) => ({ name: engine, use: { engine }, testIgnore: COMPARISON })),
    { name: 'compare', testMatch: COMPARISON },
  ],
})
