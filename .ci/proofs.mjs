// `npm run proofs -- NAME… [--minutes N] [--workers N]`: runs a long randomized test (a proof) in rounds, for 600
// minutes by default. In a round, each worker runs the proof's test in its own process with its own seed; by default
// there are as many workers as cores. A round that passes is added to tests/spec/proofs.json, so a proof can be stopped
// and continued, and its figure counts only what has passed. Without a name: rewrites tests/spec/proofs.md.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { withProofs } from './proofsPage.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const FILE = 'tests/spec/proofs.json'
const PAGE = 'tests/spec/proofs.md'
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '600' },
    round: { type: 'string' },
    workers: { type: 'string', default: `${availableParallelism()}` },
  },
})
if (!(Number(values.workers) >= 1))
  throw new Error(`--workers ${values.workers} is not a number of processes: give 1 or more.`)

const read = () => JSON.parse(readFileSync(FILE, 'utf8'))
const unknown = positionals.filter((name) => !read().some((proof) => proof.name === name))
if (unknown.length > 0) throw new Error(`${FILE} has no proof called ${unknown.join(', ')}.`)

const endsAt = Date.now() + Number(values.minutes) * 60_000
for (const name of positionals) {
  while (Date.now() < endsAt && !isDone(proofOf(name))) if (!(await play(proofOf(name)))) process.exit(1)
}
writeFileSync(PAGE, withProofs(readFileSync(PAGE, 'utf8'), read()))

function proofOf(name) {
  return read().find((proof) => proof.name === name)
}

function isDone({ done = 0, goal }) {
  return done >= goal
}

/** Plays one round, and records it if it passes in all workers. */
async function play(proof) {
  const { name, round: usual, perRun, done = 0, goal, isBrowser } = proof
  // A browser test starts its own server and workers.
  const workers = isBrowser ? 1 : Math.floor(Number(values.workers))
  const wanted = Math.min(Number(values.round ?? usual), Math.ceil((goal - done) / perRun / workers))
  // An even number: in a test with two documents, each has half of the runs.
  const round = wanted + (wanted % 2)
  // The seed follows from the place of the round and of the worker, so that no run is counted twice.
  const seeds = Array.from({ length: workers }, (_, at) => 20_261_127 + done + at * round * perRun)
  const start = Date.now()
  const failed = (await Promise.all(seeds.map((seed) => run(proof, round, seed)))).filter(Boolean)
  const seconds = Math.round((Date.now() - start) / 1000)
  for (const given of failed) console.log(`${name}: a round failed. Play it again with ${given}`)
  if (failed.length === 0) record(name, workers * round * perRun, seconds)
  return failed.length === 0
}

/** Runs the proof's test once. Returns the variables that repeat a failed run. */
async function run({ files, env = {}, isBrowser }, round, seed) {
  const numbers = isBrowser
    ? { FUZZ_RUNS: `${round}`, FUZZ_SEED: `${seed}` }
    : { LONG: '1', RUNS: `${round}`, SEED: `${seed}` }
  const program = isBrowser
    ? ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/harness/playwright.config.ts']
    : ['node_modules/vitest/vitest.mjs', 'run']
  const test = spawn(process.execPath, [...program, ...files], {
    env: { ...process.env, ...env, ...numbers },
    stdio: 'inherit',
  })
  const [status] = await once(test, 'exit')
  if (status === 0) return undefined
  return Object.entries(numbers)
    .map(([key, value]) => `${key}=${value}`)
    .join(' ')
}

function record(name, more, seconds) {
  const date = new Date().toISOString().slice(0, 10)
  const proofs = read().map((proof) =>
    proof.name === name
      ? { ...proof, done: (proof.done ?? 0) + more, seconds: (proof.seconds ?? 0) + seconds, date }
      : proof,
  )
  writeFileSync(FILE, `${JSON.stringify(proofs, null, 2)}\n`)
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', FILE])
  console.log(`${name}: ${more} more passed in ${seconds} s`)
}
