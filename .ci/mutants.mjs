// `npm run mutants [-- --only NAME,…]`: mutation tests. Inserts one fault at a time; the test named in the seed must
// fail. The seeds are tests/mutants/*.json, their format is in tests/mutants/README.md. Works on two copies of the tree
// in parallel and leaves the tree itself unchanged.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SEEDS = join(ROOT, 'tests/mutants')
const LEFT_OUT = new Set(['node_modules', '.git', 'dist', '.cache', 'test-results', 'playwright-report', 'coverage'])
const LONGEST_MS = 900_000
const WORKERS = 2

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const only = values.only?.split(',')
const seeds = readSeeds().filter(({ name }) => only === undefined || only.includes(name))
if (seeds.length === 0) throw new Error(`No seed is called ${values.only}; they are in tests/mutants/.`)

// Seeds with the same test command form a group: the command first runs once without a fault, and must pass.
const groups = [...new Set(seeds.map(commandOf))].map((command) => seeds.filter((seed) => commandOf(seed) === command))
const results = []
await Promise.all(Array.from({ length: Math.min(WORKERS, groups.length) }, work))
const bad = results.filter(({ isKilled }) => !isKilled)
console.log(`\n${results.length - bad.length} killed, ${bad.length} not`)
process.exitCode = bad.length > 0 ? 1 : 0

function readSeeds() {
  const files = readdirSync(SEEDS).filter((file) => file.endsWith('.json'))
  const all = files.flatMap((file) => JSON.parse(readFileSync(join(SEEDS, file), 'utf8')))
  const twice = all.find(({ name }, index) => all.findIndex((seed) => seed.name === name) !== index)
  if (twice) throw new Error(`Two seeds are called ${twice.name}.`)
  return all
}

function commandOf({ test, title }) {
  return [test, ...(title === undefined ? [] : ['-t', title])].join('\0')
}

async function work() {
  const copy = copyOfTree()
  for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
    const { passed, problem } = await run(copy, group[0])
    for (const seed of group) {
      if (passed) note(seed, await mutate(copy, seed))
      else note(seed, { isKilled: false, words: `NO PROOF: without the fault ${problem}` })
    }
  }
  rmSync(copy, { recursive: true, force: true })
}

/** A copy of the working tree, uncommitted changes included. node_modules is shared. */
function copyOfTree() {
  const copy = mkdtempSync(join(tmpdir(), 'paywidget-mutants-'))
  const isTaken = (path) => !LEFT_OUT.has(relative(ROOT, path).split(/[\\/]/, 1)[0])
  cpSync(ROOT, copy, { recursive: true, filter: isTaken })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

async function mutate(copy, { file, find, replace, ...seed }) {
  const path = join(copy, file)
  const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const count = source.split(find).length - 1
  if (count !== 1) return { isKilled: false, words: `NO SEED: its text stands ${count} times in ${file}` }
  // Replace by a function: "$" is special in a replacement string.
  writeFileSync(
    path,
    source.replace(find, () => replace),
  )
  const { passed, problem, failed } = await run(copy, seed, '--bail=1')
  writeFileSync(path, source)
  if (passed) return { isKilled: false, words: 'SURVIVED' }
  return failed
    ? { isKilled: true, words: `killed by "${failed}"` }
    : { isKilled: false, words: `NO PROOF: ${problem}` }
}

function note({ breaks, name, test }, { isKilled, words }) {
  results.push({ isKilled })
  console.log(
    `${isKilled ? 'ok    ' : 'FAILED'}  ${name.padEnd(32)} ${words}${isKilled ? '' : `\n        ${breaks} (${test})`}`,
  )
}

/** Runs the test that a seed names. Returns whether it passed, which test failed, or why there is no result. */
function run(copy, seed, ...more) {
  const report = join(copy, 'mutant.json')
  rmSync(report, { force: true })
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...commandOf(seed).split('\0'), ...more]
  const child = spawn(process.execPath, [...command, '--reporter=json', `--outputFile=${report}`], {
    cwd: copy,
    stdio: 'ignore',
    timeout: LONGEST_MS,
  })
  return new Promise((done) => child.on('close', (code) => done(verdict(report, code))))
}

function verdict(report, code) {
  if (!existsSync(report)) return { passed: false, problem: `there is no report (exit code ${code})` }
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = testResults.flatMap((file) => file.assertionResults).find(({ status }) => status === 'failed')
  if (failed) return { passed: false, problem: `"${failed.fullName}" fails`, failed: failed.fullName }
  // A fault counts as found only if a test fails, not if the test file can't be loaded.
  if (code !== 0) return { passed: false, problem: `the test file does not load (exit code ${code})` }
  return numPassedTests > 0 ? { passed: true } : { passed: false, problem: 'no test ran' }
}
