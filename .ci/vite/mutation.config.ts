import { defineConfig } from 'vitest/config'
import { paywidgetPlugins } from '../../vite.config.ts'
import { slimRouter } from './slimRouter.ts'

/** The configuration of `npm run mutation`: Vitest starts with one file, and its runner then runs the commands of the plugin. */
export default defineConfig({
  plugins: [...paywidgetPlugins(), slimRouter()],
  test: {
    include: (JSON.parse(process.env.MUTATION_TESTS ?? '[]') as string[]).slice(0, 1),
    runner: '.ci/mutation/warmRunner.ts',
    reporters: [{}],
    environment: 'node',
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    // For mutants after which nothing answers any more.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    server: { deps: { inline: [/node_modules[\\/]@tanstack[\\/]/] } },
  },
})
