// `npm run bench`: what the widget weighs, and how fast it draws beside the same written by hand. tests/bench/main.ts.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensurePackages } from './packages.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
ensurePackages()
// Found here: what runs TypeScript can't import a package any more once its module runs. It says the way in PW_CHROMIUM.
const { ensureBrowser } = await import('./browser.mjs')
await ensureBrowser()
const { status } = spawnSync(process.execPath, ['.ci/ts.mjs', 'tests/bench/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
