// Finds an nginx for the test of the header recipe: the one named in the variable NGINX, an installed one, or Debian's
// package, unpacked into .cache/. Nothing is installed outside the repository.
// Usage: import { ensureNginx } from './.ci/nginx.mjs'; const file = ensureNginx()
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

const CACHE = resolve(import.meta.dirname, '../.cache')
const FOLDER = join(CACHE, 'nginx')

/** The candidates, tried in this order. Each is run once as a test. */
const WAYS = [
  ['NGINX', fromEnvironment],
  ['an installed one', fromSystem],
  ['.cache/nginx', () => checked(unpacked())],
  ["Debian's package", fromPackage],
]

/** The path of an nginx that runs. Without one, throws an error that lists each candidate and its failure. */
export function ensureNginx() {
  const tried = []
  for (const [name, way] of WAYS) {
    try {
      return way()
    } catch (error) {
      tried.push(`${name}: ${reasonOf(error)}`)
    }
  }
  throw new Error(
    `No nginx runs here. Install one (apt-get install nginx), or set NGINX to its path.\nTried:\n- ${tried.join('\n- ')}`,
  )
}

function reasonOf(error) {
  const said = `${error.stderr ?? ''}`.trim() || error.message.trim()
  return said.split('\n').at(0)
}

function fromEnvironment() {
  const file = process.env.NGINX
  if (!file) throw new Error('is not set')
  return checked(file)
}

function fromSystem() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const file = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
  if (file === undefined) throw new Error('nginx is not in PATH')
  return checked(file)
}

const unpacked = () => join(FOLDER, 'usr/sbin/nginx')

/** The server, and `nginx-common` with the default MIME types. Every Debian already has the libraries it needs. */
function fromPackage() {
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(join(CACHE, 'nginx-'))
  const packages = ['nginx', 'nginx-common']
  const run = (command, ...args) => execFileSync(command, args, { cwd: draft, stdio: 'pipe', timeout: 120_000 })
  try {
    try {
      run('apt-get', 'download', ...packages)
    } catch {
      // A fresh image has no package lists; only root may fetch them.
      run('apt-get', 'update')
      run('apt-get', 'download', ...packages)
    }
    for (const file of readdirSync(draft).filter((name) => name.endsWith('.deb'))) run('dpkg', '-x', file, '.')
    try {
      renameSync(draft, FOLDER)
    } catch {
      // Another process has unpacked the package meanwhile.
    }
    return checked(unpacked())
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function checked(file) {
  if (!existsSync(file)) throw new Error(`${file} does not exist`)
  execFileSync(file, ['-v'], { stdio: 'pipe', timeout: 30_000 })
  return file
}
