// `npm run hosts`: builds the apps of tests/hosts with the packed npm package, and runs each of them in a browser.
// `npm run hosts -- react vue` takes only these. It builds dist/ first, and needs the npm registry.
// `npm run hosts -- --lock vue` writes the lock file of an app, after a change of its package.json.
// `--build` is the half for `npm test -- --whole`, which has built dist/: it ends after the builds of the apps, and
// `--report FILE` writes their results.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildApp, copySource, folderOf, HOST_APPS, installApp, lockApp, packPackage, pagesOf } from './hostApps.mjs'
import { ensurePackages } from './packages.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
ensurePackages()

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { build: { type: 'boolean' }, lock: { type: 'boolean' }, report: { type: 'string' } },
})
const names = positionals.length > 0 ? positionals : Object.keys(HOST_APPS)
const unknown = names.filter((name) => !Object.hasOwn(HOST_APPS, name))
if (unknown.length > 0) {
  console.error(`There is no app ${unknown.join(', ')}. There are: ${Object.keys(HOST_APPS).join(', ')}.`)
  process.exit(2)
}

for (const name of names) {
  rmSync(folderOf(name), { recursive: true, force: true })
  mkdirSync(folderOf(name), { recursive: true })
  copySource(name)
}
if (values.lock) await runForApps(names, lockApp, 'wrote the lock file')
else process.exitCode = (await buildAndPlay()) ? 0 : 1

async function buildAndPlay() {
  const failures = new Map()
  const built = []
  try {
    const tarball = await packBuild()
    // Installations wait for the network, builds for the processor.
    const installed = await runForApps(names, (name) => installApp(name, tarball), 'installed', failures)
    for (const name of installed) built.push(...(await runForApps([name], buildApp, 'built', failures)))
  } catch (error) {
    reportFailure('the npm package', error, failures)
  } finally {
    const report = { built, failures: [...failures].map(([title, message]) => ({ title, message })) }
    if (values.report) writeFileSync(values.report, JSON.stringify(report))
  }
  if (values.build) return failures.size === 0
  return built.length > 0 && play(built) && failures.size === 0
}

/** Runs an action for several apps at once, and returns those for which it succeeded. */
async function runForApps(apps, action, successText, failures = new Map()) {
  const start = Date.now()
  const one = async (name) => {
    try {
      await action(name)
      console.log(`${name}: ${successText} after ${Math.round((Date.now() - start) / 1000)} s`)
      return [name]
    } catch (error) {
      reportFailure(name, error, failures)
      return []
    }
  }
  return (await Promise.all(apps.map(one))).flat()
}

function reportFailure(title, error, failures) {
  failures.set(title, error.message)
  console.error(`FAILED  ${error.message}\n\nThe whole output:\n${error.cause ?? ''}`)
  process.exitCode = 1
}

function packBuild() {
  // Other suites run meanwhile and measure time: they go first, but the builds still end within their limits.
  if (values.build) setPriority(5)
  else node('.ci/build.mjs')
  return packPackage()
}

function play(built) {
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', 'tests/hosts/'], {
    stdio: 'inherit',
    env: { ...process.env, HOST_APPS: pagesOf(built) },
  })
  return status === 0
}

function node(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed; see its output above.`)
}
