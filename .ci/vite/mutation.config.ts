import { defineConfig } from 'vitest/config'
import { paywidgetPlugins } from '../../vite.config.ts'
import { slimRouter } from './slimRouter.ts'

/** The tests that judge a change of a folder. Left out: what takes seconds for every change. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  money: ['unit/money'],
  payments: ['unit/payments', 'unit/features'],
  host: ['unit/host', 'contract/channels.test.ts'],
  transport: ['unit/transport', 'contract/transports.test.ts'],
}

const { MUTATED = 'money' } = process.env
const folders = TESTS[MUTATED] ?? [`unit/${MUTATED}`]

/** The configuration of `npm run mutation`: one project, because Stryker runs the tests of one. */
export default defineConfig({
  plugins: [...paywidgetPlugins(), slimRouter()],
  test: {
    include: folders.map((path) => (path.endsWith('.ts') ? `tests/${path}` : `tests/${path}/**/*.test.{ts,tsx}`)),
    exclude: ['**/*.model.test.ts', '**/roundTrips.test.ts', '**/noFloats.test.ts', '**/node_modules/**'],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    server: { deps: { inline: [/node_modules[\\/]@tanstack[\\/]/] } },
  },
})
