// The packages of package-lock.json, installed when they are not there or are of another lock file.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

// What was installed, by the hash of its lock file: times of files say nothing after a checkout or a copy.
const MARK = 'node_modules/.paywidget-lock-hash'
// npm writes this file last, so that it is missing after an installation that broke off.
const DONE = 'node_modules/.package-lock.json'

export function ensurePackages() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19) || (major === 22 && minor < 12) || major === 21) {
    throw new Error(`Paywidget needs Node 20.19, 22.12 or newer; this is ${process.version}.`)
  }
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(DONE) && existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return
  console.log('Installing the packages (npm ci), about half a minute …')
  // No package runs a script of its own here: none of them needs one (B30).
  // On Windows npm is a .cmd file, which only a shell can start.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new Error('npm ci failed; its words are above. It needs the package registry once: is this machine offline?')
  writeFileSync(MARK, wanted)
}
