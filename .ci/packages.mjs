// The packages of package-lock.json, installed when they are not there or are of an older lock file.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

export function ensurePackages() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19) || (major === 22 && minor < 12) || major === 21) {
    throw new Error(`Paywidget needs Node 20.19, 22.12 or newer; this is ${process.version}.`)
  }
  // npm writes this file last, so that it is also missing after an installation that broke off.
  const installed = statSync('node_modules/.package-lock.json', { throwIfNoEntry: false })
  if (installed && installed.mtimeMs >= statSync('package-lock.json').mtimeMs) return
  console.log('Installing the packages (npm ci), about half a minute …')
  // On Windows npm is a .cmd file, which only a shell can start.
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm ci failed; its words are above.')
}
