// `npm run engines` runs tests/engines in Chromium, Firefox and WebKit: real programs, not emulations.
// `npm run engines -- firefox webkit -g "story of spei"` names engines; other arguments go to Playwright.
// On Debian or Ubuntu, as root, it installs a missing engine with apt-get. Otherwise it skips the engine's tests and
// prints the command that installs the engine; with CI set, it fails.
// `--reports FOLDER` (of `npm test -- --engines`) writes the results as engines.json and compare.json.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensurePackages } from './packages.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
ensurePackages()
const { ensureBrowser } = await import('./browser.mjs')

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib', '/usr/libexec']

const ENGINES = {
  chromium: { packages: [], find: async () => (await ensureBrowser()).file },
  firefox: { packages: ['firefox-esr'], find: () => process.env.FIREFOX ?? inPath('firefox-esr') ?? inPath('firefox') },
  webkit: { packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
}

const { args, reports } = readArguments(process.argv.slice(2))
const named = args.filter((arg) => arg in ENGINES)
const wanted = named.length > 0 ? named : Object.keys(ENGINES)
const found = {}
for (const name of wanted) {
  const programs = await ensureEngine(name)
  if (programs !== undefined) found[name] = programs
}

if (!existsSync('dist/site/index.html')) run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
if (!existsSync('dist/studio/index.html'))
  run('node_modules/vite/bin/vite.js', 'build', '--config', '.ci/vite/studio.config.ts')
if (!existsSync('dist/npm/index.js')) run('.ci/package.mjs')
rmSync('test-results/engines-screens', { recursive: true, force: true })
const played = playwright('engines', ...Object.keys(found).map((name) => `--project=${name}`))
// Compares the screens of the stories that were played, whether or not others failed.
const compareOptions = ['--project=compare', '--pass-with-no-tests', '--output=test-results/engines-compare']
const compared = playwright('compare', ...compareOptions)
const missing = wanted.filter((name) => !(name in found))
if (missing.length > 0) console.log(`Skipped: ${missing.join(', ')} (not installed; see above).`)
process.exitCode = (process.env.CI && missing.length > 0) || played !== 0 || compared !== 0 ? 1 : 0

function readArguments(all) {
  const at = all.indexOf('--reports')
  if (at < 0) return { args: all }
  return { args: all.filter((_, index) => index !== at && index !== at + 1), reports: all[at + 1] }
}

function playwright(name, ...projects) {
  const options = args.filter((arg) => !(arg in ENGINES))
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/engines/playwright.config.ts']
  if (reports === undefined) return run(...command, ...projects, ...options)
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = join(reports, `${name}.json`)
  return run(...command, '--reporter=list,json', ...projects, ...options)
}

async function ensureEngine(name) {
  const { packages, find } = ENGINES[name]
  const there = await find()
  if (there !== undefined || packages.length === 0) return there
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  if (process.getuid?.() === 0 && inPath('apt-get') !== undefined) {
    console.log(`Installing ${packages.join(' and ')} …`)
    // Retries after an update: a fresh image has no package lists.
    if (!tries('apt-get', install) && tries('apt-get', ['update'])) tries('apt-get', install)
  }
  const installed = await find()
  if (installed === undefined) console.log(`${name} is not installed. As root: apt-get ${install.join(' ')}`)
  return installed
}

/** The WebDriver server, the browser and the virtual display; undefined if one of them is missing. */
function findWebKit() {
  const browser = LIBRARIES.flatMap((folder) => webKitFolders(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file))
  const all = [inPath('WebKitWebDriver'), browser, inPath('Xvfb')]
  return all.includes(undefined) ? undefined : all
}

function webKitFolders(parent) {
  if (!existsSync(parent)) return []
  return readdirSync(parent)
    .filter((name) => name.startsWith('webkit2gtk-4') || name.startsWith('webkitgtk-6'))
    .map((name) => join(parent, name))
}

function inPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file))
}

function tries(program, all) {
  try {
    execFileSync(program, all, {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}

function run(...command) {
  const env = { ...process.env, ENGINES: JSON.stringify(found) }
  return spawnSync(process.execPath, command, { stdio: 'inherit', env }).status ?? 1
}
