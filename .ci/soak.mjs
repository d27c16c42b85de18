// `npm run soak`: the tests of load and of long use (tests/soak), with their full numbers. `npm run soak -- pushes mounts`
// runs only these files. They need the packages and a build; what is missing is made.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensurePackages } from './packages.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
ensurePackages()

const node = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, SOAK: 'full' } })
if (!existsSync('dist/site/index.html')) node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
if (!existsSync('dist/npm/index.js')) node('.ci/package.mjs')

const files = process.argv.slice(2).map((name) => `tests/soak/${name}.spec.ts`)
const CLI = 'node_modules/@playwright/test/cli.js'
// One worker: each test measures a page that has the machine to itself.
const { status } = node(CLI, 'test', '--workers', '1', ...(files.length > 0 ? files : ['tests/soak/']))
process.exitCode = status ?? 1
