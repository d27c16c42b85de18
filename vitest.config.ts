import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { slimRouter } from './.ci/vite/slimRouter.ts'
import { slimTexts } from './.ci/vite/slimTexts.ts'
import { paywidgetPlugins } from './vite.config.ts'

/** What changes something that every other file of its worker would see: clocks, globals, modules, the environment. */
const CHANGES_ALL = /\bvi\.(?:use|setSystemTime|stub|spyOn|mock|doMock|resetModules)|\(globalThis|process\.env\.\w+ = /

const files = ['tests/unit', 'tests/contract']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((name) => /\.test\.tsx?$/.test(name))
const models = files.filter((name) => name.endsWith('.model.test.ts'))
const others = files.filter((name) => !models.includes(name))
const alone = others.filter((name) => CHANGES_ALL.test(readFileSync(name, 'utf8')))
const together = others.filter((name) => !alone.includes(name))

/**
 * The files that change nothing share the modules of their worker: each would load the same ones anew. The models of money
 * play thousands of stories, with the libraries as they ship: those of development look over every shoulder.
 */
export default defineConfig({
  test: {
    // Left to itself it keeps one core free: on two cores one worker would run everything.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project('models', models, true, { NODE_ENV: 'production' }),
      project('together', together, false),
      project('alone', alone, true),
    ],
  },
})

function project(name: string, include: string[], isolate: boolean, env: Record<string, string> = {}) {
  return {
    // The tests run on i18next and the router as they ship: without the parts that nobody calls.
    plugins: [...paywidgetPlugins(), slimRouter(), slimTexts()],
    test: {
      ...{ name, include, isolate, env, environment: 'node' },
      // Properties run thousands of cases; a busy machine must not make them fail.
      testTimeout: 60_000,
      server: { deps: { inline: [/node_modules[\\/](i18next|@tanstack)[\\/]/] } },
      // The policy of production forbids code generation; node says the same here, so that a slip is caught early.
      execArgv: ['--disallow-code-generation-from-strings'],
    },
  }
}
