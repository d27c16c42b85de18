// `npm run quick`: the static checks, and the unit tests without the slow ones, with a tenth of the generated cases.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Tests of several seconds each, which `npm test` runs. The model-based tests, a separate project, are left out too.
 */
const SLOW = [
  'ci/mutants',
  'ci/validators',
  'compilerAsks',
  'features/invoice/invoiceAddresses',
  'forms/checks/checks',
  'forms/formProperty',
  'money/roundTrips',
  'needs',
  'ops/editorSchema',
  'ops/main',
  'ops/regexProof',
  'ops/seeded',
].map((name) => `tests/unit/${name}.test.ts`)

const missing = SLOW.filter((file) => !existsSync(file))
if (missing.length > 0) throw new Error(`.ci/quick.mjs leaves out a test that does not exist: ${missing.join(', ')}.`)

process.env.QUICK = '1'
process.env.FEWER_CASES = '10'
await import('./check.mjs')
if (process.exitCode === 0) {
  const projects = ['--project', 'together', '--project', 'alone']
  const args = ['node_modules/vitest/vitest.mjs', 'run', 'tests/unit', ...projects]
  const exclude = SLOW.map((file) => `--exclude=${file}`)
  process.exitCode = spawnSync(process.execPath, [...args, ...exclude], { stdio: 'inherit' }).status ?? 1
}
