// Finds a Chromium for the journeys and the bench on any machine: a developer's, or a fresh clone in CI.
// Usage: import { ensureBrowser } from './.ci/browser.mjs'; const { file, env } = await ensureBrowser()
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { commandError } from './commandError.mjs'

const require = createRequire(import.meta.url)
const CACHE = resolve(import.meta.dirname, '../.cache')

/** No GPU, no background network traffic, and no sandbox (Chromium refuses to start a sandbox as root). */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Tried in this order. The npm package comes before installed browsers, because it is the same on every machine.
// Nothing is installed outside the repository.
const STEPS = [
  ['PW_CHROMIUM', fromEnvironment],
  ['@sparticuz/chromium', fromPackage],
  ["Playwright's own", fromPlaywright],
  ['an installed one', fromSystem],
]

let found

/**
 * `{ file, env }`: the path of the program and the extra environment variables it needs. The search runs each
 * candidate once as a test.
 */
export function ensureBrowser() {
  found ??= find()
  return found
}

async function find() {
  const tried = []
  for (const [name, step] of STEPS) {
    try {
      const browser = await step()
      // Playwright's workers load this module too, and find the browser in this variable without a search.
      process.env.PW_CHROMIUM = browser.file
      Object.assign(process.env, browser.env)
      return browser
    } catch (error) {
      tried.push(`${name}: ${commandError(error)}`)
    }
  }
  throw new Error(
    `No Chromium runs here, and none is installed automatically. Set PW_CHROMIUM to its path, or install one: npx playwright install --with-deps chromium.\nTried:\n- ${tried.join('\n- ')}`,
  )
}

function fromEnvironment() {
  const file = process.env.PW_CHROMIUM
  if (!file) throw new Error('is not set')
  return checked(file)
}

async function fromPlaywright() {
  const { chromium } = await import('playwright')
  return checked(chromium.executablePath())
}

/** The package unpacks into TMPDIR and reuses any files there, so each version of the package gets its own TMPDIR. */
async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('is for Linux on x64 only')
  const root = dirname(dirname(dirname(require.resolve('@sparticuz/chromium'))))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const folder = join(CACHE, `chromium-${version}`)
  if (!existsSync(folder)) await unpack(folder)
  return withLibraries(folder, join(root, 'bin/al2023.tar.br'))
}

/** Unpacks into a draft folder and renames it at the end, so that two processes can do this at the same time. */
async function unpack(folder) {
  const draft = `${folder}.${process.pid}`
  const before = process.env.TMPDIR
  mkdirSync(draft, { recursive: true })
  process.env.TMPDIR = draft
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  // Adds the package's own fonts: on a machine with no fonts, text would have no size at all.
  const fonts = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${folder}/fonts</dir><cachedir>${folder}/fontcache</cachedir></fontconfig>\n`
  writeFileSync(join(draft, 'fonts.conf'), fonts)
  try {
    renameSync(draft, folder)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** A minimal Linux image lacks libnss3 and libnspr4. The package's copies for Amazon Linux work elsewhere too. */
function withLibraries(folder, archive) {
  const file = join(folder, 'chromium')
  const env = { FONTCONFIG_FILE: join(folder, 'fonts.conf') }
  try {
    return checked(file, env)
  } catch {
    const libraries = join(folder, 'lib')
    if (!existsSync(libraries)) {
      const tar = join(folder, `libraries.${process.pid}.tar`)
      writeFileSync(tar, brotliDecompressSync(readFileSync(archive)))
      execFileSync('tar', ['-xf', tar, '-C', folder])
      rmSync(tar)
    }
    return checked(file, {
      ...env,
      LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    })
  }
}

function fromSystem() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const files = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const file = files.find((path) => existsSync(path))
  if (file === undefined) throw new Error(`none of ${names.join(', ')} is in PATH`)
  return checked(file)
}

/** Returns the browser if it starts: the file may exist while its libraries are missing. */
function checked(file, env = {}) {
  if (!existsSync(file)) throw new Error(`${file} does not exist`)
  const options = { env: { ...process.env, ...env }, stdio: 'pipe', timeout: 30_000 }
  execFileSync(file, ['--version', '--no-sandbox', '--headless'], options)
  return { file, env }
}
