// `npm run releases`: opens five earlier builds against the deployment of today (tests/journeys/skew.spec.ts). Each is
// built from its own source in the history, with the packages of today; they are 60 commits apart, or the commits that
// the command names. `.cache/releases` keeps them.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensurePackages } from './packages.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
ensurePackages()

const COUNT = 5
const APART = 60
const FOLDER = '.cache/releases'

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 }).trim()
const given = process.argv.slice(2)
const wanted = given.length > 0 ? given : Array.from({ length: COUNT }, (_, at) => `HEAD~${(at + 1) * APART}`)
const commits = wanted.map((name) => git('rev-parse', '--short=8', `${name}^{commit}`))

mkdirSync(FOLDER, { recursive: true })
for (const commit of commits) if (!existsSync(`${FOLDER}/${commit}`)) build(commit)

const node = (...args) =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, RELEASES: commits.join(' ') } })
node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
const { status } = node('node_modules/@playwright/test/cli.js', 'test', 'tests/journeys/skew.spec.ts')
process.exitCode = status ?? 1

function build(commit) {
  const source = resolve(`${FOLDER}/source-${commit}`)
  rmSync(source, { recursive: true, force: true })
  mkdirSync(source, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', source], { input: archive })
  symlinkSync(resolve('node_modules'), `${source}/node_modules`, 'dir')
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    cwd: source,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`${commit} can't be built with the packages of today. Name other commits.`)
  cpSync(`${source}/dist/site`, `${FOLDER}/${commit}`, { recursive: true })
  rmSync(source, { recursive: true, force: true })
  console.log(`Built ${commit}.`)
}
