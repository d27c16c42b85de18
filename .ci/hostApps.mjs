// The apps of tests/hosts: which there are, and how each is built with the packed npm package.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runLimited } from './runLimited.mjs'

const SOURCES = 'tests/hosts'
/** The folder in which each app is built. Its page is in the folder `out`. */
const WORK = resolve('.cache/hosts')

/**
 * The apps by their folder in tests/hosts, and the folder whose files an app shares. Each has a package.json and a
 * package-lock.json of its own, without the package itself.
 */
export const HOST_APPS = {
  react: {},
  react18: { shares: 'react' },
  next: {},
  vue: {},
  angular: {},
  sveltekit: {},
}

export const folderOf = (name) => join(WORK, name)
export const pagesOf = (names) => JSON.stringify(names.map((name) => [name, join(folderOf(name), 'out')]))

/** Copies the source of an app, without what an earlier build left. */
export function copySource(name) {
  const folder = folderOf(name)
  const { shares } = HOST_APPS[name]
  for (const from of shares === undefined ? [name] : [shares, name])
    cpSync(join(SOURCES, from), folder, { recursive: true })
  // Next.js shows the same component as the app of Vite.
  if (name !== 'next') return
  const component = readFileSync(join(SOURCES, 'react/src/App.tsx'), 'utf8')
  writeFileSync(join(folder, 'app/App.tsx'), `'use client'\n\n${component}`)
}

/** npm's defaults, 5 minutes for a request and two retries, make a registry that stays silent look like a hung test. */
const FETCH = ['--fetch-timeout=60000', '--fetch-retries=1']
const INSTALL_MS = 300_000
/** Next.js and Angular take a minute on an idle machine; `npm test -- --whole` runs other suites meanwhile. */
const BUILD_MS = 900_000

/** Packs dist/npm, and returns the file. */
export async function packPackage() {
  const args = ['pack', '--loglevel', 'error', resolve('dist/npm'), '--pack-destination', WORK]
  const packed = await runLimited('npm', args, { limitMs: INSTALL_MS })
  if (packed.status !== 0) throw problem(packed.problem ?? 'npm pack failed for dist/npm', packed.output)
  return resolve(WORK, /\S+\.tgz/.exec(packed.output)[0])
}

/** Installs the packages of the lock file and then the packed package. Throws an error that says what failed. */
export async function installApp(name, tarball) {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error']
  const packages = await run(name, INSTALL_MS, 'npm', 'ci', '--prefer-offline', ...FETCH, ...options)
  if (packages.status !== 0) throw problem(installProblem(name, packages), packages.output)
  // With the lock file, this needs no registry: everything else is installed.
  const own = await run(name, INSTALL_MS, 'npm', 'install', '--no-save', '--offline', ...options, tarball)
  if (own.status !== 0)
    throw problem(own.problem ?? `the package could not be installed in the app ${name}`, own.output)
}

export async function buildApp(name) {
  const built = await run(name, BUILD_MS, 'npm', 'run', 'build')
  if (built.status === 0) return
  const message =
    built.problem === undefined
      ? `the app ${name} does not build with the package`
      : `${built.problem} (the app ${name})`
  throw problem(message, built.output)
}

/** Rewrites the lock file of an app, after a change of its package.json. */
export async function lockApp(name) {
  const options = ['--package-lock-only', '--omit-lockfile-registry-resolved', ...FETCH]
  const locked = await run(name, INSTALL_MS, 'npm', 'install', ...options)
  if (locked.status !== 0) throw problem(installProblem(name, locked), locked.output)
  cpSync(join(folderOf(name), 'package-lock.json'), join(SOURCES, name, 'package-lock.json'))
}

/** Codes of npm for a registry that does not answer, answers with an error, or has no valid certificate. */
const REGISTRY =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|EIDLETIMEOUT|FETCH_ERROR|E40[013]|E429|E5\d\d|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_\w+)\b/
/** Codes of npm for a package or a version that the registry does not have. */
const NO_SUCH_VERSION = /\b(E404|ETARGET)\b/

/** Why an installation failed: the registry, which has nothing to do with the package, or the app's files. */
export function installProblem(name, { output, problem }) {
  if (problem !== undefined)
    return `${problem}, so the app ${name} was not built. This says nothing about Paywidget: check npm and its connection to the registry, and repeat.`
  const lock = `\`npm run hosts -- --lock ${name}\` writes the lock file.`
  const [missing] = NO_SUCH_VERSION.exec(output) ?? []
  if (missing !== undefined)
    return `the npm registry does not have a version that the app ${name} names (${missing}). Correct tests/hosts/${name}/package.json; then ${lock}`
  const [code] = REGISTRY.exec(output) ?? []
  if (code !== undefined)
    return `the npm registry failed (${code}), so the app ${name} was not built. This says nothing about Paywidget: check the connection to the registry and repeat.`
  return `npm ci failed in the app ${name}. After a change of its package.json, ${lock}`
}

/** An error with the end of the output, where npm and the compilers name the mistake. */
function problem(message, output) {
  return new Error(`${message}\n${output.trimEnd().split('\n').slice(-10).join('\n')}`, { cause: output })
}

/** Runs a command in the app's folder. */
function run(name, limitMs, command, ...args) {
  const env = { ...process.env, CI: '1', NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' }
  return runLimited(command, args, { limitMs, cwd: folderOf(name), env })
}
