// `npm run mutation -- <folder>`: changes every expression of src/<folder> in turn (Stryker) and runs the tests that
// reach it. A change that no test notices is listed with its line; the score is the share of changes that were noticed.
// `npm run mutants` differs: it inserts chosen faults, and every one of them must be noticed.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { file: { type: 'string' }, workers: { type: 'string', default: '1' } },
})
const [folder] = positionals
if (folder === undefined || !existsSync(`src/${folder}`))
  throw new Error('Say which folder of src: npm run mutation -- money [--file "parse*.ts"] [--workers 2]')

// The tests read it: .ci/vite/mutation.config.ts.
process.env.MUTATED = folder
// Properties try few cases: each change runs them again.
process.env.RUNS = '40'
await new Stryker({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: '.ci/vite/mutation.config.ts', related: false },
  mutate: [`src/${folder}/${values.file ?? '**/*.ts'}`],
  ignorePatterns: ['dist', '.cache', 'test-results', 'playwright-report', 'coverage', 'reports'],
  tempDirName: '.cache/mutation',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: Number(values.workers),
  timeoutMS: 30_000,
  timeoutFactor: 4,
  allowConsoleColors: false,
  reporters: ['clear-text', 'progress-append-only', 'json', 'event-recorder'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // One file for each event: what a run that was stopped has found so far.
  eventReporter: { baseDir: `.cache/mutation-events-${folder}` },
  jsonReporter: { fileName: `.cache/mutation-${folder}.json` },
}).runMutationTest()
