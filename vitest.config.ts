import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { paywidgetPlugins } from './vite.config.ts'

export default defineConfig({
  plugins: paywidgetPlugins(),
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Left to itself it keeps one core free: on two cores one worker would run everything.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Properties run thousands of cases; a busy machine must not make them fail.
    testTimeout: 60_000,
    // The policy of production forbids code generation; node says the same here, so that a slip is caught early.
    execArgv: ['--disallow-code-generation-from-strings'],
  },
})
