// `npm test`: installs the packages, checks, builds, and runs every suite, but only the browser tests tagged @core, and
// with fewer generated cases.
// `npm test -- --whole` runs all browser tests, and builds the apps of `npm run hosts`; `--engines` adds `npm run
// engines`; `--minutes 75` starts no browser test after 75 minutes, except those tagged @core, so that a slow machine ends
// in time; LONG=1 makes all suites run longer. An id or a spec file that the default run would miss is a failure. The
// log ends with a summary: failures and their reasons, expected failures, and counts.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { CORE } from './coreTests.mjs'
import { countHosts, countPlaywright, countVitest, sumOfCounts, titlesOfVitest } from './countReports.mjs'
import { pagesOf } from './hostApps.mjs'
import { checkCore, HARNESS } from './listCore.mjs'
import { ensurePackages } from './packages.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const minutesAt = process.argv.indexOf('--minutes')
if (minutesAt > 0) {
  const minutes = Number(process.argv[minutesAt + 1])
  if (!(minutes > 0)) throw new Error('--minutes needs a number above 0, such as --minutes 75.')
  process.env.TESTS_UNTIL = String(Date.now() + minutes * 60_000)
}
ensurePackages()
const { ensureBrowser } = await import('./browser.mjs')
const browser = await ensureBrowser()
console.log(`Browser: ${browser.file}`)

const reports = mkdtempSync(join(tmpdir(), 'paywidget-test-'))
const report = (name) => join(reports, `${name}.json`)
const unit = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report('unit')}`]

const isWhole = process.argv.includes('--whole') || Boolean(process.env.LONG)
if (isWhole) process.env.WHOLE = '1'
// Properties try a part of their cases: a quarter by default, half of them with --whole, all with LONG=1.
if (!process.env.LONG) process.env.FEWER_CASES = isWhole ? '2' : '4'
const SERVERS = { name: 'servers', command: ['.ci/servers.mjs'] }
const CHECK = { name: 'check', command: ['.ci/check.mjs'], isRepeated: true }
const SITE_STEPS = [
  { name: 'build', command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'] },
  { name: 'studio', command: ['node_modules/vite/bin/vite.js', 'build', '--config', '.ci/vite/studio.config.ts'] },
  { name: 'documentation', command: ['.ci/docs.mjs'] },
]
const PACKAGE_STEPS = [
  { name: 'package', command: ['.ci/package.mjs'] },
  { name: 'inventory', command: ['.ci/ts.mjs', '.ci/inventory.ts'] },
  { name: 'old browsers', command: ['.ci/newerThanBaseline.mjs', 'dist/site', 'dist/npm'] },
  { name: 'headers', command: ['.ci/ts.mjs', '.ci/headers.ts'] },
]
/** Builds apps with the packed package, which needs the npm registry. */
const HOST_APPS_STEP = {
  name: 'host apps',
  command: ['.ci/hosts.mjs', '--build', '--report', report('hostApps')],
  count: () => countHosts(read(report('hostApps'))),
}
const UNIT = {
  name: 'unit and contract',
  command: ['node_modules/vitest/vitest.mjs', ...unit],
  count: () => countVitest(read(report('unit'))),
}

const ENGINES = {
  name: 'engines',
  command: ['.ci/engines.mjs', '--reports', reports],
  count: () => sumOfCounts([report('engines'), report('compare')].map((file) => countPlaywright(read(file)))),
}

const checking = run(CHECK)
const servers = await run(SERVERS)
const site = runInTurn(SITE_STEPS)
const building = site.then(async (built) => [...built, ...(await runInTurn(PACKAGE_STEPS))])
// Only the suite `hosts` waits for these apps: a registry that is slow or silent must not delay the other suites.
const buildingApps = isWhole ? building.then(() => run(HOST_APPS_STEP)) : undefined
// The documentation writes and removes files in .ci/, which unit tests read. None of them reads dist/.
const [checked] = await Promise.all([checking, site])
const [tested, built] = await Promise.all([run(UNIT), building])
const selected = isWhole ? [] : ['--grep', CORE]
const harness = await run(playwright('harness', ...HARNESS, ...selected))
const journeys = await run(playwright('journeys', ...selected))
const builtApps = await buildingApps
const { built: apps = [] } = read(report('hostApps'))
const hosts = apps.length > 0 ? await run(hostsSuite(apps)) : undefined
const engines = process.argv.includes('--engines') ? await run(ENGINES) : undefined
const late = [builtApps, hosts, engines].filter(Boolean)
const results = [
  checked,
  servers,
  ...built,
  tested,
  checkCore(titlesOfVitest(read(report('unit')))),
  harness,
  journeys,
  ...late,
]
rmSync(reports, { recursive: true, force: true })
for (const { name, failures = [] } of results) for (const failure of failures) tellFailure(name, failure)
console.log('')
for (const { name, seconds, text } of results) console.log(`${name.padEnd(18)} ${text} (${seconds} s)`)
for (const title of results.flatMap((result) => result.notYet ?? [])) console.log(`expected failure   ${title}`)
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
process.exitCode = sum('failed') > 0 ? 1 : 0
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('expected')} expected failures${skipped}`)

