// Runs `npm ci` when the packages are missing or belong to another package-lock.json.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

// This file has the hash of the installed lock file: modification times mean nothing after a checkout or a copy.
const MARK = 'node_modules/.paywidget-lock-hash'
// npm writes this file last, so it is missing after an interrupted installation.
const DONE = 'node_modules/.package-lock.json'

export function ensurePackages() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19) || (major === 22 && minor < 12) || major === 21) {
    throw new Error(`Paywidget needs Node 20.19, 22.12 or newer; this is ${process.version}.`)
  }
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(DONE) && existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return
  console.log('Installing the packages (npm ci), about half a minute …')
  // No install scripts: none of the packages needs one (B30).
  // On Windows npm is a .cmd file, which only a shell can start.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new Error('npm ci failed; see its output above. It needs the package registry once: is this machine offline?')
  writeFileSync(MARK, wanted)
}
