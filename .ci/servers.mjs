// Finds the servers for the tests of the header recipes: the one named in the variable NGINX, CADDY or WRANGLER, an
// installed one, or a package unpacked into .cache/. Nothing is installed outside the repository.
// Usage: import { ensureNginx } from './.ci/servers.mjs'; const file = ensureNginx()
// `node .ci/servers.mjs` fetches all of them, one after the other: two processes of apt-get would lock each other out.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { commandError } from './commandError.mjs'

const CACHE = resolve(import.meta.dirname, '../.cache')

/**
 * Not a dependency of package.json: with the runtime of Cloudflare's workers it is 180 MB, and only one test needs it.
 * The newest version that runs on every Node we support.
 */
const WRANGLER = '4.54.0'

/** `nginx-common` has the default MIME types. Every Debian already has the libraries it needs. */
export const ensureNginx = () => ensure('nginx', debian('usr/sbin/nginx', '-v', ['nginx', 'nginx-common']))
/** An nginx with the module that sends brotli files, which has to be of the same version. */
export const ensureNginxBrotli = () =>
  ensure('nginx-brotli', debian('usr/sbin/nginx', '-v', ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static']))
export const ensureCaddy = () => ensure('caddy', debian('usr/bin/caddy', 'version', ['caddy']))
export const ensureWrangler = () =>
  ensure('wrangler', {
    file: 'node_modules/wrangler/bin/wrangler.js',
    folder: `wrangler-${WRANGLER}`,
    check: (file) => run(process.execPath, file, '--version'),
    fetchInto: npmPackage,
    source: 'the package registry',
    install: `npm install wrangler@${WRANGLER}`,
  })

/** The candidates are tried in this order. Each is run once as a test. */
function ensure(name, way) {
  const { file, folder = name, check, fetchInto, source, install } = way
  const checked = (path) => {
    if (!existsSync(path)) throw new Error(`${path} does not exist`)
    check(path)
    return path
  }
  const unpacked = join(CACHE, folder, file)
  const variable = name.toUpperCase()
  const ways = [
    [variable, () => checked(required(process.env[variable], 'is not set'))],
    ['an installed one', () => checked(required(fromPath(name), `${name} is not in PATH`))],
    [`.cache/${folder}`, () => checked(unpacked)],
    [
      source,
      () => {
        unpackInto(folder, fetchInto)
        return checked(unpacked)
      },
    ],
  ]
  const tried = []
  for (const [from, find] of ways) {
    try {
      return find()
    } catch (error) {
      tried.push(`${from}: ${commandError(error)}`)
    }
  }
  throw new Error(
    `No ${name} runs here. Install one (${install}), or set ${variable} to its path.\nTried:\n- ${tried.join('\n- ')}`,
  )
}

function debian(file, version, packages) {
  return {
    file,
    check: (path) => run(path, version),
    fetchInto: (draft) => debianPackages(draft, packages),
    source: "Debian's package",
    install: `apt-get install ${packages[0]}`,
  }
}

function required(value, reason) {
  if (!value) throw new Error(reason)
  return value
}

/** Wrangler's entry in PATH is a script of a shell or of Windows, so it is never taken from there. */
function fromPath(name) {
  if (name === 'wrangler') return undefined
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** Fills a draft folder and renames it, so that a second process never sees half of it. */
function unpackInto(folder, fetchInto) {
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(join(CACHE, `${folder}-`))
  try {
    fetchInto(draft)
    try {
      // A folder that is there has failed its check.
      rmSync(join(CACHE, folder), { recursive: true, force: true })
      renameSync(draft, join(CACHE, folder))
    } catch {
      // Another process has unpacked the package meanwhile.
    }
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function debianPackages(draft, packages) {
  const inDraft = (command, ...args) => execFileSync(command, args, { cwd: draft, stdio: 'pipe', timeout: 120_000 })
  try {
    inDraft('apt-get', 'download', ...packages)
  } catch {
    // A fresh image has no package lists; only root may fetch them.
    inDraft('apt-get', 'update')
    inDraft('apt-get', 'download', ...packages)
  }
  for (const file of readdirSync(draft).filter((name) => name.endsWith('.deb'))) inDraft('dpkg', '-x', file, '.')
}

function npmPackage(draft) {
  writeFileSync(join(draft, 'package.json'), '{ "private": true }\n')
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', `wrangler@${WRANGLER}`]
  execFileSync('npm', args, { cwd: draft, stdio: 'pipe', timeout: 300_000, shell: process.platform === 'win32' })
}

function run(file, ...args) {
  execFileSync(file, args, { stdio: 'pipe', timeout: 60_000 })
}

if (process.argv[1] === import.meta.filename) {
  for (const find of [ensureNginx, ensureNginxBrotli, ensureCaddy, ensureWrangler]) {
    try {
      console.log(find())
    } catch (error) {
      // The tests say what was not tested; in CI they fail.
      console.warn(error.message)
    }
  }
}
