// `npm run bench` measures the widget's download size, and its rendering speed compared with hand-written React
// (tests/bench/main.ts).
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensurePackages } from './packages.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
ensurePackages()
// Find the browser here: a module run by .ci/ts.mjs can't load packages by `import()`, because Vite's module runner is
// closed by then. The module reads the path from the variable PW_CHROMIUM.
const { ensureBrowser } = await import('./browser.mjs')
await ensureBrowser()
const { status } = spawnSync(process.execPath, ['.ci/ts.mjs', 'tests/bench/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
