// `npm run advisories`: asks the npm registry for known vulnerabilities of the packages that ship to players, by
// `npm audit`. Exits with 3 (FOUND) if there is one. Without an answer it says so and exits with 0: a machine without a
// network can not check, but must not look as if it had.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { advisoriesIn, FOUND } from './advisories/advisoriesIn.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const options = ['--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000', '--loglevel=silent']
const { stdout, error } = spawnSync('npm', ['audit', ...options], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: 60_000,
})
const { text, isFailure } = advisoriesIn(stdout ?? '', error?.message)
console.log(text)
process.exitCode = isFailure ? FOUND : 0
