// `npm run check`: static checks. Prints one line per step, and the whole output of a step that fails.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FOUND, NOT_CHECKED } from './advisories/advisoriesIn.mjs'
import { ensurePackages } from './packages.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
ensurePackages()

// No colour codes: the output is often read in a log.
const { FORCE_COLOR: _, ...environment } = { ...process.env, NO_COLOR: '1' }
const tool = (name) => resolve(`node_modules/${name}`)
const IMPORTS = 'who imports whom'
const ADVISORIES = 'advisories'
const OK = 'ok'
const UNCHECKED = '?'
const WARNING = 'WARNING'
const FAILED = 'FAILED'
const STEPS = [
  // The compiler in Go takes a third of the time. The one in JavaScript stays a dependency for code that uses its API.
  ['types', tool('typescript-7/bin/tsc'), '--noEmit'],
  ['types of old browsers', tool('typescript-7/bin/tsc'), '--noEmit', '--project', '.ci/tsconfig.browsers.json'],
  ['format and lint', tool('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.'],
  ['dead code', tool('knip/bin/knip.js'), '--config', '.ci/knip.jsonc', '--no-progress', '--no-config-hints'],
  [IMPORTS, tool('vitest/vitest.mjs'), 'run', 'tests/unit/imports.test.ts'],
  [ADVISORIES, '.ci/advisories.mjs'],
  ['layouts', '.ci/ts.mjs', 'src/ops/main.ts', 'check', 'schemas/layouts', 'fixtures/methods'],
]

// `npm run quick` runs the unit test of the import rules later, with the other unit tests, and needs no network.
const waiting = STEPS.filter(([name]) => !(process.env.QUICK && [IMPORTS, ADVISORIES].includes(name)))
const results = []
// Two steps at a time: on a small machine, more steps would slow each other down.
await Promise.all([work(), work()])
process.exitCode = results.every((isGood) => isGood) ? 0 : 1

async function work() {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) results.push(await run(step))
}

function run([name, ...command]) {
  const start = performance.now()
  return new Promise((done) => {
    const child = spawn(process.execPath, command, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    let words = ''
    child.stdout.on('data', (data) => (words += data))
    child.stderr.on('data', (data) => (words += data))
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      const mark = markOf(name, code, words)
      const rest = mark === OK ? '' : mark === UNCHECKED ? ` ${words.trim()}` : `\n\n${words.trim()}\n`
      console.log(`${mark.padEnd(7)} ${name} (${seconds} s)${rest}`)
      done(mark !== FAILED)
    })
  })
}

function markOf(name, code, words) {
  // A check that could not be made is neither passed nor failed.
  if (code === 0) return words.startsWith(NOT_CHECKED) ? UNCHECKED : OK
  // An advisory published today must not fail a commit that passed yesterday. `npm run advisories` fails.
  return name === ADVISORIES && code === FOUND ? WARNING : FAILED
}
