// `npm test`: everything, from nothing. It installs what it needs, checks, builds, and runs every suite; LONG=1 runs the
// same suites longer. The last line is for whoever reads a long log: "N passed, N failed", and how many failures were
// expected; before it each of these is named, since it proves nothing yet.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countPlaywright } from './countPlaywright.mjs'
import { ensurePackages } from './packages.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
ensurePackages()
const { ensureBrowser } = await import('./browser.mjs')
const browser = await ensureBrowser()
console.log(`Browser: ${browser.file}`)

const reports = mkdtempSync(join(tmpdir(), 'paywidget-test-'))
const report = (name) => join(reports, `${name}.json`)
const unit = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report('unit')}`]

const SUITES = [
  { name: 'check', command: ['.ci/check.mjs'] },
  { name: 'build', command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'] },
  {
    name: 'unit and contract',
    command: ['node_modules/vitest/vitest.mjs', ...unit],
    count: () => ofVitest(report('unit')),
  },
  playwright('harness', '--config', 'tests/harness/playwright.config.ts'),
  playwright('journeys'),
]

const results = SUITES.map(run)
rmSync(reports, { recursive: true, force: true })
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

function run({ name, command, env, count }) {
  console.log(`\n— ${name}`)
  const start = Date.now()
  const { status } = spawnSync(process.execPath, command, { env: { ...process.env, ...env }, stdio: 'inherit' })
  const counts = { passed: 0, failed: 0, expected: 0, skipped: 0, ...count?.() }
  const problem = problemOf(status, counts, count !== undefined)
  // A suite that broke off has no failed test to show for it; it still is a failure.
  if (problem && counts.failed === 0) counts.failed = 1
  const text = problem ?? (count ? inWords(counts) : 'ok')
  return { ...counts, name, text, seconds: Math.round((Date.now() - start) / 1000) }
}

function inWords({ passed, failed, expected, skipped }) {
  return `${passed} passed, ${failed} failed, ${expected} expected failures, ${skipped} skipped`
}

function problemOf(status, counts, isCounted) {
  if (isCounted && counts.passed + counts.failed === 0) return `NO TEST RAN (exit code ${status})`
  if (status === 0) return undefined
  if (!isCounted) return `FAILED (exit code ${status})`
  return `FAILED: ${inWords(counts)} (exit code ${status})`
}

function ofVitest(file) {
  const { numFailedTests = 0, numPassedTests = 0, numPendingTests = 0, numTodoTests = 0 } = read(file)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

/** A suite that broke off wrote no report. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
