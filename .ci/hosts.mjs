// `npm run hosts`: builds the apps of tests/hosts with the packed npm package, and runs each of them in a browser.
// `npm run hosts -- react vue` takes only these. It needs the npm registry, and makes what is missing of the build.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensurePackages } from './packages.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
ensurePackages()

/** The folder of each app in tests/hosts, and what differs from it. */
const APPS = {
  react: { folder: 'react' },
  react18: {
    folder: 'react',
    versions: { react: '18.3.1', 'react-dom': '18.3.1', '@types/react': '18.3.31', '@types/react-dom': '18.3.7' },
  },
  next: { folder: 'next' },
  vue: { folder: 'vue' },
  angular: { folder: 'angular' },
  sveltekit: { folder: 'sveltekit' },
}

const WORK = resolve('.cache/hosts')
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(APPS)
const unknown = names.filter((name) => !Object.hasOwn(APPS, name))
if (unknown.length > 0) {
  console.error(`There is no app ${unknown.join(', ')}. There are: ${Object.keys(APPS).join(', ')}.`)
  process.exit(2)
}

/** Runs a command, and ends with its output if it fails. */
function run(cwd, command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, CI: '1' },
  })
  if (status === 0) return stdout
  console.error(`${command} ${args.join(' ')} in ${cwd}\n${stdout}${stderr}`)
  return process.exit(1)
}

if (!existsSync('dist/site/index.html')) run('.', process.execPath, 'node_modules/vite/bin/vite.js', 'build')
if (!existsSync('dist/npm/index.js')) run('.', process.execPath, '.ci/package.mjs')
rmSync(WORK, { recursive: true, force: true })
mkdirSync(WORK, { recursive: true })
const tarball = join(WORK, run('.', 'npm', 'pack', '--silent', './dist/npm', '--pack-destination', WORK).trim())

for (const name of names) {
  const { folder, versions = {} } = APPS[name]
  const app = join(WORK, name)
  cpSync(`tests/hosts/${folder}`, app, { recursive: true })
  // Next.js shows the same component as the app of Vite.
  if (folder === 'next') {
    const component = readFileSync('tests/hosts/react/src/App.tsx', 'utf8')
    writeFileSync(join(app, 'app/App.tsx'), `'use client'\n\n${component}`)
  }
  const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'))
  for (const group of ['dependencies', 'devDependencies'])
    for (const one of Object.keys(manifest[group] ?? {})) manifest[group][one] = versions[one] ?? manifest[group][one]
  manifest.dependencies = { ...manifest.dependencies, paywidget: `file:${tarball}` }
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest, null, 2))
  const from = Date.now()
  run(app, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel', 'error')
  const installed = Date.now()
  run(app, 'npm', 'run', 'build')
  const seconds = [installed - from, Date.now() - installed].map((ms) => Math.round(ms / 1000))
  console.log(`${name}: installed in ${seconds[0]} s, built in ${seconds[1]} s`)
}

const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', 'tests/hosts/'], {
  stdio: 'inherit',
  env: { ...process.env, HOST_APPS: JSON.stringify(names.map((name) => [name, join(WORK, name, 'out')])) },
})
process.exitCode = status ?? 1
