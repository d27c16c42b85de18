// `npm run core`: checks, without running a test, that the browser tests tagged @core name every id and every spec file
// that a browser test covers and that no unit test names. `npm test` checks the same at its end.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkCore } from './listCore.mjs'

const folder = mkdtempSync(join(tmpdir(), 'paywidget-core-'))
const list = join(folder, 'unit.json')
const args = ['node_modules/vitest/vitest.mjs', 'list', `--json=${list}`]
const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
if (status !== 0) throw new Error('Vitest could not list the unit tests.')
const titles = JSON.parse(readFileSync(list, 'utf8')).map(({ name }) => name)
rmSync(folder, { recursive: true })
const { text, failed } = checkCore(titles)
console.log(text)
process.exitCode = failed
