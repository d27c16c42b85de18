// `npm run proofs -- NAME… [--minutes 10]`: the proofs that take hours, in rounds. Each round is one run of the proof's
// test with its own seed; a round that passes is added to tests/spec/proofs.json, so a proof can be stopped and
// continued, and its figure counts only what has passed. Without a name: writes tests/spec/proofs.md anew.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { withProofs } from './proofsPage.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const FILE = 'tests/spec/proofs.json'
const PAGE = 'tests/spec/proofs.md'
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '600' }, round: { type: 'string' } },
})

const read = () => JSON.parse(readFileSync(FILE, 'utf8'))
const unknown = positionals.filter((name) => !read().some((proof) => proof.name === name))
if (unknown.length > 0) throw new Error(`${FILE} has no proof called ${unknown.join(', ')}.`)

const endsAt = Date.now() + Number(values.minutes) * 60_000
for (const name of positionals) {
  while (Date.now() < endsAt && !isDone(proofOf(name))) if (!play(proofOf(name))) process.exit(1)
}
writeFileSync(PAGE, withProofs(readFileSync(PAGE, 'utf8'), read()))

function proofOf(name) {
  return read().find((proof) => proof.name === name)
}

function isDone({ done = 0, goal }) {
  return done >= goal
}

/** Plays one round, and records it if it passes. */
function play({ name, files, round: usual, perRun, done = 0, goal, env = {}, isBrowser }) {
  const wanted = Math.min(Number(values.round ?? usual), Math.ceil((goal - done) / perRun))
  // Two documents play half the runs.
  const round = wanted + (wanted % 2)
  // The seed of a round follows from its place, so that no round is counted twice.
  const seed = 20_261_127 + done
  const numbers = isBrowser
    ? { FUZZ_RUNS: `${round}`, FUZZ_SEED: `${seed}` }
    : { LONG: '1', RUNS: `${round}`, SEED: `${seed}` }
  const program = isBrowser
    ? ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/harness/playwright.config.ts']
    : ['node_modules/vitest/vitest.mjs', 'run']
  const start = Date.now()
  const { status } = spawnSync(process.execPath, [...program, ...files], {
    env: { ...process.env, ...env, ...numbers },
    stdio: 'inherit',
  })
  const seconds = Math.round((Date.now() - start) / 1000)
  if (status !== 0) {
    const given = Object.entries(numbers).map(([key, value]) => `${key}=${value}`)
    console.log(`${name}: a round failed. Play it again with ${given.join(' ')}`)
    return false
  }
  record(name, round * perRun, seconds)
  return true
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
