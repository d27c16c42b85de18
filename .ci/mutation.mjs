// `npm run mutation -- <folder or file>`: mutation tests (Stryker). Changes every expression of src/<folder> in turn, and
// runs the tests that reach it. A mutant that no test notices is listed with its line; the score is the share of mutants
// that were noticed. A folder's run takes only files without a result in tests/spec/mutation.json for their current
// content, so that it can be stopped and continued; with `--again`, or with a file's name, they are run in any case.
// `npm run mutants` differs: it inserts chosen faults, and every one must be noticed.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { isTried, record, summarize } from './mutation/results.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { workers: { type: 'string', default: '1' }, again: { type: 'boolean', default: false } },
})

/** The tests that are run for the mutants of a folder: its own first, then tests elsewhere that run its code. */
const TESTS = {
  money: ['unit/money', 'unit/typing/amount.test.ts', 'unit/forms/givenAmount.test.ts', 'unit/forms/FormRules.test.ts'],
  payments: ['unit/payments', 'unit/features/deposit', 'unit/features/invoice', 'unit/features/withdrawal'],
  host: ['unit/host', 'contract/channels.test.ts', 'unit/embed', 'unit/app/listenForHostBack.test.ts'],
  transport: [
    'unit/transport',
    'contract/transports.test.ts',
    'unit/entries/openPlayerTransport.test.ts',
    'unit/notices',
  ],
}
/**
 * Model tests, which take seconds for every mutant; tests that replace modules; and tests that read source as text, which
 * Stryker changes.
 */
const EXCLUDED_TESTS =
  /\.model\.test\.ts$|roundTrips\.test|noFloats\.test|vi\.(?:mock|doMock|resetModules)\(|readFileSync\('src\/[^']*\.tsx?'/

const [named] = positionals
const folder = named?.split('/')[0]
if (TESTS[folder] === undefined)
  throw new Error(`Say which of ${Object.keys(TESTS).join(', ')}: npm run mutation -- money, or -- money/amount.ts`)
const all = filesOf(`src/${folder}`, /\.ts$/)
const asked = all.filter((file) => file === `src/${named}` || file.startsWith(`src/${named}/`))
const files = asked.filter((file) => values.again || file === `src/${named}` || !isTried(file))

if (files.length > 0) {
  await run()
  // The others have no mutants: they contain only types.
  for (const file of files) if (!isTried(file)) record(file, [])
}
console.log(`src/${folder}: ${summarize(folder, all)}`)

async function run() {
  // Low priority, so that other work is not slowed down.
  setPriority(10)
  // The tests read it: mutation/warmRunner.ts and vite/mutation.config.ts.
  process.env.MUTATION_TESTS = JSON.stringify(
    TESTS[folder].flatMap((path) => filesOf(`tests/${path}`, /\.test\.tsx?$/)).filter(isSuitable),
  )
  // Read by tests/unit/fastCheck.ts: properties try few cases, because they run for every mutant that they reach.
  process.env.MUTATED = folder
  process.env.RUNS = '40'
  await new Stryker({
    testRunner: 'warm-vitest',
    plugins: [fileURLToPath(new URL('mutation/plugin.mjs', import.meta.url))],
    mutate: files,
    ignorers: ['developer-texts'],
    ignorePatterns: ['dist', '.cache', 'test-results', 'playwright-report', 'coverage', 'reports'],
    tempDirName: `.cache/mutation-${folder}`,
    coverageAnalysis: 'perTest',
    // Code that only runs while a module loads (a table, a constant) would need a new process for each mutant.
    ignoreStatic: true,
    concurrency: Number(values.workers),
    // Generous: on a busy machine a slow test must not look like a mutant that hangs, which counts as noticed.
    timeoutMS: 60_000,
    timeoutFactor: 8,
    dryRunTimeoutMinutes: 10,
    allowConsoleColors: false,
    reporters: ['files'],
  }).runMutationTest()
}

function filesOf(path, pattern) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/${name}`)
    .filter((name) => pattern.test(name))
    .toSorted()
}

function isSuitable(file) {
  return !EXCLUDED_TESTS.test(file) && !EXCLUDED_TESTS.test(readFileSync(file, 'utf8'))
}
