// Compares the browser tests tagged @core with all tests, from Playwright's list of tests.
import { spawnSync } from 'node:child_process'
import { CORE, missedByCore } from './coreTests.mjs'
import { testsOfPlaywright } from './countReports.mjs'

export const HARNESS = ['--config', 'tests/harness/playwright.config.ts']

/**
 * Fails when the tests tagged @core leave out an id or a file that some browser test covers. `unitTitles` are the titles
 * of the unit and contract tests.
 */
export function checkCore(unitTitles) {
  const { ids, files } = missedByCore([...listTests(HARNESS), ...listTests([])], unitTitles)
  const missed = [...ids, ...files]
  const text = missed.length > 0 ? `FAILED: tag a test with ${CORE} for each of: ${missed.join(', ')}` : 'ok'
  return { name: 'core tests', text, seconds: 0, passed: 0, failed: missed.length > 0 ? 1 : 0, expected: 0, skipped: 0 }
}

function listTests(options) {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json', ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 100_000_000 })
  if (status !== 0) throw new Error(`Playwright could not list the tests: ${stderr}`)
  return testsOfPlaywright(JSON.parse(stdout))
}