function playwright(name, ...options) {
  return {
    name,
    command: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...options],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report(name) },
    count: () => countPlaywright(read(report(name))),
  }
}

/** The suite of the apps that were built, in the browser of the journeys. */
function hostsSuite(apps) {
  const suite = playwright('hosts', 'tests/hosts/')
  return { ...suite, env: { ...suite.env, HOST_APPS: pagesOf(apps) } }
}

async function runInTurn(suites) {
  const done = []
  for (const suite of suites) done.push(await run(suite))
  return done
}

/** `isRepeated`: the summary repeats the output of a failure, which other suites' output may have interrupted. */
async function run({ name, command, env, count, isRepeated = false }) {
  console.log(`\n— ${name}`)
  const start = Date.now()
  let said = ''
  const status = await new Promise((ended) => {
    const stdio = ['inherit', isRepeated ? 'pipe' : 'inherit', 'inherit']
    const child = spawn(process.execPath, command, { env: { ...process.env, ...env }, stdio })
    child.stdout?.on('data', (data) => {
      process.stdout.write(data)
      said += data
    })
    child.on('close', ended)
  })
  const counts = { passed: 0, failed: 0, expected: 0, skipped: 0, ...count?.() }
  const problem = problemOf(status, counts, count !== undefined)
  // A suite that crashed reports no failed test, but must count as a failure.
  if (problem && counts.failed === 0) counts.failed = 1
  const text = problem ?? (count ? inWords(counts) : 'ok')
  const failures = counts.failures ?? (problem && isRepeated ? [{ title: problem, message: withoutPassed(said) }] : [])
  return { ...counts, failures, name, text, seconds: Math.round((Date.now() - start) / 1000) }
}

/** The output of the check from the first step that failed. */
const withoutPassed = (text) => text.slice(Math.max(0, text.search(/^FAILED/m)))

/** Prints the first lines only, so that all failures fit into the end of a log. */
function tellFailure(suite, { title, message, said = '' }) {
  const first = (text, most) => stripVTControlCharacters(text).trimEnd().split('\n').slice(0, most)
  const lines = [...first(message, 12).map((line) => line.slice(0, 300)), ...first(said, 6)]
  console.log(`\nFAILED in ${suite}: ${title}\n${lines.map((line) => `    ${line}`).join('\n')}`)
}

function inWords({ passed, failed, expected, skipped }) {
  return `${passed} passed, ${failed} failed, ${expected} expected failures, ${skipped} skipped`
}

function problemOf(status, counts, isCounted) {
  if (isCounted && counts.passed + counts.failed + counts.skipped === 0) return `NO TEST RAN (exit code ${status})`
  if (status === 0) return undefined
  if (!isCounted) return `FAILED (exit code ${status})`
  return `FAILED: ${inWords(counts)} (exit code ${status})`
}

/** The report; empty when a crashed suite wrote none. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
