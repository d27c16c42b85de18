// `npm run bench`: what the widget weighs, and how fast it draws beside the same written by hand. tests/bench/main.ts.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensurePackages } from './packages.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
ensurePackages()
const { status } = spawnSync(process.execPath, ['.ci/ts.mjs', 'tests/bench/main.ts'], { stdio: 'inherit' })
process.exitCode = status ?? 1
