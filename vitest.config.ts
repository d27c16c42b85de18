import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import type { PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { bundledTests } from './.ci/vite/bundledTests.ts'
import { slimRouter } from './.ci/vite/slimRouter.ts'
import { paywidgetPlugins } from './vite.config.ts'

/**
 * Matches test files that change clocks, globals, modules or the environment: other test files in the same worker would
 * see the changes.
 */
const CHANGES_ALL = /\bvi\.(?:use|setSystemTime|stub|spyOn|mock|doMock|resetModules)|\(globalThis|process\.env\.\w+ = /

const files = ['tests/unit', 'tests/contract']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((name) => /\.test\.tsx?$/.test(name))
const models = files.filter((name) => name.endsWith('.model.test.ts'))
const others = files.filter((name) => !models.includes(name))
const alone = others.filter((name) => CHANGES_ALL.test(readFileSync(name, 'utf8')))
const together = others.filter((name) => !alone.includes(name))

/** The models create and drop a world in a millisecond: fewer collections, without threads, take a sixth less time. */
const GARBAGE_FLAGS = ['--single-threaded-gc', '--min-semi-space-size=64', '--max-semi-space-size=64']

/**
 * Files that change no globals share the modules of their worker, which saves loading them for each file. The
 * model-based tests of payments run thousands of cases, so they are bundled with the production builds of the libraries,
 * which is faster.
 */
export default defineConfig({
  test: {
    // By default Vitest leaves one core free: on two cores, a single worker would run everything.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project('models', models, true, { NODE_ENV: 'production' }, [bundledTests(plugins)], GARBAGE_FLAGS),
      project('together', together, false),
      project('alone', alone, true),
    ],
  },
})

// The tests run on the router as it is built for production: without unused parts.
function plugins(): PluginOption[] {
  return [...paywidgetPlugins(), slimRouter()]
}

function project(
  name: string,
  include: string[],
  isolate: boolean,
  env: Record<string, string> = {},
  more: PluginOption[] = [],
  flags: string[] = [],
) {
  return {
    plugins: [...more, ...plugins()],
    // Libraries that run on a device only.
    resolve: {
      alias: {
        'react-native-webview': resolve('tests/unit/embed/stubs/reactNativeWebView.ts'),
        'react-native': resolve('tests/unit/embed/stubs/reactNative.ts'),
      },
    },
    test: {
      ...{ name, include, isolate, env, environment: 'node' },
      // Property-based tests run thousands of cases; on a busy machine they must not time out.
      testTimeout: 60_000,
      server: { deps: { inline: [/node_modules[\\/]@tanstack[\\/]/] } },
      // The CSP of production forbids generating code from strings; so does Node in the tests.
      execArgv: ['--disallow-code-generation-from-strings', ...flags],
    },
  }
}
